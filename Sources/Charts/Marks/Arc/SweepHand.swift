/// The hand that opens a pie: from where its first slice begins to where its last one ends, the way that they run.
///
/// A pie that begins at twelve o'clock and runs clockwise has a hand that goes all the way round.
struct SweepHand {
  private let start: Double
  private let end: Double

  /// The hand of a group's slices; a hand that does not move where the group has none.
  init(_ group: MarkGroup) {
    let arcs = group.items.compactMap { if case .arc(let arc) = $0.geometry { arc } else { nil } }
    let turn = 2 * Double.pi
    let ends = arcs.flatMap { [$0.startAngle, $0.endAngle] }.filter(\.isFinite)
    let (low, high) = (ends.min() ?? 0, ends.max() ?? turn)
    let isBackwards =
      arcs.count { $0.endAngle < $0.startAngle } > arcs.count { $0.endAngle > $0.startAngle }
    if isBackwards {
      (start, end) = (high, low)
    } else {
      (start, end) = (low, abs(low) < 1e-9 && high <= turn + 1e-9 ? turn : high)
    }
  }

  /// What of a slice the hand has passed at a fraction of its way.
  func swept(_ arc: ArcGeometry, to fraction: Double) -> ArcGeometry {
    guard fraction != 1 else { return arc }
    let place = start + (end - start) * fraction
    var arc = arc
    if end < start {
      arc.startAngle = max(arc.startAngle, place)
      arc.endAngle = max(arc.endAngle, place)
    } else {
      arc.startAngle = min(arc.startAngle, place)
      arc.endAngle = min(arc.endAngle, place)
    }
    return arc
  }

  /// The fraction of its way, 0…1, at which the hand is at an angle in radians.
  func fraction(at angle: Double) -> Double {
    start == end ? 1 : min(max((angle - start) / (end - start), 0), 1)
  }
}
