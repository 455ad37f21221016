import SceneModel

/// The kinds of scale by Vega-Lite's words.
package enum ScaleType: String, CaseIterable, Sendable, Hashable {
  case linear, log, pow, sqrt, symlog, time, utc, identity
  case quantile, quantize, threshold
  case binOrdinal = "bin-ordinal"
  case ordinal, band, point

  package var isTemporal: Bool { self == .time || self == .utc }

  /// Whether values lie anywhere along the range.
  package var isContinuous: Bool {
    switch self {
    case .linear, .log, .pow, .sqrt, .symlog, .time, .utc, .identity: true
    default: false
    }
  }

  /// Whether the domain is a list of values.
  package var isDiscrete: Bool { self == .ordinal || self == .band || self == .point }

  /// Whether a continuous domain is cut into steps.
  package var isDiscretizing: Bool {
    switch self {
    case .quantile, .quantize, .threshold, .binOrdinal: true
    default: false
    }
  }
}

extension ScaleType {
  /// Kinds of scale that can be one.
  enum Family: Hashable { case quantity, time, place, name, bin, classes }

  var family: Family {
    switch self {
    case .linear, .log, .pow, .sqrt, .symlog, .identity: .quantity
    case .time, .utc: .time
    case .band, .point: .place
    case .ordinal: .name
    case .binOrdinal: .bin
    case .quantile, .quantize, .threshold: .classes
    }
  }

  /// Whether one scale can take what two layers ask for: places and times go together, for a band can hold a time.
  func canJoin(_ other: ScaleType) -> Bool {
    family == other.family || Set([family, other.family]) == [.place, .time]
  }

  /// The kind that serves both of two that can join: a band holds a point in its middle, and either holds times; what is
  /// not linear was asked for.
  func joined(with other: ScaleType) -> ScaleType {
    other.precedence > precedence ? other : self
  }

  private var precedence: Int {
    switch self {
    case .band: 3
    case .point: 2
    case .log, .pow, .sqrt, .symlog, .identity: 1
    default: 0
    }
  }

  /// Vega-Lite's default for a field on a channel under a mark.
  ///
  /// - Parameter hasBands: Whether the position holds bands for other reasons than the mark: for an offset within
  ///   them, for ticks around them, or for a mark sized by them.
  init(channel: Channel, field: ChannelField, mark: MarkKind, hasBands: Bool = false) {
    let definition = field.definition
    let isPosition = Channel.positions.contains(channel)
    switch field.type ?? .nominal {
    case .nominal, .ordinal:
      if channel.isColor || [.shape, .strokeDash].contains(channel) {
        self = definition.isBinning && channel.isColor ? .binOrdinal : .ordinal
      } else if isPosition {
        self = hasBands || [.bar, .rect, .rule, .tick].contains(mark) ? .band : .point
      } else if channel == .theta || channel == .radius {
        self = mark == .arc ? .band : .point
      } else {
        self = .point
      }
    case .temporal:
      if [.shape, .strokeDash].contains(channel) {
        self = .ordinal
      } else {
        self = definition.timeUnit?.hasPrefix("utc") == true ? .utc : .time
      }
    case .quantitative:
      if channel.isColor || channel.isAmount {
        self = definition.isBinning ? .binOrdinal : .linear
      } else if [.shape, .strokeDash].contains(channel) {
        self = .ordinal
      } else {
        self = .linear
      }
    }
  }
}

extension Channel {
  /// The channels that place a mark along x or y.
  static let positions: [Channel] = [.x, .y, .xOffset, .yOffset]

  /// The channels that have a scale, in the order in which scales are built: offsets before what they sit in.
  static let scaled: [Channel] = [
    .x, .y, .xOffset, .yOffset, .theta, .radius, .color, .fill, .stroke, .opacity, .fillOpacity,
    .strokeOpacity, .size, .strokeWidth, .strokeDash, .shape, .angle,
  ]

  var isColor: Bool { self == .color || self == .fill || self == .stroke }

  /// Whether its scale yields a number that is no position.
  var isAmount: Bool {
    switch self {
    case .opacity, .fillOpacity, .strokeOpacity, .size, .strokeWidth, .angle: true
    default: false
    }
  }

  /// The channel whose scale this one uses.
  var scaleChannel: Channel {
    switch self {
    case .x2, .xError, .xError2: .x
    case .y2, .yError, .yError2: .y
    case .theta2: .theta
    case .radius2: .radius
    default: self
    }
  }

  /// The channel that shifts marks within a position's bands.
  var offset: Channel? {
    switch self {
    case .x: .xOffset
    case .y: .yOffset
    default: nil
    }
  }

  /// The channel of an interval's other end.
  var second: Channel? {
    switch self {
    case .x: .x2
    case .y: .y2
    case .theta: .theta2
    case .radius: .radius2
    default: nil
    }
  }
}
