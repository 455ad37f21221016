import Geometry
import Testing

/// Lengths, points at a length and trims, over seeded paths.
struct PathMeasureTests {
  @Test(arguments: 0..<40) func lengthIsThatOfAFineChain(_ seed: Int) {
    var random = SeededPaths(seed: seed)
    let path = random.path()
    let measure = PathMeasure(path)
    let lengths = path.polylines(tolerance: 1e-5).map(length)
    #expect(abs(measure.length - lengths.reduce(0, +)) < 0.02, "seed \(seed)")
    #expect(measure.subpathLengths.count == lengths.count, "seed \(seed)")
    for (found, expected) in zip(measure.subpathLengths, lengths) {
      #expect(abs(found - expected) < 0.02, "seed \(seed)")
    }
  }

  @Test func linesAreExact() {
    let path = Path.polyline([.zero, Point(x: 3, y: 4), Point(x: 3, y: 14)])
    let measure = PathMeasure(path)
    #expect(measure.length == 15)
    #expect(measure.point(atLength: 5) == Point(x: 3, y: 4))
    #expect(measure.point(atLength: 10) == Point(x: 3, y: 9))
    #expect(measure.point(atLength: -1) == .zero)
    #expect(measure.point(atLength: 99) == Point(x: 3, y: 14))
    #expect(measure.point(atLength: .nan) == .zero)
    #expect(measure.location(atLength: 10)?.tangent == Point(x: 0, y: 1))
    #expect(measure.trimmed(from: 1.0 / 3, to: 2.0 / 3).svg() == "M3,4L3,9")
  }

