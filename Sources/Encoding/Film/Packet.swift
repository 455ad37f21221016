/// One encoded frame, shown from its own index in the film until the next.
package struct Packet: Sendable {
  /// The frame that it shows, as an index in the film.
  package let frame: Int
  package let bytes: [UInt8]
  /// Whether decoding can start here.
  package let isKeyFrame: Bool

  package init(frame: Int, bytes: [UInt8], isKeyFrame: Bool) {
    self.frame = frame
    self.bytes = bytes
    self.isKeyFrame = isKeyFrame
  }
}
