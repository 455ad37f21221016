/// Reads decimal numbers from bytes, without a string for the common ones.
package enum DecimalText {
  /// The powers of ten that a double holds exactly.
  static let exactPowers: [Double] = (0...22).map { power in
    (0..<power).reduce(1.0) { product, _ in product * 10 }
  }

  /// The value of mantissa × 10^exponent where that is exact to the last bit, else nil.
  @inline(__always)
  static func exactValue(mantissa: UInt64, exponent: Int) -> Double? {
    guard mantissa <= 1 << 53, abs(exponent) <= 22 else { return nil }
    let power = exactPowers[abs(exponent)]
    return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
  }

  /// The number that a range of bytes spells: sign, digits, point, exponent, and nothing else.
  ///
  /// A number too large for a double is an infinity; anything else is nil.
  package static func value(of bytes: [UInt8], in range: Range<Int>) -> Double? {
    var index = range.lowerBound
    let end = range.upperBound
    guard index < end else { return nil }
    let isNegative = bytes[index] == 0x2D
    if isNegative || bytes[index] == 0x2B { index += 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var isExact = true
    var exponent = 0
    var pointAt: Int?
    while index < end {
      let byte = bytes[index]
      if byte >= 0x30, byte <= 0x39 {
        if mantissa < 1 << 59 {
          mantissa = mantissa &* 10 &+ UInt64(byte &- 0x30)
        } else {
          isExact = false
        }
        digits += 1
      } else if byte == 0x2E, pointAt == nil {
        pointAt = digits
      } else {
        break
      }
      index += 1
    }
    guard digits > 0 else { return nil }
    if let pointAt { exponent = pointAt - digits }
    if index < end {
      guard bytes[index] | 0x20 == 0x65, let power = power(bytes, index + 1..<end) else {
        return nil
      }
      exponent += power
    }
    if isExact, let value = exactValue(mantissa: mantissa, exponent: exponent) {
      return isNegative ? -value : value
    }
    let start = range.lowerBound + (bytes[range.lowerBound] == 0x2B ? 1 : 0)
    return Double(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  /// An exponent's digits, held within ±100,000.
  private static func power(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    guard index < range.upperBound else { return nil }
    let isNegative = bytes[index] == 0x2D
    if isNegative || bytes[index] == 0x2B { index += 1 }
    guard index < range.upperBound else { return nil }
    var value = 0
    for byte in bytes[index..<range.upperBound] {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = min(value * 10 + Int(byte - 0x30), 100_000)
    }
    return isNegative ? -value : value
  }
}
