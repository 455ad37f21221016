import Foundation

/// Number and date signs of the world's languages, from Foundation's own tables.
///
/// Only a language other than American English reads them; the machine's settings are never asked.
package enum FoundationLocale {
  /// Whether the language of a BCP 47 identifier is one whose signs and names are known.
  package static func knows(_ identifier: String) -> Bool {
    guard !isBuiltIn(identifier) else { return true }
    guard let language = locale(identifier)?.language.languageCode?.identifier else { return false }
    return Locale.availableIdentifiers.contains {
      $0.prefix { $0 != "_" && $0 != "-" } == language
    }
  }

  /// The number signs of a BCP 47 identifier such as "de-DE"; nil for an unknown language.
  package static func numbers(_ identifier: String, currency: String? = nil) -> NumberLocale? {
    if isBuiltIn(identifier), currency == nil { return .americanEnglish }
    guard let locale = locale(identifier) else { return nil }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    var result = NumberLocale()
    result.decimal = formatter.decimalSeparator ?? "."
    result.thousands = formatter.groupingSeparator ?? ","
    result.grouping = grouping(locale, separator: result.thousands)
    result.minus = sign(formatter.minusSign, instead: "-", of: "\u{2212}")
    result.percent = sign(formatter.percentSymbol, instead: "", of: "%")
    result.numerals = numerals(formatter)

    let money = NumberFormatter()
    money.locale = locale
    money.numberStyle = .currency
    if let currency { money.currencyCode = currency }
    result.currencyPrefix = money.positivePrefix ?? ""
    result.currencySuffix = money.positiveSuffix ?? ""
    return result
  }

  /// The names and orders of dates of a BCP 47 identifier; nil for an unknown language.
  package static func times(_ identifier: String) -> TimeLocale? {
    if isBuiltIn(identifier) { return .americanEnglish }
    guard let locale = locale(identifier), let utc = TimeZone(identifier: "GMT") else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = utc
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = utc
    func pattern(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
      formatter.dateStyle = date
      formatter.timeStyle = time
      return TimePattern.directives(formatter.dateFormat ?? "")
    }
    let date = pattern(.short, .none)
    let time = pattern(.none, .medium)
    var result = TimeLocale(
      dateTime: "%x, %X", date: date, time: time,
      periods: [calendar.amSymbol, calendar.pmSymbol],
      days: calendar.standaloneWeekdaySymbols, shortDays: calendar.shortStandaloneWeekdaySymbols,
      months: calendar.standaloneMonthSymbols,
      shortMonths: calendar.shortStandaloneMonthSymbols)
    result.monthForms = zip(calendar.monthSymbols, calendar.shortMonthSymbols).map { [$0, $1] }
    return result
  }

  private static func isBuiltIn(_ identifier: String) -> Bool {
    ["en-US", "en_US", "en"].contains(identifier)
  }

  private static func locale(_ identifier: String) -> Locale? {
    let locale = Locale(identifier: identifier)
    guard let language = locale.language.languageCode, language.isISOLanguage else { return nil }
    return locale
  }

  /// The sizes of groups as the language writes a long number: 3, or 3 and then twos.
  private static func grouping(_ locale: Locale, separator: String) -> [Int] {
    let text = 123_456_789_012_345.formatted(.number.locale(locale))
    let groups = text.components(separatedBy: separator).map(\.count)
    guard groups.count > 2, let first = groups.last else { return [3] }
    let second = groups[groups.count - 2]
    // The list repeats, so a long tail stands for "all further groups".
    return first == second ? [first] : [first] + Array(repeating: second, count: 20)
  }

  private static func numerals(_ formatter: NumberFormatter) -> [String]? {
    let digits = (0...9).compactMap { formatter.string(from: NSNumber(value: $0)) }
    let plain = (0...9).map(String.init)
    return digits == plain || digits.count != 10 || digits.contains { $0.count != 1 } ? nil : digits
  }

  private static func sign(_ found: String?, instead plain: String, of usual: String) -> String {
    guard let found, found != plain, !found.isEmpty else { return usual }
    return found
  }
}
