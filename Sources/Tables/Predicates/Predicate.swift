package import Syntax

/// A condition on a row: Vega-Lite's predicates and their combinations.
package indirect enum Predicate: Sendable, Hashable {
  case expression(Expression, JSONNode?)
  case field(FieldPredicate)
  case all([Predicate])
  case any([Predicate])
  case not(Predicate)

  /// Decodes an expression text, a field predicate, or `and`, `or`, `not` of such.
  ///
  /// - Throws: A scene error at what is wrong.
  package init(decoding node: JSONNode) throws(DiagnosticError) {
    if node.string != nil {
      self = .expression(try Expression(decoding: node), node)
      return
    }
    if node["field"] != nil {
      self = .field(try FieldPredicate(decoding: node))
      return
    }
    let members = try Members(
      of: node, named: "filter", keys: ["and", "or", "not", "field"])
    if let parts = members["and"] {
      self = .all(try Self.list(parts, "and"))
    } else if let parts = members["or"] {
      self = .any(try Self.list(parts, "or"))
    } else if let part = members["not"] {
      self = .not(try Predicate(decoding: part))
    } else {
      throw DiagnosticError(
        "a predicate needs `field`, `and`, `or` or `not`, or is an expression text",
        at: node.location)
    }
  }

  private static func list(
    _ node: JSONNode, _ key: String
  ) throws(DiagnosticError) -> [Predicate] {
    guard let parts = node.array else { throw Members.mismatch(node, key, "a list") }
    var predicates: [Predicate] = []
    for part in parts { predicates.append(try Predicate(decoding: part)) }
    return predicates
  }

  /// Checks that the rows have the fields that the predicate names.
  ///
  /// - Returns: Warnings about fields that only expressions name.
  /// - Throws: A scene error that lists the real names, for the field of a field predicate.
  package func checkFields(in table: Table) throws(DiagnosticError) -> [Diagnostic] {
    switch self {
    case .expression(let expression, let node):
      return expression.fieldWarnings(in: table, node: node)
    case .field(let predicate):
      _ = try predicate.field.values(in: table)
      return []
    case .all(let parts), .any(let parts):
      var warnings: [Diagnostic] = []
      for part in parts { warnings += try part.checkFields(in: table) }
      return warnings
    case .not(let part): return try part.checkFields(in: table)
    }
  }

  /// Whether computing it may throw.
  package var canFail: Bool {
    switch self {
    case .expression(let expression, _): expression.canFail
    case .field: false
    case .all(let parts), .any(let parts): parts.contains(where: \.canFail)
    case .not(let part): part.canFail
    }
  }

  /// The fields of a row that decide it.
  package var fields: [String] {
    switch self {
    case .expression(let expression, _): Array(expression.fields)
    case .field(let predicate): [predicate.field.path.text]
    case .all(let parts), .any(let parts): parts.flatMap(\.fields)
    case .not(let part): part.fields
    }
  }

  /// Whether the condition holds in a scope.
  ///
  /// - Parameter row: The row's index, for messages.
  package func holds(
    in scope: ExpressionScope, row: Int? = nil
  ) throws(DiagnosticError) -> Bool {
    switch self {
    case .expression(let expression, let node):
      do throws(ExpressionError) {
        return try expression.evaluate(in: scope).isTruthy
      } catch {
        throw error.diagnosed(in: node, adding: row.map { " (in row \($0))" } ?? "")
      }
    case .field(let predicate): return predicate.holds(in: scope)
    case .all(let parts):
      for part in parts where try !part.holds(in: scope, row: row) { return false }
      return true
    case .any(let parts):
      for part in parts where try part.holds(in: scope, row: row) { return true }
      return false
    case .not(let part): return try !part.holds(in: scope, row: row)
    }
  }
}
