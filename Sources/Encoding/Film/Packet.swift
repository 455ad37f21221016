/// One encoded frame, shown from its own index in the film until the next.
package struct Packet: Sendable {
  /// The frame that it shows, as an index in the film.
  package let frame: Int
  package let bytes: [UInt8]
  /// Whether decoding can start here.
  package let isKeyFrame: Bool
  /// What a container stores beside the bytes, in FFmpeg's form: the transparency of VP9; mostly empty.
  package let addition: [UInt8]

  package init(frame: Int, bytes: [UInt8], isKeyFrame: Bool, addition: [UInt8] = []) {
    self.frame = frame
    self.bytes = bytes
    self.isKeyFrame = isKeyFrame
    self.addition = addition
  }
}