  @Test(arguments: 0..<40) func trimIsAsLongAsItsSpan(_ seed: Int) {
    var random = SeededPaths(seed: seed)
    let measure = PathMeasure(random.path())
    for _ in 0..<10 {
      let (a, b) = (random.number(below: 1), random.number(below: 1))
      let trim = measure.trimmed(from: min(a, b), to: max(a, b))
      let expected = abs(b - a) * measure.length
      #expect(abs(PathMeasure(trim).length - expected) < 0.05, "seed \(seed), \(a) … \(b)")
      guard let first = trim.stops.first, let last = trim.stops.last else { continue }
      let (start, end) = (measure.head(at: min(a, b)), measure.head(at: max(a, b)))
      #expect(end?.isNear(last, within: 0.05) == true, "seed \(seed)")
      // At a gap the head is the figure before's end and the trim begins with the next.
      if PathMeasure(trim).subpathLengths.count == 1 {
        #expect(start?.isNear(first, within: 0.05) == true, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<40) func trimsJoinToTheWhole(_ seed: Int) {
    var random = SeededPaths(seed: seed)
    let path = random.path()
    let measure = PathMeasure(path)
    let cut = random.number(below: 1)
    let parts = [measure.trimmed(from: 0, to: cut), measure.trimmed(from: cut, to: 1)]
    let sum = parts.map { PathMeasure($0).length }.reduce(0, +)
    #expect(abs(sum - measure.length) < 0.05, "seed \(seed)")
    // A trimmed curve lies on the curve.
    for (part, offset) in zip(parts, [0, cut * measure.length]) {
      let piece = PathMeasure(part)
      for step in 1..<20 {
        let along = piece.length * Double(step) / 20
        let found = piece.point(atLength: along) ?? .zero
        let expected = measure.point(atLength: offset + along) ?? .zero
        let isNearGap = found.distance(to: expected) > 1
        #expect(found.isNear(expected, within: 0.05) || isNearGap, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<20) func wholeTrimIsThePathItself(_ seed: Int) {
    var random = SeededPaths(seed: seed)
    let path = random.path()
    let measure = PathMeasure(path)
    #expect(measure.trimmed(from: 0, to: 1) == path, "seed \(seed)")
    #expect(measure.trimmed(from: -0.1, to: 1.1) == path, "seed \(seed)")
    for (a, b) in [(0.5, 0.5), (0.7, 0.2), (0, 0), (1, 1), (-2, -1), (2, 3)] {
      #expect(measure.trimmed(from: a, to: b).isEmpty, "seed \(seed), \(a) … \(b)")
    }
    #expect(measure.trimmed(from: .nan, to: 1).isEmpty)
  }

  @Test func curvesStayCurves() {
    var path = Path([.move(.zero)])
    path.cubic(Point(x: 0, y: 50), Point(x: 100, y: 50), to: Point(x: 100, y: 0))
    let half = PathMeasure(path).trimmed(from: 0, to: 0.5)
    #expect(half.svg(decimals: 1) == "M0,0C0,25,25,37.5,50,37.5")
    #expect(PathMeasure(path).head(at: 0.5)?.isNear(Point(x: 50, y: 37.5), within: 0.01) == true)
  }

  @Test func gapsHaveNoLengthAndWholeFiguresStayClosed() {
    var path = Path.rectangle(Rectangle(x: 0, y: 0, width: 1, height: 1))
    path.append(.polyline([Point(x: 100, y: 0), Point(x: 104, y: 0)]))
    let measure = PathMeasure(path)
    #expect(measure.length == 8)
    #expect(measure.subpathLengths == [4, 4])
    #expect(measure.trimmed(from: 0, to: 0.75).svg() == "M0,0L1,0L1,1L0,1ZM100,0L102,0")
    #expect(measure.trimmed(from: 0.5, to: 1).svg() == "M100,0L104,0")
    #expect(measure.trimmed(from: 0.25, to: 0.5).svg() == "M1,1L0,1L0,0")
    #expect(measure.head(at: 0.5) == .zero)
  }

  @Test func pointsOnTheSameSpotHaveNoLength() {
    let dot = PathMeasure(Path([.move(Point(x: 5, y: 6)), .close]))
    #expect(dot.length == 0)
    #expect(dot.head(at: 0.5) == Point(x: 5, y: 6))
    #expect(dot.trimmed(from: 0, to: 0.5).isEmpty)
    #expect(dot.trimmed(from: 0, to: 1).elements.count == 2)
    #expect(PathMeasure(Path()).head(at: 0.5) == nil)
    let twice = Path.polyline([.zero, .zero, Point(x: 4, y: 0), Point(x: 4, y: 0)])
    #expect(PathMeasure(twice).trimmed(from: 0.25, to: 0.75).svg() == "M1,0L3,0")
  }

  @Test func wildNumbersDoNotStopIt() {
    let huge = Point(x: 1e300, y: -1e300)
    let bad = Point(x: .nan, y: .infinity)
    for points in [[.zero, huge], [.zero, bad, Point(x: 1, y: 1)], [bad], [huge, bad, huge]] {
      var path = Path.polyline(points)
      path.cubic(huge, bad, to: .zero)
      path.cubic(huge, huge, to: .zero)
      let measure = PathMeasure(path)
      #expect(measure.length.isFinite)
      #expect(measure.trimmed(from: 0.2, to: 0.8).elements.count <= path.elements.count)
      _ = (path.bounds, path.polylines(), path.reversed(), measure.head(at: 0.5))
    }
  }

  @Test func thousandsOfSegmentsAreCutAtTheRightPlace() {
    let points = (0...10_000).map { Point(x: Double($0), y: 0) }
    let measure = PathMeasure(.polyline(points))
    #expect(measure.length == 10_000)
    #expect(measure.head(at: 0.123456)?.isNear(Point(x: 1234.56, y: 0)) == true)
    #expect(measure.trimmed(from: 0.00005, to: 0.00025).svg() == "M0.5,0L1,0L2,0L2.5,0")
  }

  @Test func cuspsHaveATangent() {
    var path = Path([.move(.zero)])
    path.cubic(.zero, Point(x: 10, y: 0), to: Point(x: 10, y: 0))
    let measure = PathMeasure(path)
    #expect(abs(measure.length - 10) < 0.01)
    for length in [0.0, 5, 10] {
      #expect(measure.location(atLength: length)?.tangent.isNear(Point(x: 1, y: 0)) == true)
    }
  }
}
