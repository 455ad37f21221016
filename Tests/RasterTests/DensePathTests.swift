import Drawing
import Geometry
import Raster
import Testing

/// Paths with far more points than the canvas has pixels.
@Suite struct DensePathTests {
  private static let count = 100_000

  /// A noisy line: its points, and the lowest and the highest of each pixel column.
  private func noise(seed: Int) -> (points: [Point], spans: [Int: ClosedRange<Double>]) {
    var generator = SeededGenerator(seed: seed)
    var spans: [Int: ClosedRange<Double>] = [:]
    let points = (0..<Self.count).map { index in
      let x = Double(index) / Double(Self.count) * 40
      let middle = 15 + 8 * (x / 40 - 0.5)
      let y = middle + Double.random(in: -6...6, using: &generator)
      let old = spans[Int(x)] ?? y...y
      spans[Int(x)] = min(old.lowerBound, y)...max(old.upperBound, y)
      return Point(x: x, y: y)
    }
    return (points, spans)
  }

  @Test(arguments: [StrokeStyle.Join.miter, .round, .bevel])
  func aNoisyLineInksEachColumnFromItsLowestToItsHighestPoint(join: StrokeStyle.Join) throws {
    let (points, spans) = noise(seed: 7)
    let picture = try Picture(.line(points, StrokeStyle(width: 1, join: join, miterLimit: 1)))
    for x in 0..<40 {
      let rows = (0..<30).filter { picture.pixel(x, $0)[0] < 128 }
      let span = try #require(spans[x])
      #expect(abs(Double(try #require(rows.first)) + 0.5 - span.lowerBound) <= 1.5, "column \(x)")
      #expect(abs(Double(try #require(rows.last)) + 0.5 - span.upperBound) <= 1.5, "column \(x)")
    }
  }

  @Test func aNoisyAreaReachesItsHighestPoints() throws {
    let (points, spans) = noise(seed: 8)
    let path = Path.polyline([Point(x: 0, y: 30)] + points + [Point(x: 40, y: 30)])
    let picture = try Picture(.fill(path, .solid(.black)))
    for x in 0..<40 {
      let span = try #require(spans[x])
      #expect(picture.pixel(x, Int(span.lowerBound) - 1)[0] == 255, "column \(x)")
      #expect(picture.pixel(x, Int(span.upperBound) + 1)[0] == 0, "column \(x)")
    }
  }

  /// A long line is drawn in parts; where they cross, a thin paint must not show twice.
  @Test func aThinPaintIsEvenAlongALineDrawnInParts() throws {
    let points = (0..<5000).map { Point(x: $0.isMultiple(of: 2) ? -5 : 45, y: Double($0 % 7) * 5) }
    let half = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    let picture = try Picture(.line(points, StrokeStyle(width: 6), half))
    for y in 0..<30 {
      for x in 0..<40 { #expect(picture.pixel(x, y)[0] >= 127, "pixel \(x), \(y)") }
    }
    #expect(picture.pixel(20, 15)[0] == 127)
  }

  @Test func aSmoothLineLooksTheSameHoweverManyPointsItHas() throws {
    func picture(_ count: Int) throws -> Picture {
      try Picture(
        .line(
          (0...count).map {
            let x = Double($0) / Double(count) * 40
            let offset = x - 20
            return Point(x: x, y: 5 + offset * offset / 25)
          }, StrokeStyle(width: 2, join: .round)))
    }
    let few = try picture(800).bytes
    let many = try picture(50_000).bytes
    let most = zip(few, many).map { abs(Int($0) - Int($1)) }.max() ?? 255
    #expect(most <= 6)
  }

  @Test func aClosedFigureOfManyLinesHasAllItsCorners() throws {
    // A square whose sides have many points, so that it is drawn in parts.
    let side = 400
    let corners = [(10.0, 5.0, 1.0, 0.0), (30, 5, 0, 1), (30, 25, -1, 0), (10, 25, 0, -1)]
    var path = Path()
    for (x, y, right, down) in corners {
      for step in 0..<side {
        let way = Double(step) / Double(side) * 20
        let point = Point(x: x + right * way, y: y + down * way)
        path.isEmpty ? path.move(to: point) : path.line(to: point)
      }
    }
    path.close()
    let picture = try Picture(.stroke(path, .solid(.black), StrokeStyle(width: 4)))
    for corner in [(8, 3), (31, 3), (31, 26), (8, 26)] {
      #expect(picture.pixel(corner.0, corner.1)[0] == 0, "corner \(corner)")
    }
  }
}
