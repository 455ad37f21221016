import Drawing
import Geometry
import SceneModel
import Scales
import Syntax
import Tables

/// A scale whose domain is known and whose range waits for the plot.
struct ScaleBuilder: Sendable {
  let channel: Channel
  let type: ScaleType
  let properties: Properties
  let field: ChannelField
  private(set) var domain: ScaleDomain
  /// The ends of a continuous domain as the data has them.
  private(set) var measured: [Double]?
  /// The ends of a continuous domain that nothing rounds or stretches any more.
  private var heldEnds: [Double]?
  let rules: ScaleRules
  private let configuration: Properties
  private let zone: TimeZoneRule
  private let marks: [MarkKind]
  let sources: [ScaleSource]

  init(_ request: ScaleRequest, domain: ScaleDomain, configuration: Properties, zone: TimeZoneRule)
  {
    channel = request.channel
    type = request.type
    properties = request.properties
    field = request.field
    rules = ScaleRules(request: request, configuration: configuration)
    self.configuration = configuration
    self.zone = zone
    marks = request.sources.map(\.mark)
    sources = request.sources
    if case .continuous(let ends) = domain { measured = ends } else { measured = nil }
    self.domain = Self.completed(domain, request: request, rules: rules)
  }

  /// The domain with zero, and with room where all values are equal or absent.
  private static func completed(_ domain: ScaleDomain, request: ScaleRequest, rules: ScaleRules)
    -> ScaleDomain
  {
    guard case .continuous(var ends) = domain,
      !request.type.isDiscretizing || request.type == .quantize
    else { return domain }
    if rules.includesZero { ends = withZero(ends) }
    if request.type == .quantize { return .continuous(ends) }
    if ends.isEmpty { ends = request.type == .log ? [1, 10] : [0, 1] }
    if ends.count == 1 { ends.append(ends[0]) }
    let isPosition = request.channel == .x || request.channel == .y
    if ends.allSatisfy({ $0 == ends[0] }), isPosition, !request.type.isTemporal {
      // A flat series gets room around it, so that its axis has two ends that differ.
      let value = ends[0]
      if value == 0 {
        ends = rules.includesZero ? [0, 1] : [-1, 1]
      } else if request.type == .log {
        ends = [value / 10, value * 10]
      } else {
        ends = [value - abs(value) / 2, value + abs(value) / 2]
      }
    }
    return .continuous(ends)
  }

  /// Whether the domain is stretched to hold zero.
  var includesZero: Bool { rules.includesZero }

  /// The same scale over other data, which may be stretched and rounded.
  func measuring(_ ends: [Double]) -> ScaleBuilder {
    var builder = self
    builder.measured = ends
    builder.domain = Self.completed(.continuous(ends), request: rules.request, rules: rules)
    return builder
  }

  /// The same scale over exactly a domain.
  func held(to ends: [Double]) -> ScaleBuilder {
    var builder = self
    builder.heldEnds = ends
    builder.domain = .continuous(ends)
    return builder
  }

  private static func withZero(_ ends: [Double]) -> [Double] {
    guard let low = ends.min(), let high = ends.max() else { return ends }
    var ends = ends
    let rises = ends[0] <= ends[ends.count - 1]
    if low > 0 { ends[rises ? 0 : ends.count - 1] = 0 }
    if high < 0 { ends[rises ? ends.count - 1 : 0] = 0 }
    return ends
  }

  /// The part of a time unit that stays free beside the bars within it.
  var nestedOffsetPadding: Double {
    configuration.nested("scale")?.number("bandWithNestedOffsetPaddingInner") ?? 0.2
  }

  // MARK: Positions

  /// The scale along x or y of a plot; `window` is the share of the domain in view.
  func position(plot: Rectangle, window: WindowShare?, hasOffset: Bool, labelWidths: [Double]?)
    -> PlotScale
  {
    let isX = channel == .x
    let start = isX ? plot.minX : plot.minY
    let length = isX ? plot.width : plot.height
    var from = isX || type.isDiscrete ? start : start + length
    var to = isX || type.isDiscrete ? start + length : start
    if let range = properties["range"]?.array?.compactMap(\.number), range.count >= 2 {
      (from, to) = (start + range[0], start + range[range.count - 1])
    }
    if let low = properties.number("rangeMin") { from = start + low }
    if let high = properties.number("rangeMax") { to = start + high }
    if isReversed { swap(&from, &to) }
    if let window {
      let whole = (to - from) / window.length
      from -= whole * window.start
      to = from + whole
    }
    if let widths = labelWidths { return places(from: from, widths: widths) }
    return scale(from: from, to: to, hasOffset: hasOffset, zoom: 1 / (window?.length ?? 1))
  }

