/// A number as the shortest text that reads back as the same number.
package enum NumberText {
  /// The text by ECMAScript's Number::toString, radix 10: `0.1`, `100`, `1e+21`, `1.5e-7`, `NaN`, `-Infinity`; -0 is `0`.
  package static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity" }
    if value == 0 { return "0" }
    if let integer = Int(exactly: value), integer.magnitude < 1 << 53 { return String(integer) }
    let sign = value < 0 ? "-" : ""
    let (digits, point) = decimalDigits(value.magnitude)
    let count = digits.count
    if point > 21 || point < -5 {
      let exponent = point - 1
      let fraction = count > 1 ? "." + digits.dropFirst() : ""
      return "\(sign)\(digits.prefix(1))\(fraction)e\(exponent < 0 ? "-" : "+")\(abs(exponent))"
    }
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if count <= point { return sign + digits + String(repeating: "0", count: point - count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }

  /// The significant digits of a positive number and where its point stands: 0.digits × 10^point.
  private static func decimalDigits(_ value: Double) -> (digits: String, point: Int) {
    let parts = value.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let whole = String(mantissa[0])
    let fraction = mantissa.count > 1 ? String(mantissa[1]) : ""
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    var digits = whole + fraction
    var point = whole.count + exponent
    while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
    while digits.count > 1, digits.hasPrefix("0") {
      digits.removeFirst()
      point -= 1
    }
    return (digits, point)
  }
}
