import Geometry

/// One cubic curve.
struct Cubic {
  let p0: Point
  let p1: Point
  let p2: Point
  let p3: Point

  init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  func isInside(_ box: Rectangle) -> Bool {
    box.contains(p0) && box.contains(p1) && box.contains(p2) && box.contains(p3)
  }

  /// Whether all of it lies on the outer side of the same edge.
  func isBeyondOneEdge(of box: Rectangle) -> Bool {
    max(p0.x, p1.x, p2.x, p3.x) <= box.minX || min(p0.x, p1.x, p2.x, p3.x) >= box.maxX
      || max(p0.y, p1.y, p2.y, p3.y) <= box.minY || min(p0.y, p1.y, p2.y, p3.y) >= box.maxY
  }

  /// Whether its control points lie so near the chord that the chord can stand for it.
  func isFlat(tolerance: Double) -> Bool {
    let x1 = abs(3 * p1.x - 2 * p0.x - p3.x)
    let y1 = abs(3 * p1.y - 2 * p0.y - p3.y)
    let x2 = abs(3 * p2.x - 2 * p3.x - p0.x)
    let y2 = abs(3 * p2.y - 2 * p3.y - p0.y)
    let x = max(x1, x2)
    let y = max(y1, y2)
    return x * x + y * y <= 16 * tolerance * tolerance
  }

  /// De Casteljau's cut in the middle.
  var halves: (Cubic, Cubic) {
    let a = p0.interpolated(to: p1, fraction: 0.5)
    let b = p1.interpolated(to: p2, fraction: 0.5)
    let c = p2.interpolated(to: p3, fraction: 0.5)
    let ab = a.interpolated(to: b, fraction: 0.5)
    let bc = b.interpolated(to: c, fraction: 0.5)
    let middle = ab.interpolated(to: bc, fraction: 0.5)
    return (Cubic(p0, a, ab, middle), Cubic(middle, bc, c, p3))
  }
}
