/// A B-spline whose points are first drawn towards the straight line between the ends.
struct BundleCurve: Curve {
  /// 1 keeps the points, 0 makes the line straight.
  let strength: Double

  func draw(_ points: [Point]) -> Path {
    let first = points[0]
    let way = points[points.count - 1] - first
    let last = Double(points.count - 1)
    let drawn = points.enumerated().map { index, point in
      point * strength + (first + way * (Double(index) / last)) * (1 - strength)
    }
    return BasisCurve(ends: .met).draw(drawn)
  }
}
