import Geometry
import Scales
import SceneModel
import Syntax
import Tables

/// Places a layer's rows along x or y, in canvas points.
struct PositionReader {
  let channel: Channel
  let scale: PlotScale?
  let field: ChannelField?
  let isSecondDefined: Bool
  private let plot: Rectangle
  private let values: [Value]?
  private let ends: [Value]?
  private let middles: [Value]?
  private let shiftedStarts: [Value]?
  private let shiftedEnds: [Value]?
  /// The mark's own properties: its place where no channel says one, and what it is moved by.
  private let looks: DatumProperties
  private let seconds: [Value]?
  private let secondField: ChannelField?
  private let offset: ChannelReader?
  private let offsetScale: PlotScale?
  private let offsetValues: [Value]?
  private let bandPosition: Double?
  private let countsNullAsZero: Bool
  /// What the data gave before it was stacked.
  private let sources: [Value]?
  private let plain: PlainPlaces

  /// Reads `x` or `y` of a layer.
  init(_ channel: Channel, in context: MarkContext) {
    self.channel = channel
    plot = context.plot
    scale = context.scales[channel]
    let table = context.layer.table
    field = context.layer.field(channel)
    values = field?.column.map { table.values(at: $0) }
    ends = field?.endColumn.map { table.values(at: $0) }
    shiftedStarts = field?.shifted.map { table.values(at: $0.start) }
    shiftedEnds = field?.shifted.map { table.values(at: $0.end) }
    looks = context.looks
    middles = field?.middleColumn.map { table.values(at: $0) }
    let second = channel == .x ? Channel.x2 : .y2
    secondField = context.layer.field(second)
    seconds = secondField?.column.map { table.values(at: $0) }
    isSecondDefined = secondField != nil
    let offsetChannel = channel == .x ? Channel.xOffset : .yOffset
    offset = context.reader(offsetChannel)
    offsetScale = context.scales[offsetChannel]
    offsetValues = context.layer.field(offsetChannel)?.column.map { table.values(at: $0) }
    bandPosition = field.flatMap { context.layer.bandPosition(of: $0, on: channel) }
    countsNullAsZero = context.layer.invalid.countAsZero
    sources = field?.sourceColumn.map { table.values(at: $0) }
    if let field, let values, let scale, let continuous = scale.placing, offset == nil,
      field.definition.value == nil, field.datum == nil, field.definition.bin != .binned,
      sources == nil, middles == nil, ends == nil, looks.areConstant
    {
      plain = PlainPlaces(
        values, on: continuous, shift: looks.common.number(channel.rawValue + "Offset") ?? 0)
    } else {
      plain = .none
    }
  }

  /// The width of bars that no band measures: Vega's step without the room between two.
  static let plainWidth = 18.0

  /// Whether an offset scale cuts the position into bands of its own.
  var hasOffsetBands: Bool { offsetScale?.isBand == true }

  var start: Double { channel == .x ? plot.minX : plot.minY }
  var length: Double { channel == .x ? plot.width : plot.height }
  var end: Double { start + length }
  var middle: Double { start + length / 2 }

  /// Where values grow from: the left, or the bottom.
  var origin: Double { channel == .x ? plot.minX : plot.maxY }

  /// Whether rows sit in bands or have computed ends.
  var hasBand: Bool {
    if scale?.isBand == true { return true }
    return ends != nil && field?.isStacked == false && scale?.isContinuous == true
  }

  /// The base of measured marks: zero where the domain has it, else the range's beginning.
  var base: Double {
    guard let scale, scale.containsZero, let zero = scale.position(.number(0)) else {
      return origin
    }
    return zero
  }

  /// The place of a row's point: the middle of its band or bin, the value's place otherwise; nil where it has none.
  func point(row: Int) -> Double? {
    if let place = plain.point(row: row) { return place }
    guard !isMissing(row: row), let place = unshiftedPoint(row: row) else { return nil }
    return place + pointOffset(row: row)
  }

  /// Whether a row's value has no place: null under a stack, which would count it as 0, or 0 on a log scale.
  private func isMissing(row: Int) -> Bool {
    guard let continuous = scale?.continuous, let given = sources ?? values, row < given.count
    else {
      return false
    }
    guard let number = given[row].scaleNumber else { return sources != nil && !countsNullAsZero }
    return !continuous.accepts(number)
  }

  private func unshiftedPoint(row: Int) -> Double? {
    guard let field else { return ownPlace(row: row) ?? middle }
    if let constant = field.definition.value.flatMap(constant) { return constant }
    guard let scale else { return nil }
    if let datum = field.datum {
      return scale.position(datum).map { $0 + scale.bandwidth * (bandPosition ?? 0.5) }
    }
    if let middles, row < middles.count { return scale.position(middles[row]) }
    guard let values, row < values.count, let place = place(values[row]) else { return nil }
    if scale.isBand { return place + bandExtent * (bandPosition ?? 0.5) }
    if field.definition.bin == .binned, let endPlace = secondPoint(row: row) {
      return place + (endPlace - place) * (bandPosition ?? 0.5)
    }
    guard let ends, row < ends.count, let endPlace = scale.position(ends[row]) else { return place }
    return place + (endPlace - place) * (bandPosition ?? (field.isStacked ? 1 : 0))
  }

