package import Syntax

/// Adds the summaries of its group to each row.
package struct JoinaggregateTransform: TableTransform, Hashable {
  package var measures: [Measure]
  package var groups: [LocatedField]

  package init(measures: [Measure], groups: [LocatedField]) {
    self.measures = measures
    self.groups = groups
  }

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(of: node, named: "joinaggregate", keys: ["joinaggregate", "groupby"])
    measures = try [Measure](decoding: try members.list("joinaggregate"), in: "joinaggregate")
    groups = try members.fields("groupby")
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    let rowGroups = try RowGroups(table, by: groups)
    var result = table
    for column in try measures.columns(of: table, in: rowGroups, context: &context) {
      result.setColumn(column.field, rowGroups.groupOfRow.map { column.values[$0] })
    }
    return result
  }
}
