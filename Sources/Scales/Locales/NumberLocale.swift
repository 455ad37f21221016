/// The signs that numbers are written with.
package struct NumberLocale: Hashable, Sendable {
  package var decimal: String
  package var thousands: String
  /// Sizes of groups from the right; the list repeats.
  package var grouping: [Int]
  package var currencyPrefix: String
  package var currencySuffix: String
  package var minus: String
  package var percent: String
  /// Ten digits that stand for 0…9; nil for 0…9 themselves.
  package var numerals: [String]?

  package init(
    decimal: String = ".", thousands: String = ",", grouping: [Int] = [3],
    currencyPrefix: String = "$", currencySuffix: String = "", minus: String = "\u{2212}",
    percent: String = "%", numerals: [String]? = nil
  ) {
    self.decimal = decimal
    self.thousands = thousands
    self.grouping = grouping
    self.currencyPrefix = currencyPrefix
    self.currencySuffix = currencySuffix
    self.minus = minus
    self.percent = percent
    self.numerals = numerals?.count == 10 ? numerals : nil
  }

  /// American English, d3's default.
  package static let americanEnglish = NumberLocale()

  /// Groups whole digits; `width` is how long the result may get (for padding with zeros).
  func grouped(_ digits: String, width: Int = .max) -> String {
    guard let first = grouping.first, first > 0 else { return digits }
    var rest = digits[...]
    var parts: [Substring] = []
    var (size, index, length) = (first, 0, 0)
    while !rest.isEmpty, size > 0 {
      if length + size + 1 > width { size = max(1, width - length) }
      parts.append(rest.suffix(size))
      rest = rest.dropLast(size)
      length += size + 1
      if length > width { break }
      index = (index + 1) % grouping.count
      size = grouping[index]
    }
    if size <= 0, !rest.isEmpty { parts.append(rest) }
    return parts.reversed().joined(separator: thousands)
  }

  /// Replaces the ten digits by the locale's own.
  func localized(_ text: String) -> String {
    guard let numerals else { return text }
    return text.map { character in
      character.isASCII
        ? character.wholeNumberValue.map { numerals[$0] } ?? String(character)
        : String(character)
    }.joined()
  }
}
