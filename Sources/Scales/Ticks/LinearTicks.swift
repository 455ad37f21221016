import Glibc

/// Round values between two numbers, 1, 2 or 5 times a power of ten apart (after d3-array).
package enum LinearTicks {
  /// Ticks between two numbers, in the order of the ends; both ends belong to the span.
  ///
  /// - Throws: `TickError.tooMany` over the limit.
  package static func values(
    from start: Double, to stop: Double, count: Double
  ) throws(TickError) -> [Double] {
    guard count > 0, start.isFinite, stop.isFinite else { return [] }
    if start == stop { return [start + 0] }
    let plan = plan(from: min(start, stop), to: max(start, stop), count: count)
    guard plan.last >= plan.first else { return [] }
    try TickError.check(plan.last - plan.first + 1)
    let length = Int(exactly: plan.last - plan.first) ?? 0
    let ascending = (0...length).map { plan.value(plan.first + Double($0)) }
    return start <= stop ? ascending : ascending.reversed()
  }

  /// Multiples of a step, from an anchor, between two numbers, as exact decimals.
  ///
  /// - Throws: `TickError` for a bad step or more ticks than the limit.
  package static func values(
    from start: Double, to stop: Double, step: Double, anchor: Double = 0
  ) throws(TickError) -> [Double] {
    guard step.isFinite, step > 0, anchor.isFinite else { throw .badStep }
    guard start.isFinite, stop.isFinite else { return [] }
    let (low, high) = (min(start, stop), max(start, stop))
    let decimal = DecimalStep(step: step, anchor: anchor)
    var first = ((low - anchor) / step).rounded(.up) - 1
    var last = ((high - anchor) / step).rounded(.down) + 1
    guard first.isFinite, last.isFinite else { throw .tooMany(count: Int(1e15)) }
    try TickError.check(last - first - 1)
    while first <= last, decimal.value(first) < low { first += 1 }
    while last >= first, decimal.value(last) > high { last -= 1 }
    guard first <= last else { return [] }
    let ascending = (0...(Int(exactly: last - first) ?? 0)).map {
      decimal.value(first + Double($0))
    }
    return start <= stop ? ascending : ascending.reversed()
  }

  /// The step as d3's `tickIncrement` gives it: negative for the inverse of a step under 1.
  package static func increment(from start: Double, to stop: Double, count: Double) -> Double {
    guard start.isFinite, stop.isFinite else { return .nan }
    return plan(from: start, to: stop, count: count).increment
  }

  /// The distance between ticks, negative when `stop` is less than `start`.
  package static func step(from start: Double, to stop: Double, count: Double) -> Double {
    let increment = increment(from: min(start, stop), to: max(start, stop), count: count)
    let size = increment < 0 ? 1 / -increment : increment
    return stop < start ? -size : size
  }

  /// Widens two ends to ticks, until the step of the wider span is the step used.
  package static func niced(
    _ start: Double, _ stop: Double, count: Double
  ) -> (start: Double, stop: Double) {
    var (low, high) = (min(start, stop), max(start, stop))
    var previous = Double.nan
    // Widening may change the step. Ends that still move after ten rounds stay as they were.
    for _ in 0..<10 {
      let step = increment(from: low, to: high, count: count)
      if step == previous { return start <= stop ? (low, high) : (high, low) }
      guard step.isFinite, step != 0 else { break }
      let next =
        step > 0
        ? ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
        : ((low * step).rounded(.up) / step, (high * step).rounded(.down) / step)
      guard next.0.isFinite, next.1.isFinite else { break }
      (low, high) = (next.0 + 0, next.1 + 0)
      previous = step
    }
    return (start, stop)
  }

  /// The first and last multiple of a step inside a span; an increment under 0 is an inverse step.
  struct Plan {
    var first: Double
    var last: Double
    var increment: Double

    func value(_ index: Double) -> Double {
      (increment < 0 ? index / -increment : index * increment) + 0
    }
  }

  static func plan(from start: Double, to stop: Double, count: Double) -> Plan {
    var span = stop - start
    // Two finite ends may be further apart than the largest number.
    if span.isInfinite { span = .greatestFiniteMagnitude }
    let step = span / max(0, count)
    let power = log10(step).rounded(.down)
    guard power.isFinite else { return Plan(first: 1, last: 0, increment: 0) }
    // 10^324 has no number: a span of the smallest subnormals has no ticks.
    let error = step / powerOfTen(power)
    let factor: Double =
      if error >= 50.0.squareRoot() {
        10
      } else if error >= 10.0.squareRoot() {
        5
      } else if error >= 2.0.squareRoot() { 2 } else { 1 }
    var plan = Plan(first: 0, last: 0, increment: 0)
    if power < 0 {
      let inverse = powerOfTen(-power) / factor
      guard inverse.isFinite else { return Plan(first: 1, last: 0, increment: 0) }
      plan = Plan(
        first: roundedHalfUp(start * inverse), last: roundedHalfUp(stop * inverse),
        increment: -inverse)
      if plan.first / inverse < start { plan.first += 1 }
      if plan.last / inverse > stop { plan.last -= 1 }
    } else {
      // Twice 1e308 would be no number.
      let size = power >= 308 ? powerOfTen(power) : powerOfTen(power) * factor
      plan = Plan(
        first: roundedHalfUp(start / size), last: roundedHalfUp(stop / size), increment: size)
      if plan.first * size < start { plan.first += 1 }
      if plan.last * size > stop { plan.last -= 1 }
    }
    if plan.last < plan.first, count >= 0.5, count < 2 {
      return self.plan(from: start, to: stop, count: count * 2)
    }
    return plan
  }

  /// Rounds to the nearest integer, halves upwards, as JavaScript's `Math.round`.
  static func roundedHalfUp(_ value: Double) -> Double {
    let floor = value.rounded(.down)
    return value - floor >= 0.5 ? floor + 1 : floor
  }

  /// 10 to a whole power, the number nearest to the true value.
  static func powerOfTen(_ power: Double) -> Double {
    guard let whole = Int(exactly: power) else { return pow(10, power) }
    return whole > 308 ? .infinity : whole < -324 ? 0 : Double("1e\(whole)") ?? pow(10, power)
  }
}
