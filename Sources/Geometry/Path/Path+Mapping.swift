extension Path {
  /// The same line drawn from its end to its start: the last figure first, each backwards.
  package func reversed() -> Path {
    var path = Path()
    for figure in PathFigure.figures(of: self).reversed() {
      path.move(to: figure.segments.last?.end ?? figure.start)
      var segments = figure.segments.reversed().map(\.reversed)
      if figure.isClosed, case .line? = segments.last { segments.removeLast() }
      path.elements += segments.map(\.element)
      if figure.isClosed { path.close() }
    }
    return path
  }

  /// The path with every point mapped.
  package func transformed(by transform: Transform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.map(point))
        case .line(let point): .line(transform.map(point))
        case .cubic(let control1, let control2, let point):
          .cubic(transform.map(control1), transform.map(control2), transform.map(point))
        case .close: .close
        }
      })
  }
}
