package import Geometry

/// Moving boxes of text and guides as a whole.
extension Rectangle {
  /// The rectangle moved by a distance.
  package func moved(by distance: Point) -> Rectangle {
    Rectangle(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }
}
