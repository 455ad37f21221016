import Geometry
import Testing

/// Bounds, flattening, reversal and mapping of paths.
struct PathTests {
  @Test(arguments: 0..<30) func boundsHoldTheLineTightly(_ seed: Int) throws {
    var random = SeededPaths(seed: seed)
    let path = random.path()
    let bounds = try #require(path.bounds)
    let points = path.polylines(tolerance: 0.001).flatMap { $0 }
    let box = points.dropFirst().reduce(Rectangle(corner: points[0], corner: points[0])) {
      $0.union(Rectangle(corner: $1, corner: $1))
    }
    #expect(abs(bounds.minX - box.minX) < 0.01, "seed \(seed)")
    #expect(abs(bounds.maxX - box.maxX) < 0.01, "seed \(seed)")
    #expect(abs(bounds.minY - box.minY) < 0.01, "seed \(seed)")
    #expect(abs(bounds.maxY - box.maxY) < 0.01, "seed \(seed)")
    #expect(points.allSatisfy { bounds.expanded(by: 1e-9).contains($0) }, "seed \(seed)")
  }

  @Test func boundsOfNothing() {
    #expect(Path().bounds == nil)
    #expect(Path([.move(Point(x: .nan, y: 1))]).bounds == nil)
    #expect(
      Path([.move(Point(x: 3, y: 4))]).bounds == Rectangle(x: 3, y: 4, width: 0, height: 0))
  }

  @Test(arguments: 0..<30) func flatteningStaysNearTheCurve(_ seed: Int) {
    var random = SeededPaths(seed: seed)
    let (start, end) = (random.point(), random.point())
    let (control1, control2) = (random.point(), random.point())
    let curve = PathSegment.cubic(start, control1, control2, end)
    let path = Path([.move(start), .cubic(control1, control2, end)])
    let tolerances: [Double] = [1, 0.1, 0.01]
    for tolerance in tolerances {
      let flat = path.flattened(tolerance: tolerance)
      let chain = flat.stops
      #expect(flat.elements.count == chain.count)
      #expect(chain.last == end)
      for step in 0...200 {
        let point = curve.point(at: Double(step) / 200)
        var gap = Double.infinity
        for (a, b) in zip(chain, chain.dropFirst()) { gap = min(gap, distance(point, a, b)) }
        #expect(gap <= tolerance, "seed \(seed), tolerance \(tolerance)")
      }
    }
  }

  private func distance(_ point: Point, _ a: Point, _ b: Point) -> Double {
    let way = b - a
    let along = (point.x - a.x) * way.x + (point.y - a.y) * way.y
    let squared = way.x * way.x + way.y * way.y
    let t = squared > 0 ? min(1, max(0, along / squared)) : 0
    return point.distance(to: a.interpolated(to: b, fraction: t))
  }

  @Test func flatteningKeepsFiguresClosed() {
    let circle = Path.circle(center: .zero, radius: 10)
    #expect(circle.flattened().elements.last == .close)
    let run = circle.polylines()
    #expect(run.count == 1)
    #expect(run.first?.first == run.first?.last)
    let triangle = Path([
      .move(.zero), .line(Point(x: 1, y: 0)), .line(Point(x: 0, y: 1)), .close,
      .line(Point(x: 5, y: 5)),
    ])
    #expect(
      triangle.polylines() == [
        [.zero, Point(x: 1, y: 0), Point(x: 0, y: 1), .zero], [.zero, Point(x: 5, y: 5)],
      ])
  }

  @Test(arguments: 0..<30) func reversalRunsBackTheSameWay(_ seed: Int) {
    var random = SeededPaths(seed: seed)
    let path = random.path()
    let (there, back) = (PathMeasure(path), PathMeasure(path.reversed()))
    #expect(abs(there.length - back.length) < 1e-6, "seed \(seed)")
    #expect(there.subpathLengths.count == back.subpathLengths.count, "seed \(seed)")
    for step in 1..<40 {
      let length = there.length * Double(step) / 40
      let a = there.point(atLength: length)
      let b = back.point(atLength: there.length - length)
      #expect(a?.isNear(b ?? .zero, within: 0.05) == true, "seed \(seed), step \(step)")
    }
    #expect(path.reversed().reversed().polylines() == path.polylines(), "seed \(seed)")
  }

  @Test func reversalKeepsClosedFiguresClosed() {
    let square = Path.rectangle(Rectangle(x: 0, y: 0, width: 2, height: 2))
    #expect(square.reversed().svg() == "M0,0L0,2L2,2L2,0Z")
    #expect(Path().reversed().isEmpty)
  }

  @Test func mappingMovesEveryPoint() {
    var path = Path.polyline([.zero, Point(x: 1, y: 1)])
    path.cubic(Point(x: 2, y: 2), Point(x: 3, y: 3), to: Point(x: 4, y: 4))
    path.close()
    #expect(
      path.transformed(by: Transform.translation(x: 1, y: 0).after(.scale(2))).svg()
        == "M1,0L3,2C5,4,7,6,9,8Z")
  }
}
