package import SceneModel

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
  package enum Family: Hashable { case quantity, time, place, name, bin, classes }

  package var family: Family {
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
  package func joined(with other: ScaleType) -> ScaleType {
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

  /// The scale of a field on a channel under a mark: the one that the scene asks for where channel and field can have
  /// it, else Vega-Lite's default.
  ///
  /// - Parameter hasBands: Whether the position holds bands for other reasons than the mark: for an offset within
  ///   them, for ticks around them, or for a mark sized by them.
  init(
    _ asked: ScaleType?, channel: Channel, field: ChannelField, mark: MarkKind,
    hasBands: Bool = false
  ) {
    if let asked, asked.serves(channel), field.datum != nil || asked.reads(field.type) {
      self = asked
    } else {
      self.init(channel: channel, field: field, mark: mark, hasBands: hasBands)
    }
  }

  /// Whether the scale gives what the channel shows: a place, an amount, a colour, or one of a few looks.
  func serves(_ channel: Channel) -> Bool {
    if channel.isColor { return self != .band }
    switch channel {
    case .shape, .strokeDash:
      return self == .ordinal || [.quantile, .quantize, .threshold].contains(self)
    default: break
    }
    let isPlain = isContinuous && self != .identity || self == .band || self == .point
    guard channel.isAmount else { return isPlain }
    return isPlain || [.ordinal, .quantile, .quantize, .threshold].contains(self)
  }

  /// Whether the scale takes values of a type.
  package func reads(_ type: ChannelDefinition.FieldType?) -> Bool {
    switch type ?? .nominal {
    case .nominal, .ordinal: isDiscrete || self == .binOrdinal
    case .temporal: isTemporal
    case .quantitative:
      isContinuous && !isTemporal && self != .identity
        || [.quantile, .quantize, .threshold].contains(self)
    }
  }

  /// Vega-Lite's default for a field on a channel under a mark.
  private init(channel: Channel, field: ChannelField, mark: MarkKind, hasBands: Bool) {
    let definition = field.definition
    let isPosition = Channel.positions.contains(channel)
    let isOneOfFew = [.shape, .strokeDash].contains(channel)
    switch field.type ?? .nominal {
    case .nominal, .ordinal:
      if channel.isColor || isOneOfFew {
        self = .ordinal
      } else if isPosition {
        self = hasBands || [.bar, .rect, .rule, .tick, .image].contains(mark) ? .band : .point
      } else if channel == .theta || channel == .radius {
        self = mark == .arc ? .band : .point
      } else {
        self = .point
      }
    case .temporal:
      if isOneOfFew {
        self = .ordinal
      } else if channel.isColor {
        self = .time
      } else {
        self = definition.timeUnit?.hasPrefix("utc") == true ? .utc : .time
      }
    case .quantitative:
      if channel.isColor {
        self = definition.isBinning ? .binOrdinal : .linear
      } else {
        self = isOneOfFew ? .ordinal : .linear
      }
    }
  }
}

extension Channel {
  /// The channels that place a mark along x or y.
  package static let positions: [Channel] = [.x, .y, .xOffset, .yOffset]

  /// The channels that have a scale, in the order in which scales are built: offsets before what they sit in.
  package static let scaled: [Channel] = [
    .x, .y, .xOffset, .yOffset, .theta, .radius, .color, .fill, .stroke, .opacity, .fillOpacity,
    .strokeOpacity, .size, .strokeWidth, .strokeDash, .shape, .angle,
  ]

  package var isColor: Bool { self == .color || self == .fill || self == .stroke }

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
  package var offset: Channel? {
    switch self {
    case .x: .xOffset
    case .y: .yOffset
    default: nil
    }
  }

  /// The channel of an interval's other end.
  package var second: Channel? {
    switch self {
    case .x: .x2
    case .y: .y2
    case .theta: .theta2
    case .radius: .radius2
    default: nil
    }
  }
}
