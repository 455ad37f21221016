import Geometry
import Testing

/// Circles, arcs and rounded rectangles.
struct ShapeTests {
  @Test(arguments: [0.5, 5, 24, 25, 200, 5000]) func circlesAreRoundAndClosed(_ radius: Double) {
    let center = Point(x: 30, y: 40)
    let circle = Path.circle(center: center, radius: radius)
    #expect(circle.elements.first == .move(center + Point(x: 0, y: -radius)))
    #expect(circle.elements.last == .close)
    for point in circle.polylines(tolerance: 0.001).flatMap({ $0 }) {
      #expect(abs(point.distance(to: center) - radius) < max(0.01, radius * 1e-5))
    }
    let circumference = 2 * .pi * radius
    #expect(abs(PathMeasure(circle).length - circumference) < circumference * 3e-4)
    // Nothing is left for `close` to draw.
    #expect(circle.stops.first == circle.stops.last)
  }

  @Test func circlesRunClockwiseOrAgainst() {
    let there = Path.circle(center: .zero, radius: 10)
    let back = Path.circle(center: .zero, radius: 10, clockwise: false)
    #expect(abs(area(there.polylines(tolerance: 0.001)) - 100 * .pi) < 0.1)
    #expect(abs(area(back.polylines(tolerance: 0.001)) + 100 * .pi) < 0.1)
  }

  @Test(arguments: [(0.0, 1.0), (1, 0.25), (-2, 3), (0.1, 6.2)])
  func arcsRunBetweenTheirAngles(_ start: Double, _ end: Double) {
    let center = Point(x: 3, y: 4)
    let arc = Path.arc(center: center, radius: 50, startAngle: start, endAngle: end)
    #expect(
      arc.stops.first?.isNear(Polar(radius: 50, angle: start).point(around: center)) == true)
    #expect(arc.stops.last?.isNear(Polar(radius: 50, angle: end).point(around: center)) == true)
    #expect(abs(PathMeasure(arc).length - 50 * abs(end - start)) < 0.02)
    let middle = Polar(radius: 50, angle: (start + end) / 2).point(around: center)
    #expect(PathMeasure(arc).head(at: 0.5)?.isNear(middle, within: 0.02) == true)
  }

  @Test func nothingIsDrawnOfNothing() {
    #expect(Path.arc(center: .zero, radius: 5, startAngle: 1, endAngle: 1).isEmpty)
    #expect(Path.circle(center: .zero, radius: 0).isEmpty)
    #expect(Path.circle(center: .zero, radius: -1).isEmpty)
    #expect(Path.circle(center: .zero, radius: .nan).isEmpty)
    #expect(Path.circle(center: Point(x: .infinity, y: 0), radius: 1).isEmpty)
    #expect(Path.arc(center: .zero, radius: 5, startAngle: 0, endAngle: .infinity).isEmpty)
  }

  @Test func moreThanATurnIsOneTurn() {
    let arc = Path.arc(center: .zero, radius: 50, startAngle: 0, endAngle: 1e6)
    #expect(abs(PathMeasure(arc).length - 100 * .pi) < 0.05)
  }

  private static let box = Rectangle(x: 10, y: 20, width: 100, height: 60)

  @Test(arguments: [0.0, 5, 30]) func roundedRectanglesLoseTheirCorners(_ radius: Double) {
    let path = Path.roundedRectangle(Self.box, radius: radius)
    let lost = (4 - Double.pi) * radius * radius
    #expect(abs(area(path.polylines(tolerance: 0.001)) - (6000 - lost)) < 0.1 + lost * 1e-3)
    #expect(path.bounds == Self.box)
  }

  @Test func sharpCornersAreARectangle() {
    #expect(Path.roundedRectangle(Self.box, radius: 0) == .rectangle(Self.box))
    #expect(Path.roundedRectangle(Self.box, radius: -3) == .rectangle(Self.box))
    #expect(Path.roundedRectangle(Self.box, radius: .nan) == .rectangle(Self.box))
  }

  @Test func eachCornerHasItsRadius() {
    let path = Path.roundedRectangle(
      Self.box, radii: CornerRadii(topLeft: 4, topRight: 8, bottomRight: 0, bottomLeft: 2))
    let stops = path.stops
    for point in [
      Point(x: 14, y: 20), Point(x: 102, y: 20), Point(x: 110, y: 28), Point(x: 110, y: 80),
      Point(x: 12, y: 80), Point(x: 10, y: 78), Point(x: 10, y: 24),
    ] {
      #expect(stops.contains(point), "\(point)")
    }
    let lost = (1 - Double.pi / 4) * (16 + 64 + 4)
    #expect(abs(area(path.polylines(tolerance: 0.001)) - (6000 - lost)) < 0.05)
  }

  @Test func tooLargeRadiiShrinkTogether() {
    let pill = Path.roundedRectangle(Self.box, radius: 500)
    #expect(pill.stops.contains(Point(x: 40, y: 20)))
    #expect(pill.bounds == Self.box)
    let mixed = Path.roundedRectangle(Self.box, radii: CornerRadii(topLeft: 150, topRight: 50))
    #expect(mixed.bounds == Self.box)
    #expect(
      Path.roundedRectangle(.zero, radius: 5).polylines().flatMap { $0 }
        .allSatisfy { $0 == .zero })
  }
}
