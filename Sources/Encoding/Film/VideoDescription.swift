package import Frames

/// What a format has to know of a film before its first frame.
package struct VideoDescription: Hashable, Sendable {
  /// The size of the drawn frames in pixels.
  package var size: PixelSize
  package var rate: FrameRate
  /// How many frames there are, at least 1.
  package var frameCount: Int
  /// Whether pixels may be transparent; else their alpha is 255 and is not looked at.
  package var hasAlpha: Bool
  /// What pads odd sizes, and what transparent pixels lie on in formats without alpha.
  package var background: FlatColor
  /// How often a looping picture plays.
  package var plays: PlayCount
  package var compression = Compression()

  package init(
    size: PixelSize, rate: FrameRate, frameCount: Int, hasAlpha: Bool = false,
    background: FlatColor = .white, plays: PlayCount = .forever
  ) {
    precondition(frameCount > 0, "a film has a frame")
    self.size = size
    self.rate = rate
    self.frameCount = frameCount
    self.hasAlpha = hasAlpha
    self.background = background
    self.plays = plays
  }

  /// The longest side in pixels that any format accepts.
  package static let longestSide = 16384

  /// The description, refused where a side is longer than `longestSide`.
  func withinLimits() throws(EncodingError) -> VideoDescription {
    guard max(size.width, size.height) <= VideoDescription.longestSide else {
      throw .limit(
        "a picture of \(size.width)x\(size.height) is too large; "
          + "a side has at most \(VideoDescription.longestSide) pixels")
    }
    return self
  }
}
