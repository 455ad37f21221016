package import Drawing
import Scales
package import SceneModel
package import Syntax
import Tables

/// What a channel yields for a row.
package enum ChannelOutput: Sendable, Hashable {
  case number(Double)
  case color(Color)
  case word(String)
  case dash([Double])
  /// A constant of the scene that no scale touches.
  case constant(JSONNode)
}

/// Reads one channel of a layer row by row: conditions first, then the field through its scale, then the constant.
package struct ChannelReader {
  private let definition: ChannelDefinition
  private let scale: PlotScale?
  private let column: [Value]?
  private let datum: Value?
  private let conditions: [Conditional]
  private let table: Table
  private let countsNullAsZero: Bool
  private let invalidOutput: JSONNode?
  private let context: TransformContext

  /// Nil where the layer says nothing of the channel.
  package init?(_ channel: Channel, layer: LayerTable, scales: ScaleSet) {
    guard let field = layer.field(channel) else { return nil }
    definition = field.definition
    scale = scales[channel]
    column = Self.values(field, channel, layer)
    datum = field.datum
    table = layer.table
    invalidOutput = layer.invalid.output(on: channel)
    countsNullAsZero = layer.invalid.countsAsZero(on: channel) && scale?.type.isContinuous == true
    context = layer.transforms
    conditions = zip(field.definition.conditions, layer.conditionFields[channel] ?? []).map {
      Conditional(
        condition: $0.0, values: Self.values($0.1, channel, layer), datum: $0.1.datum)
    }
  }

  /// A condition with what its field or its datum gives.
  private struct Conditional {
    let condition: ConditionalDefinition
    let values: [Value]?
    let datum: Value?
  }

  /// A field's values; of bins and time units the place within them that stands for the whole.
  private static func values(_ field: ChannelField, _ channel: Channel, _ layer: LayerTable)
    -> [Value]?
  {
    guard let column = field.column else { return nil }
    let starts = layer.table.values(at: column)
    guard let end = field.endColumn, !field.definition.isDiscrete, channel != .text,
      let fraction = layer.bandPosition(of: field, on: channel), fraction != 0
    else { return starts }
    return zip(starts, layer.table.values(at: end)).map { start, end in
      guard let a = start.scaleNumber, let b = end.scaleNumber else { return start }
      let middle = a + (b - a) * fraction
      if case .date = start { return .date(middle) }
      return .number(middle)
    }
  }

  /// Whether a field drives the channel anywhere, so that the mark's own constant is no default.
  package var isDriven: Bool { column != nil || datum != nil || definition.value != nil }

  /// The output for a row; nil where the scale has no answer or nothing applies.
  package func output(row: Int) -> ChannelOutput? {
    guard let place = condition(row: row) else {
      return output(definition, values: column, datum: datum, row: row)
    }
    let own = conditions[place]
    return output(own.condition.definition, values: own.values, datum: own.datum, row: row)
  }

  /// Which condition applies to a row; nil where none does.
  package func condition(row: Int) -> Int? {
    conditions.firstIndex { own in
      own.condition.test.map { $0.holds(for: table, row: row, context: context) }
        ?? own.condition.holdsAlways
    }
  }

  private func output(
    _ definition: ChannelDefinition, values: [Value]?, datum: Value?, row: Int
  ) -> ChannelOutput? {
    if let values, row < values.count { return mapped(values[row], definition) }
    if let datum, definition.datum != nil { return mapped(datum, definition) }
    return definition.value.map { .constant($0) }
  }

  private func mapped(_ value: Value, _ definition: ChannelDefinition) -> ChannelOutput? {
    if definition.scale?.isNull == true || scale == nil { return .constant(value.node) }
    if value.isNull, let invalidOutput, scale?.type.isContinuous == true {
      return .constant(invalidOutput)
    }
    if countsNullAsZero, value.isNull, let ends = scale?.continuous?.domain, let low = ends.min(),
      let high = ends.max()
    {
      // Zero where the domain has it, else its least value.
      return scale?.output(.number(low <= 0 && high >= 0 ? 0 : low))
    }
    return scale?.output(value)
  }
}
