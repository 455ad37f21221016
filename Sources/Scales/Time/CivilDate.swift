/// A date and time of day as read from a calendar and a clock.
///
/// Fields may run over (month 13, hour -1): they carry, as in JavaScript's `Date`.
package struct CivilDate: Hashable, Sendable {
  package var year: Int
  /// 1…12.
  package var month: Int
  /// 1…31.
  package var day: Int
  package var hour: Int
  package var minute: Int
  package var second: Int
  package var millisecond: Int

  /// The furthest instant from 1970 that has a date, in milliseconds, as in JavaScript.
  package static let limit = 8.64e15

  package init(
    year: Int, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0,
    millisecond: Int = 0
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.millisecond = millisecond
  }

  /// Reads an instant in a zone; nil beyond `limit` or for NaN.
  package init?(milliseconds: Double, zone: TimeZoneRule = .utc) {
    guard milliseconds.magnitude <= Self.limit else { return nil }
    let local = zone.local(milliseconds.rounded(.down))
    let days = (local / 864e5).rounded(.down)
    guard let dayCount = Int(exactly: days), let rest = Int(exactly: local - days * 864e5) else {
      return nil
    }
    self.init(daysSince1970: dayCount)
    hour = rest / 3_600_000
    minute = rest / 60_000 % 60
    second = rest / 1000 % 60
    millisecond = rest % 1000
  }

  /// The instant in a zone, in milliseconds since 1970; NaN beyond `limit`.
  package func milliseconds(in zone: TimeZoneRule = .utc) -> Double {
    let time =
      Double(hour) * 36e5 + Double(minute) * 6e4 + Double(second) * 1e3 + Double(millisecond)
    let local = daysSince1970 * 864e5 + time
    guard local.magnitude <= Self.limit + 864e5 else { return .nan }
    let instant = zone.instant(local: local)
    return instant.magnitude <= Self.limit ? instant : .nan
  }

  /// 0 for Sunday … 6 for Saturday.
  package var weekday: Int {
    let days = daysSince1970 + 4
    return Int(exactly: days - (days / 7).rounded(.down) * 7) ?? 0
  }

  /// 1 for the first of January.
  package var dayOfYear: Int {
    Int(exactly: daysSince1970 - CivilDate(year: year).daysSince1970 + 1) ?? 1
  }

  /// 1…4.
  package var quarter: Int { (month - 1) / 3 + 1 }

  /// Days before the first week of the year begin week 0; a week begins on `weekStart`.
  package func weekOfYear(startingOn weekStart: Int = 0) -> Int {
    (dayOfYear + 6 - (weekday + 7 - weekStart) % 7) / 7
  }

  /// The year and week of ISO 8601, whose weeks begin on Monday and belong to their Thursday's year.
  package var isoWeek: (year: Int, week: Int) {
    let thursday = moved(days: 3 - (weekday + 6) % 7)
    return (thursday.year, (thursday.dayOfYear - 1) / 7 + 1)
  }

  /// The same time of day on another date.
  func moved(days: Int) -> CivilDate {
    guard let count = Int(exactly: daysSince1970 + Double(days)) else { return self }
    var result = CivilDate(daysSince1970: count)
    (result.hour, result.minute, result.second) = (hour, minute, second)
    result.millisecond = millisecond
    return result
  }

  /// Days from 1970-01-01 in the Gregorian calendar (era arithmetic of 400 years = 146,097 days).
  private var daysSince1970: Double {
    let months = Double(month) - 1
    let carriedYears = (months / 12).rounded(.down)
    let monthIndex = months - carriedYears * 12
    // Years run from March, so that the leap day is the last day of a year.
    let shifted = Double(year) + carriedYears - (monthIndex < 2 ? 1 : 0)
    let era = (shifted / 400).rounded(.down)
    let yearOfEra = shifted - era * 400
    let monthFromMarch = monthIndex < 2 ? monthIndex + 10 : monthIndex - 2
    let dayOfYear = ((153 * monthFromMarch + 2) / 5).rounded(.down)
    let leapDays = (yearOfEra / 4).rounded(.down) - (yearOfEra / 100).rounded(.down)
    return era * 146_097 + yearOfEra * 365 + leapDays + dayOfYear + Double(day) - 1 - 719_468
  }

  private init(daysSince1970 days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}
