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

  /// Milliseconds since 1970 of ten bytes `2012-01-31`, the form that files have most.
  ///
  /// Nil for any other form, and for the last days of a month, whose number depends on the month.
  static func milliseconds(ofISODate bytes: [UInt8], in range: Range<Int>) -> Double? {
    let start = range.lowerBound
    guard range.count == 10, bytes[start + 4] == 0x2D, bytes[start + 7] == 0x2D else { return nil }
    func number(_ places: Range<Int>) -> Int? {
      var value = 0
      for index in start + places.lowerBound..<start + places.upperBound {
        let digit = Int(bytes[index]) - 0x30
        guard (0...9).contains(digit) else { return nil }
        value = value * 10 + digit
      }
      return value
    }
    guard let year = number(0..<4), let month = number(5..<7), (1...12).contains(month),
      let day = number(8..<10), (1...28).contains(day)
    else { return nil }
    return CivilDate(year: year, month: month, day: day).milliseconds()
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
