import Glibc

/// The outline of a slice of less than a full turn, worked out around the origin.
struct SectorOutline {
  /// The angles that are left of a circle once the pad is taken off.
  private struct Span {
    var start: Double
    var end: Double
    var sweep: Double { end - start }
  }

  /// A straight side of the slice.
  private struct Side {
    let inner: Point
    let outer: Point
    /// The unit vector from the inner to the outer end.
    let direction: Point
    /// The unit vector into the slice.
    let normal: Point
    /// The distance of the side's line from the origin, positive towards the slice.
    let offset: Double

    init(inner: Point, outer: Point, turn: Double) {
      self.inner = inner
      self.outer = outer
      let length = inner.distance(to: outer)
      direction = length > 0 ? (outer - inner) * (1 / length) : .zero
      normal = Point(x: -direction.y, y: direction.x) * turn
      offset = inner.x * normal.x + inner.y * normal.y
    }

    /// The centre of a circle that touches the side from within, at a distance from the origin.
    func corner(radius: Double, distance: Double) -> Point {
      let across = offset + radius
      let along = max(0, distance * distance - across * across).squareRoot()
      return normal * across + direction * along
    }
  }

  private let innerRadius: Double
  private let outerRadius: Double
  private let inner: Span
  private let outer: Span
  private let first: Side
  private let last: Side
  private var innerCorner: Double
  private var outerCorner: Double

  init(
    inner innerRadius: Double, outer outerRadius: Double, start: Double, sweep: Double,
    cornerRadius: Double, padAngle: Double
  ) {
    let gap = hypot(innerRadius, outerRadius) * sin(padAngle / 2)
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    inner = Self.span(start: start, sweep: sweep, radius: innerRadius, gap: gap)
    outer = Self.span(start: start, sweep: sweep, radius: outerRadius, gap: gap)
    first = Side(
      inner: Polar(radius: innerRadius, angle: inner.start).point(),
      outer: Polar(radius: outerRadius, angle: outer.start).point(), turn: 1)
    last = Side(
      inner: Polar(radius: innerRadius, angle: inner.end).point(),
      outer: Polar(radius: outerRadius, angle: outer.end).point(), turn: -1)
    let corner = min(cornerRadius, (outerRadius - innerRadius) / 2)
    innerCorner = corner
    outerCorner = corner
    guard corner > AnnularSector.epsilon, sweep < .pi else { return }
    // Where the sides are near, a corner may at most be the circle that touches both and the rim. The
    // sides meet on the bisector; `lean` is the sine of half the angle between them.
    let bisector = Polar.direction(start + sweep / 2)
    let lean = first.normal.x * bisector.x + first.normal.y * bisector.y
    guard lean > AnnularSector.epsilon else {
      innerCorner = 0
      outerCorner = 0
      return
    }
    let apex = first.offset / lean
    outerCorner = max(0, min(corner, (outerRadius - apex) / (1 / lean + 1)))
    let room = 1 / lean - 1
    if room > AnnularSector.epsilon {
      innerCorner = max(0, min(corner, (innerRadius - apex) / room))
    }
  }

  /// What a gap at each side leaves of a circle; nothing is its middle.
  private static func span(start: Double, sweep: Double, radius: Double, gap: Double) -> Span {
    guard gap > AnnularSector.epsilon else { return Span(start: start, end: start + sweep) }
    let pad = radius > gap ? asin(gap / radius) : .pi / 2
    let middle = start + sweep / 2
    guard sweep - 2 * pad > AnnularSector.epsilon, radius > gap else {
      return Span(start: middle, end: middle)
    }
    return Span(start: start + pad, end: start + sweep - pad)
  }

  func path(around center: Point) -> Path {
    var path = Path()
    guard outer.sweep > AnnularSector.epsilon else { return path }
    addRim(to: &path)
    addHole(to: &path)
    path.close()
    return path.transformed(by: .translation(x: center.x, y: center.y))
  }

  private func addRim(to path: inout Path) {
    guard outerCorner > AnnularSector.epsilon else {
      path.move(to: first.outer)
      path.arc(
        center: .zero, radius: outerRadius, startAngle: outer.start, sweep: outer.sweep)
      return
    }
    let distance = outerRadius - outerCorner
    let start = first.corner(radius: outerCorner, distance: distance)
    let end = last.corner(radius: outerCorner, distance: distance)
    path.move(to: start - first.normal * outerCorner)
    addCorner(start, outerCorner, from: first.normal * -1, to: start, path: &path)
    let inset = Self.turn(from: outer.start, to: Polar(start).angle)
    addArc(outerRadius, from: Polar(start).angle, turn: 1, outer.sweep - 2 * inset, to: &path)
    addCorner(end, outerCorner, from: end, to: last.normal * -1, path: &path)
  }

  private func addHole(to path: inout Path) {
    guard innerRadius > AnnularSector.epsilon, inner.sweep > AnnularSector.epsilon else {
      path.line(to: last.inner)
      return
    }
    guard innerCorner > AnnularSector.epsilon else {
      path.line(to: last.inner)
      path.arc(center: .zero, radius: innerRadius, startAngle: inner.end, sweep: -inner.sweep)
      return
    }
    let distance = innerRadius + innerCorner
    let start = first.corner(radius: innerCorner, distance: distance)
    let end = last.corner(radius: innerCorner, distance: distance)
    path.line(to: end - last.normal * innerCorner)
    addCorner(end, innerCorner, from: last.normal * -1, to: end * -1, path: &path)
    let inset = Self.turn(from: inner.start, to: Polar(start).angle)
    addArc(innerRadius, from: Polar(end).angle, turn: -1, inner.sweep - 2 * inset, to: &path)
    addCorner(start, innerCorner, from: start * -1, to: first.normal * -1, path: &path)
  }

  /// A corner's arc, clockwise between two directions from its centre.
  private func addCorner(
    _ center: Point, _ radius: Double, from start: Point, to end: Point, path: inout Path
  ) {
    let angle = Polar(start).angle
    let sweep = max(0, Self.turn(from: angle, to: Polar(end).angle))
    guard sweep > AnnularSector.epsilon else { return }
    path.arc(center: center, radius: radius, startAngle: angle, sweep: sweep)
  }

  /// An arc around the origin, clockwise for a turn of 1.
  private func addArc(
    _ radius: Double, from angle: Double, turn: Double, _ sweep: Double, to path: inout Path
  ) {
    // Two corners that touch leave no arc between them, but for rounding.
    guard sweep > 1e-9 else { return }
    path.arc(center: .zero, radius: radius, startAngle: angle, sweep: turn * sweep)
  }

  /// The shorter way from one angle to another, in −π…π.
  private static func turn(from start: Double, to end: Double) -> Double {
    (end - start).remainder(dividingBy: 2 * .pi)
  }
}
