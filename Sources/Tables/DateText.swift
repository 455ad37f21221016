/// Writes instants as ISO 8601 text in UTC.
package enum DateText {
  /// The text `2012-01-31T10:20:30.000Z`; years outside 0…9999 have a sign and six digits.
  ///
  /// NaN and instants beyond ECMAScript's ±8.64e15 ms give `Invalid Date`.
  package static func iso8601(_ milliseconds: Double) -> String {
    guard abs(milliseconds) <= 8.64e15, let total = Int(exactly: milliseconds.rounded(.down)) else {
      return "Invalid Date"
    }
    let day = 86_400_000
    let days = total >= 0 ? total / day : (total + 1) / day - 1
    let rest = total - days * day
    let (year, month, date) = civil(days: days)
    let yearText =
      (0...9999).contains(year)
      ? padded(year, 4) : (year < 0 ? "-" : "+") + padded(abs(year), 6)
    let time = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { padded($0, 2) }
    return "\(yearText)-\(padded(month, 2))-\(padded(date, 2))T"
      + time.joined(separator: ":") + ".\(padded(rest % 1000, 3))Z"
  }

  /// The proleptic Gregorian date of a count of days since 1970-01-01, by whole 400-year eras.
  private static func civil(days: Int) -> (year: Int, month: Int, date: Int) {
    // Years are counted from March, so that a leap day is the last day of its year.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let leapDays = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let date = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date)
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
