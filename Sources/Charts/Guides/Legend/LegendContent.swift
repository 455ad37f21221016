import Drawing
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
  let view: View
  let context: LayoutContext

  private var format: ValueFormat {
    var definition = field.definition
    if properties.string("type") != "rows" {
      definition.format = properties.string("format") ?? definition.format
      definition.formatType = properties.string("formatType") ?? definition.formatType
    }
    return ValueFormat(definition, configuration: view.configuration, locale: context.locale)
  }

  /// The values that get an entry.
  private var values: [Value] {
    if let given = properties["values"]?.array {
      return given.map { node in
        if field.type == .temporal, let date = DateTimeValue.milliseconds(node) {
          return .date(date)
        }
        return Value(node)
      }
    }
    switch scale.domain {
    case .discrete(let values): return values
    case .continuous(let ends):
      if case .steps = scale.mapping { return ends.map { .number($0) } }
      guard let continuous = scale.continuous else { return ends.map { .number($0) } }
      let count = properties.number("tickCount") ?? 5
      let ticks = (try? continuous.ticks(count: count)) ?? ends
      return ticks.map { scale.type.isTemporal ? .date($0) : .number($0) }
    }
  }

  /// A ramp with its labels.
  var gradient: LegendInput.Content {
    guard case .ramp(let continuous, let ramp) = scale.mapping, let low = continuous.domain.first,
      let high = continuous.domain.last
    else { return entries }
    let stops = (0...24).map { index in
      let fraction = Double(index) / 24
      let value = low + (high - low) * fraction
      return GradientStop(offset: fraction, color: ramp.color(at: continuous.position(value)))
    }
    let shown = values.filter {
      guard let number = $0.scaleNumber else { return false }
      return number >= min(low, high) && number <= max(low, high)
    }
    let texts = labelled(shown)
    let labels = zip(shown, texts).map { value, text in
      LegendLabel(
        value: value, text: text,
        fraction: high == low ? 0.5 : ((value.scaleNumber ?? low) - low) / (high - low))
    }
    return .gradient(stops, labels: labels)
  }

  private func labelled(_ values: [Value]) -> [String] {
    let plain = format.texts(values, scale: scale, isNormalized: false)
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
    let shown = values
    let texts = labelled(shown)
    let look = LegendLook(
      channels: channels, layers: layers, sets: sets, configuration: view.configuration,
      properties: properties)
    let entries = zip(shown, texts).map { look.entry(value: $0, text: $1) }
    guard properties.string("type") == "rows" else { return .symbols(entries) }
    return .rows(
      LegendRows(field: field, layers: layers, properties: properties, locale: context.locale)
        .filled(entries))
  }

  /// An entry for each step of a discretizing scale, labelled by its interval.
  private func stepEntries(_ steps: DiscretizingScale, _ outputs: [ChannelOutput]) -> [LegendEntry]
  {
    let look = LegendLook(
      channels: channels, layers: layers, sets: sets, configuration: view.configuration,
      properties: properties)
    let numbers = steps.boundaries
    let texts = format.texts(numbers.map { .number($0) }, scale: scale, isNormalized: false)
    let names = Dictionary(zip(numbers, texts)) { first, _ in first }
    return outputs.enumerated().compactMap { index, _ in
      guard index < steps.count else { return nil }
      let (low, high) = steps.bounds(of: index)
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
