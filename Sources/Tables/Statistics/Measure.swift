import Syntax

/// One summary that an aggregate computes: the operation, its field, and the name of the result.
package struct Measure: Sendable, Hashable {
  package var operation: AggregateOperation
  /// Nil for `count`, which counts rows.
  package var field: LocatedField?
  package var name: String

  package init(_ operation: AggregateOperation, of field: LocatedField?, as name: String? = nil) {
    self.operation = operation
    self.field = field
    self.name = name ?? operation.outputName(of: field?.path)
  }

  /// Decodes `{op, field, as}`.
  init(decoding node: JSONNode, in key: String) throws(DiagnosticError) {
    let members = try Members(of: node, named: key, keys: ["op", "field", "as"])
    let words = AggregateOperation.allCases.map(\.rawValue)
    let operation =
      try members.optionalWord("op", words).flatMap(AggregateOperation.init(rawValue:)) ?? .count
    var field: LocatedField?
    if members["field"] != nil { field = try members.field("field") }
    if field?.path.text == "*" { field = nil }
    if field == nil, ![.count, .values].contains(operation) {
      throw DiagnosticError("`\(operation.rawValue)` needs a `field`", at: node.location)
    }
    self.init(operation, of: field, as: try members.optionalString("as"))
  }
}

extension [Measure] {
  init(decoding nodes: [JSONNode], in key: String) throws(DiagnosticError) {
    self = []
    for node in nodes { append(try Measure(decoding: node, in: key)) }
  }

  /// The result columns, with a value for each group.
  ///
  /// Texts from which an operation works out numbers, and that are none, are warned of.
  func columns(
    of table: Table, in groups: RowGroups, context: inout TransformContext
  ) throws(DiagnosticError) -> [(field: String, values: [Value])] {
    // Measures of one field share one accumulator for each group.
    var accumulators: [LocatedField?: [AggregateAccumulator]] = [:]
    for field in map(\.field) where accumulators[field] == nil {
      let operations = filter { $0.field == field }.map(\.operation)
      var states = [AggregateAccumulator](
        repeating: AggregateAccumulator(for: operations), count: groups.count)
      let values =
        try field?.values(in: table) ?? [Value](repeating: .boolean(true), count: table.rowCount)
      if let field, operations.contains(where: { $0.leavesTextsOut(of: values) }) {
        context.warnOfTextsWithoutNumber(values, of: field)
      }
      for (row, group) in groups.groupOfRow.enumerated() {
        states[group].add(values[row], row: row)
      }
      accumulators[field] = states
    }
    let seed = context.seed
    return map { measure in
      let states = accumulators[measure.field] ?? []
      return (
        measure.name,
        states.map { $0.result(measure.operation, in: table, seed: seed) }
      )
    }
  }
}
