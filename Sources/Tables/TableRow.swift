/// One row of a table, seen as an object.
package struct TableRow: Sendable, Hashable {
  package let table: Table
  /// Counted from 0.
  package let index: Int

  /// The value of a column; undefined where there is none.
  package subscript(field: String) -> Value { table.value(row: index, field: field) ?? .undefined }

  /// The row as an object of all columns in which it has a value.
  package var object: Value {
    let members = table.fields.map { ($0, self[$0]) }.filter { !$0.1.isUndefined }
    return .object(Dictionary(members, uniquingKeysWith: { first, _ in first }))
  }
}
