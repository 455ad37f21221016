import Glibc

/// A position on a circle, with angles in radians clockwise from 12 o'clock.
package struct Polar: Hashable, Sendable {
  package var radius: Double
  package var angle: Double

  package init(radius: Double, angle: Double) {
    self.radius = radius
    self.angle = angle
  }

  /// The position of a point seen from the centre; the angle lies in −π…π.
  package init(_ point: Point, around center: Point = .zero) {
    let way = point - center
    self.init(radius: hypot(way.x, way.y), angle: atan2(way.x, -way.y))
  }

  /// The point in the plane around a centre; quarter turns are free of rounding.
  package func point(around center: Point = .zero) -> Point {
    center + Self.direction(angle) * radius
  }

  /// The unit vector towards an angle.
  static func direction(_ angle: Double) -> Point {
    Point(x: cleared(sin(angle)), y: -cleared(cos(angle)))
  }

  /// The sine of a rounded π is some 1e-16; as a coordinate it means 0.
  private static func cleared(_ value: Double) -> Double { abs(value) < 1e-15 ? 0 : value }
}
