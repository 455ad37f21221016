import Geometry

/// Traces lines for a pen, only as far as the pen can be seen, and dashes them itself.
///
/// For lines that are too long, or have too many dashes out of sight, to be left to Cairo. Curves become
/// chords within a tenth of a pixel.
struct LineTracer {
  let context: CairoContext
  /// In device pixels; grown by the pen's reach, so that an end at its edge is out of sight.
  let box: Rectangle
  let transform: Transform
  /// Called when so much is traced that it is to be drawn before more is: Cairo's time for one stroke
  /// grows with the square of its lines.
  let drawBatch: () -> Void

  /// Lines in a batch.
  private static let batch = 256

  /// The length in sight, in the path's space.
  func visibleLength(of path: Path) -> Double {
    var length = 0.0
    for figure in figures(of: path) {
      for (a, b) in zip(figure, figure.dropFirst()) {
        guard let part = visiblePart(from: a, to: b) else { continue }
        length += transform.lengthBefore(b - a) * (part.upperBound - part.lowerBound)
      }
    }
    return length
  }

  func trace(_ path: Path, dash: DashPattern?) {
    for figure in figures(of: path) {
      var pen = TracingPen(context: context)
      var travelled = 0.0
      for (a, b) in zip(figure, figure.dropFirst()) {
        if pen.count >= Self.batch {
          drawBatch()
          // Solid lines repeat the last one, so that the corner after it is joined.
          pen.startBatch(repeatsLast: dash == nil)
        }
        let length = dash == nil ? 1 : transform.lengthBefore(b - a)
        defer { travelled = (travelled + length).isFinite ? travelled + length : 0 }
        guard let part = visiblePart(from: a, to: b) else {
          pen.isDown = false
          continue
        }
        guard let dash, length > 0 else {
          pen.draw(from: a, to: b, part)
          continue
        }
        let from = travelled + part.lowerBound * length
        let to = travelled + part.upperBound * length
        var inkEnd = -Double.infinity
        dash.forEachDash(from: from, to: to) { dashStart, dashEnd in
          let first = ((dashStart - travelled) / length).clamped(to: 0...1)
          let last = ((dashEnd - travelled) / length).clamped(to: first...1)
          pen.draw(from: a, to: b, first...last)
          inkEnd = last
        }
        pen.isDown = inkEnd == 1
      }
    }
    drawBatch()
  }

  /// The figures as polylines in device pixels; a closed one goes on for half its first line, so that
  /// the corner where it began is joined.
  private func figures(of path: Path) -> [[Point]] {
    var figures: [[Point]] = []
    var figure: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let p):
        if figure.count > 1 { figures.append(figure) }
        let q = transform.map(p)
        figure = q.isFinite ? [q] : []
      case .line(let p):
        let q = transform.map(p)
        if q.isFinite { figure.append(q) }
      case .cubic(let p1, let p2, let p3):
        let (q1, q2, q3) = (transform.map(p1), transform.map(p2), transform.map(p3))
        guard q1.isFinite, q2.isFinite, q3.isFinite else { continue }
        guard let last = figure.last else {
          figure = [q3]
          continue
        }
        flatten(Cubic(last, q1, q2, q3), depth: 16, into: &figure)
      case .close:
        guard let first = figure.first else { continue }
        figure.append(first)
        if figure.count > 1 { figure.append(first.interpolated(to: figure[1], fraction: 0.5)) }
        figures.append(figure)
        figure = [first]
      }
    }
    if figure.count > 1 { figures.append(figure) }
    return figures
  }

  private func flatten(_ c: Cubic, depth: Int, into points: inout [Point]) {
    if depth == 0 || c.isBeyondOneEdge(of: box) || c.isFlat(tolerance: 0.1) {
      points.append(c.p3)
    } else {
      let (first, second) = c.halves
      flatten(first, depth: depth - 1, into: &points)
      flatten(second, depth: depth - 1, into: &points)
    }
  }

  /// The fractions of a line between which it lies in the box (Liang and Barsky's clipping).
  private func visiblePart(from a: Point, to b: Point) -> ClosedRange<Double>? {
    var low = 0.0
    var high = 1.0
    for (start, end, least, most) in [
      (a.x, b.x, box.minX, box.maxX), (a.y, b.y, box.minY, box.maxY),
    ] {
      let change = end - start
      guard change != 0, change.isFinite else {
        guard change == 0, start >= least, start <= most else { return nil }
        continue
      }
      let first = (least - start) / change
      let second = (most - start) / change
      low = max(low, min(first, second))
      high = min(high, max(first, second))
    }
    return low <= high ? low...high : nil
  }
}

/// Joins parts of lines that follow on each other.
private struct TracingPen {
  let context: CairoContext
  /// Whether the last part ended at its line's end, so that the next one may be joined to it.
  var isDown = false
  /// Lines since the batch began.
  private(set) var count = 0
  private var last: (from: Point, to: Point)?

  init(context: CairoContext) { self.context = context }

  mutating func draw(from a: Point, to b: Point, _ part: ClosedRange<Double>) {
    let from = part.lowerBound == 0 ? a : a.interpolated(to: b, fraction: part.lowerBound)
    let to = part.upperBound == 1 ? b : a.interpolated(to: b, fraction: part.upperBound)
    if !(isDown && part.lowerBound == 0) { context.move(to: from) }
    context.line(to: to)
    isDown = part.upperBound == 1
    last = (from, to)
    count += 1
  }

  /// After what was traced has been drawn.
  mutating func startBatch(repeatsLast: Bool) {
    count = 0
    guard repeatsLast, isDown, let last else {
      isDown = false
      return
    }
    context.move(to: last.from)
    context.line(to: last.to)
  }
}
