/// Equal stretches that a quantity is sorted into.
package struct Bins: Hashable, Sendable {
  package let start: Double
  package let stop: Double
  /// The width of a bin, above 0.
  package let step: Double

  package init(start: Double, stop: Double, step: Double) {
    self.start = start
    self.stop = stop
    self.step = step
  }

  /// The two edges of the bin that holds a value; nil for NaN and outside the bins.
  ///
  /// The stop belongs to the last bin.
  package func bin(of value: Double) -> (start: Double, end: Double)? {
    guard step > 0, step.isFinite else { return nil }
    let last = start + ((stop - start) / step).rounded(.up) * step
    guard value >= start, value <= last else { return nil }
    let inside = max(start, min(value, last - step))
    // A sum such as 0.1 * 3 lies a hair off its edge; Vega forgives as much.
    let index = ((inside - start) / step + 1e-14).rounded(.down)
    return (edge(index), edge(index + 1))
  }

  /// The edges of all bins, one more than there are bins.
  ///
  /// - Throws: `TickError.tooMany` over the limit.
  package func edges() throws(TickError) -> [Double] {
    guard step > 0, step.isFinite else { throw .badStep }
    let count = ((stop - start) / step).rounded()
    guard count.isFinite, count >= 0 else { return [] }
    try TickError.check(count + 1)
    return (0...(Int(exactly: count) ?? 0)).map { edge(Double($0)) }
  }

  /// The edges of bins, or every second, fourth, … of them, so that there are no more than a number above 0.
  package func edges(most: Int) -> [Double] {
    let count = ((stop - start) / step).rounded()
    guard step > 0, step.isFinite, count.isFinite, count >= 0, most > 0 else { return [] }
    var stride = 1.0
    while (count / stride).rounded(.down) + 1 > Double(most) { stride *= 2 }
    return (0...(Int(exactly: (count / stride).rounded(.down)) ?? 0)).map {
      edge(Double($0) * stride)
    }
  }

  private func edge(_ index: Double) -> Double {
    DecimalStep(step: step, anchor: start).value(index)
  }
}
