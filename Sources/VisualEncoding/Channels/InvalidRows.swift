package import SceneModel
package import Syntax
package import Tables

/// What becomes of a layer's rows whose values a continuous scale cannot show, by Vega-Lite's `invalid`.
package struct InvalidRows: Sendable {
  /// Whether such rows are left out, and with them what they would add to any domain.
  let areFiltered: Bool
  private let areZero: Bool
  private let columns: [String]
  private let outputs: Properties

  /// What a channel shows of a missing number; nil where the configuration says nothing.
  package func output(on channel: Channel) -> JSONNode? { outputs[channel.rawValue]?["value"] }

  /// Whether a missing number counts as zero on a channel, as it does where rows are shown and nothing is said of it.
  package func countsAsZero(on channel: Channel) -> Bool {
    switch outputs[channel.rawValue]?.content {
    case nil: areZero
    case .string: true
    default: false
    }
  }

  init(_ layer: Layer, fields: [Channel: [ChannelField]], outputs: Properties) {
    self.outputs = outputs
    let isPath = [.line, .area, .trail].contains(layer.mark)
    let mode = layer.properties["invalid"]
    switch mode?.string {
    case "filter": areFiltered = true
    case "break-paths-show-path-domains", "break-paths-filter-domains":
      areFiltered = !isPath
    case nil where mode == nil: areFiltered = !isPath
    default: areFiltered = false
    }
    areZero = mode?.isNull == true || mode?.string == "show"
    // One test for each field by its name, as in Vega-Lite: the last channel that shows it decides what of it is asked.
    var tests: [(field: String, columns: [String])] = []
    for channel in Channel.scaled where outputs[channel.rawValue] == nil {
      for field in fields[channel] ?? [] where Self.hasContinuousScale(field, channel, layer.mark) {
        let measured = field.isStacked ? [field.endColumn, field.sourceColumn] : [field.column]
        let columns = measured.compactMap(\.self)
        guard let name = field.definition.field ?? columns.first else { continue }
        if let known = tests.firstIndex(where: { $0.field == name }) {
          tests[known].columns = columns
        } else {
          tests.append((name, columns))
        }
      }
    }
    columns = tests.flatMap(\.columns)
  }

  private static func hasContinuousScale(
    _ field: ChannelField, _ channel: Channel, _ mark: MarkKind
  )
    -> Bool
  {
    let definition = field.definition
    guard definition.isField, definition.scale?.isNull != true,
      !["count", "valid", "missing", "distinct"].contains(definition.aggregate ?? ""),
      field.type == .quantitative || field.type == .temporal
    else { return false }
    return ScaleType(definition.scaleType, channel: channel, field: field, mark: mark).isContinuous
  }

  /// The rows that can be shown.
  package func filtered(_ table: Table) -> Table {
    guard areFiltered, !columns.isEmpty else { return table }
    let values = columns.map { table.values(at: $0) }
    let kept = (0..<table.rowCount).filter { row in
      values.allSatisfy { $0[row].scaleNumber?.isFinite == true }
    }
    return kept.count == table.rowCount ? table : table.selecting(rows: kept)
  }
}
