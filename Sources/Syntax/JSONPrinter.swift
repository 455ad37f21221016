/// Writes a node as JSON text: members in their order, numbers in their shortest form.
package struct JSONPrinter: Sendable {
  /// Spaces for each level; nil writes everything on one line without blanks.
  package var indentation: Int?

  package init(indentation: Int?) { self.indentation = indentation }

  package static let compact = JSONPrinter(indentation: nil)
  package static let pretty = JSONPrinter(indentation: 2)

  /// The text of a node, without a line feed at its end.
  ///
  /// A number that is not finite is written as null, as JSON has no word for it.
  package func text(_ node: JSONNode) -> String {
    var result = ""
    append(node, level: 0, to: &result)
    return result
  }

  private func append(_ node: JSONNode, level: Int, to text: inout String) {
    switch node.content {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += value.isFinite ? NumberText.shortest(value) : "null"
    case .string(let value): text += Self.quoted(value)
    case .array(let elements):
      guard !elements.isEmpty else { return text += "[]" }
      // Short lists of plain values (points, ranges) read better on one line.
      let isShort =
        elements.count <= 8 && elements.allSatisfy { $0.array == nil && $0.object == nil }
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += indentation != nil && isShort ? ", " : "," }
        if !isShort { breakLine(level + 1, &text) }
        append(element, level: level + 1, to: &text)
      }
      if !isShort { breakLine(level, &text) }
      text += "]"
    case .object(let object):
      guard !object.members.isEmpty else { return text += "{}" }
      text += "{"
      for (index, member) in object.members.enumerated() {
        if index > 0 { text += "," }
        breakLine(level + 1, &text)
        text += Self.quoted(member.key) + (indentation == nil ? ":" : ": ")
        append(member.value, level: level + 1, to: &text)
      }
      breakLine(level, &text)
      text += "}"
    }
  }

  private func breakLine(_ level: Int, _ text: inout String) {
    guard let indentation else { return }
    text += "\n" + String(repeating: " ", count: max(0, indentation * level))
  }

  /// A string in double quotes with JSON's escapes; control characters never reach the output.
  package static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0x0A: text += "\\n"
      case 0x0D: text += "\\r"
      case 0x09: text += "\\t"
      case 0x08: text += "\\b"
      case 0x0C: text += "\\f"
      case 0x00...0x1F, 0x7F...0x9F:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
