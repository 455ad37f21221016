/// A distribution of one number.
protocol Distribution: Sendable {
  func density(at value: Double) -> Double
  /// The probability of a number up to `value`.
  func cumulative(at value: Double) -> Double
  /// The number that is not exceeded with a probability in 0…1; NaN outside.
  func quantile(of probability: Double) -> Double
}
