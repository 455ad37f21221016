import Geometry
import Scales
import SceneModel
import Syntax
import Tables
import VisualEncoding

/// Places a layer's rows along x or y, in canvas points, by Vega-Lite's rules.
///
/// A mark has a point along each direction (`point`), an interval (`interval`), or the extent of a rectangle (`BandSpan`).
struct PositionReader {
  /// Where a mark stands along a position of which nothing is said.
  enum Fallback {
    /// In the middle of the plot.
    case middle
    /// Where values grow from: on zero, or where the domain or the plot begins.
    case base
    /// The same on a scale, and the far end of a plot without one.
    case end
  }

  let channel: Channel
  let scale: PlotScale?
  let field: ChannelField?
  let isSecondDefined: Bool
  /// Whether the channel of offsets says something, which then counts from the start of a band, bin or time unit.
  let hasOffset: Bool
  /// The scale of offsets.
  let offsetScale: PlotScale?
  /// The starts and ends of bins and time units, where a band position has moved them.
  private let shiftedStarts: [Value]?
  private let shiftedEnds: [Value]?
  private let plot: Rectangle
  /// The mark's own properties: its place where no channel says one, and what it is moved by.
  private let looks: DatumProperties
  private let ownProperties: Properties
  private let values: [Value]?
  private let ends: [Value]?
  private let middles: [Value]?
  private let seconds: [Value]?
  private let secondField: ChannelField?
  private let offset: ChannelReader?
  private let offsetValues: [Value]?
  private let bandPosition: Double?
  /// Whether bins are names in a row, at whose beginning marks stand, as in Vega-Lite.
  private let hasNamedBins: Bool
  private let countsNullAsZero: Bool
  /// The place of a missing number, in points from the plot's left or top; nil where it has none.
  private let invalidPlace: Double?
  /// What the data gave before it was stacked.
  private let sources: [Value]?
  private let plain: PlainPlaces

  /// Reads `x` or `y` of a layer.
  init(_ channel: Channel, in context: MarkContext) {
    self.channel = channel
    plot = context.plot
    let table = context.layer.table
    let second = channel == .x ? Channel.x2 : .y2
    field = context.layer.field(channel)
    secondField = context.layer.field(second)
    // The bands of another layer have no place for a mark that says none.
    let shared = context.scales[channel]
    scale = field == nil && secondField == nil && shared?.isBand == true ? nil : shared
    values = field?.column.map { table.values(at: $0) }
    ends = field?.endColumn.map { table.values(at: $0) }
    shiftedStarts = field?.shifted.map { table.values(at: $0.start) }
    shiftedEnds = field?.shifted.map { table.values(at: $0.end) }
    looks = context.looks
    ownProperties = context.layer.layer.ownProperties
    middles = field?.middleColumn.map { table.values(at: $0) }
    seconds = secondField?.column.map { table.values(at: $0) }
    isSecondDefined = secondField != nil
    let offsetChannel = channel == .x ? Channel.xOffset : .yOffset
    offset = context.reader(offsetChannel)
    hasOffset = offset != nil
    offsetScale = context.scales[offsetChannel]
    offsetValues = context.layer.field(offsetChannel)?.column.map { table.values(at: $0) }
    bandPosition = field.flatMap { context.layer.bandPosition(of: $0, on: channel) }
    hasNamedBins = field?.definition.isBinning == true && scale?.isContinuous == false
    let invalid = context.layer.invalid
    countsNullAsZero = invalid.countsAsZero(on: channel)
    invalidPlace =
      scale?.isContinuous == true
      ? invalid.output(on: channel)?.number.map {
        (channel == .x ? context.plot.minX : context.plot.minY) + $0
      } : nil
    sources = field?.sourceColumn.map { table.values(at: $0) }
    if invalidPlace == nil, let field, let values, let scale, let continuous = scale.placing,
      offset == nil,
      field.definition.value == nil, field.datum == nil, field.definition.bin != .binned,
      sources == nil, middles == nil, ends == nil, looks.areConstant
    {
      plain = PlainPlaces(
        values, on: continuous, shift: looks.common.number(channel.rawValue + "Offset") ?? 0)
    } else {
      plain = .none
    }
  }

  var start: Double { channel == .x ? plot.minX : plot.minY }
  var length: Double { channel == .x ? plot.width : plot.height }
  var end: Double { start + length }
  var middle: Double { start + length / 2 }

