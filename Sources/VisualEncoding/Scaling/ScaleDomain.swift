import Glibc
package import SceneModel
import Scales
import Syntax
package import Tables

/// The values that a scale spans.
package enum ScaleDomain: Sendable, Hashable {
  /// Two or more numbers, rising or falling; empty where no row has a value.
  case continuous([Double])
  /// Distinct values in their order.
  case discrete([Value])
}

/// Where domains go beyond Vega-Lite's rules.
package struct DomainHelp: Sendable {
  /// Whether names of months and of weekdays without a `sort` come in the calendar's order.
  let followsCalendar: Bool
  /// Whether the end of the last bin counts where the data names bins by their beginnings alone.
  let holdsBins: Bool

  init(_ configuration: Properties) {
    followsCalendar = configuration.boolean("calendarOrder") ?? false
    holdsBins = configuration.boolean("binnedEnds") ?? false
  }
}

extension ScaleDomain {
  /// Collects a scale's domain from its sources by Vega-Lite's rules.
  init(_ request: ScaleRequest, help: DomainHelp, context: TransformContext)
    throws(DiagnosticError)
  {
    if request.type.isDiscrete {
      self = .discrete(
        try Self.discrete(
          request, DomainOrder(request: request, followsCalendar: help.followsCalendar),
          context: context))
    } else {
      self = .continuous(
        Self.reachable(
          try Self.continuous(
            request, holdsBins: help.holdsBins,
            zone: request.type.isTemporal ? context.conventions.zone : nil), request))
    }
  }

  // MARK: Continuous

  private static func continuous(
    _ request: ScaleRequest, holdsBins: Bool, zone: TimeZoneRule?
  ) throws(DiagnosticError) -> [Double] {
    let properties = request.properties
    var explicit: [Double]?
    if let array = properties["domain"]?.array {
      explicit = array.compactMap { number($0, zone: zone) }
    }
    if let explicit, request.type.isDiscretizing || explicit.count > 1 {
      return bounded(explicit, by: properties, zone: zone)
    }
    var low = Double.infinity
    var high = -Double.infinity
    var all: [Double] = []
    let unionWith = properties["domain"]?["unionWith"]?.array ?? []
    for value in unionWith.compactMap({ number($0, zone: zone) }) {
      low = min(low, value)
      high = max(high, value)
    }
    let logarithmic = request.type == .log
    for source in request.sources {
      if source.field.isStacked, source.layer.stackOffset == "normalize" {
        low = min(low, 0)
        high = max(high, 1)
        continue
      }
      if let datum = source.field.datum?.scaleNumber {
        low = min(low, datum)
        high = max(high, datum)
      }
      if let bins = source.field.bins, !source.field.isStacked {
        low = min(low, bins.start)
        high = max(high, bins.stop)
        // The last bin may reach beyond a stop that is not rounded.
        continue
      }
      let binLength = holdsBins ? binLength(of: source) : nil
      for column in columns(of: source, request: request) {
        for value in source.layer.table.values(at: column) {
          guard let number = value.scaleNumber, number.isFinite, !logarithmic || number > 0 else {
            continue
          }
          low = min(low, number)
          high = max(high, number)
          if let binLength { high = max(high, number + binLength) }
          if request.type == .quantile { all.append(number) }
        }
      }
    }
    if request.type == .quantile { return all.sorted() }
    guard low <= high else {
      if logarithmic { try checkPositive(request) }
      return bounded([], by: properties, zone: zone)
    }
    return bounded([low, high], by: properties, zone: zone)
  }

  /// A log scale's ends on one side of 0, which it never reaches: others give way to the power of
  /// ten at or below the least value above 0.
  private static func reachable(_ ends: [Double], _ request: ScaleRequest) -> [Double] {
    guard request.type == .log, let high = ends.max(), high > 0, ends.contains(where: { $0 <= 0 })
    else { return ends }
    var least = Double.infinity
    for source in request.sources {
      for column in columns(of: source, request: request) {
        for value in source.layer.table.values(at: column) {
          if let number = value.scaleNumber, number > 0 { least = min(least, number) }
        }
      }
    }
    least = pow(10, log10(min(least, high / 10)).rounded(.down))
    return ends.map { $0 > 0 ? $0 : least }
  }

