package import Drawing

/// Breaks a text into lines no wider than a width.
///
/// Lines break at spaces, which then fall away, after hyphens, and between characters of the scripts that are written without spaces.
package struct TextWrapping: Sendable {
  package var font: Font
  /// Points.
  package var width: Double
  package var maximumLines: Int

  package init(font: Font, width: Double, maximumLines: Int) {
    self.font = font
    self.width = width
    self.maximumLines = maximumLines
  }

  /// The lines, or nil where the text does not fit into so many lines of this width.
  package func lines(of text: String, measurer: any TextMeasurer) -> [String]? {
    let lines = brokenLines(of: text, measurer: measurer)
    let fits = lines.allSatisfy { measurer.measure(TextRun($0, font: font)).width <= width }
    return lines.count <= max(1, maximumLines) && fits ? lines : nil
  }

  /// The lines, the last one holding all the rest where there are too many; some may be too wide.
  package func bestLines(of text: String, measurer: any TextMeasurer) -> [String] {
    let limit = max(1, maximumLines)
    let lines = brokenLines(of: text, measurer: measurer)
    guard lines.count > limit else { return lines }
    return Array(lines.prefix(limit - 1)) + [lines.dropFirst(limit - 1).joined(separator: " ")]
  }

  /// The best lines, about equally long where there are several.
  package func evenLines(of text: String, measurer: any TextMeasurer) -> [String] {
    let lines = bestLines(of: text, measurer: measurer)
    guard lines.count > 1, lines.count < maximumLines else { return lines }
    var (low, high) = (width / Double(lines.count), width)
    var even = lines
    for _ in 0..<12 {
      let middle = (low + high) / 2
      var narrower = self
      narrower.width = middle
      narrower.maximumLines = lines.count
      if let found = narrower.lines(of: text, measurer: measurer) {
        even = found
        high = middle
      } else {
        low = middle
      }
    }
    return even
  }

  private func brokenLines(of text: String, measurer: any TextMeasurer) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in Self.pieces(of: text) {
      let candidate = line + piece
      let visible = Self.trimmed(candidate)
      if !Self.trimmed(line).isEmpty,
        measurer.measure(TextRun(visible, font: font)).width > width
      {
        lines.append(Self.trimmed(line))
        line = String(piece.drop(while: \.isWhitespace))
      } else {
        line = candidate
      }
    }
    lines.append(lines.isEmpty ? line : Self.trimmed(line))
    return lines
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The text in pieces that are never broken; joined they are the text.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      let startsPiece = character == " " || isIdeographic(character)
      if startsPiece, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
      if character == "-" || isIdeographic(character) {
        pieces.append(piece)
        piece = ""
      }
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }

  /// Whether a character is of a script that may break anywhere: kana, Han and the like.
  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
