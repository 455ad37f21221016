import Geometry

/// Points and paths that a seed decides, for tests by law.
struct SeededPaths {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 11
  }

  /// A number from 0 up to a bound.
  mutating func number(below bound: Double) -> Double {
    Double(next()) / 9_007_199_254_740_992 * bound
  }

  private mutating func count(upTo most: UInt64) -> UInt64 { 1 + next() % most }

  mutating func point() -> Point { Point(x: number(below: 200), y: number(below: 100)) }

  mutating func points(_ count: Int) -> [Point] { (0..<count).map { _ in point() } }

  /// One to four figures of lines and cubics, some of them closed.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<count(upTo: 4) {
      path.move(to: point())
      for _ in 0..<count(upTo: 5) {
        if number(below: 1) < 0.5 {
          path.line(to: point())
        } else {
          path.cubic(point(), point(), to: point())
        }
      }
      if number(below: 1) < 0.4 { path.close() }
    }
    return path
  }
}

/// The length of a run of points.
func length(_ points: [Point]) -> Double {
  zip(points, points.dropFirst()).map { $0.distance(to: $1) }.reduce(0, +)
}

/// The area that closed runs of points enclose, positive where they run clockwise on the screen.
func area(_ runs: [[Point]]) -> Double {
  var sum = 0.0
  for run in runs {
    for (a, b) in zip(run, run.dropFirst() + run.prefix(1)) { sum += (a.x * b.y - b.x * a.y) / 2 }
  }
  return sum
}

extension Point {
  func isNear(_ other: Point, within tolerance: Double = 1e-6) -> Bool {
    distance(to: other) <= tolerance
  }
}

extension Path {
  /// The point at which each element ends; a close ends at none.
  var stops: [Point] {
    elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .cubic(_, _, let point): point
      case .close: nil
      }
    }
  }
}
