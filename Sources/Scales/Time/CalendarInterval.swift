/// A repeating stretch of time, such as every month or every 15 minutes (after d3-time).
///
/// Times are milliseconds since 1970. A step over 1 counts within the next larger unit, so every
/// two days begins anew on the first of a month unless days are asked to be counted on; weeks are
/// counted from 1970.
package struct CalendarInterval: Hashable, Sendable {
  package enum Unit: String, Hashable, Sendable, CaseIterable {
    case millisecond, second, minute, hour, day, week, month, quarter, year
  }

  package let unit: Unit
  /// 1 or more.
  package let step: Int
  /// The first day of a week: 0 for Sunday … 6 for Saturday.
  package let weekStart: Int
  package let zone: TimeZoneRule
  /// Whether a step of several days is counted from 1970, across the ends of months.
  package let countsDaysOn: Bool

  package init(
    _ unit: Unit, step: Int = 1, weekStart: Int = 0, zone: TimeZoneRule = .utc,
    countsDaysOn: Bool = false
  ) {
    self.countsDaysOn = countsDaysOn
    self.unit = unit
    self.step = max(1, min(1_000_000_000, step))
    self.weekStart = ((weekStart % 7) + 7) % 7
    self.zone = zone
  }

  /// The last start at or before a time; NaN for a time without a date.
  package func floor(_ time: Double) -> Double {
    guard let date = CivilDate(milliseconds: time, zone: zone) else { return .nan }
    switch unit {
    case .millisecond:
      let size = Double(step)
      return (time / size).rounded(.down) * size
    case .second: return sinceHour(date, time, seconds: date.second % step)
    case .minute:
      return sinceHour(date, time, minutes: date.minute % step, seconds: date.second)
    case .hour:
      let start = sinceHour(date, time, minutes: date.minute, seconds: date.second)
      guard step > 1 else { return start }
      return CivilDate(
        year: date.year, month: date.month, day: date.day, hour: date.hour - date.hour % step
      ).milliseconds(in: zone)
    case .day, .week, .month, .quarter, .year:
      return start(of: date).milliseconds(in: zone)
    }
  }

  /// The first start at or after a time.
  package func ceil(_ time: Double) -> Double {
    let start = floor(time)
    return start == time || start.isNaN ? start : next(after: start)
  }

  /// A time moved by a number of units (times the step), keeping its place in the unit.
  package func offset(_ time: Double, by count: Int = 1) -> Double {
    guard let date = CivilDate(milliseconds: time, zone: zone) else { return .nan }
    let amount = Double(count) * Double(step)
    let fraction = time - time.rounded(.down)
    switch unit {
    case .millisecond: return valid(time + amount)
    case .second: return valid(time + amount * 1e3)
    case .minute: return valid(time + amount * 6e4)
    case .hour: return valid(time + amount * 36e5)
    case .day, .week, .month, .quarter, .year:
      guard let whole = Int(exactly: amount), whole.magnitude < 1_000_000_000 else { return .nan }
      var moved = date
      switch unit {
      case .day: moved.day += whole
      case .week: moved.day += whole * 7
      case .month: moved.month += whole
      case .quarter: moved.month += whole * 3
      default: moved.year += whole
      }
      return moved.milliseconds(in: zone) + fraction
    }
  }

  /// The first start after a start.
  package func next(after start: Double) -> Double {
    guard start.isFinite else { return .nan }
    let single = CalendarInterval(unit, weekStart: weekStart, zone: zone)
    switch unit {
    case .millisecond: return valid(start + Double(step))
    case .year, .week: return floor(single.offset(start, by: step))
    default:
      var time = single.floor(single.offset(start))
      // The next larger unit begins anew, so the gap may be less than a step.
      for _ in 0..<min(step, 60) where time.isFinite && floor(time) != time {
        time = single.floor(single.offset(time))
      }
      return time
    }
  }

  /// The starts from one time up to but not including another, each `stride` intervals apart.
  ///
  /// - Throws: `TickError.tooMany` over the limit.
  package func range(
    from start: Double, to stop: Double, stride: Int = 1
  ) throws(TickError) -> [Double] {
    guard start.isFinite, stop.isFinite, stride > 0 else { return [] }
    var starts: [Double] = []
    var time = ceil(start)
    while time < stop {
      if starts.count >= TickError.limit {
        let each = (time - starts[0]) / Double(starts.count)
        throw .tooMany(count: Int(exactly: min(1e15, (stop - start) / each).rounded()) ?? .max)
      }
      starts.append(time)
      for _ in 0..<min(stride, TickError.limit) { time = next(after: time) }
      guard let last = starts.last, time > last else { break }
    }
    return starts
  }

  /// How many starts lie after one time, up to and including another.
  package func count(from start: Double, to stop: Double) -> Int {
    let (first, last) = (floor(start), floor(stop))
    guard first.isFinite, last.isFinite else { return 0 }
    if unit == .month || unit == .quarter || unit == .year {
      guard let from = CivilDate(milliseconds: first, zone: zone),
        let to = CivilDate(milliseconds: last, zone: zone)
      else { return 0 }
      let months = (to.year - from.year) * 12 + to.month - from.month
      return months / ((unit == .year ? 12 : unit == .quarter ? 3 : 1) * step)
    }
    // Days of 23 or 25 hours still count as one.
    let shift = unit == .day || unit == .week ? zone.offset(at: last) - zone.offset(at: first) : 0
    let count = (last - first + shift) / (Self.milliseconds(unit) * Double(step))
    return Int(exactly: count.rounded(.down)) ?? 0
  }

  private func start(of date: CivilDate) -> CivilDate {
    let size = step
    switch unit {
    case .day:
      if countsDaysOn {
        let today = CivilDate(year: date.year, month: date.month, day: date.day)
        let days = (today.milliseconds() / 864e5).rounded()
        let over = days - (days / Double(size)).rounded(.down) * Double(size)
        return today.moved(days: -(Int(exactly: over) ?? 0))
      }
      return CivilDate(
        year: date.year, month: date.month, day: date.day - (date.day - 1) % size)
    case .week:
      var start = CivilDate(year: date.year, month: date.month, day: date.day)
        .moved(days: -((date.weekday + 7 - weekStart) % 7))
      if size > 1 {
        // 1970 began on a Thursday.
        let epoch = CivilDate(year: 1970).moved(days: -((4 + 7 - weekStart) % 7))
        let weeks = ((start.milliseconds() - epoch.milliseconds()) / 6048e5).rounded()
        let over = weeks - (weeks / Double(size)).rounded(.down) * Double(size)
        start = start.moved(days: -7 * (Int(exactly: over) ?? 0))
      }
      return start
    case .month: return CivilDate(year: date.year, month: date.month - (date.month - 1) % size)
    case .quarter:
      let quarter = date.quarter - 1
      return CivilDate(year: date.year, month: (quarter - quarter % size) * 3 + 1)
    default:
      let over = ((date.year % size) + size) % size
      return CivilDate(year: date.year - over)
    }
  }

  /// Counts back in elapsed time, so that the doubled hour of a zone keeps its two halves apart.
  private func sinceHour(
    _ date: CivilDate, _ time: Double, minutes: Int = 0, seconds: Int
  ) -> Double {
    let whole = time.rounded(.down) - Double(date.millisecond)
    return whole - Double(seconds) * 1e3 - Double(minutes) * 6e4
  }

  private func valid(_ time: Double) -> Double {
    time.magnitude <= CivilDate.limit ? time : .nan
  }

  private static func milliseconds(_ unit: Unit) -> Double {
    switch unit {
    case .millisecond: 1
    case .second: 1e3
    case .minute: 6e4
    case .hour: 36e5
    case .day: 864e5
    case .week: 6048e5
    case .month: 2592e6
    case .quarter: 7776e6
    case .year: 31536e6
    }
  }
}
