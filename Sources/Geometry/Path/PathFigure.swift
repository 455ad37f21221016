/// A run of a path's segments that are drawn without lifting the pen.
struct PathFigure {
  let start: Point
  /// The segments; those of a closed figure include the line back to its start, if that has a length.
  private(set) var segments: [PathSegment] = []
  private(set) var isClosed = false
  /// Where the figure's elements are in the path.
  private(set) var elements: Range<Int>

  private init(start: Point, at index: Int) {
    self.start = start
    elements = index..<index
  }

  private var end: Point { segments.last?.end ?? start }

  /// The figures of a path in order.
  ///
  /// What follows a `close` without a `move` goes on from the closed figure's start; a path that begins
  /// without a `move` begins at the first point that it names.
  static func figures(of path: Path) -> [PathFigure] {
    var figures: [PathFigure] = []
    var pen: PathFigure?
    var origin: Point?
    for (index, element) in path.elements.enumerated() {
      switch element {
      case .move(let point):
        if let pen { figures.append(pen) }
        pen = PathFigure(start: point, at: index)
      case .line(let point), .cubic(_, _, let point):
        pen = pen ?? PathFigure(start: origin ?? point, at: index)
      case .close: break
      }
      guard var figure = pen else { continue }
      figure.add(element, at: index)
      origin = figure.start
      pen = figure.isClosed ? nil : figure
      if figure.isClosed { figures.append(figure) }
    }
    if let pen { figures.append(pen) }
    return figures
  }

  private mutating func add(_ element: Path.Element, at index: Int) {
    elements = elements.lowerBound..<(index + 1)
    switch element {
    case .move: break
    case .line(let point): segments.append(.line(end, point))
    case .cubic(let control1, let control2, let point):
      segments.append(.cubic(end, control1, control2, point))
    case .close:
      if end != start { segments.append(.line(end, start)) }
      isClosed = true
    }
  }
}
