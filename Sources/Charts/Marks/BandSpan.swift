import SceneModel
import Syntax
import VisualEncoding

/// The extent of bars, rects and ticks along x or y, by Vega-Lite's rules.
struct BandSpan {
  /// How a rectangle gets its two edges along a direction.
  private enum Rule {
    /// From one edge of its bin or time unit to the other.
    case bin
    /// A size at its place.
    case size
    /// From its base, or another channel's place, to its place.
    case interval
  }

  /// A size in points, or a share of a band.
  private enum Size {
    case points(Double)
    case share(Double)

    init?(_ node: JSONNode?) {
      if let number = node?.number {
        self = .points(number)
      } else if let share = node?["band"]?.number {
        self = .share(share)
      } else {
        return nil
      }
    }
  }

  private let reader: PositionReader
  private let looks: DatumProperties
  private let sizes: ChannelReader?
  private let mark: MarkKind
  private let rule: Rule
  /// Whether the mark's size is its extent along the channel.
  private let isSized: Bool
  /// What the mark itself says of its size.
  private let ownSize: Size?
  private let loosePadding: Double

  /// The width of bars that no band measures: Vega's step without the room between two.
  private static let plainWidth = 18.0

  init(_ reader: PositionReader, in context: MarkContext) {
    let layer = context.layer
    self.reader = reader
    looks = context.looks
    mark = layer.layer.mark
    isSized = Self.isSized(reader, mark: mark, orientation: layer.orientation)
    sizes = isSized ? context.reader(.size) : nil
    rule = Self.rule(reader, isSized: isSized, in: context)
    ownSize = isSized ? Size(layer.layer.ownProperties["size"]) : nil
    let scale = context.configuration.nested("scale")
    loosePadding =
      scale?.number("bandPaddingInner")
      ?? (mark == .tick
        ? scale?.number("tickBandPaddingInner") ?? 0.25
        : scale?.number("barBandPaddingInner") ?? 0.1)
  }

  /// Whether the mark's size is its extent along a channel: across what a bar measures, along a tick.
  ///
  /// A tick that nothing gives a direction still has its size as its height, over names.
  private static func isSized(
    _ reader: PositionReader, mark: MarkKind, orientation: Orientation?
  ) -> Bool {
    switch mark {
    case .bar: orientation?.dimensionChannel == reader.channel
    case .tick:
      if let orientation {
        orientation.measureChannel == reader.channel
      } else {
        reader.channel == .y && reader.scale?.type.isDiscrete == true
      }
    default: false
    }
  }

  private static func rule(_ reader: PositionReader, isSized: Bool, in context: MarkContext) -> Rule
  {
    let isDiscrete = reader.scale?.type.isDiscrete == true
    if let definition = reader.field?.definition, definition.isField, !isDiscrete,
      !reader.hasOffset, !hasFixedSize(reader.channel, in: context),
      definition.isBinned || (definition.timeUnit != nil && !reader.isSecondDefined)
    {
      let hasEnds =
        !definition.hasBins || definition.binnedStep != nil
        || context.layer.field(reader.channel == .x ? .x2 : .y2)?.column != nil
      if hasEnds { return .bin }
    }
    let isDiscreteField = isDiscrete && reader.field?.definition.value == nil
    return (isDiscreteField || isSized) && !reader.isSecondDefined ? .size : .interval
  }

  private static func hasFixedSize(_ channel: Channel, in context: MarkContext) -> Bool {
    if context.layer.field(.size) != nil { return true }
    return context.looks.contains { ($0[sizeKey(channel)] ?? $0["size"])?.number != nil }
  }

  private static func sizeKey(_ channel: Channel) -> String { channel == .x ? "width" : "height" }

  /// The size of a rectangle of which no channel says one; nil leaves it to the band.
  private func size(row: Int) -> Size? {
    let properties = looks[row]
    if let ownSize { return ownSize }
    if let own = Size(properties[Self.sizeKey(reader.channel)]) { return own }
    if isSized, let own = Size(properties["size"]) { return own }
    guard let scale = reader.scale ?? reader.offsetScale else {
      return Size(properties["discreteBandSize"])
    }
    if reader.field?.definition.timeUnit != nil {
      return .share(properties.number("timeUnitBandSize") ?? 1)
    }
    if reader.field?.definition.isBinning == true, !scale.type.isDiscrete { return .share(1) }
    guard scale.type.isDiscrete else {
      return .points(properties.number("continuousBandSize") ?? 5)
    }
    return Size(properties["discreteBandSize"]) ?? .share(1)
  }

  /// Both edges in canvas points, the base of what is measured first; nil where the row has no place.
  func span(row: Int) -> (base: Double, tip: Double)? {
    switch rule {
    case .bin: reader.bin(row: row).map { spaced($0, row: row) }
    case .size: sized(row: row)
    case .interval: reader.interval(row: row, else: .end)
    }
  }

  /// The part of a bin that a rectangle fills: less the room between two, or more where it is too thin to be seen.
  private func spaced(_ bin: (start: Double, end: Double), row: Int) -> (base: Double, tip: Double)
  {
    let properties = looks[row]
    let least = properties.number("minBandSize") ?? 0.25
    let length = abs(bin.end - bin.start)
    let isRising = bin.end >= bin.start
    var share = 1.0
    if case .share(let given)? = size(row: row) { share = given }
    let cut = (bin.end - bin.start) * (1 - share) / 2
    let growth =
      length < least
      ? (least - length) / 2
      : -(properties.number("binSpacing") ?? (mark == .bar ? 1 : 0)) / 2
    let outwards = isRising ? growth : -growth
    return (bin.start + cut - outwards, bin.end - cut + outwards)
  }

  private func sized(row: Int) -> (base: Double, tip: Double)? {
    let properties = looks[row]
    let scale = reader.offsetScale ?? reader.scale
    var length: Double
    var share: Double?
    if let driven = driven(row: row) {
      length = driven
    } else {
      switch size(row: row) {
      case .points(let points): length = points
      case .share(let part):
        share = part
        if scale?.type == .band {
          length = max(part * (scale?.bandwidth ?? 0), properties.number("minBandSize") ?? 0.25)
        } else {
          length = scale == nil ? part * reader.length : Self.plainWidth
        }
      case nil:
        length = reader.field == nil ? (1 - loosePadding) * reader.length : Self.plainWidth
      }
    }
    let fillsBand = share != nil && (reader.scale ?? reader.offsetScale)?.type == .band
    let alignment = Alignment(reader.channel, properties, isFromStart: fillsBand)
    let place =
      alignment == .middle
      ? reader.point(row: row, fraction: 0.5, isUnstacked: true)
      : reader.edge(row: row, fraction: share.map { (1 - $0) / 2 } ?? 0)
    return place.map { alignment.extent(length, at: $0) }
  }

  /// The size that a channel says.
  private func driven(row: Int) -> Double? {
    switch sizes?.output(row: row) {
    case .number(let value): max(value, 0)
    case .constant(let node): node.number.map { max($0, 0) }
    default: nil
    }
  }
}