  /// Points under measured labels: each in the middle of its label, the next label a gap after it.
  private func places(from start: Double, widths: [Double]) -> PlotScale {
    let gap = properties.number("gap") ?? 15
    var places: [Double] = []
    var place = start
    for width in widths {
      places.append(place + width / 2)
      place += width + gap
    }
    return PlotScale(
      channel: channel, type: .point, domain: domain,
      mapping: .places(places, indices, content: start...max(start, place - gap)))
  }

  var isReversed: Bool {
    if let given = properties.boolean("reverse") { return given }
    return !type.isDiscrete && field.definition.sort?.string == "descending"
  }

  private var indices: ValuePlaces {
    guard case .discrete(let values) = domain else { return ValuePlaces() }
    return ValuePlaces(values)
  }

  /// A scale between two places, for any channel whose output is a number; the same domain at every `zoom`.
  func scale(from: Double, to: Double, hasOffset: Bool = false, zoom: Double = 1) -> PlotScale {
    switch domain {
    case .discrete(let values):
      let padding = rules.bandPadding(hasOffset: hasOffset)
      let isBand = type == .band
      let band = BandScale(
        count: values.count, range: (from, to), paddingInner: isBand ? padding.inner : 1,
        paddingOuter: padding.outer, align: properties.number("align") ?? 0.5,
        round: properties.boolean("round") ?? false)
      return PlotScale(channel: channel, type: type, domain: domain, mapping: .band(band, indices))
    case .continuous(let ends):
      var scale = ContinuousScale(
        kind: kind, domain: ends, range: range(from: from, to: to, count: ends.count),
        clamp: properties.boolean("clamp") ?? configuration.nested("scale")?.boolean("clamp")
          ?? false)
      if heldEnds != nil { return placing(scale) }
      let padding = rules.continuousPadding
      if padding > 0, let measured, measured.count == 2, measured[0] != measured[1] {
        // Room at the ends comes before zero and round numbers, which then may need no more of it.
        scale.domain = measured
        scale = scale.padded(by: padding * zoom)
        if rules.includesZero { scale.domain = Self.withZero(scale.domain) }
      }
      scale = niced(scale)
      return placing(scale)
    }
  }

  private func placing(_ scale: ContinuousScale) -> PlotScale {
    PlotScale(
      channel: channel, type: type, domain: .continuous(scale.domain), mapping: .continuous(scale),
      standsOnZero: rules.standsOnZero, edges: edges(over: scale.domain))
  }

  /// A scale whose domain ends at round values, where that is asked for or goes without saying.
  private func niced(_ scale: ContinuousScale) -> ContinuousScale {
    if let interval = properties["nice"], type.isTemporal, interval.boolean != false,
      !interval.isNull
    {
      return CalendarInterval(interval, zone: zone).map { scale.niced(to: $0) } ?? scale.niced()
    }
    return rules.niceCount.map { scale.niced(count: Double($0)) } ?? scale
  }

  // MARK: Bins

  /// The edges of bins, at which ticks and legend entries stand: those that the scene lists, or those of the field;
  /// nil for a scale without bins.
  ///
  /// - Parameter domain: The scale's, whose ends are the bins' where nothing else says them.
  private func edges(over domain: [Double]) -> [Double]? {
    guard let low = domain.min(), let high = domain.max() else { return nil }
    if let listed = properties["bins"]?.array { return listed.compactMap(\.number) }
    var bins: Bins?
    if let given = properties["bins"], let step = given["step"]?.number, step > 0 {
      let start = given["start"]?.number ?? low
      let stop = given["stop"]?.number ?? high
      bins = Bins(
        start: start < low ? step * (low / step).rounded(.up) : start,
        stop: stop > high ? step * (high / step).rounded(.down) : stop, step: step)
    } else if let step = field.definition.binnedStep, step > 0 {
      bins = Bins(start: low, stop: high, step: step)
    } else if type != .band, type != .point, type != .ordinal {
      bins = field.bins
    }
    return bins.flatMap { try? $0.edges() }
  }

