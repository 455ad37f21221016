/// Picks the time unit that divides a span into at most so many bins (Vega's `timeunit`).
extension TimeUnit {
  /// The unit for times between two ends; nil when an end is no number.
  package init?(
    from start: Double, to stop: Double, maxBins: Double = 40, isUTC: Bool = false,
    zone: TimeZoneRule = .utc
  ) {
    let span = (stop - start).magnitude
    guard span.isFinite, maxBins >= 1 else { return nil }
    let target = span / maxBins
    let steps = Self.steps
    var (size, step): (Part?, Double) = (nil, 1)
    if let next = steps.firstIndex(where: { $0.milliseconds > target }) {
      if next == 0 {
        size = .milliseconds
        step = max(1, LinearTicks.step(from: start, to: stop, count: maxBins).magnitude)
      } else {
        let isNearer =
          target / steps[next - 1].milliseconds < steps[next].milliseconds / target
        let chosen = steps[isNearer ? next - 1 : next]
        (size, step) = (chosen.part, Double(chosen.step))
      }
    } else {
      size = .year
      let year = 31536e6
      step = LinearTicks.step(from: start / year, to: stop / year, count: maxBins).magnitude
    }
    let whole = Int(exactly: max(1, min(1e6, step)).rounded(.down)) ?? 1
    let all: [Part] = [.year, .month, .date, .hours, .minutes, .seconds, .milliseconds]
    let parts: [Part] =
      switch size {
      case .week: [.year, .week]
      case let last?: Array(all.prefix { $0 != last }) + [last]
      case nil: all
      }
    self.init(parts: parts, isUTC: isUTC, step: step.isNaN ? 1 : whole, zone: zone)
  }

  private static let steps: [(part: Part, step: Int, milliseconds: Double)] = [
    (.seconds, 1, 1e3), (.seconds, 5, 5e3), (.seconds, 15, 15e3), (.seconds, 30, 30e3),
    (.minutes, 1, 6e4), (.minutes, 5, 3e5), (.minutes, 15, 9e5), (.minutes, 30, 18e5),
    (.hours, 1, 36e5), (.hours, 3, 108e5), (.hours, 6, 216e5), (.hours, 12, 432e5),
    (.date, 1, 864e5), (.week, 1, 6048e5), (.month, 1, 2592e6), (.month, 3, 7776e6),
    (.year, 1, 31536e6),
  ]
}
