/// Frames per second as an exact ratio, in lowest terms; both parts are positive.
package struct FrameRate: Hashable, Sendable {
  package let numerator: Int
  package let denominator: Int

  /// A rate from two positive whole numbers.
  package init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(numerator > 0 && denominator > 0, "a frame rate is a ratio of positive numbers")
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = numerator / a
    self.denominator = denominator / a
  }

  /// The rate as a decimal number, for display.
  package var framesPerSecond: Double { Double(numerator) / Double(denominator) }
}
