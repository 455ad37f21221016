import Scales

/// Writes instants as ISO 8601 text in UTC.
enum InstantText {
  /// The text `2012-01-31T10:20:30.000Z`; years outside 0…9999 have a sign and six digits.
  ///
  /// A time without a date gives `Invalid Date`.
  static func iso8601(_ milliseconds: Double) -> String {
    guard let date = CivilDate(milliseconds: milliseconds) else { return "Invalid Date" }
    let year =
      (0...9999).contains(date.year)
      ? padded(date.year, 4) : (date.year < 0 ? "-" : "+") + padded(abs(date.year), 6)
    let time = [date.hour, date.minute, date.second].map { padded($0, 2) }
    return "\(year)-\(padded(date.month, 2))-\(padded(date.day, 2))T"
      + time.joined(separator: ":") + ".\(padded(date.millisecond, 3))Z"
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
