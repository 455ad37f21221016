/// How many digits tell ticks apart (after d3-format's precision functions).
enum FormatPrecision {
  /// Digits after the point for a step; nil when the step is not finite.
  static func fixed(step: Double) -> Int? {
    exponent(step).map { max(0, -$0) }
  }

  /// Digits after the point for a step, under the prefix that suits a value.
  static func prefixed(step: Double, value: Double) -> Int? {
    guard let step = exponent(step), let value = exponent(value) else { return nil }
    return max(0, SIPrefix.power(exponent: value) - step)
  }

  /// Significant digits for a step, up to a largest value.
  static func rounded(step: Double, largest: Double) -> Int? {
    let rest = largest.magnitude - step.magnitude
    guard let step = exponent(step), let largest = exponent(rest) else { return nil }
    return max(0, largest - step) + 1
  }

  private static func exponent(_ value: Double) -> Int? {
    value.isFinite ? ShortestDecimal(value).exponent : nil
  }
}
