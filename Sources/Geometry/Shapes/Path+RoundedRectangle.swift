extension Path {
  /// A closed rectangle with one radius at every corner, in points.
  package static func roundedRectangle(_ rectangle: Rectangle, radius: Double) -> Path {
    roundedRectangle(rectangle, radii: CornerRadii(radius))
  }

  /// A closed rectangle with a radius for each corner, clockwise from the top left.
  ///
  /// Radii that would overlap are shrunk together; a radius of 0 leaves its corner sharp.
  package static func roundedRectangle(_ rectangle: Rectangle, radii: CornerRadii) -> Path {
    let r = Rectangle(
      corner: rectangle.origin, corner: Point(x: rectangle.maxX, y: rectangle.maxY))
    let radii = radii.fitted(to: r.size)
    // Each corner with the way from it to its circle's centre; the path meets it at a multiple of 90°.
    let corners = [
      (Point(x: r.maxX, y: r.minY), radii.topRight, Point(x: -1, y: 1), 0.0),
      (Point(x: r.maxX, y: r.maxY), radii.bottomRight, Point(x: -1, y: -1), 0.5),
      (Point(x: r.minX, y: r.maxY), radii.bottomLeft, Point(x: 1, y: -1), 1.0),
      (Point(x: r.minX, y: r.minY), radii.topLeft, Point(x: 1, y: 1), 1.5),
    ]
    var path = Path()
    var pen = Point(x: r.minX + radii.topLeft, y: r.minY)
    path.move(to: pen)
    for (corner, radius, way, turn) in corners {
      let center = corner + way * radius
      let start = Polar(radius: radius, angle: turn * .pi).point(around: center)
      // The line back to a sharp first corner is what closing the path draws.
      if start != pen, path.elements.first != .move(start) { path.line(to: start) }
      pen = Polar(radius: radius, angle: (turn + 0.5) * .pi).point(around: center)
      guard radius > 0 else { continue }
      path.arc(center: center, radius: radius, startAngle: turn * .pi, sweep: .pi / 2)
    }
    path.close()
    return path
  }
}
