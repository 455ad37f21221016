package import Scales
package import Syntax

/// A date by its parts, Vega-Lite's `DateTime`: `{year: 2005, month: "jan", date: 3}`.
package struct DateParts: Sendable, Hashable {
  /// The date; parts that are not given have their first value, and the year is 2012.
  package var date: CivilDate
  /// Whether the parts are of UTC, whatever the scene's zone is.
  package var isUTC: Bool

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let days = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]

  /// Decodes the parts; months count from 1 and days from Monday as 1, or have their names.
  ///
  /// - Throws: A scene error at the part that is wrong.
  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(
      of: node, named: "date",
      keys: [
        "year", "quarter", "month", "date", "day", "hours", "minutes", "seconds", "milliseconds",
        "utc",
      ])
    func part(_ key: String, _ range: ClosedRange<Int>) throws(DiagnosticError) -> Int? {
      try members.optionalInteger(key, in: range)
    }
    var date = CivilDate(year: try part("year", -200_000...200_000) ?? 2012)
    if let quarter = try part("quarter", 1...4) { date.month = quarter * 3 - 2 }
    if let month = try Self.named("month", members, Self.months, 1...12) { date.month = month }
    if let day = try part("date", 1...31) {
      date.day = day
    } else if let day = try Self.named("day", members, Self.days, 0...7) {
      // Of 2012 the first of January is a Sunday.
      date.day = (members["day"]?.string == nil ? day % 7 : day - 1) + 1
    }
    date.hour = try part("hours", 0...24) ?? 0
    date.minute = try part("minutes", 0...60) ?? 0
    date.second = try part("seconds", 0...60) ?? 0
    date.millisecond = try part("milliseconds", 0...1000) ?? 0
    self.date = date
    isUTC = try members.optionalBoolean("utc") ?? false
  }

  /// A number within a range, or the place from 1 of a name or of its beginning.
  private static func named(
    _ key: String, _ members: Members, _ names: [String], _ range: ClosedRange<Int>
  ) throws(DiagnosticError) -> Int? {
    guard let word = members[key]?.string?.lowercased() else {
      return try members.optionalInteger(key, in: range)
    }
    if let number = Int(word), range.contains(number) { return number }
    guard word.count >= 3, let index = names.firstIndex(where: { $0.hasPrefix(word) }) else {
      throw members.error("no \(key) `\(word)`\(Vocabulary(names).hint(for: word))", key)
    }
    return index + 1
  }

  /// The instant, in milliseconds since 1970.
  package func milliseconds(in zone: TimeZoneRule) -> Double {
    date.milliseconds(in: isUTC ? .utc : zone)
  }
}
