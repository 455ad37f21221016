package import Syntax

/// Turns columns into rows: each row becomes one row for each of the fields, with the field's name and value.
package struct FoldTransform: TableTransform, Hashable {
  package var fields: [LocatedField]
  /// The names of the columns for the field's name and for its value.
  package var names: [String]

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(of: node, named: "fold", keys: ["fold", "as"])
    fields = try members.fields("fold")
    let given = try members.strings("as")
    names = [given.first ?? "key", given.count > 1 ? given[1] : "value"]
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    var columns: [[Value]] = []
    for field in fields { columns.append(try field.values(in: table)) }
    var result = table.selecting(
      rows: (0..<table.rowCount).flatMap { repeatElement($0, count: fields.count) })
    let keys = fields.map { Value.string($0.path.text) }
    result.setColumn(names[0], (0..<table.rowCount).flatMap { _ in keys })
    result.setColumn(
      names[1], (0..<table.rowCount).flatMap { row in columns.map { $0[row] } })
    return result
  }
}
