package import Drawing
package import Geometry
package import Tables
package import Typesetting

/// A label of an axis at its place.
package struct AxisLabelLayout: Hashable, Sendable {
  /// Exactly the characters that were asked for.
  package var text: String
  package var value: Value
  /// The canvas coordinate along the axis that the label stands for, in points.
  package var position: Double
  package var placement: TextPlacement
  /// Whether it is shown; a label that was dropped keeps its place with false.
  package var visible: Bool
  /// 0…1; below 1 where the label leaves a moving window.
  package var opacity: Double

  /// What is to be read, the same as `text` unless the label was shortened.
  package var shownText: String { placement.isShortened ? placement.shownText : text }
  /// Axis-parallel bounds of the turned text, in canvas points.
  package var box: Rectangle { placement.box }
  /// The start of the first line's baseline.
  package var origin: Point { placement.lines.first?.origin ?? placement.anchor }
  package var angleRadians: Double { TextTurn(degrees: placement.style.angleDegrees).radians }
  package var font: Font { placement.style.font }
  package var color: Color { placement.style.color }
}
