/// A part of a date, or several, that times are rounded down to (Vega's time units).
///
/// Times keep only the named parts. Without a year they are placed in 2012, so that a month of any
/// year is the same time; days of the week then fall in its first week, and weeks run from Sunday.
package struct TimeUnit: Hashable, Sendable {
  /// The parts in order of size; the names are Vega's.
  package enum Part: String, Hashable, Sendable, CaseIterable {
    case year, quarter, month, week, date, day, dayofyear, hours, minutes, seconds, milliseconds
  }

  /// In the order of `Part`; not empty.
  package let parts: [Part]
  /// Whether the name said so; times are read in this zone all the same.
  package let isUTC: Bool
  /// Whether the data has been rounded already.
  package let isBinned: Bool
  /// How many of the smallest part make a unit, 1 or more.
  package let step: Int
  package let zone: TimeZoneRule

  /// Takes parts in any order; nil for none, or for parts that contradict each other.
  package init?(
    parts: [Part], isUTC: Bool = false, isBinned: Bool = false, step: Int = 1,
    zone: TimeZoneRule = .utc
  ) {
    let ways: [[Part]] = [[.week, .day], [.quarter, .month, .date], [.dayofyear]]
    let used = ways.filter { $0.contains(where: parts.contains) }
    guard !parts.isEmpty, used.count < 2 else { return nil }
    self.parts = Part.allCases.filter(parts.contains)
    self.isUTC = isUTC
    self.isBinned = isBinned
    self.step = max(1, min(1_000_000, step))
    self.zone = isUTC ? .utc : zone
  }

  /// Reads a name such as `yearmonth`, `utchours` or `binnedyearmonthdate`; nil for another word.
  package init?(_ name: String, step: Int = 1, zone: TimeZoneRule = .utc) {
    var rest = name[...]
    let isBinned = rest.hasPrefix("binned")
    if isBinned { rest = rest.dropFirst(6) }
    let isUTC = rest.hasPrefix("utc")
    if isUTC { rest = rest.dropFirst(3) }
    var parts: [Part] = []
    // The longest name first, so that "dayofyear" is not read as "day".
    let names = Part.allCases.sorted { $0.rawValue.count > $1.rawValue.count }
    while !rest.isEmpty {
      guard let part = names.first(where: { rest.hasPrefix($0.rawValue) }),
        !parts.contains(part)
      else { return nil }
      parts.append(part)
      rest = rest.dropFirst(part.rawValue.count)
    }
    self.init(parts: parts, isUTC: isUTC, isBinned: isBinned, step: step, zone: zone)
    guard self.parts == parts else { return nil }
  }

  /// The name without a step.
  package var name: String {
    (isBinned ? "binned" : "") + (isUTC ? "utc" : "") + parts.map(\.rawValue).joined()
  }

  /// A time with only the named parts; NaN for a time without a date.
  package func floor(_ time: Double) -> Double {
    guard let date = CivilDate(milliseconds: time, zone: zone) else { return .nan }
    let year = has(.year) ? value(.year, date.year) : 2012
    var result = CivilDate(year: year)
    if has(.month) {
      result.month = value(.month, date.month - 1) + 1
    } else if has(.quarter) {
      result.month = value(.quarter, date.quarter - 1) * 3 + 1
    }
    let firstDay = (CivilDate(year: year).weekday + 6) % 7
    if has(.week), has(.day) {
      let day = date.weekday + date.weekOfYear() * 7 - firstDay
      result.day = value(.day, day, phase: 1)
    } else if has(.week) {
      result.day = value(.week, date.weekOfYear(), phase: 1) * 7 - firstDay
    } else if has(.day) {
      result.day = value(.day, date.weekday + 7 - firstDay, phase: 1)
    } else if has(.date) {
      result.day = value(.date, date.day, phase: 1)
    } else if has(.dayofyear) {
      result.day = value(.dayofyear, date.dayOfYear, phase: 1)
    }
    if has(.hours) { result.hour = value(.hours, date.hour) }
    if has(.minutes) { result.minute = value(.minutes, date.minute) }
    if has(.seconds) { result.second = value(.seconds, date.second) }
    if has(.milliseconds) { result.millisecond = value(.milliseconds, date.millisecond) }
    return result.milliseconds(in: zone)
  }

  /// The start of the unit after the one that begins at a time.
  package func end(of start: Double) -> Double {
    interval.offset(start, by: step)
  }

  /// The stretch of time between units: the smallest part's.
  package var interval: CalendarInterval {
    let unit: CalendarInterval.Unit =
      switch parts.last {
      case .year: .year
      case .quarter: .quarter
      case .month: .month
      case .week: .week
      case .date, .day, .dayofyear: .day
      case .hours: .hour
      case .minutes: .minute
      case .seconds: .second
      case .milliseconds, nil: .millisecond
      }
    return CalendarInterval(unit, zone: zone)
  }

  /// Vega-Lite's usual time format for labels of this unit.
  package var format: String {
    specifier(["year-month": "%b %Y ", "year-month-date": "%b %d, %Y "])
  }

  /// Vega's time format for labels of this unit.
  ///
  /// - Parameter changes: Formats by names of parts with hyphens between, such as `year-month`, in place of Vega's;
  ///   nil takes one away.
  package func specifier(_ changes: [String: String?] = [:]) -> String {
    var formats = Self.formats
    for (key, format) in changes { formats[key] = format }
    var result = ""
    var rest = parts[...]
    while !rest.isEmpty {
      let longest = (1...rest.count).last {
        formats[rest.prefix($0).map(\.rawValue).joined(separator: "-")] != nil
      }
      let key = rest.prefix(longest ?? 1).map(\.rawValue).joined(separator: "-")
      result += formats[key] ?? ""
      rest = rest.dropFirst(longest ?? 1)
    }
    return String(result.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static let formats = [
    "year": "%Y ", "quarter": "Q%q ", "month": "%b ", "date": "%d ", "week": "W%U ",
    "day": "%a ", "dayofyear": "%j ", "hours": "%H:00", "minutes": "00:%M", "seconds": ":%S",
    "milliseconds": ".%L", "year-month": "%Y-%m ", "year-month-date": "%Y-%m-%d ",
    "hours-minutes": "%H:%M",
  ]

  private func has(_ part: Part) -> Bool { parts.contains(part) }

  /// A part's value, rounded down to the step if it is the smallest part.
  private func value(_ part: Part, _ value: Int, phase: Int = 0) -> Int {
    guard part == parts.last, step > 1 else { return value }
    let over = ((value - phase) % step + step) % step
    return value - over
  }
}
