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
    var entry = Crossing(fraction: 0, isOnX: true, edge: start.x)
    var exit = Crossing(fraction: 1, isOnX: true, edge: end.x)
    for isX in [true, false] {
      let (from, to) = isX ? (start.x, end.x) : (start.y, end.y)
      let (low, high) = isX ? (minX, maxX) : (minY, maxY)
      // Halves, since the way between two huge numbers may overflow.
      let way = to / 2 - from / 2
      if way == 0 {
        if from < low || from > high { return nil }
        continue
      }
      let (near, far) = way > 0 ? (low, high) : (high, low)
      let atNear = (near / 2 - from / 2) / way
      let atFar = (far / 2 - from / 2) / way
      if atNear > entry.fraction { entry = Crossing(fraction: atNear, isOnX: isX, edge: near) }
      if atFar < exit.fraction { exit = Crossing(fraction: atFar, isOnX: isX, edge: far) }
    }
    guard entry.fraction <= exit.fraction else { return nil }
    return (
      entry.fraction > 0 ? point(start, end, entry) : start,
      exit.fraction < 1 ? point(start, end, exit) : end
    )
  }

  /// Where a line meets the edge: a fraction of the line, and the x or y of that side.
  private struct Crossing {
    let fraction: Double
    let isOnX: Bool
    let edge: Double
  }

  /// The point of a crossing, exactly on its edge and kept inside against rounding.
  private func point(_ start: Point, _ end: Point, _ crossing: Crossing) -> Point {
    let mix = start * (1 - crossing.fraction) + end * crossing.fraction
    return Point(
      x: crossing.isOnX ? crossing.edge : min(maxX, max(minX, mix.x)),
      y: crossing.isOnX ? min(maxY, max(minY, mix.y)) : crossing.edge)
  }
}
