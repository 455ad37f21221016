import Glibc

/// An SVG arc, given by its ends, as a piece of a turned ellipse.
///
/// The centre is found as SVG 1.1, appendix F.6, says: the ellipse becomes a unit circle, whose centre
/// lies on the ends' perpendicular bisector; radii that are too small grow.
struct EllipticalArc {
  private let end: Point
  /// From the unit circle to the ellipse.
  private let transform: Transform
  /// Radians clockwise from 12 o'clock of the unit circle.
  private let startAngle: Double
  private let sweep: Double

  /// Nil where the arc is a straight line: a radius is 0, or it has no length.
  init?(
    from start: Point, to end: Point, radiusX: Double, radiusY: Double, rotation: Double,
    isLarge: Bool, isClockwise: Bool
  ) {
    let stretch = Transform.rotation(rotation).after(.scale(x: abs(radiusX), y: abs(radiusY)))
    guard start != end, let inverse = stretch.inverse else { return nil }
    let a = inverse.map(start)
    let b = inverse.map(end)
    let half = a.distance(to: b) / 2
    let growth = max(1, half)
    let middle = a.interpolated(to: b, fraction: 0.5)
    let height = max(0, growth * growth - half * half).squareRoot()
    let side = isLarge == isClockwise ? 1.0 : -1.0
    let way = (b - a) * (1 / (2 * half))
    let center = middle + Point(x: way.y, y: -way.x) * (height * side)
    let from = Polar(a, around: center).angle
    var sweep = Polar(b, around: center).angle - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    guard sweep.isFinite, center.isFinite else { return nil }
    self.end = end
    self.sweep = sweep
    startAngle = from
    transform = stretch.after(.translation(x: center.x, y: center.y)).after(.scale(growth))
  }

  /// The cubics that continue from the arc's start and meet its end exactly.
  var elements: [Path.Element] {
    var unit = Path()
    // Pieces of an eighth of a turn follow the circle to 4e-6 of its radius.
    let pieces = max(1, (abs(sweep) / (.pi / 4) - 1e-9).rounded(.up))
    for piece in stride(from: 0, to: pieces, by: 1) {
      unit.arc(
        center: .zero, radius: 1, startAngle: startAngle + sweep * piece / pieces,
        sweep: sweep / pieces)
    }
    var elements = unit.transformed(by: transform).elements
    if case .cubic(let control1, let control2, _)? = elements.last {
      elements[elements.count - 1] = .cubic(control1, control2, end)
    }
    return elements
  }
}
