import SceneModel

/// Where a view's window is: its start in domain units (nil stays at the beginning), and how close it is.
package struct WindowStart: Sendable, Hashable {
  package var x: Double?
  package var y: Double?
  /// How many times shorter the window is than at rest; it closes in on its middle.
  package var zoom: Double

  package init(x: Double? = nil, y: Double? = nil, zoom: Double = 1) {
    self.x = x
    self.y = y
    self.zoom = zoom
  }

  package var isResting: Bool { x == nil && y == nil && zoom == 1 }
}
