/// Cuts a range into equal bands, one for each index of a list.
///
/// Where the band scales of d3 and Vega differ (outer padding over 1, a single band), it is Vega's.
package struct BandScale: Hashable, Sendable {
  package let count: Int
  package let range: Span
  /// The gap between bands as a fraction of the step, 0…1.
  package let paddingInner: Double
  /// The gap before the first and after the last band, in steps, 0…1.
  package let paddingOuter: Double
  /// How the outer gap is shared: 0 puts the bands at the start, 1 at the end.
  package let align: Double
  /// Whether bands start and end on whole positions.
  package let round: Bool
  /// The distance between the starts of neighbours.
  package let step: Double
  /// The width of a band.
  package let bandwidth: Double
  private let first: Double

  /// The two ends of a range, in the order the bands run.
  package struct Span: Hashable, Sendable {
    package var start: Double
    package var end: Double
  }

  package init(
    count: Int, range: (Double, Double), paddingInner: Double = 0, paddingOuter: Double = 0,
    align: Double = 0.5, round: Bool = false
  ) {
    self.count = max(0, count)
    self.range = Span(start: range.0, end: range.1)
    self.paddingInner = paddingInner.isFinite ? max(0, min(1, paddingInner)) : 0
    self.paddingOuter = paddingOuter.isFinite ? max(0, min(1, paddingOuter)) : 0
    self.align = align.isFinite ? max(0, min(1, align)) : 0.5
    self.round = round

    let low = min(range.0, range.1)
    let length = (range.1 - range.0).magnitude
    let steps = Self.steps(
      count: self.count, paddingInner: self.paddingInner, paddingOuter: self.paddingOuter)
    var step = length / (steps > 0 ? steps : 1)
    if round { step.round(.down) }
    var first = low + (length - step * (Double(self.count) - self.paddingInner)) * self.align
    var bandwidth = step * (1 - self.paddingInner)
    if round {
      first = LinearTicks.roundedHalfUp(first)
      bandwidth = LinearTicks.roundedHalfUp(bandwidth)
    }
    (self.step, self.bandwidth, self.first) = (step, bandwidth, first)
  }

  /// Bands of no width: points, `padding` steps from the ends.
  package static func points(
    count: Int, range: (Double, Double), padding: Double = 0, align: Double = 0.5,
    round: Bool = false
  ) -> BandScale {
    BandScale(
      count: count, range: range, paddingInner: 1, paddingOuter: padding, align: align,
      round: round)
  }

  /// The number of steps that so many bands and their padding take.
  ///
  /// A range of this many steps makes each step as long as asked for.
  package static func steps(
    count: Int, paddingInner: Double = 0, paddingOuter: Double = 0
  ) -> Double {
    let units = Double(count) - paddingInner + paddingOuter * 2
    return count <= 0 ? 0 : units > 0 ? units : 1
  }

  /// The least position of a band; an index out of the list gives a place beyond the others.
  package func start(of index: Int) -> Double {
    let place = range.end < range.start ? Double(count) - 1 - Double(index) : Double(index)
    return first + step * place
  }

  /// The middle of a band.
  package func center(of index: Int) -> Double {
    start(of: index) + bandwidth / 2
  }

  /// The band whose start, up to the next start, holds a position; nil outside.
  package func index(at position: Double) -> Int? {
    guard step > 0, let place = Int(exactly: ((position - first) / step).rounded(.down)),
      (0..<count).contains(place)
    else { return nil }
    return range.end < range.start ? count - 1 - place : place
  }
}
