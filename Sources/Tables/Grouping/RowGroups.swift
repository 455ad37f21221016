package import Syntax

/// The rows of a table parted by the values of some fields; groups stand in the order of their first row.
package struct RowGroups: Sendable {
  /// The names of the fields, as columns of a result.
  let names: [String]
  /// The group of each row.
  let groupOfRow: [Int]
  /// The first row of each group.
  let firstRows: [Int]
  private let keys: [[Value]]

  var count: Int { firstRows.count }

  /// - Throws: A scene error that lists the real names, for a field that no row has.
  package init(_ table: Table, by fields: [LocatedField]) throws(DiagnosticError) {
    var ids = [Int](repeating: 0, count: table.rowCount)
    var firstRows = table.rowCount > 0 ? [0] : []
    var keys: [[Value]] = []
    for field in fields {
      let values = try field.values(in: table)
      keys.append(values)
      var known: [Pair: Int] = [:]
      firstRows = []
      for row in ids.indices {
        let pair = Pair(id: ids[row], value: values[row].groupingKey)
        if let id = known[pair] {
          ids[row] = id
        } else {
          known[pair] = firstRows.count
          ids[row] = firstRows.count
          firstRows.append(row)
        }
      }
    }
    names = fields.map { $0.path.plainName }
    groupOfRow = ids
    self.firstRows = firstRows
    self.keys = keys
  }

  /// The rows of each group, in their order.
  package var rows: [[Int]] {
    var rows = [[Int]](repeating: [], count: count)
    for (row, group) in groupOfRow.enumerated() { rows[group].append(row) }
    return rows
  }

  /// A table of the groups' key columns, with one row for each of the given groups.
  func keyTable(groups: [Int]) -> Table {
    var table = Table(rowCount: groups.count)
    for (name, values) in zip(names, keys) {
      table.setColumn(name, groups.map { values[firstRows[$0]] })
    }
    return table
  }

  private struct Pair: Hashable {
    var id: Int
    var value: Value
  }
}

extension Value {
  /// The value as a dictionary key: all NaN are one, though NaN does not equal itself.
  var groupingKey: Value {
    switch self {
    case .number(let number) where number.isNaN: .array([.string("NaN")])
    case .date(let number) where number.isNaN: .array([.string("NaN"), .null])
    default: self
    }
  }
}
