/// The radii of a rectangle's four corners, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: Double
  package var topRight: Double
  package var bottomRight: Double
  package var bottomLeft: Double

  package init(
    topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at every corner.
  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// None negative, and all shrunk by one factor where two would overlap on a side, as CSS does.
  func fitted(to size: Size) -> CornerRadii {
    let all = [topLeft, topRight, bottomRight, bottomLeft].map { $0 > 0 && $0.isFinite ? $0 : 0 }
    let sides = [
      (size.width, all[0] + all[1]), (size.height, all[1] + all[2]),
      (size.width, all[2] + all[3]), (size.height, all[3] + all[0]),
    ]
    let factor = sides.reduce(1) { $1.1 > 0 ? min($0, $1.0 / $1.1) : $0 }
    return CornerRadii(
      topLeft: all[0] * factor, topRight: all[1] * factor, bottomRight: all[2] * factor,
      bottomLeft: all[3] * factor)
  }
}
