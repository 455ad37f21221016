package import Syntax

/// Turns lists into rows: each row becomes one row for each place of its longest list.
package struct FlattenTransform: TableTransform, Hashable {
  package var fields: [LocatedField]
  package var names: [String]

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(of: node, named: "flatten", keys: ["flatten", "as"])
    fields = try members.fields("flatten")
    let given = try members.strings("as")
    names = fields.enumerated().map { index, field in
      index < given.count ? given[index] : field.path.plainName
    }
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    var lists: [[[Value]]] = []
    for field in fields { lists.append(try field.values(in: table).map(Self.elements)) }
    var rows: [Int] = []
    var places: [Int] = []
    for row in 0..<table.rowCount {
      let length = lists.map { $0[row].count }.max() ?? 0
      rows.append(contentsOf: repeatElement(row, count: length))
      places.append(contentsOf: 0..<length)
    }
    var result = table.selecting(rows: rows)
    for (name, list) in zip(names, lists) {
      result.setColumn(
        name,
        zip(rows, places).map { row, place in
          place < list[row].count ? list[row][place] : .null
        })
    }
    return result
  }

  /// A list's elements; a value that is no list counts as a list of one, and null as an empty one.
  private static func elements(_ value: Value) -> [Value] {
    switch value {
    case .array(let elements): elements
    case .null, .undefined: []
    default: [value]
    }
  }
}
