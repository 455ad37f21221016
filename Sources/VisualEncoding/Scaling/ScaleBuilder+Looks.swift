import Drawing
package import Geometry
import SceneModel
import Scales
import Syntax
import Tables

/// Scales whose outputs are looks: colours, sizes, opacities, widths, angles, shapes and dashes.
extension ScaleBuilder {
  /// The scale of a channel that is no position.
  package func look(plot: Rectangle, binStep: Double?) -> PlotScale {
    if channel.isColor { return color() }
    switch channel {
    case .shape:
      return outputs(
        turned(
          (properties["range"]?.array ?? rangeConfiguration("symbol")?.array)?
            .compactMap { $0.string.map { .word($0) } } ?? [.word("circle")]))
    case .strokeDash:
      return outputs(
        turned(
          (properties["range"]?.array?.map { .dash($0.array?.compactMap(\.number) ?? []) })
            ?? Self.dashes.map { .dash($0) }))
    default: return amount(binStep: binStep)
    }
  }

  /// The whole range, from its end where the scale is reversed.
  private func turned(_ range: [ChannelOutput]) -> [ChannelOutput] {
    isReversed ? range.reversed() : range
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
    // Names along a range are points between its ends; only a scale of names as such has a value for each.
    if given.count >= 2, !type.isContinuous, type != .point, type != .band {
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
    var scale = ContinuousScale(kind: kind, domain: domain, range: stops, clamp: isClamped)
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

  package var paletteRequest: PaletteRequest {
    PaletteRequest(
      properties: properties, range: configuration.nested("range") ?? Properties(),
      isOrdinal: type.isDiscrete && field.type != .nominal,
      isDiscrete: type.isDiscrete, isHeatmap: marks.contains(.rect),
      isDiverging: properties.number("domainMid") != nil)
  }
}