  /// Whether rows sit in bands or have computed ends.
  var hasBand: Bool {
    if scale?.isBand == true { return true }
    return ends != nil && field?.isStacked == false && scale?.isContinuous == true
  }

  // MARK: Points

  /// The place of a row's point; nil where it has none, and where its offset is not in the offsets' domain.
  ///
  /// - Parameters:
  ///   - fraction: where in a band, bin or time unit; nil is the channel's or its mark's word on it.
  ///   - fallback: where the mark stands if no channel says it.
  ///   - isUnstacked: whether a mark of a size of its own stands at its value, wherever its stack puts it.
  func point(
    row: Int, fraction: Double? = nil, else fallback: Fallback = .middle, isUnstacked: Bool = false
  ) -> Double? {
    if let place = plain.point(row: row) { return place }
    guard !isMissing(row: row), let shift = shift(row: row, fraction: 0.5) else { return nil }
    if isUnstacked, let sources, row < sources.count {
      return place(sources[row]).map { $0 + shift }
    }
    let isAtStart = hasOffset || hasNamedBins
    return unshiftedPoint(row: row, fraction: isAtStart ? 0 : fraction, else: fallback).map {
      $0 + shift
    }
  }

  /// The place of a rectangle's edge within its band, whose offset starts at its own band's edge too.
  func edge(row: Int, fraction: Double) -> Double? {
    guard !isMissing(row: row), let shift = shift(row: row, fraction: 0),
      let place = unshiftedPoint(row: row, fraction: fraction, else: .middle)
    else { return nil }
    return place + shift
  }

  /// Whether a row's value has no place: null under a stack, which would count it as 0, or 0 on a log scale.
  private func isMissing(row: Int) -> Bool {
    guard let continuous = scale?.continuous, let given = sources ?? values, row < given.count
    else {
      return false
    }
    guard let number = given[row].scaleNumber else {
      return sources != nil && !countsNullAsZero && invalidPlace == nil
    }
    return !continuous.accepts(number)
  }

  private func unshiftedPoint(row: Int, fraction: Double?, else fallback: Fallback) -> Double? {
    guard let field else { return place(of: fallback, row: row) }
    if let constant = field.definition.value.flatMap(constant) { return constant }
    let band = fraction ?? bandPosition
    if let datum = field.datum {
      guard let scale else { return nil }
      return scale.position(datum).map { $0 + scale.bandwidth * (band ?? 0.5) }
    }
    guard let values, row < values.count else { return place(of: fallback, row: row) }
    guard let scale else { return values[row].scaleNumber.map { start + $0 } }
    if field.isStacked, let ends, row < ends.count {
      guard let from = place(values[row]), let to = scale.position(ends[row]) else { return nil }
      return from + (to - from) * (field.definition.bandPosition ?? 1)
    }
    if let middles, row < middles.count { return scale.position(middles[row]) }
    guard let place = place(values[row]) else { return nil }
    if scale.isBand { return place + scale.bandwidth * (band ?? 0.5) }
    if field.definition.hasBins, let seconds, row < seconds.count,
      let other = scale.position(seconds[row])
    {
      return place + (other - place) * (band ?? 0.5)
    }
    guard let ends, row < ends.count, let band, let other = scale.position(ends[row]) else {
      return place
    }
    return place + (other - place) * band
  }

  private func place(_ value: Value) -> Double? {
    guard let scale else { return nil }
    if scale.isContinuous, value.scaleNumber?.isFinite != true {
      if let invalidPlace { return invalidPlace }
      if countsNullAsZero, value.isNull { return scale.zeroOrLeast }
    }
    return scale.position(value)
  }

  /// The place of a vertex, which has one even where the data has none: the line breaks there.
  func vertex(row: Int, else fallback: Fallback = .middle) -> (place: Double, isDefined: Bool) {
    if let place = point(row: row, else: fallback), place.isFinite { return (place, true) }
    return (scale?.position(.number(0)) ?? middle, false)
  }

  /// Whether a discrete domain that leaves values out leaves out a row's.
  func isLeftOut(row: Int) -> Bool {
    guard let scale, scale.type.isDiscrete, let values, row < values.count else { return false }
    return scale.position(values[row]) == nil
  }

