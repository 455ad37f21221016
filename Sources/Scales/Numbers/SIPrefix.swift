/// The letters for powers of a thousand, from yocto to yotta.
package enum SIPrefix {
  private static let symbols = [
    "y", "z", "a", "f", "p", "n", "µ", "m", "", "k", "M", "G", "T", "P", "E", "Z", "Y",
  ]

  /// The letter for a power of ten that is a multiple of 3 in -24…24.
  static func symbol(power: Int) -> String {
    symbols[max(0, min(16, 8 + power / 3))]
  }

  /// The power of ten, a multiple of 3 in -24…24, that suits a number's first digit.
  static func power(exponent: Int) -> Int {
    max(-24, min(24, exponent - ((exponent % 3) + 3) % 3))
  }
}
