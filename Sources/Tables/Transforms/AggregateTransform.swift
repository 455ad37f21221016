package import Syntax

/// Summarises rows: one row for each group, in the order of the groups' first rows.
package struct AggregateTransform: TableTransform, Hashable {
  package var measures: [Measure]
  package var groups: [LocatedField]

  package init(measures: [Measure], groups: [LocatedField]) {
    self.measures = measures
    self.groups = groups
  }

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(of: node, named: "aggregate", keys: ["aggregate", "groupby"])
    measures = try [Measure](decoding: try members.list("aggregate"), in: "aggregate")
    groups = try members.fields("groupby")
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    let rowGroups = try RowGroups(table, by: groups)
    var result = rowGroups.keyTable(groups: Array(0..<rowGroups.count))
    for column in try measures.columns(of: table, in: rowGroups, context: &context) {
      result.setColumn(column.field, column.values)
    }
    return result
  }
}
