import Drawing
import Geometry
import SceneModel
import Scales
import Syntax
import Tables

/// What a legend shows: its values, their labels, and each value's look as the marks have it.
struct LegendContent {
  let channels: [Channel]
  let field: ChannelField
  let scale: PlotScale
  let layers: [LayerTable]
  let sets: [ScaleSet]
  let properties: Properties
  /// The plot that the legend stands beside, before guides have taken their room.
  let plot: Rectangle
  let view: View
  let context: LayoutContext

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

  /// The values that get an entry, about `count` of them on a continuous scale.
  private func values(count: Double) -> [Value] {
    if let given = properties["values"]?.array {
      return given.map { node in
        if field.type == .temporal || field.definition.timeUnit != nil,
          let date = DateTimeValue.milliseconds(node, unit: field.definition.timeUnit)
        {
          return .date(date)
        }
        return Value(node)
      }
    }
    switch scale.domain {
    case .discrete(let values): return values
    case .continuous(let ends):
      guard let continuous = scale.continuous else { return ends.map { .number($0) } }
      let interval = properties["tickCount"].flatMap {
        CalendarInterval($0, zone: context.locale.zone(utc: scale.type == .utc))
      }
      let own = interval.flatMap { try? continuous.ticks(every: $0) }
      let ticks = own ?? (try? continuous.ticks(count: count)) ?? ends
      return ticks.map { scale.type.isTemporal ? .date($0) : .number($0) }
    }
  }

  private func count(_ usual: Double) -> Double {
    let count = properties.number("tickCount") ?? usual
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
  var gradient: LegendInput.Content {
    if case .steps(let steps, let outputs) = scale.mapping { return classes(steps, outputs) }
    guard case .ramp(let continuous, let ramp) = scale.mapping, let low = continuous.domain.first,
      let high = continuous.domain.last
    else { return entries }
    let stops = (0...24).map { index in
      let fraction = Double(index) / 24
      let value = low + (high - low) * fraction
      return GradientStop(offset: fraction, color: ramp.color(at: continuous.position(value)))
    }
    let count = count(rampCount)
    var shown = values(count: count).filter {
      guard let number = $0.scaleNumber else { return false }
      return number >= min(low, high) && number <= max(low, high)
    }
    if shown.count < 3, properties["values"] == nil, low != high {
      shown = [low, high].map { scale.type.isTemporal ? .date($0) : .number($0) }
    }
    let texts = labelled(shown, format.texts(shown, scale: scale, count: count))
    let labels = zip(shown, texts).map { value, text in
      LegendLabel(
        value: value, text: text,
        fraction: high == low ? 0.5 : ((value.scaleNumber ?? low) - low) / (high - low))
    }
    return .gradient(stops, labels: labels)
  }

  /// Classes side by side, each labelled where it begins; the first begins without a label.
  private func classes(_ steps: DiscretizingScale, _ outputs: [ChannelOutput])
    -> LegendInput.Content
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
    func fraction(_ value: Double) -> Double { high > low ? (value - low) / (high - low) : 0 }
    let names = boundaryTexts(steps)
    let edges = [0] + inner.map(fraction) + [1]
    var stops: [GradientStop] = []
    for (index, output) in outputs.prefix(steps.count).enumerated() {
      guard case .color(let color) = output else { continue }
      stops.append(GradientStop(offset: edges[index], color: color))
      stops.append(GradientStop(offset: edges[index + 1], color: color))
    }
    let values = [Value.number(low)] + inner.map { .number($0) }
    let texts = labelled(values, [""] + inner.map { names[$0] ?? "" })
    let labels = zip(values, texts).enumerated().map { index, pair in
      LegendLabel(value: pair.0, text: pair.1, fraction: edges[index])
    }
    return .gradient(stops, labels: labels)
  }

  private func boundaryTexts(_ steps: DiscretizingScale) -> [Double: String] {
    if scale.type == .quantile {
      return format.texts(boundaries: steps.boundaries, steps: steps.thresholds)
    }
    if scale.type == .quantize, let extent = steps.extent {
      return format.texts(boundaries: steps.boundaries, steps: [extent.low, extent.high])
    }
    let numbers = steps.boundaries
    let span = PlotScale(
      channel: scale.channel, type: .linear, domain: scale.domain,
      mapping: .continuous(
        ContinuousScale(
          domain: [numbers.first ?? 0, numbers.last ?? 1], range: [0, 1])))
    let texts = format.texts(
      numbers.map { .number($0) }, scale: span, count: max(count(5), Double(numbers.count)))
    return Dictionary(zip(numbers, texts)) { first, _ in first }
  }

  /// Labels as the legend's own expression words them.
  private func labelled(_ values: [Value], _ plain: [String]) -> [String] {
    guard let text = properties.string("labelExpr"), let expression = try? Expression(parsing: text)
    else { return plain }
    return zip(values, plain).enumerated().map { index, pair in
      expression.text(
        datum: ["value": pair.0, "label": .string(pair.1), "index": .number(Double(index))],
        context: context.transforms)
    }
  }

  /// A symbol, or a row, for each value.
  var entries: LegendInput.Content {
    if case .steps(let steps, let outputs) = scale.mapping {
      return .symbols(stepEntries(steps, outputs))
    }
    let count = count(5)
    var shown = values(count: count)
    if channels.contains(.size), properties["values"] == nil, let first = shown.first,
      case .number(0) = scale.output(first)
    {
      // What has no size has nothing to show.
      shown.removeFirst()
    }
    let texts = labelled(shown, plainTexts(shown, count: count))
    let look = LegendLook(
      channels: channels, layers: layers, sets: sets, configuration: view.configuration,
      properties: properties)
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
    return format.texts(values, scale: scale, count: count, thins: false)
  }

  /// An entry for each step of a discretizing scale, labelled by its interval.
  private func stepEntries(_ steps: DiscretizingScale, _ outputs: [ChannelOutput]) -> [LegendEntry]
  {
    let look = LegendLook(
      channels: channels, layers: layers, sets: sets, configuration: view.configuration,
      properties: properties)
    let names = boundaryTexts(steps)
    return outputs.enumerated().compactMap { index, _ in
      guard index < steps.count else { return nil }
      var (low, high) = steps.bounds(of: index)
      if scale.type != .binOrdinal {
        if index == 0 { low = nil }
        if index == steps.count - 1 { high = nil }
      }
      let text: String
      switch (low, high) {
      case (nil, let high?): text = "< \(names[high] ?? "")"
      case (let low?, nil): text = "≥ \(names[low] ?? "")"
      case (let low?, let high?): text = "\(names[low] ?? "") – \(names[high] ?? "")"
      case (nil, nil): text = ""
      }
      let middle: Double =
        switch (low, high) {
        case (let low?, let high?): (low + high) / 2
        case (nil, let high?): high - 1
        case (let low?, nil): low
        case (nil, nil): 0
        }
      return look.entry(value: .number(middle), text: text)
    }
  }
}
