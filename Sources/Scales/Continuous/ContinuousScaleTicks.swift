/// The ticks of a continuous scale.
extension ContinuousScale {
  /// About `count` round values inside the domain, in its order.
  ///
  /// - Throws: `TickError.tooMany` over the limit.
  package func ticks(count: Double = 10) throws(TickError) -> [Double] {
    let (first, last) = ends
    switch kind {
    case .linear, .pow, .sqrt, .symlog, .identity:
      return try LinearTicks.values(from: first, to: last, count: count)
    case .log(let base):
      let powers = LogTicks(base: base, isReflected: isReflected)
      let ticks = try powers.values(from: extent.low, to: extent.high, count: count)
      return first <= last ? ticks : ticks.reversed()
    case .time(let zone):
      let time = TimeTicks(zone: zone)
      guard let interval = time.interval(extent, count: count) else { return [] }
      return try time.values(from: first, to: last, interval: interval)
    }
  }

  /// Every multiple of a step from an anchor inside the domain, exact in decimals.
  ///
  /// - Throws: `TickError` for a bad step or more ticks than the limit.
  package func ticks(step: Double, anchor: Double = 0) throws(TickError) -> [Double] {
    try LinearTicks.values(from: ends.first, to: ends.last, step: step, anchor: anchor)
  }

  /// Every start of an interval inside the domain of a time scale.
  package func ticks(every interval: CalendarInterval) throws(TickError) -> [Double] {
    try TimeTicks(zone: interval.zone).values(
      from: ends.first, to: ends.last, interval: interval)
  }

  /// A number of ticks, lowered so that neighbours are about `minStep` apart or more.
  package func tickCount(_ count: Double, minStep: Double) -> Double {
    guard minStep > 0 else { return count }
    let span = extent.high - extent.low
    let steps = span == 0 ? 1 : (span / minStep).rounded(.down)
    return steps.isFinite ? min(count, steps + 1) : count
  }

  /// Whether a tick of a log scale, one of `total`, keeps its label where about `count` fit; true for other scales.
  package func isLabeled(_ value: Double, count: Double, total: Int) -> Bool {
    guard case .log(let base) = kind else { return true }
    return LogTicks(base: base, isReflected: isReflected)
      .isLabeled(value, count: count, total: total)
  }
}
