package import Drawing

/// How a text is set about its anchor.
package struct TextStyle: Hashable, Sendable {
  package var font: Font
  package var color: Color
  package var align: TextAlign
  package var baseline: TextBaseline
  /// Points along the line, before the turn.
  package var dx: Double
  /// Points across the line, before the turn.
  package var dy: Double
  /// Clockwise about the anchor.
  package var angleDegrees: Double
  /// The longest line in points; 0 or less, or infinity, sets no limit.
  package var limit: Double
  /// What ends a line that was cut at the limit.
  package var ellipsis: String
  /// Points from one baseline to the next; nil is Vega's font size + 2.
  package var lineHeight: Double?
  /// Whether the baseline is that of all lines together; Vega's is that of the first line.
  package var anchorsBlock: Bool

  package init(
    font: Font, color: Color = .black, align: TextAlign = .left,
    baseline: TextBaseline = .alphabetic, dx: Double = 0, dy: Double = 0, angleDegrees: Double = 0,
    limit: Double = 0, ellipsis: String = "…", lineHeight: Double? = nil, anchorsBlock: Bool = false
  ) {
    self.font = font
    self.color = color
    self.align = align
    self.baseline = baseline
    self.dx = dx
    self.dy = dy
    self.angleDegrees = angleDegrees
    self.limit = limit
    self.ellipsis = ellipsis
    self.lineHeight = lineHeight
    self.anchorsBlock = anchorsBlock
  }

  /// Points from one baseline to the next.
  package var resolvedLineHeight: Double { lineHeight ?? font.size + 2 }
}
