/// Compares rows of one table by several fields.
struct RowComparison {
  private let keys: [(values: [Value], sign: Int)]

  init(_ sort: [SortField], in table: Table) {
    keys = sort.map { key in
      let missing = [Value](repeating: .null, count: table.rowCount)
      return (key.field.column(in: table) ?? missing, key.order == .ascending ? 1 : -1)
    }
  }

  /// Negative, 0 or positive as row `a` stands before, level with or after row `b`.
  func compare(_ a: Int, _ b: Int) -> Int {
    for key in keys {
      let comparison = ValueOrder.compare(key.values[a], key.values[b])
      if comparison != 0 { return comparison * key.sign }
    }
    return 0
  }
}
