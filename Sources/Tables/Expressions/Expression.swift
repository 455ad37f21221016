package import Syntax

/// An expression of Vega's language, ready to be computed for many rows.
///
/// - It can only compute: it sees a row and the parameters, and changes nothing.
/// - The same scope gives the same value: `random()` is seeded, `now()` is refused.
/// - Its work is bounded: depth, lengths of texts and lists, and the steps of a pattern have limits.
package struct Expression: Sendable, Hashable {
  /// How deep its tree may be, so that computing it needs no deep stack.
  static let depthLimit = 400

  package let text: String
  private let root: ExpressionNode
  /// The fields of `datum` that it names by constants, in the order of first use.
  package let fields: [String]
  /// The parameters that it names, in the order of first use.
  package let parameters: [String]
  /// Whether computing it may throw: it calls a function, or names a parameter.
  package let canFail: Bool

  /// Parses an expression.
  package init(parsing text: String) throws(ExpressionError) {
    self.text = text
    root = try ExpressionParser.parse(text)
    var fields: [String] = []
    var parameters: [String] = []
    var canFail = false
    var pending = [(node: root, depth: 1)]
    while let (node, depth) = pending.popLast() {
      guard depth <= Self.depthLimit else {
        throw ExpressionError("the expression has more than \(Self.depthLimit) operators in a row")
      }
      if node.canFail { canFail = true }
      if case .field(let name) = node, !fields.contains(name) { fields.append(name) }
      if case .parameter(let name, _) = node, !parameters.contains(name) {
        parameters.append(name)
      }
      pending.append(contentsOf: node.children.reversed().map { ($0, depth + 1) })
    }
    self.fields = fields
    self.parameters = parameters
    self.canFail = canFail
  }

  /// Parses the text of a string node.
  ///
  /// - Throws: A scene error at the place inside the string.
  package init(decoding node: JSONNode) throws(DiagnosticError) {
    guard let text = node.string else {
      throw DiagnosticError("an expression must be a string; found \(node.kind)", at: node.location)
    }
    do throws(ExpressionError) {
      try self.init(parsing: text)
    } catch {
      throw error.diagnosed(in: node)
    }
  }

  /// The value in a scope.
  package func evaluate(in scope: ExpressionScope) throws(ExpressionError) -> Value {
    var evaluation = ExpressionEvaluation(scope)
    return try evaluation.value(of: root)
  }

  /// The values in all rows of a table at once; nil where only one row after the other will do.
  func values(over table: Table, context: TransformContext) -> [Value]? {
    var arithmetic = ColumnArithmetic(root, table: table, context: context)
    return arithmetic?.values(count: table.rowCount)
  }

  package static func == (a: Expression, b: Expression) -> Bool { a.text == b.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
