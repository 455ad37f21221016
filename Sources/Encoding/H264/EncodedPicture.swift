/// One picture as x264 gave it out.
struct EncodedPicture: Sendable {
  /// What was given as its time.
  let time: Int
  let isKeyFrame: Bool
  let bytes: [UInt8]
}
