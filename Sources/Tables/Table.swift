/// Rows of named columns; every column has one value for each row.
package struct Table: Sendable, Hashable {
  /// Column names in the order of the source.
  package private(set) var fields: [String]
  private var columns: [String: [Value]]
  package private(set) var rowCount: Int

  package init() {
    fields = []
    columns = [:]
    rowCount = 0
  }

  /// The values of a column, or nil where the table has no such column.
  package func column(_ field: String) -> [Value]? { columns[field] }

  /// Adds or replaces a column; its length must be the row count, unless the table has no column yet.
  package mutating func setColumn(_ field: String, _ values: [Value]) {
    precondition(fields.isEmpty || values.count == rowCount, "a column has one value for each row")
    if columns[field] == nil { fields.append(field) }
    columns[field] = values
    rowCount = values.count
  }
}
