import Frames

/// Writes images of an APNG: the body of its `fcTL` chunk, with 0 for the number, then its compressed pixels.
final class APNGImageEncoder: PartialImageEncoder {
  private let encoder: PNGEncoder
  private let delays: ImageDelays

  /// The length of the body of an `fcTL` chunk.
  static let controlLength = 26

  init(_ video: VideoDescription) {
    encoder = PNGEncoder(size: video.size, hasAlpha: video.hasAlpha)
    delays = APNGImageEncoder.delays(video.rate)
  }

  func image(of frame: PixelFrame, in part: PixelRectangle, index: Int)
    throws(EncodingError) -> [UInt8]
  {
    let file = try encoder.encode(frame, in: part)
    var bytes = [part.width, part.height, part.x, part.y].reduce(into: BigEndian.long(0)) {
      $0 += BigEndian.long($1)
    }
    let shortened = min(delays.delay(of: index), Int(UInt16.max))
    bytes += BigEndian.word(shortened) + BigEndian.word(delays.ticksPerSecond)
    // Nothing is disposed of, and pixels replace what is there.
    bytes += [0, 0]
    for chunk in PNGChunk.all(in: file) where chunk.name == "IDAT" { bytes += file[chunk.body] }
    return bytes
  }

  /// A clock in which the frames of common rates are whole ticks, and that delays fit in 16 bits of.
  private static func delays(_ rate: FrameRate) -> ImageDelays {
    let isExact = max(rate.numerator, rate.denominator) <= Int(UInt16.max)
    let isSlow = rate.framesPerSecond < 0.2
    return ImageDelays(
      rate: rate, ticksPerSecond: isExact ? rate.numerator : isSlow ? 1 : 10_000)
  }
}
