import Drawing
package import Geometry
package import SceneModel
package import Scales
import Syntax
package import Tables

/// A scale whose domain is known and whose range waits for the plot.
package struct ScaleBuilder: Sendable {
  package let channel: Channel
  package let type: ScaleType
  package let properties: Properties
  package let field: ChannelField
  package private(set) var domain: ScaleDomain
  /// The ends of a continuous domain as the data has them.
  package private(set) var measured: [Double]?
  /// The ends of a continuous domain that nothing rounds or stretches any more.
  private var heldEnds: [Double]?
  package let rules: ScaleRules
  package let configuration: Properties
  private let zone: TimeZoneRule
  package let marks: [MarkKind]
  package let sources: [ScaleSource]

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
        // Rounded to powers, the ends already differ, unless the value is one itself.
        let isRounded = rules.niceCount != nil
        let around = ContinuousScale(
          kind: .log(base: request.properties.number("base") ?? 10), domain: ends, range: [0, 1]
        ).niced().ends
        ends =
          isRounded && around.first != around.last
          ? [around.first, around.last] : [value / 10, value * 10]
      } else {
        ends = [value - abs(value) / 2, value + abs(value) / 2]
      }
    }
    return .continuous(ends)
  }

  /// Whether the domain is stretched to hold zero.
  package var includesZero: Bool { rules.includesZero }

  /// The same scale over other data, which may be stretched and rounded.
  package func measuring(_ ends: [Double]) -> ScaleBuilder {
    var builder = self
    builder.measured = ends
    builder.domain = Self.completed(.continuous(ends), request: rules.request, rules: rules)
    return builder
  }

  /// The same scale over exactly a domain.
  package func held(to ends: [Double]) -> ScaleBuilder {
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
  package func position(
    plot: Rectangle, window: WindowShare?, hasOffset: Bool, labelWidths: [Double]?
  )
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

  package var isReversed: Bool {
    if let given = properties.boolean("reverse") { return given }
    return !type.isDiscrete && field.definition.sort?.string == "descending"
  }

  /// Whether values beyond the domain are shown as its ends are.
  var isClamped: Bool {
    properties.boolean("clamp") ?? configuration.nested("scale")?.boolean("clamp") ?? false
  }

  package var indices: ValuePlaces {
    guard case .discrete(let values) = domain else { return ValuePlaces() }
    return ValuePlaces(values)
  }

  /// Whether places are whole points.
  package var rounds: Bool {
    if let given = properties.boolean("round") { return given }
    let isPlace = [.x, .y, .xOffset, .yOffset].contains(channel)
    return isPlace && configuration.nested("scale")?.boolean("round") ?? false
  }

  /// A scale between two places, for any channel whose output is a number; the same domain at every `zoom`.
  package func scale(from: Double, to: Double, hasOffset: Bool = false, zoom: Double = 1)
    -> PlotScale
  {
    switch domain {
    case .discrete(let values):
      let padding = rules.bandPadding(hasOffset: hasOffset)
      let isBand = type == .band
      let band = BandScale(
        count: values.count, range: (from, to), paddingInner: isBand ? padding.inner : 1,
        paddingOuter: padding.outer, align: properties.number("align") ?? 0.5,
        round: rounds)
      return PlotScale(channel: channel, type: type, domain: domain, mapping: .band(band, indices))
    case .continuous(let ends):
      var scale = ContinuousScale(
        kind: kind, domain: ends, range: range(from: from, to: to, count: ends.count),
        clamp: isClamped, grain: rounds ? 1 : nil)
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
  package func niced(_ scale: ContinuousScale) -> ContinuousScale {
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
  package func edges(over domain: [Double]) -> [Double]? {
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
    guard let bins, bins.step > 0, bins.step.isFinite else { return nil }
    // Of more edges than an axis can have, those stay that thinning them out by halves would leave.
    return bins.edges(most: TickError.limit)
  }

  /// Refuses bins that the scene lists and that are more than an axis can have.
  func checkBins() throws(DiagnosticError) {
    guard let node = properties["bins"], let step = node["step"]?.number, step > 0,
      case .continuous(let ends) = domain, let low = ends.min(), let high = ends.max()
    else { return }
    let bins = Bins(
      start: max(low, node["start"]?.number ?? low), stop: min(high, node["stop"]?.number ?? high),
      step: step)
    do throws(TickError) {
      _ = try bins.edges()
    } catch {
      throw DiagnosticError(
        "the bins' \"step\" is too small: \(error.message)", at: node["step"]?.location)
    }
  }

  /// Whether ticks stand at the edges of bins.
  package var hasBins: Bool {
    properties["bins"] != nil || field.definition.binnedStep != nil || field.definition.isBinning
  }

  private func range(from: Double, to: Double, count: Int) -> [Double] {
    guard count > 2 else { return [from, to] }
    return (0..<count).map { from + (to - from) * Double($0) / Double(count - 1) }
  }

  package var kind: ScaleKind {
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
}
