/// Figures made of straight lines and cubic curves, in points.
///
/// - Every figure begins with a `move`.
/// - Circular arcs are held as cubics, so a path is plain data and can be measured and trimmed.
package struct Path: Hashable, Sendable {
  /// One step of the pen.
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case cubic(Point, Point, Point)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: Point) { elements.append(.move(point)) }

  package mutating func line(to point: Point) { elements.append(.line(point)) }

  package mutating func cubic(_ control1: Point, _ control2: Point, to point: Point) {
    elements.append(.cubic(control1, control2, point))
  }

  package mutating func close() { elements.append(.close) }

  package mutating func append(_ other: Path) { elements += other.elements }

  /// A straight line through points, in order.
  package static func polyline(_ points: [Point]) -> Path {
    Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }

  package static func rectangle(_ r: Rectangle) -> Path {
    Path([
      .move(r.origin), .line(Point(x: r.maxX, y: r.minY)), .line(Point(x: r.maxX, y: r.maxY)),
      .line(Point(x: r.minX, y: r.maxY)), .close,
    ])
  }
}
