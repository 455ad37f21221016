/// One chunk's packets in memory, in decoding order.
package struct EncodedChunk: Sendable {
  /// The frames that the packets show, as indices in the film.
  package let frames: Range<Int>
  package let packets: [Packet]

  package init(frames: Range<Int>, packets: [Packet]) {
    self.frames = frames
    self.packets = packets
  }

  /// How many bytes all packets hold.
  package var byteCount: Int { packets.reduce(0) { $0 + $1.bytes.count } }
}
