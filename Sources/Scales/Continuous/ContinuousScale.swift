/// Maps numbers or times to positions in a straight or bent line, and back (after d3-scale).
///
/// - A domain of equal ends maps to the middle of the range.
/// - A finite value of a valid domain never has a position of NaN or infinity.
package struct ContinuousScale: Hashable, Sendable {
  package var kind: ScaleKind
  /// Two or more values, rising or falling; more than two make a line of pieces.
  package var domain: [Double]
  /// Positions, one for each value of the domain.
  package var range: [Double]
  /// Whether positions and values stay inside range and domain.
  package var clamp: Bool
  /// The distance of the places on which positions lie; nil where they lie anywhere.
  package var grain: Double?

  package init(
    kind: ScaleKind = .linear, domain: [Double], range: [Double], clamp: Bool = false,
    grain: Double? = nil
  ) {
    self.grain = grain
    self.kind = kind
    self.domain = domain
    self.range = range
    self.clamp = clamp
  }

  /// The ends of the domain in their order; 0 and 1 for an empty one.
  package var ends: (first: Double, last: Double) {
    (domain.first ?? 0, domain.last ?? domain.first ?? 1)
  }

  /// Whether every value of the domain has a place: finite, and for a log scale of one sign.
  package var isValid: Bool {
    domain.count >= 2 && range.count >= 2 && domain.allSatisfy(accepts)
  }

  /// Whether a value has a place of its own, as zero has not on a log scale.
  package func accepts(_ value: Double) -> Bool {
    guard value.isFinite else { return false }
    if case .log = kind { return isReflected ? value < 0 : value > 0 }
    return true
  }

  /// The position of a value; NaN only for NaN.
  ///
  /// A value that a log scale has no place for, or an infinity, takes the nearest end's position.
  package func position(_ value: Double) -> Double {
    if value.isNaN { return .nan }
    let (low, high) = extent
    var inside = value
    if case .log = kind, !accepts(value) {
      inside = isReflected ? (value >= 0 ? high : low) : (value <= 0 ? low : high)
    } else if clamp || value.isInfinite {
      inside = max(low, min(high, value))
    }
    let place = unrounded(inside)
    guard let grain, let start = range.min() else { return place }
    return start + ((place - start) / grain).rounded() * grain
  }

  private func unrounded(_ inside: Double) -> Double {
    let transform = transform
    let bent = transform.bent(inside)
    guard domain.count == 2, range.count == 2 else {
      return Piecewise(from: domain.map(transform.bent), to: range).value(bent)
    }
    // Marks ask for a position by the ten thousand: the usual case builds no lists.
    return Piecewise.value(
      bent, from: (transform.bent(domain[0]), transform.bent(domain[1])), to: (range[0], range[1]))
  }

  /// How much of the domain lies in one unit of the range, along the bend of the scale; infinite for a range of no length.
  package var domainPerUnit: Double {
    let (first, last) = (transform.bent(ends.first), transform.bent(ends.last))
    guard let start = range.first, let end = range.last else { return .infinity }
    return abs((last - first) / (end - start))
  }

  /// The value at a position; NaN only for NaN.
  package func value(at position: Double) -> Double {
    if position.isNaN { return .nan }
    let transform = transform
    let bent = Piecewise(from: range, to: domain.map(transform.bent)).value(position)
    let value = transform.straight(bent)
    guard clamp else { return value }
    let (low, high) = extent
    return max(low, min(high, value))
  }

  /// The same scale with the ends of its domain moved out to round values.
  ///
  /// - Parameter count: about how many ticks the roundness is for.
  package func niced(count: Double = 10) -> ContinuousScale {
    switch kind {
    case .linear, .pow, .sqrt, .symlog, .identity:
      let (first, last) = ends
      return ended(LinearTicks.niced(first, last, count: count))
    case .log(let base):
      let powers = LogTicks(base: base, isReflected: isReflected)
      let (low, high) = extent
      return bounded(powers.power(below: low), powers.power(above: high))
    case .time(let zone):
      guard let interval = TimeTicks(zone: zone).interval(extent, count: count) else { return self }
      return niced(to: interval)
    }
  }

  /// The same time scale with its ends moved out to whole intervals.
  package func niced(to interval: CalendarInterval) -> ContinuousScale {
    bounded(interval.floor(extent.low), interval.ceil(extent.high))
  }

  /// The same scale with a wider domain, so that its old ends lie inside the range by a distance.
  ///
  /// - Parameter distance: in positions; half the range or more leaves the scale as it is.
  package func padded(by distance: Double) -> ContinuousScale {
    guard let start = range.first, let stop = range.last, domain.count >= 2 else { return self }
    let length = (stop - start).magnitude
    let factor = length / (length - 2 * distance)
    guard factor.isFinite, factor > 0, ends.first != ends.last else { return self }
    let transform = transform
    let (first, last) = (transform.bent(ends.first), transform.bent(ends.last))
    let middle = (first + last) / 2
    let half = (last - first) / 2 * factor
    return ended((transform.straight(middle - half), transform.straight(middle + half)))
  }

  var isReflected: Bool { (domain.first ?? 1) < 0 }

  var extent: (low: Double, high: Double) {
    let (first, last) = ends
    return (min(first, last), max(first, last))
  }

  private var transform: ScaleTransform {
    ScaleTransform(kind: kind, isReflected: isReflected)
  }

  private func ended(_ ends: (start: Double, stop: Double)) -> ContinuousScale {
    guard domain.count >= 2, ends.start.isFinite, ends.stop.isFinite else { return self }
    var result = self
    result.domain[0] = ends.start
    result.domain[domain.count - 1] = ends.stop
    return result
  }

  private func bounded(_ low: Double, _ high: Double) -> ContinuousScale {
    let (first, last) = ends
    return ended(first <= last ? (low, high) : (high, low))
  }
}
