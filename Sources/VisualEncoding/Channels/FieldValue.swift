package import Scales
package import Syntax
package import Tables

extension Value {
  /// The number by which a continuous scale places the value; nil where it has none.
  package var scaleNumber: Double? {
    switch self {
    case .number(let number): number.isNaN ? nil : number
    case .date(let milliseconds): milliseconds.isNaN ? nil : milliseconds
    case .boolean(let flag): flag ? 1 : 0
    case .string(let text): Value.number(readFrom: text)
    case .cell(let cell): cell.number.isNaN ? nil : cell.number
    default: nil
    }
  }

  /// The number that a text spells; nil where it spells none.
  package static func number(readFrom text: String) -> Double? {
    guard let first = text.utf8.first, first < 0x3A, !text.isEmpty else { return nil }
    let number = Value.number(spelledBy: text)
    return number.isNaN ? nil : number
  }

  /// The value as a label reads it: of an array each element is a line.
  package var text: String {
    guard case .array(let elements) = self else { return asText }
    return elements.map(\.asText).joined(separator: "\n")
  }
}

extension Table {
  /// The values of a column or path, null where the table has none.
  package func values(at path: String) -> [Value] {
    column(path) ?? FieldPath(path).column(in: self) ?? Array(repeating: .null, count: rowCount)
  }
}

/// Dates as a scene writes them: text, milliseconds, or an object of parts.
package enum DateTimeValue {
  /// Milliseconds since 1970; nil for what is no date.
  ///
  /// With a time unit of one part, a number or a name is that part: 3 or `"march"` with `month`.
  package static func milliseconds(_ node: JSONNode, unit: String? = nil, zone: TimeZoneRule = .utc)
    -> Double?
  {
    if node.object != nil {
      return (try? DateParts(decoding: node))?.milliseconds(in: zone)
    }
    if let unit = unit.flatMap({ TimeUnit($0) }), unit.parts.count == 1, let part = unit.parts.first
    {
      let object = JSONNode(
        .object(JSONObject(members: [.init(key: part.rawValue, value: node)])))
      if let parts = try? DateParts(decoding: object) { return parts.milliseconds(in: zone) }
    }
    if let number = node.number { return number }
    return node.string.flatMap { DateText.milliseconds($0, zone: zone) }
  }
}

extension Predicate {
  /// Whether the condition holds for a row; a condition that fails does not, which `DataWarnings` tells.
  package func holds(for table: Table, row: Int, context: TransformContext) -> Bool {
    (try? holds(in: table, row: row, context: context)) ?? false
  }

  /// Whether the condition holds for a row.
  ///
  /// - Throws: A scene error where its expression has no value.
  package func holds(
    in table: Table, row: Int, context: TransformContext
  ) throws(DiagnosticError) -> Bool {
    try holds(
      in: ExpressionScope(
        datum: .row(table.row(row)), parameters: context.parameters, seed: context.seed,
        conventions: context.conventions), row: row)
  }
}
