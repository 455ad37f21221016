package import Syntax

extension Table {
  /// The values of a field that a scene names.
  ///
  /// - Throws: A scene error at `location` that lists the real names, where the table has no such field.
  package func values(
    of path: FieldPath, at location: SourceLocation?
  ) throws(DiagnosticError) -> [Value] {
    if let values = path.column(in: self) { return values }
    // Without rows there may be no columns to know; an empty view is no mistake.
    if rowCount == 0 { return [] }
    throw missingField(path.text, at: location)
  }

  /// The error for a field that no row has: the nearest name and the list of the real ones.
  package func missingField(_ name: String, at location: SourceLocation?) -> DiagnosticError {
    let hint = Vocabulary(fields).hint(for: name)
    let listed = fields.prefix(20).map { "`\($0)`" }.joined(separator: ", ")
    let rest = fields.count > 20 ? ", and \(fields.count - 20) more" : ""
    let known = fields.isEmpty ? "the data has no fields" : "the data has \(listed)\(rest)"
    return DiagnosticError("no field `\(name)`\(hint); \(known)", at: location)
  }
}
