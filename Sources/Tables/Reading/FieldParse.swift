import Scales
package import Syntax

/// The type that the values of one field are turned into.
package struct FieldParse: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case number, boolean, string
    /// A date; with a d3 time-format specifier, or nil for ISO 8601 and JavaScript's common forms.
    case date(specifier: String?, isUTC: Bool = false)
    /// The values stay as they are.
    case none
  }

  package var field: FieldPath
  package var kind: Kind

  package init(field: FieldPath, kind: Kind) {
    self.field = field
    self.kind = kind
  }

  /// Decodes `"number"`, `"boolean"`, `"string"`, `"date"`, `"date:'%Y'"`, `"utc:'%Y'"` or null.
  ///
  /// - Throws: A scene error at the node.
  package init(field: FieldPath, decoding node: JSONNode) throws(DiagnosticError) {
    self.field = field
    if node.isNull {
      kind = .none
      return
    }
    guard let word = node.string else {
      throw DiagnosticError(
        "the type of `\(field.text)` must be a string or null; found \(node.kind)",
        at: node.location)
    }
    switch word {
    case "number", "integer": kind = .number
    case "boolean": kind = .boolean
    case "string": kind = .string
    case "date", "utc": kind = .date(specifier: nil, isUTC: word == "utc")
    default:
      guard let colon = word.firstIndex(of: ":"), ["date", "utc"].contains(word[..<colon]) else {
        let hint = Vocabulary(["number", "boolean", "string", "date", "utc"]).hint(for: word)
        throw DiagnosticError("no field type `\(word)`\(hint)", at: node.location)
      }
      var specifier = word[word.index(after: colon)...]
      if let quote = specifier.first, quote == "'" || quote == "\"", specifier.last == quote,
        specifier.count >= 2
      {
        specifier = specifier.dropFirst().dropLast()
      }
      do throws(FormatError) {
        _ = try TimeParser(String(specifier))
      } catch {
        throw DiagnosticError(error.message, at: node.location)
      }
      kind = .date(specifier: String(specifier), isUTC: word.hasPrefix("utc"))
    }
  }
}
