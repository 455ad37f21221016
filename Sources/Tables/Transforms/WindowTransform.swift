package import Syntax

/// Adds columns that are calculated from the rows around each row; the rows keep their order.
package struct WindowTransform: TableTransform, Hashable {
  /// One calculation and the name of its column.
  package struct Calculation: Sendable, Hashable {
    package var operation: WindowOperation
    package var field: LocatedField?
    package var name: String
  }

  package var calculations: [Calculation]
  package var groups: [LocatedField]
  package var sort: [SortField]
  /// How many rows before the current one belong to its frame; nil reaches to the first.
  package var rowsBefore: Int?
  /// How many rows after the current one belong to its frame; nil reaches to the last.
  package var rowsAfter: Int?
  package var ignoresPeers: Bool

  package init(
    calculations: [Calculation], groups: [LocatedField], sort: [SortField] = [],
    rowsBefore: Int? = nil, rowsAfter: Int? = 0, ignoresPeers: Bool = false
  ) {
    self.calculations = calculations
    self.groups = groups
    self.sort = sort
    self.rowsBefore = rowsBefore
    self.rowsAfter = rowsAfter
    self.ignoresPeers = ignoresPeers
  }

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(
      of: node, named: "window", keys: ["window", "frame", "ignorePeers", "groupby", "sort"])
    calculations = []
    for entry in try members.list("window") {
      calculations.append(try Self.calculation(entry))
    }
    (rowsBefore, rowsAfter) = try Self.frame(members["frame"]) ?? (nil, 0)
    ignoresPeers = try members.optionalBoolean("ignorePeers") ?? false
    groups = try members.fields("groupby")
    sort = try members.sort("sort")
  }

  private static func calculation(_ node: JSONNode) throws(DiagnosticError) -> Calculation {
    let members = try Members(of: node, named: "window", keys: ["op", "field", "param", "as"])
    _ = try members.required("op")
    let name = try members.optionalWord("op", WindowOperation.names) ?? ""
    let parameter = try members.optionalInteger("param", in: 1...Int(Int32.max))
    guard let operation = WindowOperation(name: name, parameter: parameter) else {
      throw members.error("no op `\(name)`", "op")
    }
    if ["ntile", "nth_value"].contains(name), parameter == nil {
      throw DiagnosticError("`\(name)` needs `param`", at: node.location)
    }
    let field = members["field"] == nil ? nil : try members.field("field")
    guard field != nil || !operation.needsField else {
      throw DiagnosticError("`\(name)` needs a `field`", at: node.location)
    }
    let fallback = field.map { "\(name)_\($0.path.plainName)" } ?? name
    return Calculation(
      operation: operation, field: field, name: try members.optionalString("as") ?? fallback)
  }

  /// Decodes `[before, after]`: whole numbers whose sign does not matter, or null.
  static func frame(_ node: JSONNode?) throws(DiagnosticError) -> (Int?, Int?)? {
    guard let node else { return nil }
    guard let ends = node.array, ends.count == 2 else {
      throw Members.mismatch(node, "frame", "a list of two numbers or nulls")
    }
    var rows: [Int?] = []
    for end in ends {
      let count = end.number.flatMap { Int(exactly: $0.magnitude) }
      guard end.isNull || count.map({ $0 <= Int(Int32.max) }) ?? false else {
        throw Members.mismatch(end, "frame", "a list of two numbers or nulls")
      }
      rows.append(count)
    }
    return (rows[0], rows[1])
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    let comparison = sort.isEmpty ? nil : RowComparison(sort, in: table)
    let partitions = try RowGroups(table, by: groups).rows.map { rows in
      WindowPartition(
        rows: sort.order(of: rows, in: table), comparison: comparison,
        frame: (rowsBefore, rowsAfter), ignoresPeers: ignoresPeers)
    }
    let frames = partitions.map { $0.frames() }
    var result = table
    for calculation in calculations {
      let values = try calculation.field?.values(in: table)
      if case .aggregate(let operation) = calculation.operation, let values,
        let field = calculation.field, operation.leavesTextsOut(of: values)
      {
        context.warnOfTextsWithoutNumber(values, of: field)
      }
      var column = [Value](repeating: .null, count: table.rowCount)
      for (partition, frames) in zip(partitions, frames) {
        let results = partition.results(
          of: calculation.operation, values: values, in: table, seed: context.seed, frames: frames)
        for (row, value) in zip(partition.rows, results) { column[row] = value }
      }
      result.setColumn(calculation.name, column)
    }
    return result
  }
}
