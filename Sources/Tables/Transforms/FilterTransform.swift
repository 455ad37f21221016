package import Syntax

/// Keeps the rows for which a predicate holds.
package struct FilterTransform: TableTransform, Hashable {
  package var predicate: Predicate

  package init(_ predicate: Predicate) { self.predicate = predicate }

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(of: node, named: "filter", keys: ["filter"])
    predicate = try Predicate(decoding: try members.required("filter"))
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    context.warnings += try predicate.checkFields(in: table)
    var rows: [Int] = []
    for row in 0..<table.rowCount
    where try predicate.holds(in: context.scope(table, row: row), row: row) {
      rows.append(row)
    }
    return rows.count == table.rowCount ? table : table.selecting(rows: rows)
  }
}
