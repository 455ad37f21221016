import Drawing
package import Geometry
package import SceneModel
import Scales
package import Syntax
import Tables
package import VisualEncoding

/// What a legend shows: its values, their labels, and each value's look as the marks have it.
package struct LegendContent {
  package let channels: [Channel]
  package let field: ChannelField
  package let scale: PlotScale
  package let layers: [LayerTable]
  package let sets: [ScaleSet]
  package let properties: Properties
  /// The plot that the legend stands beside, before guides have taken their room.
  package let plot: Rectangle
  package let view: View
  package let context: LayoutContext

  private var format: ValueFormat {
    var definition = field.definition
    if properties.string("type") != "rows" {
      definition.format = properties.string("format") ?? definition.format
      definition.formatType = properties.string("formatType") ?? definition.formatType
    }
    return ValueFormat(
      definition, in: .legend, units: properties["format"]?.object,
      configuration: view.configuration, locale: context.locale)
  }

  /// The values that the scene lists.
  private var listed: [Value]? {
    properties["values"]?.array?.map { node in
      if field.type == .temporal || field.definition.timeUnit != nil,
        let date = DateTimeValue.milliseconds(
          node, unit: field.definition.timeUnit, zone: context.locale.zone)
      {
        return .date(date)
      }
      return Value(node)
    }
  }

  /// The values that get an entry, about `count` of them on a continuous scale.
  private func values(count: Double) -> [Value] {
    if let listed { return listed }
    if let edges = scale.edges { return edges.dropLast().map { .number($0) } }
    switch scale.domain {
    case .discrete(let values): return values
    case .continuous(let ends):
      guard let continuous = scale.continuous else { return ends.map { .number($0) } }
      return ticks(continuous, count: count).map { scale.type.isTemporal ? .date($0) : .number($0) }
    }
  }

  private func ticks(_ continuous: ContinuousScale, count: Double) -> [Double] {
    if scale.type.isTemporal, let node = properties["tickCount"],
      let interval = CalendarInterval(node, zone: context.locale.zone(utc: scale.type == .utc)),
      let ticks = try? continuous.ticks(every: interval)
    {
      return ticks
    }
    return (try? continuous.ticks(count: count)) ?? continuous.domain
  }

  private func count(_ usual: Double) -> Double {
    let count = max(properties.number("tickCount") ?? usual, Double(scale.edges?.count ?? 0))
    guard let step = properties.number("tickMinStep"), let continuous = scale.continuous else {
      return count
    }
    return continuous.tickCount(count, minStep: step)
  }

  /// Two labels for every hundred points of the ramp, and two at least.
  private var rampCount: Double {
    max(2, 2 * (GradientLength(properties, plot: plot.size).length / 100).rounded(.down))
  }

  /// A ramp with its labels, or the classes of a discretizing scale side by side.
  ///
  /// Throws where the legend words its labels by an expression that has no value.
  package func gradient() throws(DiagnosticError) -> LegendInput.Content {
    if case .steps(let steps, let outputs) = scale.mapping { return try classes(steps, outputs) }
    guard case .ramp(let continuous, let ramp) = scale.mapping, let low = continuous.domain.first,
      let high = continuous.domain.last
    else { return try entries() }
    // Along the ramp as along the scale, which may be bent.
    let along = ContinuousScale(kind: continuous.kind, domain: [low, high], range: [0, 1])
    let stops = (0...24).map { index in
      let fraction = Double(index) / 24
      return GradientStop(
        offset: fraction, color: ramp.color(at: continuous.position(along.value(at: fraction))))
    }
    let count = count(rampCount)
    var shown = values(count: count).filter { $0.scaleNumber != nil }
    if shown.count < 3, listed == nil, low != high {
      shown = [low, high].map { scale.type.isTemporal ? .date($0) : .number($0) }
    }
    let texts = try labelled(
      shown, format.texts(shown, scale: scale, count: count, thins: listed == nil))
    let labels = zip(shown, texts).map { value, text in
      LegendLabel(value: value, text: text, fraction: along.position(value.scaleNumber ?? low))
    }
    return .gradient(stops, labels: labels)
  }

  // MARK: Classes

  /// The beginnings of classes, the first perhaps open, and the end of the last; values that the scene lists are such
  /// beginnings too.
  private func beginnings(_ steps: DiscretizingScale) -> (starts: [Double], end: Double) {
    if let listed { return (listed.compactMap(\.scaleNumber), .infinity) }
    if scale.type == .binOrdinal, let extent = steps.extent {
      return ([extent.low] + steps.thresholds, extent.high)
    }
    return ([-.infinity] + steps.thresholds, .infinity)
  }

  /// Classes side by side, each labelled where it begins; the first begins without a label.
  private func classes(_ steps: DiscretizingScale, _ outputs: [ChannelOutput])
    throws(DiagnosticError) -> LegendInput.Content
  {
    let inner = steps.thresholds
    var low = steps.extent?.low ?? inner.first ?? 0
    var high = steps.extent?.high ?? inner.last ?? 1
    if steps.extent == nil {
      // Open ends are as wide as an average class.
      let reach = inner.count > 1 ? (high - low) / Double(inner.count - 1) : 0.1
      low -= reach
      high += reach
    }
    let (starts, _) = beginnings(steps)
    func fraction(_ value: Double) -> Double { high > low ? (value - low) / (high - low) : 0 }
    let edges = [0] + starts.dropFirst().map { min(max(fraction($0), 0), 1) } + [1]
    var stops: [GradientStop] = []
    for (index, start) in starts.enumerated() {
      let value = start.isFinite ? start : low
      guard case .color(let color)? = scale.output(.number(value)) else { continue }
      stops.append(GradientStop(offset: edges[index], color: color))
      stops.append(GradientStop(offset: edges[index + 1], color: color))
    }
    let values = starts.map { Value.number($0.isFinite ? $0 : low) }
    let names = boundaryTexts(steps, of: starts)
    let texts = try labelled(values, starts.indices.map { $0 == 0 ? "" : names($0) })
    let labels = zip(values, texts).enumerated().map { index, pair in
      LegendLabel(value: pair.0, text: pair.1, fraction: edges[index])
    }
    return .gradient(stops, labels: labels)
  }

  /// How the boundaries between classes read, by their places.
  private func boundaryTexts(_ steps: DiscretizingScale, of values: [Double]) -> (Int) -> String {
    let texts: [String]
    switch scale.type {
    case .quantile:
      texts = format.texts(values, steps: steps.thresholds)
    case .quantize:
      let ends = steps.extent.map { [$0.low, $0.high] } ?? []
      texts = format.texts(values, steps: ends)
    case .threshold:
      texts = values.map { format.text(.number($0)) }
    default:
      let edges = steps.boundaries
      let span = PlotScale(
        channel: scale.channel, type: .linear, domain: scale.domain,
        mapping: .continuous(
          ContinuousScale(domain: [edges.first ?? 0, edges.last ?? 1], range: [0, 1])))
      texts = format.texts(
        values.map { .number($0) }, scale: span, count: max(count(5), Double(edges.count)))
    }
    return { texts.indices.contains($0) ? texts[$0] : "" }
  }

  /// Labels as the legend's own expression words them.
  private func labelled(_ values: [Value], _ plain: [String]) throws(DiagnosticError) -> [String] {
    guard let expression = try LabelExpression(properties) else { return plain }
    var texts: [String] = []
    for (index, (value, label)) in zip(values, plain).enumerated() {
      texts.append(
        try expression.text(value: value, label: label, index: Double(index), context: context))
    }
    return texts
  }

  private var look: LegendLook {
    LegendLook(
      channels: channels, layers: layers, sets: sets, configuration: view.configuration,
      properties: properties)
  }

  /// A symbol, or a row, for each value.
  ///
  /// Throws where the legend words its labels by an expression that has no value.
  package func entries() throws(DiagnosticError) -> LegendInput.Content {
    if case .steps(let steps, _) = scale.mapping {
      return .symbols(try stepEntries(steps))
    }
    let count = count(5)
    var shown = values(count: count)
    if scale.type == .log, channels.contains(where: { !$0.isColor }), listed == nil,
      let continuous = scale.continuous
    {
      let total = shown.count
      shown = shown.filter {
        $0.scaleNumber.map { continuous.isLabeled($0, count: count, total: total) } ?? true
      }
    }
    if channels.contains(.size), listed == nil, let first = shown.first,
      case .number(0) = scale.output(first)
    {
      // What has no size has nothing to show.
      shown.removeFirst()
    }
    let texts = try labelled(shown, plainTexts(shown, count: count))
    let look = look
    let entries = zip(shown, texts).map { look.entry(value: $0, text: $1) }
    guard properties.string("type") == "rows" else { return .symbols(entries) }
    return .rows(
      LegendRows(field: field, layers: layers, properties: properties, locale: context.locale)
        .filled(entries))
  }

  private func plainTexts(_ values: [Value], count: Double) -> [String] {
    if field.definition.isBinning, scale.type.isDiscrete, let column = field.column,
      let end = field.endColumn
    {
      var ends: [Value: Value] = [:]
      for table in layers.map(\.table) {
        for (a, b) in zip(table.values(at: column), table.values(at: end)) { ends[a] = b }
      }
      return values.map { format.text(from: $0, to: ends[$0] ?? .null) }
    }
    guard let edges = scale.edges, let end = edges.last else {
      return format.texts(values, scale: scale, count: count, thins: false)
    }
    let starts = values.compactMap(\.scaleNumber)
    let ends = listed == nil ? end : .infinity
    let texts = format.texts(
      (starts + [ends]).map { .number($0) }, scale: scale, count: count, thins: false)
    return Self.ranges(starts, end: ends) { texts[$0] }
  }

  /// The texts of ranges that begin at rising numbers: from one to the next, or open at an end.
  private static func ranges(_ starts: [Double], end: Double, text: (Int) -> String) -> [String] {
    starts.indices.map { index in
      let isLast = index == starts.count - 1
      let high = isLast ? end : starts[index + 1]
      return switch (starts[index].isFinite, high.isFinite) {
      case (true, true): text(index) + " – " + text(index + 1)
      case (false, _): "< " + text(index + 1)
      case (true, false): "≥ " + text(index)
      }
    }
  }

  /// An entry for each step of a discretizing scale, labelled by its interval.
  private func stepEntries(_ steps: DiscretizingScale) throws(DiagnosticError) -> [LegendEntry] {
    let (starts, end) = beginnings(steps)
    let names = boundaryTexts(steps, of: starts + [end])
    let values = starts.map { start in
      // The first class begins nowhere: any value below its end is in it.
      Value.number(start.isFinite ? start : (steps.thresholds.first ?? 0) - 1)
    }
    let texts = try labelled(values, Self.ranges(starts, end: end, text: names))
    let look = look
    return zip(values, texts).map { look.entry(value: $0, text: $1) }
  }
}
