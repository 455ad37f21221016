import Drawing
import SceneModel
import Syntax
import Tables

/// What a channel yields for a row.
enum ChannelOutput: Sendable, Hashable {
  case number(Double)
  case color(Color)
  case word(String)
  case dash([Double])
  /// A constant of the scene that no scale touches.
  case constant(JSONNode)
}

/// Reads one channel of a layer row by row: conditions first, then the field through its scale, then the constant.
struct ChannelReader {
  private let definition: ChannelDefinition
  private let scale: PlotScale?
  private let column: [Value]?
  private let datum: Value?
  private let conditions: [(ConditionalDefinition, Predicate?, [Value]?)]
  private let table: Table
  private let context: TransformContext

  /// Nil where the layer says nothing of the channel.
  init?(_ channel: Channel, layer: LayerTable, scales: ScaleSet) {
    guard let field = layer.field(channel) else { return nil }
    definition = field.definition
    scale = scales[channel]
    column = field.column.map { layer.table.values(at: $0) }
    datum = field.datum
    table = layer.table
    context = layer.transforms
    conditions = zip(field.definition.conditions, layer.conditionFields[channel] ?? []).map {
      (
        $0.0, $0.0.test,
        $0.1.column.map { layer.table.values(at: $0) }
      )
    }
  }

  /// Whether a field drives the channel anywhere, so that the mark's own constant is no default.
  var isDriven: Bool { column != nil || datum != nil || definition.value != nil }

  /// The output for a row; nil where the scale has no answer or nothing applies.
  func output(row: Int) -> ChannelOutput? {
    for (condition, test, values) in conditions {
      let holds =
        test.map { $0.holds(for: table, row: row, context: context) }
        ?? condition.holdsWithoutSelection
      guard holds else { continue }
      return output(condition.definition, values: values, row: row)
    }
    return output(definition, values: column, row: row)
  }

  private func output(_ definition: ChannelDefinition, values: [Value]?, row: Int)
    -> ChannelOutput?
  {
    if let values, row < values.count { return mapped(values[row], definition) }
    if let datum, definition.datum != nil { return mapped(datum, definition) }
    return definition.value.map { .constant($0) }
  }

  private func mapped(_ value: Value, _ definition: ChannelDefinition) -> ChannelOutput? {
    if definition.scale?.isNull == true || scale == nil { return .constant(value.node) }
    return scale?.output(value)
  }
}
