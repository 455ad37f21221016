import Drawing

/// Dash lengths that come to an end: finite, none negative, not all zero.
struct DashPattern {
  /// Dashes and gaps in turn, an even count, in the path's space.
  let lengths: [Double]
  /// 0 ≤ phase < period.
  let phase: Double
  let period: Double

  /// A pattern of more lengths than this is drawn as a solid line.
  private static let mostLengths = 1000

  /// Nil when the style means a solid line, or its numbers mean nothing.
  init?(_ style: StrokeStyle) {
    guard !style.dash.isEmpty, style.dash.count <= Self.mostLengths,
      style.dash.allSatisfy({ $0.isFinite && $0 >= 0 })
    else { return nil }
    lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    period = lengths.reduce(0, +)
    guard period > 0, period.isFinite else { return nil }
    let rest = style.dashPhase.truncatingRemainder(dividingBy: period)
    guard rest.isFinite else {
      phase = 0
      return
    }
    phase = rest < 0 ? max(0, rest + period) : rest
  }

  /// The share of the line that is inked, 0…1.
  var inkedFraction: Double {
    var inked = 0.0
    for index in stride(from: 0, to: lengths.count, by: 2) { inked += lengths[index] }
    return (inked / period).clamped(to: 0...1)
  }

  /// The number of dashes in a length; infinite or not a number when nobody can count them.
  func dashes(in length: Double) -> Double { length / period * Double(lengths.count / 2) }

  /// Calls back with the inked parts of a stretch of the line, as distances from the line's start.
  func forEachDash(from start: Double, to end: Double, _ body: (Double, Double) -> Void) {
    guard start < end else { return }
    var place = (start + phase).truncatingRemainder(dividingBy: period)
    var index = 0
    while index < lengths.count - 1, place >= lengths[index] {
      place -= lengths[index]
      index += 1
    }
    var position = start
    while position < end {
      let next = position + max(0, lengths[index] - place)
      // A dash of no length is a dot when its caps are round.
      if index.isMultiple(of: 2), next > position || lengths[index] == 0 {
        body(position, min(next, end))
      }
      // Far out, a dash can be too short to change a distance at all.
      if next <= position, lengths[index] > place { return }
      position = next
      place = 0
      index = (index + 1) % lengths.count
    }
  }
}
