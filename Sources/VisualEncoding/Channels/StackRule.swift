package import SceneModel
package import Syntax

/// Whether and how a layer's marks stack, by Vega-Lite's rule.
package struct StackRule {
  /// The measured channel.
  package let channel: Channel
  /// `zero`, `normalize` or `center`.
  package let offset: String
  /// The fields within whose values marks are stacked.
  let dimensions: [ChannelField]
  /// The columns that tell the stacked parts apart.
  package let series: [String]
  package let sort: [JSONNode]
  /// Lines and areas fill a part that is absent with nothing, so that the others close up.
  let imputesZero: Bool

  private static let stackable: [MarkKind] = [
    .arc, .area, .bar, .line, .point, .circle, .square, .rule, .text, .tick,
  ]

  /// Nil where the layer does not stack.
  package init?(layer: Layer, fields: [Channel: [ChannelField]], orientation: Orientation?) {
    guard Self.stackable.contains(layer.mark),
      let channel = Self.stackedChannel(.x, .y, layer, fields, orientation)
        ?? Self.stackedChannel(.theta, .radius, layer, fields, orientation),
      let field = fields[channel]?.first, let column = field.column,
      let offset = Self.offset(field, mark: layer.mark)
    else { return nil }
    let dimensions = Self.dimensionChannels(channel).compactMap { fields[$0]?.first }.filter {
      $0.definition.isField && $0.column != column
    }
    let names = dimensions.compactMap(\.column)
    var series: [ChannelField] = []
    for other in Channel.stackingChannels {
      for part in fields[other] ?? []
      where part.definition.isField && part.definition.aggregate == nil {
        if let name = part.column, !names.contains(name),
          !series.contains(where: { $0.column == name })
        {
          series.append(part)
        }
      }
    }
    // Rows of their own lie on one another; aggregates of one group have nothing to lie on.
    if series.isEmpty, layer.isAggregated { return nil }
    let second = channel.second.flatMap { fields[$0]?.first }
    if let second, second.definition.isField || second.datum != nil { return nil }
    self.channel = channel
    self.offset = offset
    self.dimensions = dimensions
    self.series = series.compactMap(\.column)
    imputesZero =
      [.area, .line, .trail].contains(layer.mark) && field.definition.impute?.isNull != true
    sort = Self.sort(channel, series: series, order: layer.encoding[.order], fields: fields)
  }

  private static func dimensionChannels(_ channel: Channel) -> [Channel] {
    switch channel {
    case .x: [.y, .yOffset]
    case .y: [.x, .xOffset]
    case .theta: [.radius]
    default: [.theta]
    }
  }

  /// How the channel is stacked; nil where it is not.
  private static func offset(_ field: ChannelField, mark: MarkKind) -> String? {
    if let explicit = field.definition.stack {
      if explicit.isNull || explicit.boolean == false { return nil }
      return explicit.string ?? "zero"
    }
    return [.bar, .area, .arc].contains(mark) ? "zero" : nil
  }

  /// By `order`, else by the parts: from the top down along y, from the start on elsewhere.
  private static func sort(
    _ channel: Channel, series: [ChannelField], order: [ChannelDefinition]?,
    fields: [Channel: [ChannelField]]
  ) -> [JSONNode] {
    let given = (fields[.order] ?? []).filter { $0.definition.isField }
    if !given.isEmpty {
      return given.compactMap { part in
        part.column.map {
          ["field": JSONNode($0), "order": JSONNode(part.definition.sort?.string ?? "ascending")]
        }
      }
    }
    // A pie whose colours keep the data's order is cut in that order too: the one place where we leave
    // Vega-Lite, whose slices always run through the alphabet.
    if channel == .theta, fields[.color]?.first?.definition.sort?.isNull == true { return [] }
    let direction =
      order?.first { $0.value == nil }?.sort?.string ?? (channel == .y ? "descending" : "ascending")
    return series.compactMap { part in
      part.column.map { ["field": JSONNode(part.rankColumn ?? $0), "order": JSONNode(direction)] }
    }
  }

  /// The measured channel of a pair of positions.
  private static func stackedChannel(
    _ first: Channel, _ second: Channel, _ layer: Layer, _ fields: [Channel: [ChannelField]],
    _ orientation: Orientation?
  ) -> Channel? {
    let (a, b) = (fields[first]?.first?.definition, fields[second]?.first?.definition)
    let hasDirection = first == .x && (layer.mark == .bar || layer.mark == .area)
    switch (a?.isUnbinnedQuantity ?? false, b?.isUnbinnedQuantity ?? false) {
    case (true, true):
      if a?.stack?.isOn == true { return first }
      if b?.stack?.isOn == true { return second }
      let (x, y) = (a?.aggregate != nil, b?.aggregate != nil)
      if x != y { return x ? first : second }
      guard hasDirection, let orientation else { return nil }
      return orientation == .vertical ? second : first
    case (true, false):
      return hasDirection && b?.isField != true && orientation == .vertical ? nil : first
    case (false, true):
      return hasDirection && a?.isField != true && orientation == .horizontal ? nil : second
    case (false, false): return nil
    }
  }
}

extension JSONNode {
  /// Whether a switch such as `stack` is on: neither null nor false.
  fileprivate var isOn: Bool { !isNull && boolean != false }
}

extension ChannelDefinition {
  /// Whether it is a field of quantities that are not binned.
  var isUnbinnedQuantity: Bool { isField && type == .quantitative && !isBinned }
}

extension Channel {
  /// The channels whose fields tell stacked parts apart, in Vega-Lite's order.
  static let stackingChannels: [Channel] = [
    .color, .fill, .stroke, .opacity, .fillOpacity, .strokeOpacity, .strokeWidth, .size, .shape,
    .strokeDash, .angle, .text, .order, .detail, .key, .href, .url, .description,
  ]
}

extension Layer {
  /// Whether any channel aggregates, so that items stand for many rows and overlap little.
  package var isAggregated: Bool {
    encoding.values.contains { $0.contains { $0.aggregate != nil } }
  }
}
