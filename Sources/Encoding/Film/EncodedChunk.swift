/// One chunk's packets in memory, in decoding order.
package struct EncodedChunk: Sendable {
  /// The frames that the packets show, as indices in the film.
  package let frames: Range<Int>
  package let packets: [Packet]
  /// What a player must know before the first packet, the same for each chunk of a film.
  ///
  /// For H.264 the sequence and picture parameter sets with start codes; empty where packets bring it along.
  package let parameterSets: [UInt8]

  package init(frames: Range<Int>, packets: [Packet], parameterSets: [UInt8] = []) {
    self.frames = frames
    self.packets = packets
    self.parameterSets = parameterSets
  }

  /// How many bytes all packets hold.
  package var byteCount: Int { packets.reduce(0) { $0 + $1.bytes.count } }
}
