import SceneModel
import Scales
import Syntax
import Tables

/// Which values an axis shows, and how they read.
struct AxisLabels: Sendable {
  private let field: ChannelField
  private let type: ScaleType
  private let properties: Properties
  private let isNormalized: Bool
  private let format: ValueFormat
  private let expression: Expression?
  private let context: LayoutContext

  init(
    field: ChannelField, type: ScaleType, properties: Properties, configuration: Properties,
    isNormalized: Bool, context: LayoutContext
  ) {
    self.field = field
    self.type = type
    self.properties = properties
    self.isNormalized = isNormalized
    self.context = context
    var definition = field.definition
    definition.format = properties.string("format")
    definition.formatType = properties.string("formatType")
    format = ValueFormat(definition, configuration: configuration, locale: context.locale)
    expression = properties.string("labelExpr").flatMap { try? Expression(parsing: $0) }
  }

  /// The tick values in the domain's order.
  ///
  /// Throws where they are more than a picture can hold.
  func values(scale: PlotScale, length: Double, builder: ScaleBuilder) throws(DiagnosticError)
    -> [Value]
  {
    if let given = properties["values"]?.array {
      return given.map { node in
        if type.isTemporal || field.type == .temporal || field.definition.timeUnit != nil,
          let date = DateTimeValue.milliseconds(node, unit: field.definition.timeUnit)
        {
          return .date(date)
        }
        return Value(node)
      }
    }
    if case .discrete(let values) = scale.domain { return values }
    guard case .continuous(let continuous) = scale.mapping else { return [] }
    let visible = visibleShare(continuous, length: length)
    do {
      let numbers: [Double]
      if let interval = interval {
        numbers = try continuous.ticks(every: interval)
      } else if let step = properties.number("tickStep"), step > 0 {
        numbers = try continuous.ticks(step: step)
      } else if field.definition.isBinning, let width = builder.binWidth,
        properties["tickCount"] == nil
      {
        numbers = thinned(
          try continuous.ticks(step: width, anchor: continuous.domain.first ?? 0),
          scale: continuous,
          count: (length / 10).rounded(.up))
      } else {
        let count = (properties.number("tickCount") ?? defaultCount(length: length)) / visible
        numbers = try distinct(scale: scale, continuous, count: min(count, 5000))
      }
      return numbers.map { type.isTemporal ? .date($0) : .number($0) }
    } catch {
      throw DiagnosticError(error.message, at: field.definition.location, kind: .limit)
    }
  }

  /// Ticks of about a count, fewer where a format of too few digits would write two of them alike.
  private func distinct(scale: PlotScale, _ continuous: ContinuousScale, count: Double)
    throws(TickError) -> [Double]
  {
    var count = count
    while true {
      let found = try continuous.ticks(count: count)
      let ticks = minimumStep.map { keep(found, step: $0) } ?? found
      guard !type.isTemporal, ticks.count > 1, count >= 1, type != .log else { return ticks }
      let texts = format.texts(
        ticks.map { .number($0) }, scale: scale, isNormalized: isNormalized)
      if Set(texts).count == texts.count { return ticks }
      count = min(count, Double(ticks.count)) / 2
    }
  }

  /// The part of the domain that a window shows, which sets how many ticks the whole needs.
  private func visibleShare(_ scale: ContinuousScale, length: Double) -> Double {
    guard let first = scale.range.first, let last = scale.range.last, last != first, length > 0
    else { return 1 }
    return min(1, length / abs(last - first))
  }

  private func defaultCount(length: Double) -> Double {
    if type == .log { return 10 }
    if let unit = field.definition.timeUnit, ["month", "hours", "day", "quarter"].contains(unit) {
      return 10
    }
    return (length / 40).rounded(.up)
  }

  private var interval: CalendarInterval? {
    guard type.isTemporal, let node = properties["tickCount"] else { return nil }
    let zone = context.locale.zone(utc: type == .utc)
    return CalendarInterval(node, zone: zone)
  }

  private var minimumStep: Double? {
    if let given = properties.number("tickMinStep") { return given }
    return format.isWholeNumber ? 1 : nil
  }

  private func keep(_ values: [Double], step: Double) -> [Double] {
    guard values.count > 1, values[1] - values[0] < step else { return values }
    return values.filter { abs(($0 / step).rounded() * step - $0) < step * 1e-9 }
  }

  /// Bin edges halved until no more than `count` are left, as Vega does.
  private func thinned(_ values: [Double], scale: ContinuousScale, count: Double) -> [Double] {
    guard let first = values.first, let last = values.last else { return values }
    var kept = values
    while Double(kept.count) > count, kept.count >= 3 {
      kept = kept.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    }
    return kept.count < 3 ? [first, last] : kept
  }

  /// How far a label stands from its value: into the middle of a time unit where `bandPosition` asks for it.
  func bandShift(_ value: Value, scale: PlotScale) -> Double {
    guard let position = field.definition.bandPosition, position != 0, scale.isContinuous,
      let unit = field.definition.timeUnit, let number = value.scaleNumber,
      let end = context.locale.unitEnd(number, unit: unit),
      let a = scale.position(value), let b = scale.position(.date(end))
    else { return 0 }
    return properties.number("bandPosition") == nil ? (b - a) * position : 0
  }

  /// The labels of values, with ours (`labelPrefix`, `labelSuffix`, `labelEvery`) applied.
  func texts(_ values: [Value], scale: PlotScale, length: Double) -> [String] {
    let plain = format.texts(values, scale: scale, isNormalized: isNormalized)
    let prefix = properties.string("labelPrefix") ?? ""
    let suffix = properties.string("labelSuffix") ?? ""
    let every = max(properties.number("labelEvery").flatMap { Int(exactly: $0) } ?? 1, 1)
    let last = max(values.count - 1, 1)
    return zip(values, plain).enumerated().map { index, pair in
      if index % every != 0 { return "" }
      var text = pair.1
      if let expression {
        text = expression.text(
          datum: [
            "value": pair.0, "label": .string(pair.1),
            "index": .number(Double(index) / Double(last)),
          ], context: context.transforms)
      }
      return text.isEmpty ? text : prefix + text + suffix
    }
  }

  /// The domain as facts.
  func domain(_ scale: PlotScale) -> [Value] {
    switch scale.domain {
    case .discrete(let values): values
    case .continuous(let ends): ends.map { type.isTemporal ? .date($0) : .number($0) }
    }
  }
}
