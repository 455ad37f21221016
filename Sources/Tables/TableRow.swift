/// One row of a table, seen as an object.
package struct TableRow: Sendable, Hashable {
  package let table: Table
  /// Counted from 0.
  package let index: Int

  /// The value of a column; null where there is none.
  package subscript(field: String) -> Value { table.value(row: index, field: field) ?? .null }

  /// The row as an object of all its columns.
  package var object: Value {
    .object(
      Dictionary(table.fields.map { ($0, self[$0]) }, uniquingKeysWith: { first, _ in first }))
  }
}