  private func place(_ value: Value) -> Double? {
    scale?.position(countsNullAsZero && value.isNull ? .number(0) : value)
  }

  /// The place of a vertex, which has one even where the data has none: the line breaks there.
  func vertex(row: Int) -> (place: Double, isDefined: Bool) {
    if let place = point(row: row), place.isFinite { return (place, true) }
    return (scale?.position(.number(0)) ?? middle, false)
  }

  /// The band's width; an offset scale of its own fills it.
  private var bandExtent: Double { scale?.bandwidth ?? 0 }

  private func pointOffset(row: Int) -> Double {
    guard let shift = rawOffset(row: row) else { return ownOffset(row: row) }
    guard let offsetScale else { return shift }
    // An offset scale starts at the band's start; the point already stands in the band's middle.
    return shift + offsetScale.bandwidth / 2 - bandExtent / 2
  }

  private func rawOffset(row: Int) -> Double? {
    guard let offset else { return nil }
    if let offsetScale, let offsetValues, row < offsetValues.count {
      return offsetScale.position(offsetValues[row])
    }
    switch offset.output(row: row) {
    case .number(let value): return value
    case .constant(let node): return node.number
    default: return nil
    }
  }

  /// The place of the second channel; nil where the layer has none, or the row no value.
  func secondPoint(row: Int) -> Double? {
    guard let secondField else { return nil }
    if let constant = secondField.definition.value.flatMap(constant) { return constant }
    guard let scale else { return nil }
    if let datum = secondField.datum {
      return scale.position(datum).map { $0 + ownSecondOffset(row: row) }
    }
    guard let seconds, row < seconds.count, let place = scale.position(seconds[row]) else {
      return nil
    }
    let fraction = secondField.definition.bandPosition ?? 0.5
    return place + scale.bandwidth * fraction + ownSecondOffset(row: row)
  }

  private func ownPlace(row: Int) -> Double? { looks[row][channel.rawValue].flatMap(constant) }

  /// The mark's own shift in points, and that of its other end.
  private func ownOffset(row: Int) -> Double {
    looks[row].number(channel.rawValue + "Offset") ?? 0
  }

  private func ownSecondOffset(row: Int) -> Double {
    looks[row].number(channel.rawValue + "2Offset") ?? 0
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

  /// Both ends of a stacked, ranged or measured row: the base first.
  func measure(row: Int) -> (base: Double, tip: Double)? {
    if isMissing(row: row) { return nil }
    if isSecondDefined {
      guard let a = unshiftedEdge(row: row), let b = secondPoint(row: row) else { return nil }
      return (b, a)
    }
    if let field, field.isStacked {
      guard let scale, let values, let ends, row < values.count,
        let a = scale.position(values[row]), let b = scale.position(ends[row])
      else { return nil }
      let shift = pointOffset(row: row)
      return (a + shift, b + shift)
    }
    if field == nil { return (origin, channel == .x ? plot.maxX : plot.minY) }
    guard let tip = unshiftedPoint(row: row) else { return nil }
    return (base, tip)
  }

  /// The place of a row's first value: the middle of its band, the start of its bin.
  func unshiftedEdge(row: Int) -> Double? {
    guard let field else { return ownPlace(row: row) }
    if let constant = field.definition.value.flatMap(constant) { return constant }
    guard let scale else { return nil }
    if let datum = field.datum { return scale.position(datum).map { $0 + ownOffset(row: row) } }
    guard let values, row < values.count else { return nil }
    // Between two bands an interval runs from middle to middle, unless it says where in them.
    let fraction = field.definition.bandPosition ?? 0.5
    return place(values[row]).map { $0 + scale.bandwidth * fraction + ownOffset(row: row) }
  }

  /// Both ends of the bin or time unit of a row.
  func bin(row: Int) -> (Double, Double)? {
    bin(row: row, starts: shiftedStarts ?? values, ends: shiftedEnds ?? ends)
  }

  /// The middle of a row's own bin or time unit, wherever its rectangle is moved.
  func middleOfBin(row: Int) -> Double? {
    bin(row: row, starts: values, ends: ends).map { ($0.0 + $0.1) / 2 }
  }

  private func bin(row: Int, starts: [Value]?, ends: [Value]?) -> (Double, Double)? {
    guard let scale, let starts, let ends, row < starts.count, row < ends.count,
      let a = scale.position(starts[row]), let b = scale.position(ends[row])
    else { return nil }
    let shift = pointOffset(row: row)
    return (a + shift, b + shift)
  }

  /// The start and width of the band of a row, within its offset's own band where there is one.
  func band(row: Int) -> (start: Double, width: Double)? {
    guard let scale, let field else { return nil }
    let value: Value
    if let datum = field.datum {
      value = datum
    } else if let values, row < values.count {
      value = values[row]
    } else {
      return nil
    }
    guard let place = scale.position(value) else { return nil }
    if let offsetScale, let shift = rawOffset(row: row) {
      return (place + shift, offsetScale.isBand ? offsetScale.bandwidth : Self.plainWidth)
    }
    return (place + (rawOffset(row: row) ?? ownOffset(row: row)), scale.bandwidth)
  }
}
