import SceneModel
import Scales
package import Syntax
package import Tables
package import VisualEncoding

/// Which values an axis shows, and how they read.
package struct AxisLabels: Sendable {
  private let field: ChannelField
  private let type: ScaleType
  private let properties: Properties
  private let isNormalized: Bool
  private let format: ValueFormat
  private let expression: LabelExpression?
  private let context: LayoutContext
  /// The ends of bins by their starts, where bins are values of their own.
  private let binEnds: [Value: Value]
  /// Whether ticks stand at the edges of bins.
  private let hasBins: Bool
  /// Whether the scale has no values.
  private let isEmpty: Bool

  init(
    field: ChannelField, type: ScaleType, properties: Properties, configuration: Properties,
    isNormalized: Bool, builder: ScaleBuilder, context: LayoutContext
  ) throws(DiagnosticError) {
    binEnds = builder.binEnds
    hasBins = builder.hasBins
    isEmpty = builder.measured?.isEmpty ?? false
    self.field = field
    self.type = type
    self.properties = properties
    self.isNormalized = isNormalized
    self.context = context
    var definition = field.definition
    definition.format = properties.string("format")
    definition.formatType = properties.string("formatType")
    format = ValueFormat(
      definition, in: .axis, units: properties["format"]?.object, configuration: configuration,
      locale: context.locale)
    expression = try LabelExpression(properties)
  }

  /// The tick values in the domain's order and their labels.
  ///
  /// Throws where they are more than a picture can hold.
  package func ticks(scale: PlotScale, length: Double) throws(DiagnosticError)
    -> [(value: Value, text: String)]
  {
    let values: [Value]
    var count = 0.0
    if let given = properties["values"]?.array {
      count = Double(given.count)
      if let continuous = scale.placing, let step = minimumStep {
        count = continuous.tickCount(count, minStep: step)
      }
      values = scale.reached(given.map(value), most: count)
    } else if case .discrete(let listed) = scale.domain {
      values = listed
    } else if case .continuous(let continuous) = scale.mapping {
      // Without any moment there is none to begin at.
      if type.isTemporal, isEmpty { return [] }
      do throws(TickError) {
        let edges = properties.number("tickStep") == nil ? scale.edges : nil
        count = tickCount(continuous, length: length, edges: edges)
        if let edges {
          values = scale.reached(edges.map(value), most: count)
        } else {
          values = try distinctTicks(continuous, scale: scale, count: &count).map(value)
        }
      } catch {
        throw DiagnosticError(error.message, at: field.definition.location, kind: .limit)
      }
    } else {
      return []
    }
    return zip(values, try texts(values, scale: scale, count: count)).map { ($0, $1) }
  }

  private func value(_ node: JSONNode) -> Value {
    if type.isTemporal || field.type == .temporal || field.definition.timeUnit != nil,
      let date = DateTimeValue.milliseconds(
        node, unit: field.definition.timeUnit, zone: context.locale.zone)
    {
      return .date(date)
    }
    return Value(node)
  }

  /// Ticks of about a count, fewer where a format of too few digits would write two of them alike.
  private func distinctTicks(
    _ continuous: ContinuousScale, scale: PlotScale, count: inout Double
  ) throws(TickError) -> [Double] {
    var numbers = try ticks(continuous, count: count)
    guard interval == nil, properties["tickStep"] == nil, !type.isTemporal, type != .log else {
      return numbers
    }
    while numbers.count > 1, count >= 1 {
      let texts = format.texts(
        numbers.map { .number($0) }, scale: scale, count: count, isNormalized: isNormalized)
      if Set(texts).count == texts.count { break }
      count = min(count, Double(numbers.count)) / 2
      numbers = try ticks(continuous, count: count)
    }
    return numbers
  }

  private func ticks(_ scale: ContinuousScale, count: Double) throws(TickError) -> [Double] {
    if let interval {
      return try scale.ticks(every: interval)
    }
    if let step = properties.number("tickStep"), step > 0 {
      return try scale.ticks(step: step)
    }
    return try scale.ticks(count: min(count, 5000))
  }

  /// About how many ticks there are to be: one for every 40 points unless the axis says otherwise, and no more than
  /// there are steps between the domain's ends.
  private func tickCount(_ scale: ContinuousScale, length: Double, edges: [Double]?) -> Double {
    var count = properties.number("tickCount")
    if count == nil {
      let perTick = field.definition.isBinning ? 10.0 : 40.0
      count = (visible(scale, length: length) / perTick).rounded(.up)
      let parts = field.definition.timeUnit.flatMap { TimeUnit($0) }?.parts.map(\.rawValue) ?? []
      let isAlone = parts.count == 1 && ["month", "hours", "day", "quarter"].contains(parts[0])
      if type == .log || isAlone { count = 10 }
    }
    let wanted = max(count ?? 10, Double(edges?.count ?? 0))
    return minimumStep.map { scale.tickCount(wanted, minStep: $0) } ?? wanted
  }

  /// The length of the whole domain in points, of which a window may show a part.
  private func visible(_ scale: ContinuousScale, length: Double) -> Double {
    guard let first = scale.range.first, let last = scale.range.last, last != first, length > 0
    else { return length }
    return max(length, abs(last - first))
  }

  /// The steps that the axis may take while its domain moves; nil where its ticks stand at bins.
  func ladder(_ scale: ContinuousScale) -> TickLadder? {
    guard !hasBins else { return nil }
    let (first, last) = scale.ends
    let span = abs(last - first)
    if type.isTemporal {
      let zone = context.locale.zone(utc: type == .utc)
      if let interval { return TickLadder(only: interval, span: span, zone: zone) }
      return TickLadder(span: span, zone: zone, least: minimumStep)
    }
    if let step = properties.number("tickStep"), step > 0 {
      return TickLadder(only: step, span: span)
    }
    return TickLadder(span: span, least: minimumStep)
  }

  /// About how many ticks a plot's side is to have.
  func aimedCount(length: Double) -> Double {
    properties.number("tickCount") ?? (length / 40).rounded(.up)
  }

  /// A number of the domain as a value.
  package func value(_ number: Double) -> Value {
    type.isTemporal ? .date(number) : .number(number)
  }

  private var interval: CalendarInterval? {
    guard type.isTemporal, let node = properties["tickCount"] else { return nil }
    let zone = context.locale.zone(utc: type == .utc)
    return CalendarInterval(node, zone: zone)
  }

  /// Ticks between whole numbers, or within one time unit, would read alike.
  private var minimumStep: Double? {
    if let given = properties.number("tickMinStep") { return given }
    if properties.string("format") == "d" { return 1 }
    return field.definition.timeUnit.flatMap {
      TimeUnit($0, step: field.definition.timeUnitStep)?.shortest
    }
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
  ///
  /// Throws where the axis words its labels by an expression that has no value.
  package func texts(_ values: [Value], scale: PlotScale, count: Double) throws(DiagnosticError)
    -> [String]
  {
    let isBinned = field.definition.isBinning && scale.type.isDiscrete
    let plain =
      isBinned
      ? values.map { format.text(from: $0, to: binEnds[$0] ?? .null) }
      : format.texts(
        values, scale: scale, count: count, isNormalized: isNormalized,
        thins: properties["values"] == nil)
    let prefix = properties.string("labelPrefix") ?? ""
    let suffix = properties.string("labelSuffix") ?? ""
    let every = max(properties.number("labelEvery").flatMap { Int(exactly: $0) } ?? 1, 1)
    let last = max(values.count - 1, 1)
    var texts: [String] = []
    for (index, (value, label)) in zip(values, plain).enumerated() {
      var text = index % every == 0 ? label : ""
      if index % every == 0, let expression {
        text = try expression.text(
          value: value, label: label, index: Double(index) / Double(last), context: context)
      }
      texts.append(text.isEmpty ? text : prefix + text + suffix)
    }
    return texts
  }

  /// The domain as facts.
  package func domain(_ scale: PlotScale) -> [Value] {
    switch scale.domain {
    case .discrete(let values): values
    case .continuous(let ends): ends.map { type.isTemporal ? .date($0) : .number($0) }
    }
  }
}
