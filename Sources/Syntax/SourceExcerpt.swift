/// The line of a location and a second line with a caret under its column.
///
/// - Tabs are kept in both, so that the caret stands right at any tab width.
/// - Control characters are escaped.
/// - A long line is cut on both sides of the column, with `…` where text is left out.
package struct SourceExcerpt: Sendable, Hashable {
  package var line: String
  package var caret: String

  /// The most columns that a line may take before it is cut.
  package static let widthLimit = 100

  package init(_ location: SourceLocation) {
    let range = location.lineRange
    let bytes = location.source.bytes
    let caretOffset = max(range.lowerBound, min(location.offset, range.upperBound))
    // Enough bytes for every scalar that can be shown; a line may be a whole minified file.
    let reach = 4 * Self.widthLimit
    var from = max(range.lowerBound, caretOffset - reach)
    while from > range.lowerBound, bytes[from] & 0xC0 == 0x80 { from -= 1 }
    var to = min(range.upperBound, caretOffset + reach)
    while to < range.upperBound, bytes[to] & 0xC0 == 0x80 { to += 1 }
    var before = Array(String(decoding: bytes[from..<caretOffset], as: UTF8.self).unicodeScalars)
    var after = Array(String(decoding: bytes[caretOffset..<to], as: UTF8.self).unicodeScalars)
    var cutsStart = from > range.lowerBound
    var cutsEnd = to < range.upperBound
    if cutsStart || cutsEnd || before.count + after.count > Self.widthLimit {
      let kept = min(before.count, max(60, Self.widthLimit - after.count))
      if before.count > kept {
        before.removeFirst(before.count - kept)
        cutsStart = true
      }
      let rest = Self.widthLimit - before.count
      if after.count > rest {
        after.removeLast(after.count - rest)
        cutsEnd = true
      }
    }
    line =
      (cutsStart ? "…" : "") + Self.shown(before) + Self.shown(after) + (cutsEnd ? "…" : "")
    caret = (cutsStart ? " " : "") + before.map(Self.padding).joined() + "^"
  }

  private static func shown(_ scalars: [Unicode.Scalar]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return ControlCharacters.escaped(text, keepsTabs: true)
  }

  /// The blanks that are as wide as a scalar is shown in a terminal.
  private static func padding(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\t" { return "\t" }
    if ControlCharacters.mustEscape(scalar) {
      return String(repeating: " ", count: ControlCharacters.escape(scalar).count)
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return ""
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return "  "
    default: return " "
    }
  }
}
