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
    elements = index..<(index + 1)
  }

  private var end: Point { segments.last?.end ?? start }

  /// The figures of a path in order.
  ///
  /// What follows a `close` without a `move` goes on from the closed figure's start; a path that begins
  /// without a `move` begins at the first point that it names.
  static func figures(of path: Path) -> [PathFigure] {
    var figures: [PathFigure] = []
    for (index, element) in path.elements.enumerated() {
      switch element {
      case .move(let point):
        figures.append(PathFigure(start: point, at: index))
      case .line(let point), .cubic(_, _, let point):
        if figures.last?.isClosed ?? true {
          figures.append(PathFigure(start: figures.last?.start ?? point, at: index))
        }
        figures[figures.count - 1].add(element, at: index)
      case .close:
        guard figures.last?.isClosed == false else { continue }
        figures[figures.count - 1].add(element, at: index)
      }
    }
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
