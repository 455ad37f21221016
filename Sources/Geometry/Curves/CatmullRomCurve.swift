import Glibc

/// Catmull and Rom's spline through every point, with knots spaced by a power of the points' distance.
///
/// Exponent 0 is uniform, 0.5 centripetal (no loops), 1 chordal. The tangents are those of Barry and
/// Goldman's recursion.
struct CatmullRomCurve: Curve {
  let exponent: Double

  func draw(_ points: [Point]) -> Path {
    guard points.count > 2 else { return .polyline(points) }
    if exponent == 0 { return CardinalCurve(tension: 0, ends: .met).draw(points) }
    var path = Path([.move(points[0])])
    for index in points.indices.dropLast() {
      let p0 = points[max(0, index - 1)]
      let (p1, p2) = (points[index], points[index + 1])
      let p3 = points[min(points.count - 1, index + 2)]
      path.cubic(control(p0, p1, p2), control(p3, p2, p1), to: p2)
    }
    return path
  }

  /// The control point next to `point` on the way to `next`; `point` itself where nothing precedes it.
  private func control(_ before: Point, _ point: Point, _ next: Point) -> Point {
    let a = pow(before.distance(to: point), exponent)
    let b = pow(point.distance(to: next), exponent)
    guard a > 1e-12, b > 1e-12, a.isFinite, b.isFinite else { return point }
    let velocity =
      (point - before) * (1 / a) - (next - before) * (1 / (a + b)) + (next - point) * (1 / b)
    return point + velocity * (b / 3)
  }
}
