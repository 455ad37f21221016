/// When an entry of a schedule begins, before its delay.
package enum BeginRule: Hashable, Sendable {
  /// An edge of an entry.
  package enum Edge: String, CaseIterable, Hashable, Sendable {
    case begin, end
  }

  /// Seconds from the start of the film.
  case seconds(Double)
  /// At the end of the entry above, or at 0 for the first.
  case afterPrevious
  /// At the beginning of the entry above, or at 0 for the first.
  case withPrevious
  /// At an edge of a named entry, moved by an offset in seconds.
  case reference(name: String, edge: Edge, offset: Double)

  /// Reads `afterPrevious`, `withPrevious`, `name.begin`, `name.end + 0.5` or `name.end - 0.5`.
  ///
  /// Nil for any other text. A name may hold dots and spaces.
  package init?(_ text: String) {
    let text = Self.trimmed(text[...])
    switch text {
    case "afterPrevious": self = .afterPrevious
    case "withPrevious": self = .withPrevious
    default:
      guard let rule = Self.reference(in: text) else { return nil }
      self = rule
    }
  }

  private static func reference(in text: Substring) -> BeginRule? {
    if let rule = reference(in: text, offset: 0) { return rule }
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
    let digits = trimmed(text[text.index(after: sign)...])
    guard let first = digits.first, first.isNumber || first == ".",
      let offset = Double(digits), offset.isFinite
    else { return nil }
    return reference(in: trimmed(text[..<sign]), offset: text[sign] == "-" ? -offset : offset)
  }

  private static func reference(in text: Substring, offset: Double) -> BeginRule? {
    for edge in Edge.allCases {
      let suffix = "." + edge.rawValue
      guard text.hasSuffix(suffix) else { continue }
      let name = text.dropLast(suffix.count)
      return name.isEmpty ? nil : .reference(name: String(name), edge: edge, offset: offset)
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
