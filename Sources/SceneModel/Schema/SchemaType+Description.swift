import Syntax

extension SchemaType: CustomStringConvertible {
  /// The type in words with its article, for messages: "a number from 0 to 1", "a colour".
  package var description: String {
    switch self {
    case .anything: return "any value"
    case .null: return "null"
    case .boolean: return "true or false"
    case .string: return "a string"
    case .number(let range): return "a number" + Self.bounds(range)
    case .integer(let range): return "a whole number" + Self.bounds(range)
    case .words(let noun, let words):
      if words.count > 4 { return (Self.takesAn(noun) ? "an " : "a ") + noun }
      let quoted = words.map { "\"\($0)\"" }
      guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
      return quoted.dropLast().joined(separator: ", ") + " or " + last
    case .color: return "a colour"
    case .expression: return "an expression"
    case .format: return "a d3 format"
    case .text(let rule): return rule.description
    case .array(let element, _):
      switch element {
      case .number: return "an array of numbers"
      case .string: return "an array of strings"
      case .color: return "an array of colours"
      default: return "an array"
      }
    case .map, .object: return "an object"
    case .union(let types):
      return types.map(\.description).joined(separator: " or ")
    }
  }

  /// Whether a node's JSON kind is one that the type can have; a union admits what one of its types does.
  func admitsKind(of node: JSONNode) -> Bool {
    switch (self, node.content) {
    case (.anything, _), (.null, .null), (.boolean, .boolean), (.string, .string),
      (.number, .number), (.integer, .number), (.words, .string), (.color, .string),
      (.expression, .string), (.format, .string), (.text, .string), (.array, .array),
      (.map, .object),
      (.object, .object):
      true
    case (.union(let types), _): types.contains { $0.admitsKind(of: node) }
    default: false
    }
  }

  private static func takesAn(_ noun: String) -> Bool {
    noun.first.map { "aeiou".contains($0) } ?? false
  }

  private static func bounds(_ range: NumberRange) -> String {
    func text(_ value: Double) -> String { JSONPrinter.compact.text(JSONNode(.number(value))) }
    switch (range.minimum, range.maximum) {
    case (let minimum?, let maximum?):
      return minimum == maximum ? " \(text(minimum))" : " from \(text(minimum)) to \(text(maximum))"
    case (let minimum?, nil):
      return range.isAboveMinimum ? " above \(text(minimum))" : " of at least \(text(minimum))"
    case (nil, let maximum?): return " of at most \(text(maximum))"
    case (nil, nil): return ""
    }
  }
}
