import Frames

/// How long each image of a GIF is shown, in hundredths of a second.
///
/// An image ends at the hundredth nearest to its true end, so that rounding never adds up.
struct GIFDelays: Hashable, Sendable {
  let rate: FrameRate

  /// The most frames per second that viewers show as they are asked to.
  static let highest = FrameRate(50)

  /// How long the image with an index is shown.
  func delay(of index: Int) -> Int { end(of: index) - end(of: index - 1) }

  /// round(100 × (index + 1) / rate).
  private func end(of index: Int) -> Int {
    (200 * (index + 1) * rate.denominator + rate.numerator) / (2 * rate.numerator)
  }
}
