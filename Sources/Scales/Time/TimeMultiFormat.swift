/// Writes a time by the largest calendar unit that it begins: `2012`, `April`, `Sun 08`, `03 PM`.
package struct TimeMultiFormat: Hashable, Sendable {
  /// From the finest to the coarsest unit, with the format of a time that no coarser one begins.
  private let formats: [CalendarInterval.Unit: TimeFormat]
  private let zone: TimeZoneRule

  /// Formats by unit, in place of the usual ones.
  package init(
    _ specifiers: [CalendarInterval.Unit: String] = [:],
    locale: TimeLocale = .americanEnglish, zone: TimeZoneRule = .utc
  ) throws(FormatError) {
    var formats: [CalendarInterval.Unit: TimeFormat] = [:]
    for unit in CalendarInterval.Unit.allCases {
      formats[unit] = try TimeFormat(
        specifiers[unit] ?? Self.specifier(unit), locale: locale, zone: zone)
    }
    self.formats = formats
    self.zone = zone
  }

  /// The unit whose formats Vega names by a word, such as `hours`; a day is `date` or `day`.
  package static func unit(named name: String) -> CalendarInterval.Unit? {
    switch name {
    case "milliseconds": .millisecond
    case "seconds": .second
    case "minutes": .minute
    case "hours": .hour
    case "date", "day": .day
    case "week": .week
    case "month": .month
    case "quarter": .quarter
    case "year": .year
    default: nil
    }
  }

  package func text(_ time: Double) -> String {
    formats[unit(of: time)]?.text(time) ?? ""
  }

  /// The usual formats, those of d3's time scale and of Vega.
  private static func specifier(_ unit: CalendarInterval.Unit) -> String {
    switch unit {
    case .millisecond: ".%L"
    case .second: ":%S"
    case .minute: "%I:%M"
    case .hour: "%I %p"
    case .day: "%a %d"
    case .week: "%b %d"
    case .month, .quarter: "%B"
    case .year: "%Y"
    }
  }

  private func unit(of time: Double) -> CalendarInterval.Unit {
    func isInside(_ unit: CalendarInterval.Unit) -> Bool {
      CalendarInterval(unit, zone: zone).floor(time) < time
    }
    if isInside(.second) { return .millisecond }
    if isInside(.minute) { return .second }
    if isInside(.hour) { return .minute }
    if isInside(.day) { return .hour }
    if isInside(.month) { return isInside(.week) ? .day : .week }
    if isInside(.year) { return isInside(.quarter) ? .month : .quarter }
    return .year
  }
}
