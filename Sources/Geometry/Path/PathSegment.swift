/// One straight line or cubic curve of a path, with both of its ends.
package enum PathSegment: Hashable, Sendable {
  case line(Point, Point)
  case cubic(Point, Point, Point, Point)

  package var start: Point {
    switch self {
    case .line(let start, _), .cubic(let start, _, _, _): start
    }
  }

  package var end: Point {
    switch self {
    case .line(_, let end), .cubic(_, _, _, let end): end
    }
  }

  package var reversed: PathSegment {
    switch self {
    case .line(let start, let end): .line(end, start)
    case .cubic(let start, let control1, let control2, let end):
      .cubic(end, control2, control1, start)
    }
  }

  /// The step of the pen that draws the segment from its start.
  package var element: Path.Element {
    switch self {
    case .line(_, let end): .line(end)
    case .cubic(_, let control1, let control2, let end): .cubic(control1, control2, end)
    }
  }

  var isFinite: Bool {
    switch self {
    case .line(let start, let end): start.isFinite && end.isFinite
    case .cubic(let start, let control1, let control2, let end):
      start.isFinite && control1.isFinite && control2.isFinite && end.isFinite
    }
  }

  /// The point at a parameter in 0…1; the ends are exact.
  package func point(at t: Double) -> Point {
    if t <= 0 { return start }
    if t >= 1 { return end }
    switch self {
    case .line(let start, let end): return start.interpolated(to: end, fraction: t)
    case .cubic(let p0, let p1, let p2, let p3):
      let u = 1 - t
      return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
    }
  }

  /// The unit vector along the segment at a parameter in 0…1; zero for a segment without length.
  package func tangent(at t: Double) -> Point {
    let candidates: [Point]
    switch self {
    case .line(let start, let end): candidates = [end - start]
    case .cubic(let p0, let p1, let p2, let p3):
      // Where control points meet an end, the curve leaves it towards the next one.
      candidates = [derivative(at: t), t < 0.5 ? p2 - p0 : p3 - p1, p3 - p0]
    }
    for way in candidates {
      let length = way.distance(to: .zero)
      if length > 1e-12, length.isFinite { return way * (1 / length) }
    }
    return .zero
  }

  /// The change of the point per unit of the parameter.
  func derivative(at t: Double) -> Point {
    switch self {
    case .line(let start, let end): return end - start
    case .cubic(let p0, let p1, let p2, let p3):
      let u = 1 - t
      return (p1 - p0) * (3 * u * u) + (p2 - p1) * (6 * u * t) + (p3 - p2) * (3 * t * t)
    }
  }

  /// The part between two parameters, by de Casteljau's construction; a cubic stays a cubic.
  package func part(from t0: Double, to t1: Double) -> PathSegment {
    if t0 <= 0, t1 >= 1 { return self }
    switch self {
    case .line: return .line(point(at: t0), point(at: t1))
    case .cubic:
      let reach = (t1 - t0) / 3
      let start = point(at: t0)
      let end = point(at: t1)
      return .cubic(
        start, start + derivative(at: t0) * reach, end - derivative(at: t1) * reach, end)
    }
  }
}
