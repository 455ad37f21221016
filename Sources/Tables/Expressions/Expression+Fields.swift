package import Syntax

extension Expression {
  /// Warnings about fields of `datum` that no row has, each with the real names.
  ///
  /// They are no errors, since Vega computes with such fields as missing values.
  ///
  /// - Parameter node: The string node of the scene that holds the expression.
  package func fieldWarnings(in table: Table, node: JSONNode?) -> [Diagnostic] {
    guard table.rowCount > 0 else { return [] }
    return fields.filter { table.column($0) == nil }.flatMap { field in
      table.missingField(field, at: node?.location).diagnostics.map {
        Diagnostic(.warning, $0.message, at: $0.location)
      }
    }
  }
}