  /// Whether ticks stand at the edges of bins.
  var hasBins: Bool {
    properties["bins"] != nil || field.definition.binnedStep != nil || field.definition.isBinning
  }

  private func range(from: Double, to: Double, count: Int) -> [Double] {
    guard count > 2 else { return [from, to] }
    return (0..<count).map { from + (to - from) * Double($0) / Double(count - 1) }
  }

  var kind: ScaleKind {
    switch type {
    case .log: .log(base: properties.number("base") ?? 10)
    case .pow: .pow(exponent: properties.number("exponent") ?? 1)
    case .sqrt: .sqrt
    case .symlog: .symlog(constant: properties.number("constant") ?? 1)
    case .time: .time(zone: zone)
    case .utc: .time(zone: .utc)
    case .identity: .identity
    default: .linear
    }
  }

  // MARK: Looks

  /// The scale of a channel that is no position.
  func look(plot: Rectangle, binStep: Double?) -> PlotScale {
    if channel.isColor { return color() }
    switch channel {
    case .shape:
      return outputs(
        (properties["range"]?.array ?? rangeConfiguration("symbol")?.array)?
          .compactMap { $0.string.map { .word($0) } } ?? [.word("circle")])
    case .strokeDash:
      return outputs(
        (properties["range"]?.array?.map { .dash($0.array?.compactMap(\.number) ?? []) })
          ?? Self.dashes.map { .dash($0) })
    default: return amount(binStep: binStep)
    }
  }

  /// Vega-Lite's dash patterns for a discrete field.
  private static let dashes: [[Double]] = [
    [1, 0], [4, 2], [2, 1], [1, 1], [1, 2, 4, 2],
  ]

  private func rangeConfiguration(_ name: String) -> JSONNode? {
    configuration.nested("range")?[name]
  }

  private func outputs(_ outputs: [ChannelOutput]) -> PlotScale {
    switch domain {
    case .discrete:
      return PlotScale(
        channel: channel, type: .ordinal, domain: domain, mapping: .outputs(outputs, indices))
    case .continuous(let ends):
      return PlotScale(
        channel: channel, type: type, domain: domain,
        mapping: .steps(discretizing(ends, count: outputs.count), outputs))
    }
  }

  /// - Parameter count: How many classes there are where the domain does not say it.
  private func discretizing(_ ends: [Double], count: Int) -> DiscretizingScale {
    switch type {
    case .threshold: DiscretizingScale(thresholds: ends)
    case .quantile: DiscretizingScale(quantiles: ends, count: count)
    case .binOrdinal: DiscretizingScale(binEdges: ends)
    default: DiscretizingScale(quantizing: (ends.first ?? 0, ends.last ?? 1), count: count)
    }
  }

  /// The classes that the domain of a scale says; nil where its outputs say it.
  private func classCount(_ ends: [Double]) -> Int? {
    switch type {
    case .threshold: ends.count + 1
    case .binOrdinal: max(ends.count - 1, 1)
    default: nil
    }
  }

  /// The domain of a discretizing scale: of one over bins the edges of all of them.
  private func classDomain(_ ends: [Double]) -> [Double] {
    type == .binOrdinal ? edges(over: ends) ?? ends : ends
  }

  // MARK: Numbers

