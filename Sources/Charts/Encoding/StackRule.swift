import SceneModel
import Syntax

/// Whether and how a layer's marks stack, by Vega-Lite's rule.
struct StackRule {
  /// The measured channel.
  let channel: Channel
  /// `zero`, `normalize` or `center`.
  let offset: String
  /// The columns within whose values marks are stacked.
  let dimensions: [String]
  /// The columns that tell the stacked parts apart.
  let series: [String]
  let sort: [JSONNode]
  /// Lines and areas fill a part that is absent with nothing, so that the others close up.
  let imputesZero: Bool

  /// Nil where the layer does not stack.
  init?(layer: Layer, fields: [Channel: [ChannelField]], orientation: Orientation?) {
    let stacking: [MarkKind] = [
      .arc, .area, .bar, .line, .point, .circle, .square, .rule, .text, .tick,
    ]
    guard stacking.contains(layer.mark) else { return nil }
    let channel: Channel
    if layer.mark == .arc || fields[.theta] != nil {
      channel = .theta
      guard let theta = fields[.theta]?.first, theta.definition.isField,
        theta.type == .quantitative, fields[.theta2] == nil
      else { return nil }
    } else {
      guard let found = Self.positionChannel(fields: fields, orientation: orientation) else {
        return nil
      }
      channel = found
    }
    guard let field = fields[channel]?.first, let column = field.column else { return nil }
    let explicit = field.definition.stack
    if let explicit, explicit.isNull || explicit.boolean == false { return nil }
    let dimensionChannels: [Channel] =
      channel == .theta ? [] : [channel == .x ? .y : .x, channel == .x ? .yOffset : .xOffset]
    let dimensions = dimensionChannels.compactMap { fields[$0]?.first }.filter {
      $0.definition.isField && $0.definition.aggregate == nil
    }.compactMap(\.column)
    var series: [String] = []
    for other in Channel.seriesChannels + (layer.mark == .text ? [.text] : []) {
      for part in fields[other] ?? []
      where part.definition.isField && part.definition.aggregate == nil {
        if let name = part.column, !dimensions.contains(name), name != column,
          !series.contains(name)
        {
          series.append(name)
        }
      }
    }
    if series.isEmpty { return nil }
    if let explicit {
      offset = explicit.string ?? "zero"
    } else {
      guard [.bar, .area, .arc].contains(layer.mark) || (layer.mark == .text && channel == .theta)
      else { return nil }
      let type = field.definition.scale?["type"]?.string
      guard type == nil || type == "linear" else { return nil }
      if channel != .theta, let extent = fields[channel == .x ? .x2 : .y2], !extent.isEmpty {
        return nil
      }
      guard explicit != nil || layer.mark == .arc || !(layer.mark == .text) || channel == .theta
      else { return nil }
      offset = "zero"
    }
    self.channel = channel
    self.dimensions = dimensions
    self.series = series
    imputesZero = layer.mark == .area || layer.mark == .line
    let order = (fields[.order] ?? []).filter { $0.definition.isField }
    // A pie whose colours keep the data's order is cut in that order too: the one place where we leave
    // Vega-Lite, in which slices always run backwards through the alphabet.
    let keepsOrder =
      layer.mark == .arc || layer.mark == .text
      ? channel == .theta && fields[.color]?.first?.definition.sort?.isNull == true : false
    if order.isEmpty, keepsOrder {
      sort = []
    } else if order.isEmpty {
      sort = series.map { ["field": JSONNode($0), "order": "descending"] }
    } else {
      sort = order.compactMap { part in
        part.column.map {
          [
            "field": JSONNode($0),
            "order": JSONNode(part.definition.sort?.string ?? "ascending"),
          ]
        }
      }
    }
  }

  /// The measured position channel of a layer that could stack.
  private static func positionChannel(
    fields: [Channel: [ChannelField]], orientation: Orientation?
  ) -> Channel? {
    let x = fields[.x]?.first
    let y = fields[.y]?.first
    let xMeasures =
      x.map { $0.definition.isField && $0.type == .quantitative && !$0.definition.isBinned }
      ?? false
    let yMeasures =
      y.map { $0.definition.isField && $0.type == .quantitative && !$0.definition.isBinned }
      ?? false
    if fields[.x2] != nil || fields[.y2] != nil {
      if fields[.x2] != nil, xMeasures { return nil }
      if fields[.y2] != nil, yMeasures { return nil }
    }
    if xMeasures, yMeasures {
      if x?.definition.stack != nil { return .x }
      if y?.definition.stack != nil { return .y }
      let xAggregates = x?.definition.aggregate != nil
      let yAggregates = y?.definition.aggregate != nil
      if xAggregates != yAggregates { return xAggregates ? .x : .y }
      return orientation == .vertical ? .y : orientation == .horizontal ? .x : nil
    }
    return xMeasures ? .x : yMeasures ? .y : nil
  }
}
