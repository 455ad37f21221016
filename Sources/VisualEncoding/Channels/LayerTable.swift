package import SceneModel
package import Syntax
package import Tables

/// A layer's rows as its marks read them.
///
/// - The layer's transforms and the encoding's own (time unit, bin, aggregate, impute, stack) are done, in Vega-Lite's order.
/// - Every channel names the columns that drive it.
package struct LayerTable: Sendable {
  /// Index of the layer in its view.
  package let index: Int
  package let layer: Layer
  package let orientation: Orientation?
  package let table: Table
  /// The rows before the encoding's aggregation, for domains sorted by another field.
  package let rawTable: Table
  /// The rows that each filter has dropped and the fields that it looks at, where they are asked for.
  package let dropped: [(rows: Table, fields: [String])]
  package let fields: [Channel: [ChannelField]]
  /// The fields of conditional definitions, by channel, in the order of the conditions.
  package let conditionFields: [Channel: [ChannelField]]
  package let stackOffset: String?
  /// The mark's properties, for each row.
  package let looks: DatumProperties
  /// What becomes of rows without a place on a continuous scale.
  package let invalid: InvalidRows
  /// What expressions and conditions see, with what the transforms added.
  package let transforms: TransformContext
  /// What an image layer shows; empty for others.
  package var images = LayerImages()

  package init(
    index: Int, layer: Layer, orientation: Orientation?, table: Table, rawTable: Table,
    dropped: [(rows: Table, fields: [String])], fields: [Channel: [ChannelField]],
    conditionFields: [Channel: [ChannelField]], stackOffset: String?, looks: DatumProperties,
    invalid: InvalidRows, transforms: TransformContext
  ) {
    self.index = index
    self.layer = layer
    self.orientation = orientation
    self.table = table
    self.rawTable = rawTable
    self.dropped = dropped
    self.fields = fields
    self.conditionFields = conditionFields
    self.stackOffset = stackOffset
    self.looks = looks
    self.invalid = invalid
    self.transforms = transforms
  }

  /// The only field of a channel that has one definition.
  package func field(_ channel: Channel) -> ChannelField? { fields[channel]?.first }

  /// Where within its time unit or bin a mark stands, as a fraction; nil where neither the channel nor its mark says.
  package func bandPosition(of field: ChannelField, on channel: Channel) -> Double? {
    layer.bandPosition(
      of: field.definition, isRanged: channel.second.map { self.field($0) != nil } ?? false)
  }
}

extension Layer {
  /// Vega-Lite's band position of a field; nil where neither the channel nor its mark says.
  package func bandPosition(of definition: ChannelDefinition, isRanged: Bool) -> Double? {
    if let own = definition.bandPosition { return own }
    if definition.timeUnit != nil, !isRanged { return properties.number("timeUnitBandPosition") }
    return definition.isBinning ? 0.5 : nil
  }

  /// Whether the mark is a rectangle that fills bins and time units.
  var fillsBands: Bool { [.bar, .rect, .tick, .image].contains(mark) }
}

extension LayerTable {
  /// Runs a layer's transforms and those that its encoding implies.
  ///
  /// - Parameters:
  ///   - configuration: The view's, for what its scales make of missing numbers.
  ///   - keepsDropped: Whether ``dropped`` is of interest.
  package init(
    _ layer: Layer, index: Int, configuration: Properties = Properties(), context: TransformContext,
    keepsDropped: Bool = false
  ) throws(DiagnosticError) {
    var table = layer.data
    for channel in Channel.allCases {
      for definition in layer.encoding[channel] ?? [] {
        Self.read(definition, in: &table, context: context)
        for condition in definition.conditions {
          Self.read(condition.definition, in: &table, context: context)
        }
      }
    }
    var context = context
    var history = FilterHistory()
    var dropped: [(rows: Table, fields: [String])] = []
    for transform in layer.transforms {
      if transform.kind == .filter { history.keep(table) } else { history.changes(by: transform) }
      if keepsDropped, transform.kind == .filter {
        let (kept, rest) = try Self.parted(table, by: transform, context: &context)
        table = kept
        dropped.append((rest, (transform.step as? FilterTransform)?.predicate.fields ?? []))
        continue
      }
      table = try transform.apply(to: table, context: &context)
    }
    self.dropped = dropped
    transforms = context
    let orientation = Orientation(of: layer)
    rawTable = table
    let steps = history
    var encoder = EncodingTransforms(
      table: table, layer: layer, context: context,
      layerExtent: { steps.extent(of: $0) })
    try encoder.run(orientation: orientation)
    self.index = index
    self.layer = layer
    self.orientation = orientation
    let invalid = InvalidRows(
      layer, fields: encoder.fields,
      outputs: configuration.nested("scale")?.nested("invalid") ?? Properties())
    self.invalid = invalid
    let shown = invalid.filtered(encoder.table)
    self.table = shown
    looks = try DatumProperties(layer.properties, table: shown, context: context)
    fields = encoder.fields
    conditionFields = encoder.conditionFields
    stackOffset = encoder.stackOffset
  }

  /// The rows that a filter keeps, and those that it drops.
  private static func parted(
    _ table: Table, by filter: Transform, context: inout TransformContext
  ) throws(DiagnosticError) -> (kept: Table, dropped: Table) {
    let mark = "\u{0}row"
    var marked = table
    marked.setColumn(mark, (0..<table.rowCount).map { .number(Double($0)) })
    var kept = try filter.apply(to: marked, context: &context)
    let rows = Set(kept.column(mark) ?? [])
    kept.removeColumn(mark)
    let rest = (0..<table.rowCount).filter { !rows.contains(.number(Double($0))) }
    return (kept, table.selecting(rows: rest))
  }

  private static func read(
    _ definition: ChannelDefinition, in table: inout Table, context: TransformContext
  ) {
    guard let field = definition.field else { return }
    if definition.type == .temporal || definition.timeUnit != nil {
      table.readDates(of: field, ReadingHabits(context.conventions))
    } else if definition.type == .quantitative,
      [nil, "min", "max"].contains(definition.aggregate)
    {
      table.readNumbers(of: field)
    }
  }
}
