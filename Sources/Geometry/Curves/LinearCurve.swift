/// Straight lines from point to point.
struct LinearCurve: Curve {
  let isClosed: Bool

  func draw(_ points: [Point]) -> Path {
    var path = Path.polyline(points)
    if isClosed { path.close() }
    return path
  }
}
