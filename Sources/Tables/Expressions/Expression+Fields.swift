import Syntax

extension Expression {
  /// Checks that the rows have the fields that the expression names.
  ///
  /// - Throws: A scene error that lists the real names.
  func checkFields(in table: Table, node: JSONNode?) throws(DiagnosticError) {
    guard table.rowCount > 0 else { return }
    for field in fields where table.column(field) == nil {
      throw table.missingField(field, at: node?.location)
    }
  }
}
