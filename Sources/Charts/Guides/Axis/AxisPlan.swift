import Drawing
import Geometry
import SceneModel
import Scales
import Syntax
import Tables

/// An axis that a view asks for; its ticks are found when the plot is known.
struct AxisPlan: Sendable {
  let channel: Channel
  let orient: Orient
  /// The config's cascade with every layer's own axis keys laid over it.
  let properties: Properties
  let title: [String]
  private let layer: Int
  private let builder: ScaleBuilder
  private let labels: AxisLabels

  /// The axes of a view: one for each position scale that a layer wants an axis for.
  static func plans(view: View, layers: [LayerTable], scales: ScalePlan, context: LayoutContext)
    -> [AxisPlan]
  {
    var plans: [AxisPlan] = []
    for channel in [Channel.x, .y] {
      let isIndependent =
        view.independent.contains("scale.\(channel.rawValue)")
        || view.independent.contains("axis.\(channel.rawValue)")
      let sharing = isIndependent ? layers.map { [$0] } : [layers]
      for group in sharing {
        guard let plan = plan(channel, layers: group, view: view, scales: scales, context: context)
        else { continue }
        let taken = plans.filter { $0.channel == channel }.map(\.orient)
        plans.append(taken.contains(plan.orient) && isIndependent ? plan.moved() : plan)
      }
    }
    return plans
  }

  private static func plan(
    _ channel: Channel, layers: [LayerTable], view: View, scales: ScalePlan, context: LayoutContext
  ) -> AxisPlan? {
    var own = JSONObject()
    var first: (LayerTable, ChannelField)?
    var titles: [String] = []
    var isOff = false
    for layer in layers {
      for candidate in [channel, channel.second].compactMap({ $0 }) {
        guard let field = layer.field(candidate), field.column != nil || field.datum != nil,
          scales.entry(channel, layer: layer.index) != nil
        else { continue }
        let definition = field.definition
        if candidate == channel {
          if definition.axis?.isNull == true {
            isOff = true
            continue
          }
          if first == nil { first = (layer, field) }
          for member in definition.axis?.object?.members ?? [] where own[member.key] == nil {
            own[member.key] = member.value
          }
        }
        guard let title = GuideTitle.text(of: definition, guide: definition.axis, view: view)
        else { continue }
        if candidate != channel, definition.title == nil, !titles.isEmpty {
          // The other end of an interval adds its name only where it is another one.
        }
        if !titles.contains(title) { titles.append(title) }
      }
    }
    guard let (layer, field) = first, let entry = scales.entry(channel, layer: layer.index) else {
      return nil
    }
    _ = isOff
    let type = entry.builder.type
    let orient =
      own["orient"]?.string.flatMap(Orient.init(rawValue:)) ?? (channel == .x ? .bottom : .left)
    let properties = AxisCascade(
      configuration: view.configuration, channel: channel, orient: orient, type: type, field: field
    ).properties(own: Properties(own))
    if properties.boolean("disable") == true { return nil }
    let title: [String]
    if let given = properties["title"] {
      title = given.array?.compactMap(\.string) ?? given.string.map { [$0] } ?? []
    } else {
      title = titles.isEmpty ? [] : [titles.joined(separator: ", ")]
    }
    return AxisPlan(
      channel: channel, orient: orient, properties: properties, title: title, layer: layer.index,
      builder: entry.builder,
      labels: AxisLabels(
        field: field, type: type, properties: properties, configuration: view.configuration,
        isNormalized: field.isStacked && layer.stackOffset == "normalize", context: context))
  }

  /// The same axis on the opposite side, for a second scale of the channel.
  private func moved() -> AxisPlan {
    let side: Orient =
      switch orient {
      case .left: .right
      case .right: .left
      case .top: .bottom
      case .bottom: .top
      }
    var object = properties.object
    object["orient"] = JSONNode(side.rawValue)
    return AxisPlan(
      channel: channel, orient: side, properties: Properties(object), title: title, layer: layer,
      builder: builder, labels: labels)
  }

  /// The axis with its ticks for a plot and the scales laid on it.
  func input(sets: [ScaleSet], plot: Rectangle, context: LayoutContext) throws(DiagnosticError)
    -> AxisInput
  {
    let start = channel == .x ? plot.minX : plot.minY
    let length = channel == .x ? plot.width : plot.height
    guard let scale = sets[layer][channel] else {
      return AxisInput(
        channel: channel, orient: orient, properties: properties, ticks: [], title: title,
        isDiscrete: false, domain: [])
    }
    let values = try labels.values(scale: scale, length: length, builder: builder)
    let texts = labels.texts(values, scale: scale, length: length)
    let position = properties.number("bandPosition")
    var ticks: [AxisTick] = []
    for (value, text) in zip(values, texts) {
      guard let place = scale.position(value) else { continue }
      let middle = place + scale.bandwidth * 0.5
      let tick = place + scale.bandwidth * (position ?? 0.5)
      let shift = labels.bandShift(value, scale: scale)
      ticks.append(
        AxisTick(
          value: value, text: text, position: middle + shift - start,
          tickPosition: tick + (properties.string("tickBand") == "extent" ? 0 : shift) - start))
    }
    return AxisInput(
      channel: channel, orient: orient, properties: properties, ticks: ticks, title: title,
      isDiscrete: scale.type.isDiscrete, domain: labels.domain(scale))
  }

  /// The font of a channel's axis labels, which a point scale under labels measures.
  static func labelFont(channel: Channel, view: View, field: ChannelField) -> Font {
    let own = Properties(field.definition.axis?.object ?? JSONObject())
    let orient =
      own.string("orient").flatMap(Orient.init(rawValue:)) ?? (channel == .x ? .bottom : .left)
    let properties = AxisCascade(
      configuration: view.configuration, channel: channel, orient: orient, type: .point,
      field: field
    ).properties(own: own)
    return FontProperties(properties, prefix: "label").font(size: 10)
  }
}
