/// The cubic spline through every point that bends least: its curvature is 0 at both ends.
///
/// The first control points solve the usual tridiagonal system, by Thomas's elimination.
struct NaturalCurve: Curve {
  func draw(_ points: [Point]) -> Path {
    guard points.count > 2 else { return .polyline(points) }
    let first = firstControls(points)
    var path = Path([.move(points[0])])
    for index in first.indices {
      let end = points[index + 1]
      let second =
        index + 1 < first.count ? end * 2 - first[index + 1] : (end + first[index]) * 0.5
      path.cubic(first[index], second, to: end)
    }
    return path
  }

  private func firstControls(_ points: [Point]) -> [Point] {
    let count = points.count - 1
    var diagonal = [2.0]
    var right = [points[0] + points[1] * 2]
    for index in 1..<count {
      let isLast = index == count - 1
      let below = isLast ? 2.0 : 1
      let factor = below / diagonal[index - 1]
      let sum =
        isLast
        ? points[index] * 8 + points[index + 1] : points[index] * 4 + points[index + 1] * 2
      diagonal.append((isLast ? 7 : 4) - factor)
      right.append(sum - right[index - 1] * factor)
    }
    var controls = right
    controls[count - 1] = right[count - 1] * (1 / diagonal[count - 1])
    for index in (0..<(count - 1)).reversed() {
      controls[index] = (right[index] - controls[index + 1]) * (1 / diagonal[index])
    }
    return controls
  }
}
