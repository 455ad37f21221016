import Glibc

extension Path {
  /// A closed circle that begins at an angle in radians clockwise from 12 o'clock.
  package static func circle(
    center: Point, radius: Double, startAngle: Double = 0, clockwise: Bool = true
  ) -> Path {
    let turn = clockwise ? 2 * Double.pi : -2 * Double.pi
    var path = arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + turn)
    guard case .cubic(let control1, let control2, _)? = path.elements.last,
      case .move(let start)? = path.elements.first
    else { return Path() }
    path.elements[path.elements.count - 1] = .cubic(control1, control2, start)
    path.close()
    return path
  }

  /// An open arc between two angles in radians clockwise from 12 o'clock.
  ///
  /// It runs clockwise if the end angle is the larger one, and a full turn at most. A sweep of zero, a
  /// radius not above 0 and numbers that are not finite give an empty path.
  package static func arc(center: Point, radius: Double, startAngle: Double, endAngle: Double)
    -> Path
  {
    let sweep = endAngle - startAngle
    guard center.isFinite, radius > 0, radius.isFinite, startAngle.isFinite, sweep.isFinite,
      sweep != 0
    else { return Path() }
    var path = Path()
    path.move(to: Polar(radius: radius, angle: startAngle).point(around: center))
    path.arc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
    return path
  }

  /// Continues along a circle from the point at an angle, where the pen must already be.
  ///
  /// The sweep is in radians, positive clockwise, and cut to a full turn. Cubics with handles of
  /// 4/3 tan(angle/4) follow a circle to 3e-4 of its radius over a quarter turn, and to 4e-6 over half
  /// of that; large circles get the shorter pieces.
  package mutating func arc(center: Point, radius: Double, startAngle: Double, sweep: Double) {
    let sweep = min(2 * .pi, max(-2 * .pi, sweep))
    let longest = radius > 24 ? Double.pi / 4 : .pi / 2
    var pieces = 1.0
    while abs(sweep) > pieces * longest + 1e-9 { pieces += 1 }
    let step = sweep / pieces
    let reach = 4 / 3 * tan(step / 4) * radius
    for piece in stride(from: 0, to: pieces, by: 1) {
      let a = startAngle + step * piece
      let b = startAngle + step * (piece + 1)
      let start = Polar(radius: radius, angle: a).point(around: center)
      let end = Polar(radius: radius, angle: b).point(around: center)
      cubic(
        start + Polar.direction(a + .pi / 2) * reach, end - Polar.direction(b + .pi / 2) * reach,
        to: end)
    }
  }
}
