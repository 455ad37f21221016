import Frames

/// How long each image of an animated picture is shown, in whole ticks of a clock.
///
/// An image ends at the tick nearest to its true end, so that rounding never adds up.
struct ImageDelays: Hashable, Sendable {
  let rate: FrameRate
  let ticksPerSecond: Int

  /// The most frames per second that browsers show as they are asked to: what is shorter than 11 ms they slow down.
  static let highest = FrameRate(90)

  /// How long the image with an index is shown, in ticks.
  func delay(of index: Int) -> Int { end(of: index) - end(of: index - 1) }

  private func end(of index: Int) -> Int {
    let ticks = 2 * ticksPerSecond * (index + 1) * rate.denominator
    return (ticks + rate.numerator) / (2 * rate.numerator)
  }

  /// What the user should know of a film in a format with such delays.
  static func warnings(_ format: String, _ rate: FrameRate) -> [String] {
    guard rate.framesPerSecond > highest.framesPerSecond else { return [] }
    return [
      "browsers play \(format) at \(highest) frames per second at most; the film has \(rate), and is slower there"
    ]
  }
}
