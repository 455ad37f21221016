import SceneModel

/// The direction in which a mark measures: a vertical bar's length is along y.
package enum Orientation: String, Sendable, Hashable {
  case vertical, horizontal
}

extension Orientation {
  /// Vega-Lite's rule for a mark's orientation from its encoding; nil where a mark has none.
  init?(of layer: Layer) {
    let x = layer.encoding[.x]?.first
    let y = layer.encoding[.y]?.first
    let hasX2 = layer.encoding[.x2] != nil
    let hasY2 = layer.encoding[.y2] != nil
    let given = layer.ownProperties.string("orient").flatMap(Orientation.init(rawValue:))
    switch layer.mark {
    case .point, .circle, .square, .arc, .text, .rect: return nil
    case .bar:
      if let found = Self.ofBar(x: x, y: y, hasX2: hasX2, hasY2: hasY2, given: given) {
        self = found
        return
      }
      if hasX2, hasY2 { return nil }
    case .rule:
      if hasX2, hasY2 { return nil }
    default: break
    }
    if [.bar, .rule, .area].contains(layer.mark) {
      if hasY2 {
        self = y?.isBinned == true ? .horizontal : .vertical
        return
      }
      if hasX2 {
        self = x?.isBinned == true ? .vertical : .horizontal
        return
      }
      if layer.mark == .rule {
        if x != nil, y == nil {
          self = .vertical
          return
        }
        if y != nil, x == nil {
          self = .horizontal
          return
        }
      }
    }
    if let given {
      self = given
      return
    }
    let found = Self.byMeasure(x: x, y: y)
    self = layer.mark == .tick ? found.other : found
  }

  private static func ofBar(
    x: ChannelDefinition?, y: ChannelDefinition?, hasX2: Bool, hasY2: Bool, given: Orientation?
  ) -> Orientation? {
    if let x, x.field != nil,
      x.isBinned || (y?.aggregate != nil && x.aggregate == nil && x.isField)
    {
      return .vertical
    }
    if let y, y.field != nil,
      y.isBinned || (x?.aggregate != nil && y.aggregate == nil && y.isField)
    {
      return .horizontal
    }
    guard hasX2 || hasY2 else { return nil }
    if let given { return given }
    if !hasX2 {
      let isMeasure = x.map { $0.type == .quantitative && !$0.isBinned } ?? false
      return isMeasure && y?.isBinned == true ? .horizontal : .vertical
    }
    if !hasY2 {
      let isMeasure = y.map { $0.type == .quantitative && !$0.isBinned } ?? false
      return isMeasure && x?.isBinned == true ? .vertical : .horizontal
    }
    return nil
  }

  /// The measured direction: along the only quantity, else along the one that is aggregated; without a quantity a
  /// mark stands on the one position that it has.
  private static func byMeasure(x: ChannelDefinition?, y: ChannelDefinition?) -> Orientation {
    switch (x?.isQuantity ?? false, y?.isQuantity ?? false) {
    case (true, false): .horizontal
    case (false, true): .vertical
    case (true, true): x?.aggregate != nil && y?.aggregate == nil ? .horizontal : .vertical
    case (false, false): x == nil && y != nil ? .horizontal : .vertical
    }
  }

  var other: Orientation { self == .vertical ? .horizontal : .vertical }

  /// The channel along which the mark measures.
  var measureChannel: Channel { self == .vertical ? .y : .x }

  /// The channel across it.
  var dimensionChannel: Channel { self == .vertical ? .x : .y }
}

extension ChannelDefinition {
  /// Whether the definition reads data: a field, or a count.
  var isField: Bool { field != nil || aggregate != nil }

  /// Whether bins are computed or given.
  var isBinned: Bool { bin != .none }

  /// Whether bins are computed by us.
  var isBinning: Bool {
    if case .parameters = bin { true } else { false }
  }

  /// Whether it is a quantity that is not binned, of a field or a constant.
  var isQuantity: Bool { (isField || datum != nil) && type == .quantitative && !isBinned }

  /// Whether its values lie on a continuous scale: a measure or time, not bins.
  var isContinuous: Bool {
    guard isField || datum != nil else { return false }
    return (type == .quantitative && !isBinned) || type == .temporal
  }

  var isDiscrete: Bool { type == .nominal || type == .ordinal }
}
