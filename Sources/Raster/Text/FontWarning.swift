/// A text that is not shown as it was asked for.
package enum FontWarning: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// There is no font at all, so no text is shown.
  case noFonts
  /// A family is not there; another one is used.
  case substituted(asked: String, used: String)
  /// No font has a glyph for a character; the text is one in which it was met.
  case missingGlyph(Unicode.Scalar, text: String)

  package var description: String {
    switch self {
    case .noFonts:
      "no fonts were found; text is not drawn"
    case .substituted(let asked, let used):
      "font family \"\(asked)\" was not found; \"\(used)\" is used"
    case .missingGlyph(let scalar, let text):
      "no font has a glyph for \(Self.codePoint(scalar)) in \"\(text)\""
    }
  }

  /// As the Unicode standard writes it: U+ and at least four digits.
  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private var sortKey: (Int, UInt32, String, String) {
    switch self {
    case .noFonts: (0, 0, "", "")
    case .substituted(let asked, let used): (1, 0, asked, used)
    case .missingGlyph(let scalar, let text): (2, scalar.value, text, "")
    }
  }

  package static func < (a: FontWarning, b: FontWarning) -> Bool { a.sortKey < b.sortKey }
}
