package import Drawing
package import Geometry
package import SceneModel
import Scales
package import Syntax
import Tables
package import VisualEncoding

/// An axis that a view asks for; its ticks are found when the plot is known.
package struct AxisPlan: Sendable {
  package let channel: Channel
  package let orient: Orient
  /// The config's cascade with every layer's own axis keys laid over it.
  package let properties: Properties
  package let title: [String]
  private let tickProperties: TickProperties
  private let layer: Int
  private let builder: ScaleBuilder
  private let labels: AxisLabels
  /// The ticks of an axis whose domain moves.
  package var moving: WindowTicks?
  /// The room in points that labels take at least, so that their widths on the way move nothing.
  package var leastExtent: Double?

  /// The axes of a view: one for each position scale that a layer wants an axis for.
  ///
  /// Throws where an expression in an axis cannot be read.
  package static func plans(
    view: View, layers: [LayerTable], scales: ScalePlan, context: LayoutContext
  )
    throws(DiagnosticError) -> [AxisPlan]
  {
    var plans: [AxisPlan] = []
    for channel in [Channel.x, .y] {
      let sharing = scales.guideGroups(.axis, channel, layers: layers, view: view)
      for group in sharing {
        guard
          let plan = try plan(channel, layers: group, view: view, scales: scales, context: context)
        else { continue }
        let taken = plans.filter { $0.channel == channel }.map(\.orient)
        plans.append(taken.contains(plan.orient) && sharing.count > 1 ? plan.moved() : plan)
      }
    }
    return plans
  }

  private static func plan(
    _ channel: Channel, layers: [LayerTable], view: View, scales: ScalePlan, context: LayoutContext
  ) throws(DiagnosticError) -> AxisPlan? {
    var own = JSONObject()
    var first: (LayerTable, ChannelField)?
    var title = MergedTitle()
    var isOff: Bool?
    for layer in layers {
      let (main, second) = (layer.field(channel), channel.second.flatMap { layer.field($0) })
      let fields = [main, second].compactMap { $0 }.filter { $0.column != nil || $0.datum != nil }
      guard !fields.isEmpty, scales.entry(channel, layer: layer.index) != nil else { continue }
      let axis = main?.definition.axis
      if let axis, isOff == nil { isOff = axis.isNull }
      if axis?.isNull == true { continue }
      if let main, main.column != nil || main.datum != nil, first == nil { first = (layer, main) }
      for member in axis?.object?.members ?? [] where own[member.key] == nil {
        own[member.key] = member.value
      }
      title.add(GuideTitle(of: fields.map(\.definition), guide: axis, view: view))
    }
    if isOff == true { return nil }
    guard let (layer, field) = first, let entry = scales.entry(channel, layer: layer.index) else {
      return nil
    }
    let type = entry.builder.type
    let orient =
      own["orient"]?.string.flatMap(Orient.init(rawValue:))
      ?? AxisCascade.orient(
        of: channel, type: type, field: field, configuration: view.configuration)
      ?? (channel == .x ? .bottom : .left)
    let tickProperties = try TickProperties(
      AxisCascade(
        configuration: view.configuration, channel: channel, orient: orient, type: type,
        field: field
      ).properties(own: Properties(own)))
    let properties = tickProperties.common
    if properties.boolean("disable") == true { return nil }
    return AxisPlan(
      channel: channel, orient: orient, properties: properties,
      title: title.lines(unlessSaid: properties["title"]), tickProperties: tickProperties,
      layer: layer.index,
      builder: entry.builder,
      labels: try AxisLabels(
        field: field, type: type, properties: properties, configuration: view.configuration,
        isNormalized: field.definition.stack?.string == "normalize",
        builder: entry.builder, context: context))
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
      channel: channel, orient: side, properties: Properties(object), title: title,
      tickProperties: tickProperties, layer: layer,
      builder: builder, labels: labels)
  }

  /// The axis with its ticks for a plot and the scales laid on it.
  package func input(sets: [ScaleSet], plot: Rectangle, context: LayoutContext)
    throws(DiagnosticError)
    -> AxisInput
  {
    let start = channel == .x ? plot.minX : plot.minY
    let length = channel == .x ? plot.width : plot.height
    guard let scale = sets[layer][channel] else {
      return AxisInput(
        channel: channel, orient: orient, properties: properties, ticks: [], title: title,
        isDiscrete: false, domain: [])
    }
    let position = properties.number("bandPosition")
    var properties = properties
    let shown: [WindowTicks.Shown]
    if let moving,
      let own = moving.ticks(
        of: scale, from: start, to: start + length, movesEnds: leastExtent != nil)
    {
      shown = own
      // They are chosen so that their labels have room.
      properties.object["labelOverlap"] = JSONNode(.boolean(false))
    } else {
      shown = try labels.ticks(scale: scale, length: length).map {
        WindowTicks.Shown(value: $0.value, text: $0.text, opacity: 1)
      }
    }
    if let leastExtent {
      let own = properties.number("minExtent") ?? 0
      properties.object["minExtent"] = JSONNode(max(own, leastExtent))
    }
    var ticks: [AxisTick] = []
    for (index, tick) in shown.enumerated() {
      let value = tick.value
      guard let place = scale.position(value) else { continue }
      let middle = place + scale.bandwidth * 0.5
      let line = place + scale.bandwidth * (position ?? 0.5)
      let shift = labels.bandShift(value, scale: scale)
      var mark = AxisTick(
        value: value, text: tick.text, position: middle + shift - start,
        tickPosition: line + (properties.string("tickBand") == "extent" ? 0 : shift) - start)
      mark.opacity = tick.opacity
      mark.properties = try tickProperties.properties(
        value: value, label: tick.text, fraction: Double(index) / Double(max(1, shown.count - 1)),
        context: context.transforms)
      ticks.append(mark)
    }
    var input = AxisInput(
      channel: channel, orient: orient, properties: properties, ticks: ticks, title: title,
      isDiscrete: scale.type.isDiscrete, domain: labels.domain(scale))
    input.scale = scale
    input.fadesLines = leastExtent != nil
    return input
  }

  /// The same axis with ticks for a domain that moves, where its scale is a straight one.
  package func moving(sets: [ScaleSet], plot: Rectangle, context: LayoutContext)
    throws(DiagnosticError)
    -> AxisPlan
  {
    guard let whole = sets[layer][channel] else { return self }
    var axis = self
    axis.moving = try WindowTicks(
      labels: labels, builder: builder, whole: whole,
      length: channel == .x ? plot.width : plot.height, properties: properties,
      isHorizontal: orient == .top || orient == .bottom, measurer: context.measurer)
    return axis
  }

  /// The scale of the axis in points for one domain unit; nil for one that is not continuous.
  package func pointsPerUnit(_ sets: [ScaleSet]) -> Double? {
    guard case .continuous(let scale)? = sets[layer][channel]?.mapping else { return nil }
    return scale.pointsPerUnit
  }

  /// The font of a channel's axis labels, which a point scale under labels measures.
  package static func labelFont(channel: Channel, view: View, field: ChannelField) -> Font {
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
