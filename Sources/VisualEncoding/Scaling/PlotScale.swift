import Drawing
package import SceneModel
package import Scales
import Syntax
package import Tables

/// A scale with its domain and range decided: data values in, canvas points, colours or sizes out.
package struct PlotScale: Sendable {
  package enum Mapping: Sendable {
    case continuous(ContinuousScale)
    case band(BandScale, ValuePlaces)
    /// A place for each value, as under measured labels.
    case places([Double], ValuePlaces, content: ClosedRange<Double>)
    case outputs([ChannelOutput], ValuePlaces)
    /// A fraction 0…1 through a continuous scale, then a colour.
    case ramp(ContinuousScale, ColorSection)
    case steps(DiscretizingScale, [ChannelOutput])
  }

  package let channel: Channel
  package let type: ScaleType
  /// The domain as `inspect` shows it.
  package let domain: ScaleDomain
  package let mapping: Mapping
  /// Whether marks without another end stand on zero even where the domain leaves it out.
  let standsOnZero: Bool
  /// The edges of bins, at which ticks and legend entries stand; nil for a scale without bins.
  package let edges: [Double]?

  package init(
    channel: Channel, type: ScaleType, domain: ScaleDomain, mapping: Mapping,
    standsOnZero: Bool = false, edges: [Double]? = nil
  ) {
    self.channel = channel
    self.type = type
    self.domain = domain
    self.mapping = mapping
    self.standsOnZero = standsOnZero
    self.edges = edges
  }

  /// Whether values sit in bands of some width.
  package var isBand: Bool {
    if case .band(let band, _) = mapping { type == .band || band.bandwidth > 0 } else { false }
  }

  package var isContinuous: Bool {
    if case .continuous = mapping { true } else { false }
  }

  /// The continuous scale that places values; nil for a discrete one.
  package var continuous: ContinuousScale? {
    switch mapping {
    case .continuous(let scale), .ramp(let scale, _): scale
    default: nil
    }
  }

  /// The scale that places values along x or y; nil for any that is not continuous.
  package var placing: ContinuousScale? {
    if case .continuous(let scale) = mapping { scale } else { nil }
  }

  /// The width of a band in points; 0 for other scales.
  package var bandwidth: Double {
    if case .band(let band, _) = mapping { band.bandwidth } else { 0 }
  }

  /// Where the content of a scale under labels begins and ends; constants move with it.
  package var content: ClosedRange<Double>? {
    if case .places(_, _, let content) = mapping { content } else { nil }
  }

  /// The distance between neighbours of a discrete scale in points.
  package var step: Double {
    switch mapping {
    case .band(let band, _): band.step
    case .places(let places, _, _): places.count > 1 ? places[1] - places[0] : 0
    default: 0
    }
  }

  /// Where marks without another end stand: on zero where the domain has it, else where the domain begins.
  package var base: Double? {
    switch domain {
    case .continuous(let ends):
      guard let first = ends.first, let last = ends.last else { return nil }
      let hasZero =
        !type.isTemporal && type != .log && min(first, last) <= 0 && max(first, last) >= 0
      return position(.number(standsOnZero || hasZero ? 0 : first))
    case .discrete(let values):
      guard let first = values.first else { return nil }
      if let low = first.scaleNumber, let high = values.last?.scaleNumber, min(low, high) <= 0,
        max(low, high) >= 0
      {
        return position(.number(0))
      }
      return position(first)
    }
  }

  /// A place in canvas points no further off than a shape's numbers can tell its ends apart; nil for none.
  ///
  /// At this distance lines across a plot are as steep as can be seen: what lies beyond looks the same.
  @inline(__always)
  package static func held(_ place: Double) -> Double? {
    place.isNaN ? nil : min(max(place, -farthest), farthest)
  }

  /// Points.
  private static let farthest = 1e9

  /// Where a missing number stands that counts as zero: on zero where the domain has it, else where the domain begins.
  package var zeroOrLeast: Double? {
    guard let ends = continuous?.domain, let first = ends.first, let last = ends.last else {
      return nil
    }
    return position(.number(min(first, last) <= 0 && max(first, last) >= 0 ? 0 : first))
  }

  /// The place of a value in canvas points (the start of its band); nil where the scale has none.
  package func position(_ value: Value) -> Double? {
    switch mapping {
    case .continuous(let scale):
      guard let number = value.scaleNumber, number.isFinite else { return nil }
      return Self.held(scale.position(number))
    case .band(let band, let indices): return indices[value].map { band.start(of: $0) }
    case .places(let places, let indices, _): return indices[value].map { places[$0] }
    case .outputs(let outputs, let indices):
      guard let index = indices[value], !outputs.isEmpty,
        case .number(let number) = outputs[index % outputs.count]
      else { return nil }
      return number
    case .ramp, .steps: return nil
    }
  }

  /// The values that have a place on the scale's range, in the range's order, every second one left out until there
  /// are no more than a number above 0; but never fewer than the first and the last.
  package func reached(_ values: [Value], most: Double) -> [Value] {
    var (low, high) = (-Double.infinity, Double.infinity)
    var isFalling = false
    if case .continuous(let scale) = mapping, let first = scale.range.first,
      let last = scale.range.last
    {
      (low, high) = (min(first, last).rounded(.down), max(first, last).rounded(.up))
      isFalling = last < first
    }
    let places = values.compactMap { value in position(value).map { (place: $0, value: value) } }
      .filter { $0.place >= low && $0.place <= high }.enumerated()
    var kept = places.sorted { a, b in
      a.element.place == b.element.place
        ? a.offset < b.offset : (a.element.place < b.element.place) != isFalling
    }.map(\.element.value)
    guard most > 0, kept.count > 1 else { return kept }
    let first = kept[0], last = kept[kept.count - 1]
    while Double(kept.count) > most, kept.count >= 3 {
      kept = kept.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    }
    return kept.count < 3 ? [first, last] : kept
  }

  /// What a value becomes: a number, a colour, a shape or a dash pattern; nil where the scale has no answer.
  package func output(_ value: Value) -> ChannelOutput? {
    switch mapping {
    case .continuous, .band, .places: return position(value).map { .number($0) }
    case .outputs(let outputs, let indices):
      guard let index = indices[value], !outputs.isEmpty else { return nil }
      return outputs[index % outputs.count]
    case .ramp(let scale, let ramp):
      guard let number = value.scaleNumber, number.isFinite else { return nil }
      return .color(ramp.color(at: scale.position(number)))
    case .steps(let scale, let outputs):
      guard let number = value.scaleNumber, number.isFinite, !outputs.isEmpty else { return nil }
      guard let index = scale.index(of: number) else { return nil }
      return outputs[min(max(index, 0), outputs.count - 1)]
    }
  }
}

/// The scales of a layer, by channel.
package struct ScaleSet: Sendable {
  private var scales: [Channel: PlotScale]

  init(_ scales: [Channel: PlotScale]) { self.scales = scales }

  /// The scale that a channel uses: its own, or the one of the channel whose other end it is.
  package subscript(channel: Channel) -> PlotScale? { scales[channel.scaleChannel] }
}
