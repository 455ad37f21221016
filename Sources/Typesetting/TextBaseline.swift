/// Which height of a line of text stands at its anchor, by Vega's words.
package enum TextBaseline: String, CaseIterable, Sendable, Hashable {
  case alphabetic, top, middle, bottom
  case lineTop = "line-top"
  case lineBottom = "line-bottom"

  /// How far below the anchor the baseline lies, in points.
  ///
  /// Vega's figures: they depend on the font's size alone, so that a change of font moves nothing.
  package func shift(fontSize: Double, lineHeight: Double) -> Double {
    switch self {
    case .alphabetic: 0
    case .top: 0.79 * fontSize
    case .middle: 0.3 * fontSize
    case .bottom: -0.21 * fontSize
    case .lineTop: 0.29 * fontSize + 0.5 * lineHeight
    case .lineBottom: 0.29 * fontSize - 0.5 * lineHeight
    }
  }
}
