extension Path {
  /// The figures as runs of points that stay within a tolerance of the curves, in points.
  ///
  /// A closed figure's run ends where it began. Points that are not finite are left out.
  package func polylines(tolerance: Double = 0.05) -> [[Point]] {
    PathFigure.figures(of: self).map { figure in
      ([figure.start] + figure.segments.flatMap { $0.flattened(tolerance: tolerance) })
        .filter(\.isFinite)
    }
  }

  /// The path with straight lines in place of its curves, within a tolerance in points.
  package func flattened(tolerance: Double = 0.05) -> Path {
    var path = Path()
    var current = Point.zero
    for element in elements {
      switch element {
      case .cubic(let control1, let control2, let point):
        let segment = PathSegment.cubic(current, control1, control2, point)
        path.elements += segment.flattened(tolerance: tolerance).map { .line($0) }
        current = point
      case .move(let point), .line(let point):
        path.elements.append(element)
        current = point
      case .close:
        path.elements.append(element)
        current = path.lastStart ?? current
      }
    }
    return path
  }

  /// Where the figure began that the last element belongs to.
  private var lastStart: Point? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }
}

extension PathSegment {
  /// Most pieces that a curve is cut into, so that a curve of astronomic size still ends.
  private static let mostPieces = 1024.0

  /// The points after the start, as far apart as Wang's bound on a chord's distance allows.
  func flattened(tolerance: Double) -> [Point] {
    guard case .cubic(let p0, let p1, let p2, let p3) = self else { return [end] }
    let bend = max((p0 - p1 * 2 + p2).distance(to: .zero), (p1 - p2 * 2 + p3).distance(to: .zero))
    let pieces = (0.75 * bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
    let last = pieces >= 1 ? min(pieces, Self.mostPieces) : 1
    return stride(from: 1, through: last, by: 1).map { point(at: $0 / last) }
  }
}
