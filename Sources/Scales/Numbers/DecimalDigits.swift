/// Every decimal digit of a number's exact value, and rounding that ties upwards.
///
/// A binary fraction m × 2^-k is m × 5^k / 10^k, so its digits are those of a whole number.
struct DecimalDigits {
  /// Digits without leading zeros; empty for zero.
  private(set) var digits: [UInt8]
  /// The power of ten of the first digit; 0 for zero.
  private(set) var exponent: Int

  /// Expands the magnitude of a finite number; anything else counts as zero.
  init(_ value: Double) {
    guard value.isFinite, value != 0 else {
      (digits, exponent) = ([], 0)
      return
    }
    let magnitude = value.magnitude
    var mantissa = magnitude.significandBitPattern
    var power = Int(magnitude.exponentBitPattern) - 1075
    if magnitude.exponentBitPattern == 0 { power += 1 } else { mantissa |= 1 << 52 }
    let zeros = mantissa.trailingZeroBitCount
    mantissa >>= UInt64(zeros)
    power += zeros

    var limbs: [UInt64] = [
      mantissa % Self.radix, mantissa / Self.radix % Self.radix,
    ]
    var left = abs(power)
    let base: UInt64 = power < 0 ? 5 : 2
    let chunk = power < 0 ? 13 : 30
    while left > 0 {
      let times = min(left, chunk)
      Self.multiply(&limbs, by: (0..<times).reduce(1) { product, _ in product * base })
      left -= times
    }
    var all = limbs.reversed().flatMap(Self.digits(of:))
    all.removeFirst(all.prefix { $0 == 0 }.count)
    exponent = all.count - 1 + min(0, power)
    digits = all
  }

  /// Keeps a number of leading digits (at least 1), padded with zeros.
  func rounded(toSignificant count: Int) -> DecimalDigits {
    guard !digits.isEmpty else { return self }
    return cut(after: max(1, count))
  }

  /// The digits with `places` after the point, as JavaScript's `toFixed` without a sign.
  func fixed(places: Int) -> String {
    let kept = digits.isEmpty ? self : cut(after: exponent + 1 + places)
    guard !kept.digits.isEmpty else {
      return places > 0 ? "0." + String(repeating: "0", count: places) : "0"
    }
    return Self.positional(Self.text(kept.digits), exponent: kept.exponent, places: places)
  }

  private func cut(after count: Int) -> DecimalDigits {
    var result = self
    guard count >= 0 else {
      result.digits = []
      result.exponent = 0
      return result
    }
    if digits.count <= count {
      result.digits += Array(repeating: 0, count: count - digits.count)
      return result
    }
    let roundsUp = digits[count] >= 5
    result.digits = Array(digits.prefix(count))
    guard roundsUp else {
      if result.digits.isEmpty { result.exponent = 0 }
      return result
    }
    var index = count - 1
    while index >= 0, result.digits[index] == 9 {
      result.digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      result.digits[index] += 1
    } else {
      result.digits.insert(1, at: 0)
      result.exponent += 1
    }
    return result
  }

  private static let radix: UInt64 = 1_000_000_000

  private static func multiply(_ limbs: inout [UInt64], by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = limbs[index] * factor + carry
      limbs[index] = product % radix
      carry = product / radix
    }
    while carry > 0 {
      limbs.append(carry % radix)
      carry /= radix
    }
  }

  private static func digits(of limb: UInt64) -> [UInt8] {
    var rest = limb
    var result = [UInt8](repeating: 0, count: 9)
    for index in result.indices.reversed() {
      result[index] = UInt8(rest % 10)
      rest /= 10
    }
    return result
  }

  /// The characters of digits.
  static func text(_ digits: [UInt8]) -> String {
    String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }

  /// Puts the point into digits whose first has the given power of ten.
  static func positional(_ digits: String, exponent: Int, places: Int? = nil) -> String {
    if exponent < 0 {
      let zeros = String(repeating: "0", count: -exponent - 1)
      return "0." + zeros + digits
    }
    let whole = exponent + 1
    if digits.count > whole {
      return digits.prefix(whole) + "." + digits.dropFirst(whole)
    }
    return digits + String(repeating: "0", count: whole - digits.count)
  }
}
