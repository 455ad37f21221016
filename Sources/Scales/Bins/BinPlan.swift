import Glibc

/// What is asked of bins; the step follows from it by Vega's rules.
package struct BinPlan: Hashable, Sendable {
  /// The most bins, 1 or more.
  package var maxBins: Double = 10
  /// The number base of the steps.
  package var base: Double = 10
  /// An exact step.
  package var step: Double?
  /// Steps to choose from, rising.
  package var steps: [Double] = []
  /// The least step.
  package var minStep: Double = 0
  /// What a step may be divided by when fewer bins than the most result.
  package var divide: [Double] = [5, 2]
  /// A value that shall be an edge.
  package var anchor: Double?
  /// Whether the edges are multiples of the step.
  package var nice = true
  /// The span to divide, if not that of the extent.
  package var span: Double?

  package init() {}

  /// The bins for values between two ends; nil when an end is no number.
  package func bins(from low: Double, to high: Double) -> Bins? {
    guard low.isFinite, high.isFinite else { return nil }
    var (start, stop) = (min(low, high), max(low, high))
    let step = step(from: start, to: stop)
    guard step.isFinite, step > 0 else { return nil }
    if nice {
      let exponent = log(step)
      let precision =
        exponent >= 0 ? 0 : (-exponent / log(safeBase)).rounded(.towardZero) + 1
      let tolerance = pow(safeBase, -precision - 1)
      // The tolerance keeps a start that is a hair under its edge in the bin above.
      let edge = Self.multiple((start / step + tolerance).rounded(.down), step)
      start = start < edge ? edge - step : edge
      stop = Self.multiple((stop / step).rounded(.up), step)
    }
    guard start.isFinite, stop.isFinite else { return nil }
    let bins = Bins(start: start, stop: stop == start ? start + step : stop, step: step)
    return anchored(bins)
  }

  private var safeBase: Double { base.isFinite && base > 1 ? base : 10 }

  private func step(from low: Double, to high: Double) -> Double {
    if let step, step != 0 { return step }
    let most = maxBins.isFinite && maxBins >= 1 ? maxBins : 20
    var extent = span ?? high - low
    if extent == 0 { extent = low.magnitude }
    if extent == 0 || !extent.isFinite { extent = extent == 0 ? 1 : .greatestFiniteMagnitude }
    if !steps.isEmpty {
      let target = extent / most
      let index = steps.firstIndex { $0 >= target } ?? steps.count
      return steps[max(0, index - 1)]
    }
    let base = safeBase
    let level = (log(most) / log(base)).rounded(.up)
    let exponent = LinearTicks.roundedHalfUp(log(extent) / log(base)) - level
    var step = max(minStep, base == 10 ? LinearTicks.powerOfTen(exponent) : pow(base, exponent))
    guard step > 0 else { return .nan }
    while (extent / step).rounded(.up) > most { step *= base }
    for divisor in divide where divisor > 0 {
      let smaller = step / divisor
      if smaller >= minStep, extent / smaller <= most { step = smaller }
    }
    return step
  }

  /// Moves the bins so that the anchor is an edge; as in Vega, what they reach ends where it did.
  private func anchored(_ bins: Bins) -> Bins {
    guard let anchor, anchor.isFinite else { return bins }
    let steps = ((anchor - bins.start) / bins.step).rounded(.down)
    let shift = anchor - (bins.start + bins.step * steps)
    guard shift.isFinite else { return bins }
    return Bins(start: bins.start + shift, stop: bins.stop, step: bins.step)
  }

  private static func multiple(_ index: Double, _ step: Double) -> Double {
    DecimalStep(step: step, anchor: 0).value(index)
  }
}
