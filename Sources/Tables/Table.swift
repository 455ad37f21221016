/// Rows of named columns; every column has one value for each row.
package struct Table: Sendable, Hashable {
  /// Column names in the order of the source.
  package private(set) var fields: [String]
  private var columns: [String: [Value]]
  package private(set) var rowCount: Int

  /// A table without columns; its rows are empty until the first column is set.
  package init(rowCount: Int = 0) {
    fields = []
    columns = [:]
    self.rowCount = rowCount
  }

  /// A table of columns of equal length.
  package init(columns: [(field: String, values: [Value])]) {
    self.init(rowCount: columns.first?.values.count ?? 0)
    for column in columns { setColumn(column.field, column.values) }
  }

  /// The values of a column, or nil where the table has no such column.
  package func column(_ field: String) -> [Value]? { columns[field] }

  /// The value of a column in one row, or nil where the table has no such column.
  package func value(row: Int, field: String) -> Value? { columns[field]?[row] }

  /// The object of one row.
  package func row(_ index: Int) -> TableRow { TableRow(table: self, index: index) }

  /// Adds or replaces a column; its length must be the row count, unless the table has no column yet.
  package mutating func setColumn(_ field: String, _ values: [Value]) {
    precondition(
      fields.isEmpty || values.count == rowCount, "a column has one value for each row")
    if columns[field] == nil { fields.append(field) }
    columns[field] = values
    rowCount = values.count
  }

  package mutating func removeColumn(_ field: String) {
    guard columns.removeValue(forKey: field) != nil else { return }
    fields.removeAll { $0 == field }
  }

  /// The given rows in the given order; an index may occur more than once.
  package func selecting(rows: [Int]) -> Table {
    var result = Table(rowCount: rows.count)
    for field in fields {
      guard let column = columns[field] else { continue }
      result.setColumn(field, rows.map { column[$0] })
    }
    return result
  }

  /// These rows and then the rows of another table; a column that one of them lacks is null there.
  package func appending(_ other: Table) -> Table {
    guard rowCount > 0 || !fields.isEmpty else { return other }
    var result = Table(rowCount: rowCount + other.rowCount)
    for field in fields + other.fields.filter({ columns[$0] == nil }) {
      let first = columns[field] ?? [Value](repeating: .null, count: rowCount)
      let second = other.columns[field] ?? [Value](repeating: .null, count: other.rowCount)
      result.setColumn(field, first + second)
    }
    return result
  }

  /// The rows sorted by fields, the first field first; equal rows keep their order.
  package func sorted(by sort: [SortField]) -> Table {
    selecting(rows: sort.order(of: Array(0..<rowCount), in: self))
  }
}
