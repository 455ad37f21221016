import Drawing
import Geometry
import SceneModel
import Scales
import Syntax
import Tables

/// The legends that a view asks for: channels of one field and one scale share one.
struct LegendPlan {
  /// The channels that legends explain, in Vega-Lite's order.
  private static let channels: [Channel] = [
    .color, .fill, .stroke, .strokeWidth, .size, .shape, .strokeDash, .opacity, .fillOpacity,
    .strokeOpacity,
  ]

  /// A channel's legend before legends are merged.
  private struct Candidate {
    var channels: [Channel]
    var layer: LayerTable
    var layers: [LayerTable]
    var field: ChannelField
    var scale: PlotScale
    var own: JSONObject
    var title: String
  }

  static func inputs(
    view: View, layers: [LayerTable], scales: ScalePlan, plot: Rectangle, context: LayoutContext
  ) -> [LegendInput] {
    let sets = scales.sets(plot: plot, window: WindowShares())
    var candidates: [Candidate] = []
    for channel in channels {
      let isIndependent =
        view.independent.contains("scale.\(channel.rawValue)")
        || view.independent.contains("legend.\(channel.rawValue)")
      for group in isIndependent ? layers.map({ [$0] }) : [layers] {
        guard let candidate = candidate(channel, layers: group, view: view, sets: sets) else {
          continue
        }
        if let same = candidates.firstIndex(where: { merges($0, candidate) }) {
          candidates[same].channels.append(channel)
          for member in candidate.own.members where candidates[same].own[member.key] == nil {
            candidates[same].own[member.key] = member.value
          }
        } else {
          candidates.append(candidate)
        }
      }
    }
    return candidates.map { input($0, view: view, sets: sets, context: context) }
  }

  private static func merges(_ a: Candidate, _ b: Candidate) -> Bool {
    guard a.field.column == b.field.column, a.title == b.title, a.scale.domain == b.scale.domain
    else { return false }
    return isGradient(a) == isGradient(b) || b.channels != [.color]
  }

  private static func candidate(
    _ channel: Channel, layers: [LayerTable], view: View, sets: [ScaleSet]
  ) -> Candidate? {
    var found: Candidate?
    var isOff = false
    var titles: [String] = []
    for layer in layers {
      let fields =
        (layer.fields[channel] ?? [])
        + (layer.conditionFields[channel] ?? []).filter {
          $0.definition.isField
        }
      for field in fields where field.column != nil || field.datum != nil {
        guard let scale = sets[layer.index][channel], field.definition.scale?.isNull != true else {
          continue
        }
        if field.definition.legend?.isNull == true {
          isOff = true
          continue
        }
        let title = GuideTitle.text(
          of: field.definition, guide: field.definition.legend, view: view)
        if let title, !titles.contains(title) { titles.append(title) }
        if found == nil {
          found = Candidate(
            channels: [channel], layer: layer, layers: [], field: field, scale: scale,
            own: field.definition.legend?.object ?? JSONObject(), title: "")
        }
        found?.layers.append(layer)
      }
    }
    _ = isOff
    guard var found, !isOff || found.layers.count > 0 else { return nil }
    if view.configuration.nested("legend")?.boolean("disable") == true { return nil }
    found.title = titles.joined(separator: ", ")
    return found
  }

  private static func isGradient(_ candidate: Candidate) -> Bool {
    if candidate.own["type"]?.string == "symbol" { return false }
    guard candidate.channels.first?.isColor == true else { return false }
    if case .ramp = candidate.scale.mapping { return true }
    return candidate.own["type"]?.string == "gradient"
  }

  private static func input(
    _ candidate: Candidate, view: View, sets: [ScaleSet], context: LayoutContext
  ) -> LegendInput {
    var properties = Properties()
    if let font = view.configuration.string("font") { properties.object["font"] = JSONNode(font) }
    if let tabular = view.configuration["tabularFigures"] {
      properties.object["tabularFigures"] = tabular
    }
    properties = properties.overlaid(by: view.configuration.nested("legend"))
    properties = properties.overlaid(by: Properties(candidate.own))
    let title: [String]
    if let own = candidate.own["title"] {
      title = own.array?.compactMap(\.string) ?? own.string.map { [$0] } ?? []
    } else {
      title = candidate.title.isEmpty ? [] : [candidate.title]
    }
    let content = LegendContent(
      channels: candidate.channels, field: candidate.field, scale: candidate.scale,
      layers: candidate.layers, sets: sets, properties: properties, view: view, context: context)
    return LegendInput(
      channels: candidate.channels,
      content: isGradient(candidate) ? content.gradient : content.entries, title: title,
      properties: properties)
  }
}