  private func amount(binStep: Double?) -> PlotScale {
    var (low, high) = AmountRange(channel: channel, marks: marks, configuration: configuration)
      .ends(binStep: binStep)
    let given = properties["range"]?.array?.compactMap(\.number) ?? []
    if given.count >= 2, !type.isContinuous {
      return outputs((isReversed ? given.reversed() : given).map { .number($0) })
    }
    // A range may list a value for each of the domain's; what is beyond is not reached.
    var reached = given.count
    if case .continuous(let ends) = domain { reached = min(reached, ends.count) }
    if given.count >= 2 { (low, high) = (given[0], given[max(reached, 2) - 1]) }
    if let value = properties.number("rangeMin") { low = value }
    if let value = properties.number("rangeMax") { high = value }
    if isReversed { swap(&low, &high) }
    func spread(_ count: Int) -> [ChannelOutput] {
      (0..<count).map { index in
        .number(
          count > 1 ? low + (high - low) * Double(index) / Double(count - 1) : (low + high) / 2)
      }
    }
    switch domain {
    case .discrete(let values):
      switch type {
      case .ordinal: return outputs([.number(low), .number(high)])
      case .band:
        let step = (high - low) / Double(max(values.count, 1))
        return outputs(values.indices.map { .number(low + step * Double($0)) })
      default: return outputs(spread(values.count))
      }
    case .continuous(let ends):
      guard type.isDiscretizing else {
        guard reached > 2 else { return scale(from: low, to: high) }
        let range = Array(given.prefix(reached))
        return PlotScale(
          channel: channel, type: type, domain: domain,
          mapping: .continuous(
            ContinuousScale(
              kind: kind, domain: Array(ends.prefix(reached)),
              range: isReversed ? range.reversed() : range)))
      }
      // Sizes have a step for each class, other amounts the two ends of their range.
      let fallback = type == .threshold ? properties["domain"]?.array?.count.advanced(by: 1) : 4
      return outputs(spread(channel == .size ? fallback ?? 3 : 2))
    }
  }

  // MARK: Colours

  private func color() -> PlotScale {
    let palette = Palette(self.paletteRequest)
    switch domain {
    case .discrete(let values):
      if let field = properties["range"]?["field"]?.string {
        return outputs(values.map { Self.firstColor(of: $0, in: field, sources: sources) })
      }
      let colors = palette.discrete(values.count).map { ChannelOutput.color($0) }
      return outputs(isReversed ? colors.reversed() : colors)
    case .continuous(let ends):
      if type.isDiscretizing {
        let edges = classDomain(ends)
        let colors = palette.steps(classCount(edges)).map { ChannelOutput.color($0) }
        return PlotScale(
          channel: channel, type: type, domain: .continuous(edges),
          mapping: .steps(
            discretizing(edges, count: colors.count), isReversed ? colors.reversed() : colors))
      }
      return ramp(ends, palette)
    }
  }

  /// A scale of colours that go over into one another.
  private func ramp(_ ends: [Double], _ palette: Palette) -> PlotScale {
    var domain = ends
    if let middle = properties.number("domainMid"), let first = ends.first, let last = ends.last {
      domain.insert(middle, at: middle > last ? ends.count : middle < first ? 0 : ends.count - 1)
    }
    // Two values are the ends of a ramp, three are its ends and its middle. Times, and more values than these, have
    // a colour each.
    let isWhole = !type.isTemporal && (domain.count == 2 || domain.count == 3)
    var section = isWhole ? palette.section : palette.section(stops: domain.count)
    var stops = domain.indices.map { Double($0) / Double(max(domain.count - 1, 1)) }
    if isWhole, domain.count == 3 {
      // A side without length has the middle's colour, as all of a domain has that is but its middle.
      if domain[0] == domain[1] { stops[0] = 0.5 }
      if domain[2] == domain[1] { stops[2] = 0.5 }
    }
    var scale = ContinuousScale(kind: kind, domain: domain, range: stops, clamp: true)
    scale = niced(scale)
    if isReversed { swap(&section.start, &section.end) }
    return PlotScale(
      channel: channel, type: type, domain: .continuous(scale.domain),
      mapping: .ramp(scale, section), edges: edges(over: scale.domain))
  }

  /// The colour that the data itself has beside a value.
  private static func firstColor(of value: Value, in field: String, sources: [ScaleSource])
    -> ChannelOutput
  {
    for source in sources {
      guard let column = source.field.column,
        let row = source.layer.table.values(at: column).firstIndex(of: value),
        case .string(let text) = source.layer.table.values(at: field)[row],
        let color = Color(css: text)
      else { continue }
      return .color(color)
    }
    return .color(.black)
  }

  var paletteRequest: PaletteRequest {
    PaletteRequest(
      properties: properties, range: configuration.nested("range") ?? Properties(),
      isOrdinal: type.isDiscrete && field.type != .nominal,
      isDiscrete: type.isDiscrete, isHeatmap: marks.contains(.rect),
      isDiverging: properties.number("domainMid") != nil)
  }
}
