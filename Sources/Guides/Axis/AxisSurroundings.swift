package import Geometry

/// What an axis is told about the picture around its plot.
package struct AxisSurroundings: Hashable, Sendable {
  /// Where guides may draw, in canvas points; nil sets no bounds, for a first measurement.
  package var room: Rectangle?
  /// How far labels and title may reach beyond the plot; longer labels are shortened.
  package var maximumThickness: Double
  package var pixelsPerPoint: Double
  /// Whether the plot shows a moving part of the domain, so that labels pass its ends.
  ///
  /// Such labels fade at the ends, are never moved there, and no line is moved to whole pixels, which would make it jump.
  package var isWindowed: Bool

  package init(
    room: Rectangle? = nil, maximumThickness: Double = .infinity, pixelsPerPoint: Double = 1,
    isWindowed: Bool = false
  ) {
    self.room = room
    self.maximumThickness = maximumThickness
    self.pixelsPerPoint = pixelsPerPoint
    self.isWindowed = isWindowed
  }
}
