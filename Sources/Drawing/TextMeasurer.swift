/// Tells how much room a line of text takes; the only thing that layout knows of fonts.
package protocol TextMeasurer: Sendable {
  /// The advance and the font's height of one line of text, in points.
  func measure(_ run: TextRun) -> TextMetrics
}

/// The room that one line of text takes, in points.
package struct TextMetrics: Hashable, Sendable {
  /// The advance width.
  package var width: Double
  /// From the baseline up to the font's top; positive.
  package var ascent: Double
  /// From the baseline down to the font's bottom; positive.
  package var descent: Double

  package init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  package var height: Double { ascent + descent }
}
