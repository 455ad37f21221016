package import Geometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A clockwise turn of text, exact at quarter turns so that upright boxes stay upright.
package struct TextTurn: Hashable, Sendable {
  package let radians: Double
  package let cosine: Double
  package let sine: Double

  /// A turn by any finite number of degrees; anything else turns nothing.
  package init(degrees: Double) {
    let rest = degrees.isFinite ? degrees.truncatingRemainder(dividingBy: 360) : 0
    radians = rest * .pi / 180
    switch rest < 0 ? rest + 360 : rest {
    case 0: (cosine, sine) = (1, 0)
    case 90: (cosine, sine) = (0, 1)
    case 180: (cosine, sine) = (-1, 0)
    case 270: (cosine, sine) = (0, -1)
    default: (cosine, sine) = (cos(radians), sin(radians))
    }
  }

  /// Whether the text runs neither flat nor upright.
  package var isTilted: Bool { cosine != 0 && sine != 0 }

  /// Where a point relative to the anchor goes, relative to the anchor.
  package func map(_ point: Point) -> Point {
    Point(x: cosine * point.x - sine * point.y, y: sine * point.x + cosine * point.y)
  }

  /// The axis-parallel bounds of a turned rectangle, both relative to the anchor.
  package func bounds(of box: Rectangle) -> Rectangle {
    let first = Rectangle(
      corner: map(Point(x: box.minX, y: box.minY)), corner: map(Point(x: box.maxX, y: box.maxY)))
    let second = Rectangle(
      corner: map(Point(x: box.maxX, y: box.minY)), corner: map(Point(x: box.minX, y: box.maxY)))
    return first.union(second)
  }
}
