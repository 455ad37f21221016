/// A field to sort rows by, and its order.
package struct SortField: Sendable, Hashable {
  package var field: FieldPath
  package var order: ValueOrder

  package init(field: FieldPath, order: ValueOrder = .ascending) {
    self.field = field
    self.order = order
  }
}

extension [SortField] {
  /// The rows in sorted order; rows that compare equal keep their order.
  func order(of rows: [Int], in table: Table) -> [Int] {
    let comparison = RowComparison(self, in: table)
    return rows.sorted { comparison.compare($0, $1) < 0 }
  }
}
