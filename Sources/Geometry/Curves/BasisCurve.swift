/// A uniform cubic B-spline, which the points pull towards them.
struct BasisCurve: Curve {
  let ends: SplineEnds

  func draw(_ points: [Point]) -> Path {
    guard points.count > 2 else { return short(points) }
    switch ends {
    case .met:
      // An end counted three times is where the spline begins, with a straight bit first.
      let first = points[0]
      let last = points[points.count - 1]
      var path = Path([.move(first), .line(Self.knot(first, first, points[1]))])
      path.elements += spans([first] + points + [last])
      path.line(to: last)
      return path
    case .open:
      guard points.count > 3 else { return .dot(at: Self.knot(points[0], points[1], points[2])) }
      return Path([.move(Self.knot(points[0], points[1], points[2]))] + spans(points))
    case .closed:
      let around = [points[points.count - 1]] + points + points.prefix(2)
      return Path([.move(Self.knot(around[0], around[1], around[2]))] + spans(around) + [.close])
    }
  }

  private func short(_ points: [Point]) -> Path {
    switch ends {
    case .met: .polyline(points)
    case .open: Path()
    case .closed:
      Path([
        .move(points[0].interpolated(to: points[1], fraction: 1 / 3)),
        .line(points[0].interpolated(to: points[1], fraction: 2 / 3)), .close,
      ])
    }
  }

  /// A cubic for each four neighbouring points, between the knots at the middle two.
  private func spans(_ points: [Point]) -> [Path.Element] {
    points.indices.dropLast(3).map { index in
      let (p1, p2, p3) = (points[index + 1], points[index + 2], points[index + 3])
      return .cubic(
        p1.interpolated(to: p2, fraction: 1 / 3), p1.interpolated(to: p2, fraction: 2 / 3),
        Self.knot(p1, p2, p3))
    }
  }

  /// Where the spline passes the middle one of three neighbours.
  private static func knot(_ a: Point, _ b: Point, _ c: Point) -> Point {
    (a + b * 4 + c) * (1 / 6)
  }
}
