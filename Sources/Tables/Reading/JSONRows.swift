import Syntax

/// Builds a table from JSON values, one for each row.
struct JSONRows {
  private var fields: [String] = []
  private var indices: [String: Int] = [:]
  private var columns: [[Value]] = []
  private var rowCount = 0

  /// The table of some values: an object's members are columns, any other value goes into the column `data`.
  static func table(of nodes: [JSONNode]) -> Table {
    var rows = JSONRows()
    for node in nodes {
      if let object = node.object {
        rows.append(object)
      } else {
        rows.append(Value(node), field: "data", expected: 0)
      }
      rows.rowCount += 1
    }
    return rows.finish()
  }

  private mutating func append(_ object: JSONObject) {
    for (position, member) in object.members.enumerated() {
      append(Value(member.value), field: member.key, expected: position)
    }
  }

  private mutating func append(_ value: Value, field: String, expected: Int) {
    let index: Int
    // Rows mostly have the same members in the same order.
    if expected < fields.count, fields[expected] == field {
      index = expected
    } else if let known = indices[field] {
      index = known
    } else {
      index = fields.count
      fields.append(field)
      indices[field] = index
      columns.append([])
    }
    let missing = rowCount - columns[index].count
    if missing > 0 { columns[index].append(contentsOf: repeatElement(.undefined, count: missing)) }
    if missing < 0 { columns[index].removeLast() }
    columns[index].append(value)
  }

  private func finish() -> Table {
    var table = Table(rowCount: rowCount)
    for (field, values) in zip(fields, columns) {
      let missing = repeatElement(Value.undefined, count: rowCount - values.count)
      table.setColumn(field, values + missing)
    }
    return table
  }
}
