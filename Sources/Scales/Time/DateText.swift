/// Reads a date in the forms that people and JavaScript's `Date.parse` write it.
///
/// - ISO 8601: `2012`, `2012-01`, `2012-01-31`, with `T` or a space and `10:00[:30[.125]]`, and `Z`
///   or an offset. A date alone is UTC, one with a time is in the zone given.
/// - Words: `Jan 1 2000`, `1 January 2000 10:00 PM`, `Tue, 01 Jan 2000 10:00:00 GMT+0100`.
/// - Slashes: `2000/01/31`, and `1/31/2000` with the month first. Dots: `2000.01.31` alone, since `1.2.2000` is a day
///   of January in some countries and of February in others.
/// - A month and a day without a year are in 2001, as in JavaScript.
package enum DateText {
  /// Milliseconds since 1970; nil for text that is no date.
  ///
  /// - Parameter needsYear: Whether a date must say its year, as where nobody asks for dates: "May 10" may be a name.
  package static func milliseconds(
    _ text: String, zone: TimeZoneRule = .utc, needsYear: Bool = false
  ) -> Double? {
    let trimmed = trimmed(text)
    guard !trimmed.isEmpty, trimmed.utf8.count <= 100 else { return nil }
    let time = iso(trimmed, zone) ?? words(trimmed, zone, needsYear: needsYear)
    return time?.isFinite == true ? time : nil
  }

  /// 1…12 for an English month's name or its first three letters, in any case.
  package static func month(named name: String) -> Int? {
    place(of: name, in: DateWords.months, TimeLocale.americanEnglish.months).map { $0 + 1 }
  }

  /// 0 for Sunday … 6 for Saturday, by the English name or its first three letters, in any case.
  package static func weekday(named name: String) -> Int? {
    place(of: name, in: DateWords.weekdays, TimeLocale.americanEnglish.days)
  }

  private static func place(
    of name: String, in short: [String], _ long: [String]
  ) -> Int? {
    let word = name.lowercased()
    return short.firstIndex(of: word) ?? long.firstIndex { $0.lowercased() == word }
  }

  private static func trimmed(_ text: String) -> Substring {
    var rest = text[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }

  private static func iso(_ text: Substring, _ zone: TimeZoneRule) -> Double? {
    var rest = text
    var date = CivilDate(year: 0)
    let sign = rest.first
    if sign == "+" || sign == "-" {
      rest.removeFirst()
      guard let year = digits(&rest, exactly: 6) else { return nil }
      date.year = sign == "-" ? -year : year
    } else {
      guard let year = digits(&rest, exactly: 4) else { return nil }
      date.year = year
    }
    for field in [\CivilDate.month, \CivilDate.day] where rest.first == "-" {
      rest.removeFirst()
      guard let value = digits(&rest, exactly: 2) else { return nil }
      date[keyPath: field] = value
    }
    guard (1...12).contains(date.month), (1...31).contains(date.day) else { return nil }
    if rest.isEmpty { return date.milliseconds(in: .utc) }

    guard rest.first == "T" || rest.first == "t" || rest.first == " " else { return nil }
    rest.removeFirst()
    guard let hour = digits(&rest, exactly: 2), rest.first == ":" else { return nil }
    rest.removeFirst()
    guard let minute = digits(&rest, exactly: 2) else { return nil }
    (date.hour, date.minute) = (hour, minute)
    if rest.first == ":" {
      rest.removeFirst()
      guard let second = digits(&rest, exactly: 2) else { return nil }
      date.second = second
      if rest.first == "." || rest.first == "," {
        rest.removeFirst()
        guard let fraction = fraction(&rest) else { return nil }
        date.millisecond = fraction
      }
    }
    let isMidnight = date.hour == 24 && date.minute == 0 && date.second == 0
    guard date.hour < 24 || isMidnight, date.minute < 60, date.second < 60 else { return nil }
    if rest.isEmpty { return date.milliseconds(in: zone) }
    while rest.first == " " { rest.removeFirst() }
    if rest.first == "z" { rest = "Z" + rest.dropFirst() }
    guard let offset = TimeParser.offset(&rest), rest.isEmpty else { return nil }
    return date.milliseconds(in: .utc) - Double(offset) * 6e4
  }

  private static func digits(_ rest: inout Substring, exactly count: Int) -> Int? {
    let found = rest.prefix(count)
    guard found.count == count, found.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    rest = rest.dropFirst(count)
    return Int(found)
  }

  /// Reads the digits of a fraction of a second as whole milliseconds.
  private static func fraction(_ rest: inout Substring) -> Int? {
    let found = rest.prefix { ("0"..."9").contains($0) }
    guard !found.isEmpty else { return nil }
    rest = rest.dropFirst(found.count)
    return Int((found + "000").prefix(3))
  }

  private static func words(_ text: Substring, _ zone: TimeZoneRule, needsYear: Bool) -> Double? {
    var reader = DateWords()
    guard reader.read(text), !(needsYear && reader.leavesYearOut) else { return nil }
    return reader.milliseconds(in: zone)
  }
}
