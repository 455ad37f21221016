/// A font as a scene asks for it; which one is used is the text engine's answer.
package struct Font: Hashable, Sendable {
  /// Family names by preference; generic names (`sans-serif`, `serif`, `monospace`) are allowed.
  package var families: [String]
  /// Size in points of the canvas.
  package var size: Double
  /// 100…900; 400 is regular, 700 is bold.
  package var weight: Int
  package var italic: Bool
  /// Whether digits all have one width.
  package var tabularFigures: Bool

  package init(
    families: [String], size: Double, weight: Int = 400, italic: Bool = false,
    tabularFigures: Bool = false
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.italic = italic
    self.tabularFigures = tabularFigures
  }
}

/// One line of text in one font; the text is shown as it is, never read as markup.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: Font
  /// How many of its characters are shown, in the order in which they are read; nil shows all.
  ///
  /// Each stands where, and has the form that, it has in the whole text.
  package var shownCount: Int?

  /// The characters that are shown.
  package var shownText: String { shownCount.map { String(text.prefix($0)) } ?? text }

  package init(_ text: String, font: Font) {
    self.text = text
    self.font = font
  }
}
