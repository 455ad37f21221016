package import Drawing
package import Geometry

/// A text that a frame shows, or that was dropped for want of room.
package struct DrawnText: Hashable, Sendable {
  package var role: TextRole
  /// Exactly the characters that were asked for.
  package var text: String
  /// What is to be read: shorter than `text` where it was cut, empty where it was dropped.
  package var shownText: String
  package var font: Font
  /// Axis-parallel, in the space of what drew it.
  package var box: Rectangle
  package var visible: Bool

  package init(
    role: TextRole, text: String, shownText: String, font: Font, box: Rectangle, visible: Bool
  ) {
    self.role = role
    self.text = text
    self.shownText = shownText
    self.font = font
    self.box = box
    self.visible = visible
  }
}