  /// The mark's own place, else that of the fallback.
  private func place(of fallback: Fallback, row: Int) -> Double {
    if let own = looks[row][channel.rawValue].flatMap(constant) { return own }
    switch fallback {
    case .middle: return middle
    case .base: return base
    case .end: return scaleBase ?? (channel == .x ? end : start)
    }
  }

  /// Where marks without another end stand: the scale's base, else the left or the bottom.
  var base: Double { scaleBase ?? (channel == .x ? start : end) }

  /// The base of the scale that places the layer, which another layer's is not.
  private var scaleBase: Double? {
    guard let field, field.definition.isField || field.datum != nil else { return nil }
    return scale?.base
  }

  private func constant(_ value: JSONNode) -> Double? {
    if let content = scale?.content {
      return value.string == "width"
        ? content.upperBound : value.number.map { content.lowerBound + $0 }
    }
    switch value.string {
    case "width"?: return plot.maxX
    case "height"?: return plot.maxY
    default: return value.number.map { start + $0 }
    }
  }

  // MARK: Offsets

  /// How far a row is moved from its place; nil where its offset is not in the offsets' domain.
  private func shift(row: Int, fraction: Double) -> Double? {
    guard let offset else { return looks[row].number(channel.rawValue + "Offset") ?? 0 }
    if let offsetScale, let offsetValues, row < offsetValues.count {
      return offsetScale.position(offsetValues[row]).map { $0 + offsetScale.bandwidth * fraction }
    }
    switch offset.output(row: row) {
    case .number(let value): return value
    case .constant(let node): return node.number ?? 0
    default: return 0
    }
  }

  // MARK: Intervals

  /// Both ends of a row: its stack's start, its second channel, the mark's own other end or size, or the base; then
  /// its place.
  ///
  /// - Parameter fallback: the place of a mark of which no channel says one.
  func interval(row: Int, else fallback: Fallback) -> (base: Double, tip: Double)? {
    guard let tip = point(row: row, else: fallback) else { return nil }
    if let field, field.isStacked {
      guard let values, row < values.count, let base = scale?.position(values[row]),
        let shift = secondShift(row: row)
      else { return nil }
      return (base + shift, tip)
    }
    if isSecondDefined { return secondPoint(row: row).map { ($0, tip) } }
    let second = channel == .x ? "x2" : "y2"
    let size = channel == .x ? "width" : "height"
    for properties in [ownProperties, looks[row]] {
      if let other = properties[second].flatMap(constant) { return (other, tip) }
      if let size = properties.number(size) {
        return Alignment(channel, properties, isFromStart: false).extent(size, at: tip)
      }
    }
    return (base, tip)
  }

  /// The place of the second channel; nil where the layer has none, or the row no value.
  private func secondPoint(row: Int) -> Double? {
    guard let secondField, let shift = secondShift(row: row) else { return nil }
    if let constant = secondField.definition.value.flatMap(constant) { return constant + shift }
    guard let scale else { return nil }
    let fraction = secondField.definition.bandPosition ?? 0.5
    let value: Value
    if let datum = secondField.datum {
      value = datum
    } else if let seconds, row < seconds.count {
      value = seconds[row]
    } else {
      return nil
    }
    return scale.position(value).map { $0 + scale.bandwidth * fraction + shift }
  }

  private func secondShift(row: Int) -> Double? {
    looks[row].number(channel.rawValue + "2Offset") ?? shift(row: row, fraction: 0.5)
  }

  /// Both ends of the bin or time unit of a row, each with its shift; nil where the row has none.
  func bin(row: Int) -> (start: Double, end: Double)? {
    guard let scale, let field, let starts = shiftedStarts ?? values, row < starts.count,
      let start = scale.position(starts[row]), let shift = shift(row: row, fraction: 0),
      let secondShift = secondShift(row: row)
    else { return nil }
    let other: Double?
    if field.definition.hasBins, secondField == nil, let step = field.definition.binnedStep {
      other = starts[row].scaleNumber.flatMap { scale.position(.number($0 + step)) }
    } else {
      let ends = field.definition.hasBins ? seconds : shiftedEnds ?? ends
      other = ends.flatMap { row < $0.count ? scale.position($0[row]) : nil }
    }
    return other.map { (start + secondShift, $0 + shift) }
  }
}
