import Geometry

/// Traces the outline of an area; what lies far outside the canvas is pressed against a box around it.
///
/// Pressing keeps how often the outline winds around each point in the box, so what is seen is exact,
/// and no coordinate leaves the range of Cairo's fixed-point numbers. An element with a number that is
/// not finite is left out.
struct AreaTracer {
  let context: CairoContext
  /// In device pixels.
  let box: Rectangle
  private var current = Point.zero
  private var start = Point.zero
  private var isOpen = false

  init(context: CairoContext, box: Rectangle) {
    self.context = context
    self.box = box
  }

  mutating func trace(_ path: Path, through transform: Transform) {
    for element in path.elements {
      switch element {
      case .move(let p):
        move(to: transform.map(p))
      case .line(let p):
        let q = transform.map(p)
        guard isOpen else {
          move(to: q)
          continue
        }
        guard q.isFinite else { continue }
        line(from: current, to: q)
        current = q
      case .cubic(let p1, let p2, let p3):
        let (q1, q2, q3) = (transform.map(p1), transform.map(p2), transform.map(p3))
        guard isOpen else {
          move(to: q3)
          continue
        }
        guard q1.isFinite, q2.isFinite, q3.isFinite else { continue }
        curve(Cubic(current, q1, q2, q3), depth: Self.deepest)
        current = q3
      case .close:
        guard isOpen else { continue }
        line(from: current, to: start)
        context.close()
        current = start
      }
    }
  }

  /// Halvings after which a piece of a curve is a line to the eye, whatever its size was.
  private static let deepest = 24

  private mutating func move(to p: Point) {
    isOpen = p.isFinite
    guard isOpen else { return }
    start = p
    current = p
    context.move(to: pressed(p))
  }

  private func pressed(_ p: Point) -> Point {
    Point(x: p.x.clamped(to: box.minX...box.maxX), y: p.y.clamped(to: box.minY...box.maxY))
  }

  private func line(from a: Point, to b: Point) {
    if !(box.contains(a) && box.contains(b)) {
      for fraction in crossings(from: a, to: b) {
        context.line(to: pressed(a.interpolated(to: b, fraction: fraction)))
      }
    }
    context.line(to: pressed(b))
  }

  /// Where a line passes the box's four edges, as rising fractions; between two of them, pressing
  /// keeps a straight line straight.
  private func crossings(from a: Point, to b: Point) -> [Double] {
    var fractions: [Double] = []
    for (from, to, edge) in [
      (a.x, b.x, box.minX), (a.x, b.x, box.maxX), (a.y, b.y, box.minY), (a.y, b.y, box.maxY),
    ] where (from < edge) != (to < edge) {
      let fraction = (edge - from) / (to - from)
      if fraction > 0, fraction < 1 { fractions.append(fraction) }
    }
    return fractions.sorted()
  }

  private func curve(_ c: Cubic, depth: Int) {
    if c.isInside(box) {
      context.curve(c.p1, c.p2, to: c.p3)
    } else if depth == 0 || c.isBeyondOneEdge(of: box) {
      line(from: c.p0, to: c.p3)
    } else {
      let (first, second) = c.halves
      curve(first, depth: depth - 1)
      curve(second, depth: depth - 1)
    }
  }
}
