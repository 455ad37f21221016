import Geometry
import Testing

/// Angles run clockwise from 12 o'clock on a plane whose y axis points down.
struct PolarTests {
  private static let quarters: [(Double, Point)] = [
    (0.0, Point(x: 10, y: 15)), (0.5, Point(x: 15, y: 20)), (1, Point(x: 10, y: 25)),
    (1.5, Point(x: 5, y: 20)), (2, Point(x: 10, y: 15)), (-0.5, Point(x: 5, y: 20)),
  ]

  @Test(arguments: quarters)
  func quarterTurnsAreExact(_ halfTurns: Double, _ point: Point) {
    #expect(
      Polar(radius: 5, angle: halfTurns * .pi).point(around: Point(x: 10, y: 20)) == point)
  }

  @Test(arguments: 0..<20) func comesBack(_ seed: Int) {
    var random = SeededPaths(seed: seed)
    let (point, center) = (random.point(), random.point())
    #expect(
      Polar(point, around: center).point(around: center).isNear(point, within: 1e-9),
      "seed \(seed)")
  }
}
