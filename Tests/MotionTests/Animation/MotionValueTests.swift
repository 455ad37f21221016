import Geometry
import Testing

@testable import Motion

/// Mixing values, and bringing them into each property's range.
struct MotionValueTests {
  private static let values: [(MotionValue, MotionValue)] = [
    (.number(0.1), .number(0.3)),
    (.point(Point(x: 0.1, y: -7)), .point(Point(x: 1e9, y: 0.7))),
    (
      .color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0),
      .color(red: 0.7, green: 0, blue: 1, alpha: 1)
    ),
    (.number(-1.7e308), .number(1.7e308)),
  ]

  @Test(arguments: values) func endsAreExact(_ a: MotionValue, _ b: MotionValue) {
    #expect(a.interpolated(to: b, fraction: 0) == a)
    #expect(a.interpolated(to: b, fraction: 1) == b)
    for step in -20...40 {
      #expect(a.interpolated(to: b, fraction: Double(step) / 20).isFinite)
    }
  }

  @Test func numbersPointsAndColorsGoStraight() {
    #expect(MotionValue.number(2).interpolated(to: .number(4), fraction: 0.25) == .number(2.5))
    #expect(MotionValue.number(0).interpolated(to: .number(1), fraction: 1.5) == .number(1.5))
    #expect(
      MotionValue.point(.zero).interpolated(to: .point(Point(x: 4, y: -8)), fraction: 0.25)
        == .point(Point(x: 1, y: -2)))
    #expect(
      MotionValue.color(red: 1, green: 0, blue: 0, alpha: 0)
        .interpolated(to: .color(red: 0, green: 0, blue: 1, alpha: 1), fraction: 0.5)
        == .color(red: 0.5, green: 0, blue: 0.5, alpha: 0.5))
  }

  @Test func unlikeValuesChangeAtTheEnd() {
    #expect(MotionValue.number(1).interpolated(to: .point(.zero), fraction: 0.9) == .number(1))
    #expect(MotionValue.number(1).interpolated(to: .point(.zero), fraction: 1) == .point(.zero))
  }

  @Test(arguments: MotionProperty.allCases) func restingValueFitsItsProperty(
    _ property: MotionProperty
  ) {
    guard let resting = property.restingValue else { return }
    #expect(resting.kind == property.kind)
    #expect(property.clamped(resting) == resting)
  }

  @Test(arguments: [
    (MotionProperty.opacity, 0.0, 1.0), (.strokeStart, 0, 1), (.strokeEnd, 0, 1), (.sweep, 0, 1),
    (.scale, 0, 9), (.strokeWidth, 0, 9), (.zoom, 0.001, 9), (.extent, -9, 9),
    (.selection, -9, 9), (.value, -9, 9), (.rotation, -9, 9), (.viewportX, -9, 9),
    (.viewportY, -9, 9),
  ])
  func numbersClampToTheirRange(_ property: MotionProperty, _ low: Double, _ high: Double) {
    #expect(property.clamped(.number(-9)) == .number(low))
    #expect(property.clamped(.number(9)) == .number(high))
    #expect(property.clamped(.number(0.5)) == .number(0.5))
  }

  @Test func colorsClampAndOffsetsDoNot() {
    #expect(
      MotionProperty.color.clamped(.color(red: 2, green: -1, blue: 0.5, alpha: 1.1))
        == .color(red: 1, green: 0, blue: 0.5, alpha: 1))
    let offset = MotionValue.point(Point(x: -500, y: 500))
    #expect(MotionProperty.offset.clamped(offset) == offset)
  }
}
