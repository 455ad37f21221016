/// Ticks at whole seconds, hours, days, months and so on (after d3-time).
package struct TimeTicks: Hashable, Sendable {
  package let zone: TimeZoneRule

  package init(zone: TimeZoneRule) {
    self.zone = zone
  }

  private static let steps: [(unit: CalendarInterval.Unit, step: Int, milliseconds: Double)] = [
    (.second, 1, 1e3), (.second, 5, 5e3), (.second, 15, 15e3), (.second, 30, 30e3),
    (.minute, 1, 6e4), (.minute, 5, 3e5), (.minute, 15, 9e5), (.minute, 30, 18e5),
    (.hour, 1, 36e5), (.hour, 3, 108e5), (.hour, 6, 216e5), (.hour, 12, 432e5),
    (.day, 1, 864e5), (.day, 2, 1728e5), (.week, 1, 6048e5),
    (.month, 1, 2592e6), (.month, 3, 7776e6), (.year, 1, 31536e6),
  ]

  /// The interval that puts about `count` ticks between two times; nil when there is none.
  package func interval(
    _ extent: (low: Double, high: Double), count: Double
  ) -> CalendarInterval? {
    let (low, high) = extent
    let target = (high - low).magnitude / count
    guard target.isFinite, count > 0 else { return nil }
    let steps = Self.steps
    guard let next = steps.firstIndex(where: { $0.milliseconds > target }) else {
      let year = 31536e6
      let step = LinearTicks.step(from: low / year, to: high / year, count: count)
      return CalendarInterval(.year, step: Self.whole(step), zone: zone)
    }
    if next == 0 {
      let step = max(1, LinearTicks.step(from: low, to: high, count: count))
      return CalendarInterval(.millisecond, step: step.isNaN ? 1 : Self.whole(step), zone: zone)
    }
    let isNearer = target / steps[next - 1].milliseconds < steps[next].milliseconds / target
    let chosen = steps[isNearer ? next - 1 : next]
    // d3 counts every second day of UTC on across months, but not of a named zone.
    return CalendarInterval(
      chosen.unit, step: chosen.step, zone: zone, countsDaysOn: zone == .utc)
  }

  /// Ticks between two times, both included, in the order of the ends.
  package func values(
    from start: Double, to stop: Double, interval: CalendarInterval
  ) throws(TickError) -> [Double] {
    let ticks = try interval.range(from: min(start, stop), to: max(start, stop) + 1)
    return start <= stop ? ticks : ticks.reversed()
  }

  private static func whole(_ step: Double) -> Int {
    Int(exactly: max(1, min(1e9, step)).rounded(.down)) ?? 1
  }
}
