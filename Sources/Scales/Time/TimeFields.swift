/// The fields of a date as a parser finds them, and the instant that they name together.
struct TimeFields {
  var year = 1900
  var month: Int?
  var quarterMonth: Int?
  var day = 1
  var hour = 0
  var minute = 0
  var second = 0
  var millisecond = 0
  var isAfternoon: Bool?
  /// 0 for Sunday.
  var weekday: Int?
  var sundayWeek: Int?
  var mondayWeek: Int?
  var isoWeek: Int?
  /// Ahead of UTC.
  var offsetMinutes: Int?
  /// The whole time since 1970.
  var milliseconds: Double?
  var seconds: Double?

  /// Milliseconds since 1970; nil for an ISO week that no year has.
  func milliseconds(in zone: TimeZoneRule) -> Double? {
    if let milliseconds { return milliseconds }
    if let seconds { return seconds * 1000 + Double(millisecond) }
    var date = CivilDate(
      year: year, month: month ?? quarterMonth ?? 1, day: day, hour: hour, minute: minute,
      second: second, millisecond: millisecond)
    if let isAfternoon { date.hour = hour % 12 + (isAfternoon ? 12 : 0) }
    if let isoWeek {
      guard (1...53).contains(isoWeek) else { return nil }
      // 4 January lies in the first week.
      let fourth = CivilDate(year: year, month: 1, day: 4)
      date.month = 1
      date.day = 4 - (fourth.weekday + 6) % 7 + (isoWeek - 1) * 7 + ((weekday ?? 1) + 6) % 7
    } else if let mondayWeek {
      let first = CivilDate(year: year).weekday
      date.month = 1
      date.day = ((weekday ?? 1) + 6) % 7 + mondayWeek * 7 - (first + 5) % 7
    } else if let sundayWeek {
      let first = CivilDate(year: year).weekday
      date.month = 1
      date.day = (weekday ?? 0) + sundayWeek * 7 - (first + 6) % 7
    }
    guard let offsetMinutes else { return date.milliseconds(in: zone) }
    return date.milliseconds(in: .utc) - Double(offsetMinutes) * 6e4
  }
}
