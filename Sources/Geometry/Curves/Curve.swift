/// A way to draw a line for a run of points.
///
/// - The points are finite; a curve of d3-shape's name has d3-shape's geometry.
/// - No point gives an empty path; a single one gives a closed dot, which round caps make visible.
protocol Curve: Sendable {
  /// The line for at least two finite points.
  func draw(_ points: [Point]) -> Path
}

extension Curve {
  /// The line for a run of points; those that are not finite are left out.
  func path(for points: [Point]) -> Path {
    let points = points.filter(\.isFinite)
    guard let first = points.first else { return Path() }
    return points.count > 1 ? draw(points) : .dot(at: first)
  }
}

extension Path {
  /// A closed figure without extent.
  static func dot(at point: Point) -> Path { Path([.move(point), .close]) }
}
