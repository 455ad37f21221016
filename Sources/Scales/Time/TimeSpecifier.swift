/// A time format taken apart into plain text and directives such as `%Y` or `%-d`.
struct TimeSpecifier: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case text(String)
    /// A letter, and the character that fills up short numbers; empty for none.
    case directive(Character, padding: String?)
  }

  let parts: [Part]

  static let letters = Set("aAbBcdefgGHIjLmMpqQsSuUVwWxXyYZ%")

  /// Reads a format.
  ///
  /// - Throws: `FormatError` at a `%` that no known letter follows.
  init(_ text: String) throws(FormatError) {
    var parts: [Part] = []
    var plain = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        plain.append(character)
        continue
      }
      let position = text.count - rest.count - 1
      var padding: String?
      if let found = rest.first.flatMap(Self.padding) {
        padding = found
        rest.removeFirst()
      }
      guard let letter = rest.popFirst(), Self.letters.contains(letter) else {
        throw FormatError(
          specifier: text, position: position, reason: "no known letter follows this %")
      }
      if !plain.isEmpty { parts.append(.text(plain)) }
      plain = ""
      parts.append(.directive(letter, padding: padding))
    }
    if !plain.isEmpty { parts.append(.text(plain)) }
    self.parts = parts
  }

  private static func padding(_ character: Character) -> String? {
    switch character {
    case "-": ""
    case "_": " "
    case "0": "0"
    default: nil
    }
  }
}
