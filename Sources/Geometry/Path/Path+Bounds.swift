extension Path {
  /// The smallest rectangle that holds every point of the line itself, not its control points.
  ///
  /// Nil for a path without a finite point. The stroke's width is not part of it.
  package var bounds: Rectangle? {
    var box: Rectangle?
    for figure in PathFigure.figures(of: self) {
      let points = figure.segments.flatMap(\.extremes)
      for point in [figure.start] + points where point.isFinite {
        let spot = Rectangle(corner: point, corner: point)
        box = box?.union(spot) ?? spot
      }
    }
    return box
  }
}

extension PathSegment {
  /// The ends, and the points at which a curve turns back along an axis.
  fileprivate var extremes: [Point] {
    guard case .cubic(let p0, let p1, let p2, let p3) = self else { return [start, end] }
    let turns =
      Self.turns(p0.x, p1.x, p2.x, p3.x) + Self.turns(p0.y, p1.y, p2.y, p3.y)
    return [start, end] + turns.map(point(at:))
  }

  /// The parameters inside 0…1 at which one coordinate's derivative, a quadratic, is zero.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The form that does not subtract two nearly equal numbers; it holds for a = 0 as well.
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
  }
}
