import Drawing
import Geometry
import Typesetting

extension TextGeometry {
  /// The text measured and placed.
  func placement(measurer: any TextMeasurer, color: Color = .black) -> TextPlacement {
    var style = TextStyle(font: font, color: color)
    style.align = TextAlign(rawValue: align) ?? .center
    style.baseline = TextBaseline(rawValue: baseline) ?? .middle
    style.angleDegrees = angleRadians * 180 / .pi
    style.limit = limit
    style.dx = dx
    style.dy = dy
    if let lineHeight { style.lineHeight = lineHeight }
    return TextPlacement(lines, style: style, at: point, measurer: measurer)
  }
}
