/// Level lines that jump from one point's y to the next at a fraction of the way between their x.
struct StepCurve: Curve {
  /// Where the jump is: 0 at the point before, 1 at the point after.
  let position: Double

  func draw(_ points: [Point]) -> Path {
    var path = Path([.move(points[0])])
    for (start, end) in zip(points, points.dropFirst()) {
      let x = start.x * (1 - position) + end.x * position
      if position > 0 { path.line(to: Point(x: x, y: start.y)) }
      path.line(to: Point(x: x, y: end.y))
      // Halfway jumps go on level into the next one; only the last needs its own end.
      if position <= 0 { path.line(to: end) }
    }
    if position > 0, position < 1 { path.line(to: points[points.count - 1]) }
    return path
  }
}
