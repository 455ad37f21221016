package import Syntax

/// Adds rows for the keys that a group lacks, after all others, and fills in their values.
///
/// With a method, nulls that the data itself has are filled in too.
package struct ImputeTransform: TableTransform, Hashable {
  package enum Method: String, CaseIterable, Sendable, Hashable {
    case value, mean, median, max, min
  }

  package var field: LocatedField
  package var key: LocatedField
  /// Keys that every group must have, besides those that occur in any group.
  package var keyValues: [Value]
  package var groups: [LocatedField]
  package var method: Method
  package var value: Value
  /// The rows around a missing value that its method sees; nil reaches to the end.
  package var rowsBefore: Int?
  package var rowsAfter: Int?

  package init(
    field: LocatedField, key: LocatedField, groups: [LocatedField], keyValues: [Value] = [],
    method: Method = .value, value: Value = .number(0), rowsBefore: Int? = nil,
    rowsAfter: Int? = nil
  ) {
    self.field = field
    self.key = key
    self.keyValues = keyValues
    self.groups = groups
    self.method = method
    self.value = value
    self.rowsBefore = rowsBefore
    self.rowsAfter = rowsAfter
  }

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(
      of: node, named: "impute",
      keys: ["impute", "key", "keyvals", "groupby", "method", "value", "frame"])
    field = try members.field("impute")
    key = try members.field("key")
    groups = try members.fields("groupby")
    let word = try members.optionalWord("method", Method.allCases.map(\.rawValue))
    method = word.flatMap(Method.init(rawValue:)) ?? .value
    value = members.present("value").map(Value.init) ?? .number(0)
    keyValues = try members["keyvals"].map(Self.keyValues) ?? []
    (rowsBefore, rowsAfter) = try WindowTransform.frame(members["frame"]) ?? (nil, nil)
  }

  /// Decodes a list of keys, or the sequence `{start, stop, step}`.
  package static func keyValues(_ node: JSONNode) throws(DiagnosticError) -> [Value] {
    if let list = node.array { return list.map(Value.init) }
    let members = try Members(of: node, named: "keyvals", keys: ["start", "stop", "step"])
    return try NumberSequence(members).values.map { .number($0) }
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    let rowGroups = try RowGroups(table, by: groups)
    let keys = try key.values(in: table)
    _ = try field.values(in: table)
    var domain: [Value] = []
    // A key that the scene writes as a number is the text that the data has for it.
    let texts = ValuePlaces(keys)
    var indices = ValuePlaces()
    for value in keyValues.map({ key in texts[key].map { keys[$0] } ?? key }) + keys
    where indices[value] == nil {
      indices.insert(value, at: domain.count)
      domain.append(value)
    }
    guard domain.count * rowGroups.count <= ExpressionEvaluation.sizeLimit * 5 else {
      throw DiagnosticError(
        "impute would make more than \(ExpressionEvaluation.sizeLimit * 5) rows",
        at: field.location, kind: .limit)
    }
    var hasKey = [[Bool]](
      repeating: [Bool](repeating: false, count: domain.count), count: rowGroups.count)
    for (row, group) in rowGroups.groupOfRow.enumerated() {
      if let index = indices[keys[row]] { hasKey[group][index] = true }
    }
    var newGroups: [Int] = []
    var newKeys: [Value] = []
    for group in 0..<rowGroups.count {
      for index in domain.indices where !hasKey[group][index] {
        newGroups.append(group)
        newKeys.append(domain[index])
      }
    }
    var added = rowGroups.keyTable(groups: newGroups)
    added.setColumn(key.path.plainName, newKeys)
    let constant = method == .value ? value : .null
    added.setColumn(
      field.path.plainName, [Value](repeating: constant, count: newKeys.count))
    let result = newKeys.isEmpty ? table : table.appending(added)
    return method == .value ? result : try filling(result, &context)
  }

  /// Fills nulls by the method over the frame of rows in the table's order, as Vega-Lite's window does.
  private func filling(
    _ table: Table, _ context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    guard let operation = AggregateOperation(rawValue: method.rawValue) else { return table }
    let name = "imputed_\(field.path.plainName)_value"
    let window = WindowTransform(
      calculations: [
        WindowTransform.Calculation(operation: .aggregate(operation), field: field, name: name)
      ],
      groups: groups, rowsBefore: rowsBefore, rowsAfter: rowsAfter)
    var result = try window.apply(to: table, context: &context)
    let filled = result.column(name) ?? []
    let values = try field.values(in: result)
    result.setColumn(
      field.path.plainName, zip(values, filled).map { $0.isNull ? $1 : $0 })
    result.removeColumn(name)
    return result
  }
}
