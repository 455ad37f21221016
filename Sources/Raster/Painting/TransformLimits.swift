import Geometry

extension Transform {
  /// An upper bound of how much a length grows.
  var stretch: Double { (a * a + b * b + c * c + d * d).squareRoot() }

  /// The factor by which areas grow, negative for a mirror image.
  var determinant: Double { a * d - b * c }

  /// Whether it can be undone with numbers that Cairo can count in; if not, nothing is to be seen.
  var isDrawable: Bool {
    let determinant = determinant
    return a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
      && stretch <= 1e7 && abs(determinant) >= 1e-12 && abs(determinant) >= stretch * stretch * 1e-9
  }

  /// The length that a vector has before the transform.
  func lengthBefore(_ vector: Point) -> Double {
    let determinant = determinant
    let x = (d * vector.x - c * vector.y) / determinant
    let y = (a * vector.y - b * vector.x) / determinant
    return (x * x + y * y).squareRoot()
  }

  /// The smallest upright rectangle around a mapped one.
  func map(_ r: Rectangle) -> Rectangle {
    let corners = [
      Point(x: r.minX, y: r.minY), Point(x: r.maxX, y: r.minY), Point(x: r.minX, y: r.maxY),
      Point(x: r.maxX, y: r.maxY),
    ].map(map)
    var bounds = PointBounds()
    for corner in corners { bounds.add(corner) }
    return bounds.rectangle ?? .zero
  }
}

/// The smallest upright rectangle around points; those that are not finite do not count.
struct PointBounds {
  private var low = Point(x: .infinity, y: .infinity)
  private var high = Point(x: -.infinity, y: -.infinity)

  mutating func add(_ p: Point) {
    guard p.isFinite else { return }
    low = Point(x: min(low.x, p.x), y: min(low.y, p.y))
    high = Point(x: max(high.x, p.x), y: max(high.y, p.y))
  }

  /// Nil when there was no point.
  var rectangle: Rectangle? {
    guard low.x <= high.x else { return nil }
    return Rectangle(corner: low, corner: high)
  }
}
