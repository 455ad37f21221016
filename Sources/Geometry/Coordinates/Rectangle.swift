/// An axis-parallel rectangle: its top left corner and its size; y points down.
package struct Rectangle: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest rectangle that holds two opposite corners, in any order.
  package init(corner a: Point, corner b: Point) {
    self.init(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  package static let zero = Rectangle(x: 0, y: 0, width: 0, height: 0)

  package var minX: Double { x }
  package var minY: Double { y }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }
  package var origin: Point { Point(x: x, y: y) }
  package var center: Point { Point(x: midX, y: midY) }
  package var size: Size { Size(width: width, height: height) }

  /// The rectangle moved in by a distance on each side; a side never passes the middle.
  package func inset(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0)
    -> Rectangle
  {
    Rectangle(
      x: x + left, y: y + top, width: max(0, width - left - right),
      height: max(0, height - top - bottom))
  }

  /// The rectangle grown by a distance on every side; a negative distance shrinks it, never below empty.
  package func expanded(by distance: Double) -> Rectangle {
    inset(left: -distance, top: -distance, right: -distance, bottom: -distance)
  }

  package func union(_ other: Rectangle) -> Rectangle {
    Rectangle(
      corner: Point(x: min(minX, other.minX), y: min(minY, other.minY)),
      corner: Point(x: max(maxX, other.maxX), y: max(maxY, other.maxY)))
  }

  /// Whether the insides overlap; rectangles that only touch do not.
  package func intersects(_ other: Rectangle) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether a point lies inside or on the edge.
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
