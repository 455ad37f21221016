package import Drawing

/// Measures every character as 0.6 of the font size, so that a layout test needs no font.
package struct FixedWidthMeasurer: TextMeasurer {
  package init() {}

  package func measure(_ run: TextRun) -> TextMetrics {
    TextMetrics(
      width: Double(run.text.count) * run.font.size * 0.6, ascent: run.font.size * 0.8,
      descent: run.font.size * 0.2)
  }
}
