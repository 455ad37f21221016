/// The digits of a number without sign, grouping or locale, for each type of format.
enum Digits {
  /// The digits of a magnitude; `prefixed` has its own function for finite numbers.
  static func text(_ value: Double, _ kind: NumberSpecifier.Kind, _ precision: Int) -> String {
    // JavaScript writes whole numbers by its locale, which has a sign for what has no end.
    guard value.isFinite else { return kind == .decimal ? "∞" : "Infinity" }
    switch kind {
    case .percent: return fixed(value * 100, precision)
    case .roundedPercent: return rounded(value * 100, precision)
    case .fixed: return fixed(value, precision)
    case .exponent: return exponential(value, places: precision)
    case .general, .grouped: return general(value, precision)
    case .rounded: return rounded(value, precision)
    case .prefixed: return prefixed(value, precision).text
    case .decimal: return whole(value)
    case .binary: return radix(value, bits: 1)
    case .octal: return radix(value, bits: 3)
    case .hexadecimal: return radix(value, bits: 4)
    case .upperHexadecimal: return radix(value, bits: 4).uppercased()
    case .character: return ShortestDecimal.text(of: value)
    }
  }

  /// JavaScript's `toFixed`; from 1e21 on its plain text.
  static func fixed(_ value: Double, _ places: Int) -> String {
    guard value.isFinite else { return "Infinity" }
    guard value < 1e21 else { return ShortestDecimal.text(of: value) }
    return DecimalDigits(value).fixed(places: places)
  }

  /// The nearest whole number, halves upwards, with zeros after the digits that are known.
  static func whole(_ value: Double) -> String {
    let decimal = ShortestDecimal(LinearTicks.roundedHalfUp(value))
    let digits = DecimalDigits.text(decimal.digits)
    return DecimalDigits.positional(digits, exponent: decimal.exponent)
  }

  /// JavaScript's `toExponential`.
  static func exponential(_ value: Double, places: Int) -> String {
    let (digits, exponent) = significant(value, places + 1)
    let head = String(digits.prefix(1))
    let tail = digits.dropFirst()
    let power = (exponent < 0 ? "-" : "+") + String(exponent.magnitude)
    return head + (tail.isEmpty ? "" : "." + tail) + "e" + power
  }

  /// JavaScript's `toPrecision`.
  static func general(_ value: Double, _ precision: Int) -> String {
    let (digits, exponent) = significant(value, precision)
    if exponent < -6 || exponent >= precision {
      return exponential(value, places: precision - 1)
    }
    return DecimalDigits.positional(digits, exponent: exponent)
  }

  /// Significant digits in positional notation.
  static func rounded(_ value: Double, _ precision: Int) -> String {
    guard value.isFinite else { return "Infinity" }
    let (digits, exponent) = significant(value, precision)
    return DecimalDigits.positional(digits, exponent: exponent)
  }

  /// Digits over a power of a thousand, and that power of ten.
  static func prefixed(_ value: Double, _ precision: Int) -> (text: String, power: Int) {
    guard value != 0 else { return (general(0, precision), 0) }
    let (digits, exponent) = significant(value, precision)
    let power = SIPrefix.power(exponent: exponent)
    let whole = exponent - power + 1
    if whole > 0 { return (DecimalDigits.positional(digits, exponent: whole - 1), power) }
    // Under a yocto the digits after the point are counted, not the significant ones.
    let kept = max(0, precision + whole - 1)
    let tail =
      kept == 0
      ? DecimalDigits.text(ShortestDecimal(value).digits)
      : significant(value, kept).digits
    return ("0." + String(repeating: "0", count: -whole) + tail, power)
  }

  /// Removes zeros at the end of a fraction, before a power.
  static func trimmed(_ text: String) -> String {
    guard let point = text.firstIndex(of: ".") else { return text }
    let end = text[point...].firstIndex { $0 != "." && !("0"..."9").contains($0) } ?? text.endIndex
    var fraction = text[text.index(after: point)..<end]
    while fraction.last == "0" { fraction.removeLast() }
    return text[..<point] + (fraction.isEmpty ? "" : "." + fraction) + text[end...]
  }

  /// Whether digits say zero, whatever the power.
  static func isZero(_ text: String) -> Bool {
    !text.prefix { $0 != "e" }.contains { $0 != "0" && $0 != "." }
  }

  private static func significant(
    _ value: Double, _ count: Int
  ) -> (digits: String, exponent: Int) {
    guard value != 0 else { return (String(repeating: "0", count: max(1, count)), 0) }
    let decimal = DecimalDigits(value).rounded(toSignificant: count)
    // A carry (9.99 to 10.0) makes one digit more.
    return (String(DecimalDigits.text(decimal.digits).prefix(max(1, count))), decimal.exponent)
  }

  private static func radix(_ value: Double, bits: Int) -> String {
    let whole = value.rounded(.toNearestOrAwayFromZero)
    if let number = UInt64(exactly: whole) { return String(number, radix: 1 << bits) }
    let power = Int(whole.exponent) - 52
    let mantissa = whole.significandBitPattern | 1 << 52
    var binary = String(mantissa, radix: 2) + String(repeating: "0", count: power)
    let missing = (bits - binary.count % bits) % bits
    binary = String(repeating: "0", count: missing) + binary
    var result = ""
    var rest = binary[...]
    while !rest.isEmpty {
      result += String(Int(rest.prefix(bits), radix: 2) ?? 0, radix: 1 << bits)
      rest = rest.dropFirst(bits)
    }
    return result
  }
}
