/// Frames per second as an exact ratio, in lowest terms; both parts are positive.
package struct FrameRate: Hashable, Sendable, CustomStringConvertible {
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

  /// `30`, or `30000/1001` where the rate is no whole number.
  package var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  /// How many frames a film of so many seconds has: round(seconds × rate), at least 1.
  ///
  /// A duration that is no number or has no end gives 1 or the largest count, 2³¹ − 1.
  package func frameCount(seconds: Double) -> Int {
    let exact = (seconds * Double(numerator) / Double(denominator)).rounded()
    guard exact > 1 else { return 1 }
    return Int(exactly: min(exact, Double(Int32.max))) ?? 1
  }
}
