/// The fewest decimal digits that read back as the same number.
struct ShortestDecimal {
  /// Digits without leading or trailing zeros; a single 0 for zero.
  let digits: [UInt8]
  /// The power of ten of the first digit.
  let exponent: Int

  /// Takes the magnitude of a finite number; anything else counts as zero.
  init(_ value: Double) {
    guard value.isFinite, value != 0 else {
      (digits, exponent) = ([0], 0)
      return
    }
    var found: [UInt8] = []
    var pointPosition: Int?
    var power = 0
    let text = value.magnitude.description
    let parts = text.split(separator: "e", maxSplits: 1)
    if parts.count == 2 { power = Int(parts[1]) ?? 0 }
    for byte in (parts.first ?? "0").utf8 {
      if byte == UInt8(ascii: ".") {
        pointPosition = found.count
      } else {
        found.append(byte - UInt8(ascii: "0"))
      }
    }
    let leading = found.prefix { $0 == 0 }.count
    exponent = (pointPosition ?? found.count) - 1 - leading + power
    found.removeFirst(leading)
    while found.count > 1, found.last == 0 { found.removeLast() }
    digits = found
  }

  /// The text that JavaScript's `String(number)` gives.
  static func text(of value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
    if value == 0 { return "0" }
    let decimal = ShortestDecimal(value)
    let digits = DecimalDigits.text(decimal.digits)
    let sign = value < 0 ? "-" : ""
    let exponent = decimal.exponent
    if exponent >= 21 || exponent < -6 {
      let head = digits.prefix(1)
      let tail = digits.dropFirst()
      let power = (exponent < 0 ? "-" : "+") + String(exponent.magnitude)
      return sign + head + (tail.isEmpty ? "" : "." + tail) + "e" + power
    }
    return sign + DecimalDigits.positional(digits, exponent: exponent)
  }
}
