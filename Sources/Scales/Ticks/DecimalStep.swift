/// A step and an anchor as whole numbers over one power of ten, so that multiples are exact.
struct DecimalStep {
  private let step: Double
  private let anchor: Double
  private let denominator: Double

  /// Reads the decimals that the two numbers are written with.
  init(step: Double, anchor: Double) {
    let places = max(Self.fractionDigits(step), Self.fractionDigits(anchor))
    let scale = LinearTicks.powerOfTen(Double(places))
    let whole = ((step * scale).rounded(), (anchor * scale).rounded())
    // Past 2^53 whole numbers are no longer exact, and nothing would be won.
    if places <= 22, whole.0.magnitude < 9e15, whole.1.magnitude < 9e15 {
      (self.step, self.anchor, denominator) = (whole.0, whole.1, scale)
    } else {
      (self.step, self.anchor, denominator) = (step, anchor, 1)
    }
  }

  func value(_ index: Double) -> Double {
    (index * step + anchor) / denominator + 0
  }

  /// How many digits after the point the shortest text of a number has.
  private static func fractionDigits(_ value: Double) -> Int {
    let digits = ShortestDecimal(value)
    return max(0, digits.digits.count - 1 - digits.exponent)
  }
}
