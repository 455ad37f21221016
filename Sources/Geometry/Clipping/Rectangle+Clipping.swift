extension Rectangle {
  /// The runs of a polyline that lie inside or on the edge; points that are not finite break a run.
  ///
  /// Points inside stay exactly as they are, so a stroke keeps its joins; where a line leaves or enters,
  /// a point is set on the edge. Each line is cut by Liang and Barsky's method.
  package func clip(_ polyline: [Point]) -> [[Point]] {
    guard polyline.count > 1 else {
      return polyline.filter { $0.isFinite && contains($0) }.map { [$0] }
    }
    var runs: [[Point]] = []
    var isOpen = false
    for (start, end) in zip(polyline, polyline.dropFirst()) {
      guard let inside = clip(from: start, to: end) else {
        isOpen = false
        continue
      }
      if isOpen {
        if inside.end != start { runs[runs.count - 1].append(inside.end) }
      } else if inside.start != inside.end || start == end {
        runs.append([inside.start, inside.end])
      } else {
        continue
      }
      isOpen = inside.end == end
    }
    return runs
  }

  /// The part of a line that lies inside or on the edge; nil where there is none.
  package func clip(from start: Point, to end: Point) -> (start: Point, end: Point)? {
    guard start.isFinite, end.isFinite else { return nil }
    var enter = 0.0
    var leave = 1.0
    let axes = [(start.x, end.x, minX, maxX), (start.y, end.y, minY, maxY)]
    for (from, to, low, high) in axes {
      // Halves, since the way between two huge numbers may overflow.
      let way = to / 2 - from / 2
      if way == 0 {
        if from < low || from > high { return nil }
        continue
      }
      let atLow = (low / 2 - from / 2) / way
      let atHigh = (high / 2 - from / 2) / way
      enter = max(enter, min(atLow, atHigh))
      leave = min(leave, max(atLow, atHigh))
    }
    guard enter <= leave else { return nil }
    return (
      enter > 0 ? onEdge(start, end, enter) : start, leave < 1 ? onEdge(start, end, leave) : end
    )
  }

  /// The point at a fraction of a line, kept inside against rounding.
  private func onEdge(_ start: Point, _ end: Point, _ fraction: Double) -> Point {
    let mix = start * (1 - fraction) + end * fraction
    return Point(x: min(maxX, max(minX, mix.x)), y: min(maxY, max(minY, mix.y)))
  }
}
