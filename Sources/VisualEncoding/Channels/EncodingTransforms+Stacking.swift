import SceneModel
package import Syntax
import Tables

// The stacks that an encoding implies.

extension EncodingTransforms {
  /// Lays the parts of each stack end to end, by Vega-Lite's rule.
  ///
  /// Throws where a slice is negative.
  package mutating func stack(_ rule: StackRule) throws(DiagnosticError) {
    guard let column = fields[rule.channel]?.first?.column else { return }
    var groups: [String] = []
    for dimension in rule.dimensions {
      guard let start = dimension.column else { continue }
      guard rule.imputesZero else {
        groups +=
          [start]
          + (dimension.definition.isBinning ? [dimension.endColumn] : [])
          .compactMap { $0 }
        continue
      }
      let key = middle(of: dimension) ?? start
      groups.append(key)
      try apply([
        "impute": JSONNode(column), "key": JSONNode(key),
        "groupby": JSONNode(rule.series.map { JSONNode($0) }), "value": 0,
      ])
    }
    if rule.channel == .theta, layer.mark == .arc { try checkSlices(column) }
    // Rows that were filled in have no rank yet.
    rankByColor()
    let start = column + "_start"
    let end = column + "_end"
    try apply([
      "stack": JSONNode(column), "groupby": JSONNode(groups.map { JSONNode($0) }),
      "sort": JSONNode(rule.sort), "offset": JSONNode(rule.offset),
      "as": JSONNode([JSONNode(start), JSONNode(end)]),
    ])
    stackOffset = rule.offset
    fields[rule.channel]?[0].sourceColumn = column
    fields[rule.channel]?[0].column = start
    fields[rule.channel]?[0].endColumn = end
    fields[rule.channel]?[0].isStacked = true
  }

  /// Ranks the parts of a stack by the domain that their colour's scale lists.
  mutating func rankByColor() {
    for channel in [Channel.color, .fill, .stroke] {
      for index in (fields[channel] ?? []).indices {
        guard let field = fields[channel]?[index], let column = field.column,
          let domain = field.definition.scale?["domain"]?.array, field.definition.isDiscrete
        else { continue }
        let ranks = ValuePlaces(domain.map { Value($0) })
        let name = column + "_rank"
        table.setColumn(
          name,
          table.values(at: column).map { .number(Double(ranks[$0] ?? domain.count)) })
        fields[channel]?[index].rankColumn = name
      }
    }
  }

  /// A slice of less than nothing would lie over its neighbours.
  private func checkSlices(_ column: String) throws(DiagnosticError) {
    let values = table.values(at: column)
    guard let index = values.firstIndex(where: { ($0.scaleNumber ?? 0) < 0 }) else { return }
    let definition = fields[.theta]?.first?.definition
    let field = definition?.field ?? column
    let series = layer.name.map { $0.isEmpty ? "" : "\"\($0)\": " } ?? ""
    throw DiagnosticError(
      "\(series)a slice cannot be negative, but \"\(field)\" is \(values[index].text) at index \(index)",
      at: definition?.location ?? layer.location)
  }

  /// Adds the middles of bins as a column of their own, by which absent parts are filled in.
  private mutating func middle(of dimension: ChannelField) -> String? {
    guard dimension.definition.isBinning, !dimension.definition.isDiscrete,
      let start = dimension.column, let end = dimension.endColumn
    else { return nil }
    let name = start + "_mid"
    table.setColumn(
      name,
      zip(table.values(at: start), table.values(at: end)).map { low, high in
        guard let a = low.scaleNumber, let b = high.scaleNumber else { return low }
        return .number((a + b) / 2)
      })
    for channel in [Channel.x, .y] where fields[channel]?.first?.column == start {
      fields[channel]?[0].middleColumn = name
    }
    return name
  }
}
