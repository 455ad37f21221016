import Geometry
import Testing

/// Polylines cut to a rectangle.
struct ClippingTests {
  private let box = Rectangle(x: 0, y: 0, width: 10, height: 10)

  private func points(_ numbers: [(Double, Double)]) -> [Point] {
    numbers.map { Point(x: $0.0, y: $0.1) }
  }

  @Test func linesInsideStayAsTheyAre() {
    let line = points([(1, 1), (0.1, 9.9), (10, 10), (3, 0)])
    #expect(box.clip(line) == [line])
  }

  @Test func leavingAndComingBackMakesTwoRuns() {
    let line = points([(5, 5), (15, 5), (15, 8), (5, 8)])
    #expect(
      box.clip(line) == [points([(5, 5), (10, 5)]), points([(10, 8), (5, 8)])])
  }

  @Test func crossingLinesAreCutAtBothEnds() {
    #expect(box.clip(points([(-10, 5), (20, 5)])) == [points([(0, 5), (10, 5)])])
    #expect(box.clip(points([(-5, -5), (15, 15)])) == [points([(0, 0), (10, 10)])])
    #expect(box.clip(points([(-5, 5), (5, -6)])) == [])
    #expect(box.clip(points([(20, 0), (20, 10)])) == [])
  }

  @Test func astronomicLinesAreCutAtTheEdge() throws {
    let runs = box.clip(points([(-1e300, 5), (1e300, 5)]))
    #expect(runs == [points([(0, 5), (10, 5)])])
    let steep = try #require(
      box.clip(from: Point(x: 5, y: 5), to: Point(x: 5, y: 1.7e308)))
    #expect(steep.end == Point(x: 5, y: 10))
  }

  @Test func pointsThatAreNotFiniteBreakTheRun() {
    let line = points([(1, 1), (2, 2), (.nan, 3), (4, 4), (5, 5), (.infinity, 5)])
    #expect(box.clip(line) == [points([(1, 1), (2, 2)]), points([(4, 4), (5, 5)])])
    #expect(box.clip([]) == [])
    #expect(box.clip(points([(1, 1)])) == [points([(1, 1)])])
    #expect(box.clip(points([(11, 1)])) == [])
  }

  @Test(arguments: 0..<60) func keepsExactlyWhatIsInside(_ seed: Int) {
    var random = SeededPaths(seed: seed)
    let frame = Rectangle(x: 40, y: 20, width: 90, height: 50)
    let line = random.points(12)
    let runs = frame.clip(line)
    for run in runs {
      #expect(run.allSatisfy(frame.contains), "seed \(seed)")
      #expect(run.count > 1, "seed \(seed)")
    }
    // The length inside, counted in small steps along the whole line.
    let steps = 4000
    let measure = PathMeasure(.polyline(line))
    let inside = (0..<steps).filter { step in
      measure.head(at: (Double(step) + 0.5) / Double(steps)).map(frame.contains) ?? false
    }.count
    let expected = measure.length * Double(inside) / Double(steps)
    #expect(abs(runs.map(length).reduce(0, +) - expected) < 4, "seed \(seed)")
  }
}
