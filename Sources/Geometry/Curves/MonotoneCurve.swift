/// A cubic through every point that rises and falls only where the points do.
///
/// The slopes are Steffen's (1990, "A simple method for monotonic interpolation in one dimension").
struct MonotoneCurve: Curve {
  /// Whether x is a function of y.
  let isVertical: Bool

  func draw(_ points: [Point]) -> Path {
    let line = points.map(turned)
    let distinct = line.indices.filter { $0 == 0 || line[$0] != line[$0 - 1] }.map { line[$0] }
    guard distinct.count > 2 else {
      return distinct.count > 1 ? .polyline(distinct.map(turned)) : .dot(at: points[0])
    }
    let slopes = slopes(distinct)
    var path = Path([.move(turned(distinct[0]))])
    for index in distinct.indices.dropLast() {
      let (start, end) = (distinct[index], distinct[index + 1])
      let third = (end.x - start.x) / 3
      path.cubic(
        turned(start + Point(x: third, y: third * slopes[index])),
        turned(end - Point(x: third, y: third * slopes[index + 1])), to: turned(end))
    }
    return path
  }

  private func turned(_ point: Point) -> Point {
    isVertical ? Point(x: point.y, y: point.x) : point
  }

  private func slopes(_ points: [Point]) -> [Double] {
    let last = points.count - 1
    var slopes = points.map { _ in 0.0 }
    for index in 1..<last {
      slopes[index] = inner(points[index - 1], points[index], points[index + 1])
    }
    slopes[0] = outer(points[0], points[1], slopes[1])
    slopes[last] = outer(points[last - 1], points[last], slopes[last - 1])
    return slopes
  }

  /// The slope at a point between two: none at a peak, and at most twice the flatter side's.
  private func inner(_ before: Point, _ point: Point, _ after: Point) -> Double {
    let (left, right) = (point.x - before.x, after.x - point.x)
    let (fall, rise) = (slope(before, point), slope(point, after))
    guard left * right > 0, fall * rise > 0 else { return 0 }
    let mean = (fall * right + rise * left) / (left + right)
    let slope = 2 * min(abs(fall), abs(rise), abs(mean) / 2)
    return slope.isFinite ? (fall < 0 ? -slope : slope) : 0
  }

  /// The slope at an end that makes the outer span a parabola.
  private func outer(_ start: Point, _ end: Point, _ other: Double) -> Double {
    let slope = (3 * self.slope(start, end) - other) / 2
    return slope.isFinite ? slope : other
  }

  private func slope(_ start: Point, _ end: Point) -> Double {
    (end.y - start.y) / (end.x - start.x)
  }
}