  /// A log scale of values none of which has a logarithm would be an empty chart.
  private static func checkPositive(_ request: ScaleRequest) throws(DiagnosticError) {
    for source in request.sources {
      let found = columns(of: source, request: request).flatMap {
        source.layer.table.values(at: $0).compactMap(\.scaleNumber)
      }
      guard !found.isEmpty else { continue }
      let layer = source.layer.layer
      let series = layer.name.flatMap { $0.isEmpty ? nil : $0 } ?? layer.mark.rawValue
      let field = source.field.definition.field ?? request.channel.rawValue
      throw DiagnosticError(
        "\"\(series)\" has no value of \"\(field)\" above 0, which a log scale needs",
        at: source.field.definition.location ?? layer.location)
    }
  }

  /// How far marks reach beyond the values that begin their bins; nil where the data has their ends too.
  private static func binLength(of source: ScaleSource) -> Double? {
    guard [.bar, .rect, .image].contains(source.mark),
      source.channel.second.map({ source.layer.field($0) == nil }) ?? false
    else { return nil }
    return source.field.definition.binnedStep
  }

  /// The columns whose values a source adds: ends too, where marks reach to them.
  private static func columns(of source: ScaleSource, request: ScaleRequest) -> [String] {
    let field = source.field
    guard let column = field.column else { return [] }
    guard let end = field.endColumn else { return [column] }
    if field.isStacked { return [column, end] }
    if field.definition.isBinning { return [column, end] }
    // A time unit's end counts where a band position says that the mark stands within the unit.
    if let shifted = field.shifted { return [shifted.start, shifted.end] }
    let isBanded = source.layer.bandPosition(of: field, on: source.channel) != nil
    return isBanded ? [column, end] : [column]
  }

  /// `domainMin` and `domainMax` laid over the ends.
  private static func bounded(_ domain: [Double], by properties: Properties, zone: TimeZoneRule?)
    -> [Double]
  {
    var domain = domain
    let low = properties["domainMin"].flatMap { number($0, zone: zone) }
    let high = properties["domainMax"].flatMap { number($0, zone: zone) }
    if domain.isEmpty, let low, let high { return [low, high] }
    if let low, !domain.isEmpty { domain[0] = low }
    if let high, !domain.isEmpty { domain[domain.count - 1] = high }
    return domain
  }

  /// A number, or a date given as text or as a date-time object.
  ///
  /// - Parameter zone: That of dates; nil for a scale of numbers.
  private static func number(_ node: JSONNode, zone: TimeZoneRule?) -> Double? {
    if let number = node.number, zone == nil || number.magnitude > 9999 { return number }
    return zone.map { DateTimeValue.milliseconds(node, zone: $0) } ?? node.number
  }

  // MARK: Discrete

  private static func discrete(
    _ request: ScaleRequest, _ order: DomainOrder, context: TransformContext
  ) throws(DiagnosticError) -> [Value] {
    let temporal = request.field.type == .temporal || request.field.definition.timeUnit != nil
    if let array = request.properties["domain"]?.array {
      return array.map { node in
        if temporal, let date = DateTimeValue.milliseconds(node, zone: context.conventions.zone) {
          return .date(date)
        }
        return Value(node)
      }
    }
    var seen = ValuePlaces()
    var values: [Value] = []
    func add(_ value: Value) {
      guard seen[value] == nil else { return }
      seen.insert(value, at: values.count)
      values.append(value)
    }
    for node in request.properties["domain"]?["unionWith"]?.array ?? [] { add(Value(node)) }
    for source in request.sources {
      if let datum = source.field.datum { add(datum) }
      guard let column = source.field.column else { continue }
      for value in source.domainTable.values(at: column) { add(value) }
    }
    return try order.sorted(values, context: context)
  }
}

extension Channel {
  package var isPosition: Bool { Channel.positions.contains(self) }
}
