/// A cubic through every point, whose direction there is that from the neighbour before to the one after.
struct CardinalCurve: Curve {
  /// 0 is the roundest, 1 has straight lines.
  let tension: Double
  let ends: SplineEnds

  func draw(_ points: [Point]) -> Path {
    switch ends {
    case .met:
      guard points.count > 2 else { return .polyline(points) }
      // An end mirrors its neighbour: it has no direction of its own.
      return Path(
        [.move(points[0])] + spans([points[1]] + points + [points[points.count - 2]]))
    case .open:
      guard points.count > 2 else { return Path() }
      guard points.count > 3 else { return .dot(at: points[1]) }
      return Path([.move(points[1])] + spans(points))
    case .closed:
      guard points.count > 2 else { return LinearCurve(isClosed: true).draw(points) }
      return Path(
        [.move(points[0])] + spans([points[points.count - 1]] + points + points.prefix(2))
          + [.close])
    }
  }

  /// A cubic between the middle two of each four neighbouring points.
  private func spans(_ points: [Point]) -> [Path.Element] {
    let reach = (1 - tension) / 6
    return points.indices.dropLast(3).map { index in
      let (p0, p1) = (points[index], points[index + 1])
      let (p2, p3) = (points[index + 2], points[index + 3])
      return .cubic(p1 + (p2 - p0) * reach, p2 + (p1 - p3) * reach, p2)
    }
  }
}
