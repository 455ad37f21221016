package import Syntax

/// Turns rows into columns: one column for each value of a field, in sorted order.
package struct PivotTransform: TableTransform, Hashable {
  package var pivot: LocatedField
  package var value: LocatedField
  package var groups: [LocatedField]
  package var operation: AggregateOperation
  /// The most columns that are made; 0 makes all.
  package var limit: Int

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(
      of: node, named: "pivot", keys: ["pivot", "value", "groupby", "limit", "op"])
    pivot = try members.field("pivot")
    value = try members.field("value")
    groups = try members.fields("groupby")
    let word = try members.optionalWord("op", AggregateOperation.allCases.map(\.rawValue))
    operation = word.flatMap(AggregateOperation.init(rawValue:)) ?? .sum
    limit = try members.optionalInteger("limit", in: 0...1_000_000) ?? 0
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    let rowGroups = try RowGroups(table, by: groups)
    let names = try pivot.values(in: table).map(\.asText)
    let values = try value.values(in: table)
    if operation.leavesTextsOut(of: values) { context.warnOfTextsWithoutNumber(values, of: value) }
    var columns = Set(names).sorted()
    if limit > 0 { columns = Array(columns.prefix(limit)) }
    let indices = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })
    let fresh = AggregateAccumulator(for: [operation])
    var cells = [[AggregateAccumulator]](
      repeating: [AggregateAccumulator](repeating: fresh, count: columns.count),
      count: rowGroups.count)
    for row in 0..<table.rowCount {
      guard let column = indices[names[row]] else { continue }
      cells[rowGroups.groupOfRow[row]][column].add(values[row], row: row)
    }
    var result = rowGroups.keyTable(groups: Array(0..<rowGroups.count))
    for (index, name) in columns.enumerated() {
      result.setColumn(
        name, cells.map { $0[index].result(operation, in: table, seed: context.seed) })
    }
    return result
  }
}
