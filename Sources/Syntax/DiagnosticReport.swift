/// Diagnostics as text for a person: each with its place, its line and a caret.
///
/// - Sorted by file in the order of first mention, then by place; those without a place come last.
/// - At most `limit` are shown, then "and N more".
package struct DiagnosticReport: Sendable, Hashable {
  /// The diagnostics in the order in which they are shown, with repeats left out.
  package let diagnostics: [Diagnostic]
  package let limit: Int

  package init(_ diagnostics: [Diagnostic], limit: Int = 20) {
    var ranks: [String: Int] = [:]
    var seen: Set<Diagnostic> = []
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics where seen.insert(diagnostic).inserted {
      kept.append(diagnostic)
      if let name = diagnostic.location?.source.name, ranks[name] == nil {
        ranks[name] = ranks.count
      }
    }
    func order(_ diagnostic: Diagnostic) -> (Int, Int) {
      guard let location = diagnostic.location else { return (Int.max, 0) }
      return (ranks[location.source.name] ?? 0, location.offset)
    }
    self.diagnostics = kept.enumerated().sorted { a, b in
      let (first, second) = (order(a.element), order(b.element))
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
    self.limit = limit
  }

  /// The whole report; each diagnostic ends with a line feed, and nothing gives an empty text.
  package var text: String {
    var result = diagnostics.prefix(limit).map { Self.text(of: $0) + "\n" }.joined()
    if diagnostics.count > limit { result += "and \(diagnostics.count - limit) more\n" }
    return result
  }

  /// One diagnostic: `file:14:22: error: message`, then the source line and the caret.
  package static func text(of diagnostic: Diagnostic) -> String {
    let message =
      "\(diagnostic.severity.rawValue): \(ControlCharacters.escaped(diagnostic.message))"
    guard let location = diagnostic.location else { return message }
    let position = location.position
    let name = ControlCharacters.escaped(location.source.name)
    let excerpt = SourceExcerpt(location)
    return """
      \(name):\(position.line):\(position.column): \(message)
      \(excerpt.line)
      \(excerpt.caret)
      """
  }
}
