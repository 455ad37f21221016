package import SceneModel

/// The direction in which a mark measures: a vertical bar's length is along y.
package enum Orientation: String, Sendable, Hashable {
  case vertical, horizontal
}

extension Orientation {
  /// Vega-Lite's rule for a mark's orientation from its encoding; nil where a mark has none.
  init?(of layer: Layer) {
    let x = layer.encoding[.x]?.first
    let y = layer.encoding[.y]?.first
    let given = layer.properties.string("orient").flatMap(Orientation.init(rawValue:))
    let intervals = Intervals(
      x: layer.encoding[.x2] != nil ? x?.hasBins ?? false : nil,
      y: layer.encoding[.y2] != nil ? y?.hasBins ?? false : nil)
    let found: Orientation?
    switch layer.mark {
    case .bar:
      found = Self.ofBar(x: x, y: y, intervals: intervals, given: given)
    case .rule where intervals.x == nil && intervals.y == nil && (x == nil) != (y == nil):
      found = y == nil ? .vertical : .horizontal
    case .rule where intervals.x == false && intervals.y == false: found = nil
    case .rule, .area: found = intervals.orientation ?? given ?? Self.byMeasure(x: x, y: y)
    case .line: found = given ?? Self.byMeasure(x: x, y: y)
    // Its width is what it measures: Vega-Lite lets it run along x, whatever it shows.
    case .trail: found = given ?? .vertical
    case .tick: found = given ?? Self.ofTick(x: x, y: y)
    case .point, .circle, .square, .arc, .text, .rect, .image: found = nil
    }
    guard let found else { return nil }
    self = found
  }

  /// The positions that have a second channel, and whether they hold bins that the data has.
  private struct Intervals {
    let x: Bool?
    let y: Bool?

    /// A mark measures along its interval, unless that is a bin, which it stands on.
    var orientation: Orientation? {
      if let y { return y ? .horizontal : .vertical }
      return x.map { $0 ? .vertical : .horizontal }
    }
  }

  private static func ofBar(
    x: ChannelDefinition?, y: ChannelDefinition?, intervals: Intervals, given: Orientation?
  ) -> Orientation? {
    if let x, x.isField, x.hasBins || (y?.aggregate != nil && x.aggregate == nil) {
      return .vertical
    }
    if let y, y.isField, y.hasBins || (x?.aggregate != nil && y.aggregate == nil) {
      return .horizontal
    }
    switch (intervals.x, intervals.y) {
    case (nil, nil): return given ?? byMeasure(x: x, y: y)
    case (nil, _): return given ?? .vertical
    case (_, nil): return given ?? .horizontal
    default: return given
    }
  }

  /// The measured direction: along the only quantity, and upwards where both or neither are; across the only time
  /// where there is no quantity.
  private static func byMeasure(x: ChannelDefinition?, y: ChannelDefinition?) -> Orientation? {
    switch (x?.isQuantity ?? false, y?.isQuantity ?? false) {
    case (true, false): .horizontal
    case (false, true), (true, true): .vertical
    case (false, false): byTime(x: x, y: y)
    }
  }

  /// A tick stands across what others measure.
  private static func ofTick(x: ChannelDefinition?, y: ChannelDefinition?) -> Orientation? {
    switch (x?.isQuantity ?? false, y?.isQuantity ?? false) {
    case (false, true): .horizontal
    case (true, false), (true, true): .vertical
    case (false, false): byTime(x: x, y: y)
    }
  }

  private static func byTime(x: ChannelDefinition?, y: ChannelDefinition?) -> Orientation? {
    switch (x?.isTime ?? false, y?.isTime ?? false) {
    case (true, false): .vertical
    case (false, true): .horizontal
    default: nil
    }
  }

  package var other: Orientation { self == .vertical ? .horizontal : .vertical }

  /// The channel along which the mark measures.
  package var measureChannel: Channel { self == .vertical ? .y : .x }

  /// The channel across it.
  package var dimensionChannel: Channel { self == .vertical ? .x : .y }
}

extension ChannelDefinition {
  /// Whether the definition reads data: a field, or a count.
  package var isField: Bool { field != nil || aggregate != nil }

  /// Whether bins are computed or given.
  package var isBinned: Bool { bin != .none }

  /// Whether bins are computed by us.
  package var isBinning: Bool {
    if case .parameters = bin { true } else { false }
  }

  /// Whether its values are bins that the data has.
  package var hasBins: Bool { bin == .binned }

  /// Whether it is a field of dates.
  package var isTime: Bool { isField && type == .temporal }

  /// Whether it is a quantity that is not binned, of a field or a constant.
  package var isQuantity: Bool { (isField || datum != nil) && type == .quantitative && !isBinned }

  /// Whether its values lie on a continuous scale: a measure or time, not bins.
  package var isContinuous: Bool {
    guard isField || datum != nil else { return false }
    return (type == .quantitative && !isBinned) || type == .temporal
  }

  package var isDiscrete: Bool { type == .nominal || type == .ordinal }
}
