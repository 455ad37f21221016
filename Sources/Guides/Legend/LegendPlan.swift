import Drawing
package import Geometry
package import SceneModel
import Scales
package import Syntax
import Tables
package import VisualEncoding

/// The legends that a view asks for: channels of one field and one scale share one.
package struct LegendPlan {
  /// The channels that legends explain, in Vega-Lite's order; Vega has none for the opacity of fill or stroke alone.
  private static let channels: [Channel] = [
    .color, .fill, .stroke, .strokeWidth, .size, .shape, .strokeDash, .opacity,
  ]

  /// A channel's legend before legends are merged.
  private struct Candidate {
    var channels: [Channel]
    var layer: LayerTable
    var layers: [LayerTable]
    var field: ChannelField
    var scale: PlotScale
    var own: JSONObject
    var title = MergedTitle()
  }

  package static func inputs(
    view: View, layers: [LayerTable], scales: ScalePlan, plot: Rectangle, context: LayoutContext
  ) throws(DiagnosticError) -> [LegendInput] {
    let sets = scales.sets(plot: plot, window: WindowShares())
    var candidates: [Candidate] = []
    for channel in channels {
      for group in scales.guideGroups(.legend, channel, layers: layers, view: view) {
        guard let candidate = candidate(channel, layers: group, view: view, sets: sets) else {
          continue
        }
        if let same = candidates.firstIndex(where: { merges($0, candidate) }) {
          candidates[same].channels.append(channel)
          candidates[same].title.add(candidate.title)
          if channel == .size { candidates[same].scale = candidate.scale }
          for member in candidate.own.members where candidates[same].own[member.key] == nil {
            candidates[same].own[member.key] = member.value
          }
        } else {
          candidates.append(candidate)
        }
      }
    }
    return try candidates.map { candidate throws(DiagnosticError) in
      try input(candidate, view: view, sets: sets, plot: plot, context: context)
    }
  }

  /// Whether two channels show one field's values and share a legend; what the titles say does not matter.
  private static func merges(_ a: Candidate, _ b: Candidate) -> Bool {
    guard let column = a.field.column, column == b.field.column,
      !b.channels.contains(where: a.channels.contains),
      a.scale.type.isDiscrete == b.scale.type.isDiscrete
    else { return false }
    if a.scale.type.isDiscrete { return a.scale.domain == b.scale.domain }
    return a.field.definition.scale?["domain"] == b.field.definition.scale?["domain"]
  }

  private static func candidate(
    _ channel: Channel, layers: [LayerTable], view: View, sets: [ScaleSet]
  ) -> Candidate? {
    var found: Candidate?
    var isOff: Bool?
    for layer in layers {
      let fields =
        (layer.fields[channel] ?? [])
        + (layer.conditionFields[channel] ?? []).filter { $0.definition.isField }
      for field in fields where field.column != nil || field.datum != nil {
        guard let scale = sets[layer.index][channel], field.definition.scale?.isNull != true else {
          continue
        }
        let legend = field.definition.legend
        if let legend, isOff == nil { isOff = legend.isNull }
        if legend?.isNull == true || legend?["disable"]?.boolean == true { continue }
        if found == nil {
          found = Candidate(
            channels: [channel], layer: layer, layers: [], field: field, scale: scale,
            own: JSONObject())
        }
        for member in legend?.object?.members ?? [] where found?.own[member.key] == nil {
          found?.own[member.key] = member.value
        }
        found?.title.add(GuideTitle(of: [field.definition], guide: legend, view: view))
        found?.layers.append(layer)
      }
    }
    let isDisabled = view.configuration.nested("legend")?.boolean("disable") ?? false
    return isOff ?? isDisabled ? nil : found
  }

  /// Whether one colour scale alone is shown, as a ramp or as classes side by side.
  private static func isGradient(_ candidate: Candidate) -> Bool {
    guard candidate.channels.count == 1, candidate.channels[0].isColor,
      candidate.own["type"]?.string != "symbol"
    else { return false }
    let parts =
      candidate.field.definition.timeUnit.flatMap { TimeUnit($0) }?.parts.map(\.rawValue) ?? []
    switch candidate.scale.mapping {
    case .ramp:
      return candidate.own["type"] != nil
        || parts.count != 1 || !["quarter", "month", "day"].contains(parts[0])
    case .steps: return true
    default: return false
    }
  }

  private static func input(
    _ candidate: Candidate, view: View, sets: [ScaleSet], plot: Rectangle, context: LayoutContext
  ) throws(DiagnosticError) -> LegendInput {
    var properties = Properties()
    if let font = view.configuration.string("font") { properties.object["font"] = JSONNode(font) }
    if let tabular = view.configuration["tabularFigures"] {
      properties.object["tabularFigures"] = tabular
    }
    properties = properties.overlaid(by: view.configuration.nested("legend"))
    if [.quantile, .threshold, .log, .symlog].contains(candidate.scale.type) {
      properties.object["labelOverlap"] = "greedy"
    }
    properties = properties.overlaid(by: Properties(candidate.own))
    let content = LegendContent(
      channels: candidate.channels, field: candidate.field, scale: candidate.scale,
      layers: candidate.layers, sets: sets, properties: properties, plot: plot, view: view,
      context: context)
    return LegendInput(
      channels: candidate.channels,
      content: try isGradient(candidate) ? content.gradient() : content.entries(),
      title: candidate.title.lines(),
      properties: properties)
  }
}
