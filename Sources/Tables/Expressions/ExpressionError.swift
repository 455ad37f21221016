package import Syntax

/// Why an expression cannot be read or has no value.
package struct ExpressionError: Error, Sendable, Hashable {
  package var message: String
  /// Where in the expression's text, in UTF-8 bytes from its start.
  package var position: Int

  package init(_ message: String, at position: Int = 0) {
    self.message = message
    self.position = position
  }

  /// The error at its place in the scene, for an expression that a string node holds.
  package func diagnosed(in node: JSONNode?, adding context: String = "") -> DiagnosticError {
    DiagnosticError(message + context, at: node.flatMap(place(in:)) ?? node?.location)
  }

  /// The place of the error; the start of the string where escapes hide what stands where.
  private func place(in node: JSONNode) -> SourceLocation? {
    guard let start = node.location, let text = node.string else { return nil }
    let before = text.utf8.prefix(position)
    let bytes = start.source.bytes
    let first = start.offset + 1
    guard first + before.count < bytes.count,
      bytes[first..<first + before.count].elementsEqual(before)
    else { return start }
    return start.source.location(at: first + before.count)
  }
}
