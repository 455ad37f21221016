import Syntax
import SceneModel

/// The extent of bars, rects and ticks across their dimension, by Vega-Lite's rules.
struct BandSpan {
  private let reader: PositionReader
  private let looks: DatumProperties
  private let size: ChannelReader?
  private let mark: MarkKind
  private let isMeasureless: Bool
  private let loosePadding: Double

  init(_ reader: PositionReader, in context: MarkContext) {
    self.reader = reader
    looks = context.looks
    size =
      context.layer.layer.mark == .bar || context.layer.layer.mark == .tick
      ? context.reader(.size) : nil
    mark = context.layer.layer.mark
    isMeasureless = reader.field == nil
    let scale = context.configuration.nested("scale")
    loosePadding =
      scale?.number("bandPaddingInner")
      ?? (mark == .tick
        ? scale?.number("tickBandPaddingInner") ?? 0.25
        : scale?.number("barBandPaddingInner") ?? 0.1)
  }

  /// Low and high ends in canvas points; nil where the row has no place.
  func span(row: Int) -> (Double, Double)? {
    if reader.isSecondDefined {
      guard let a = reader.unshiftedEdge(row: row), let b = reader.secondPoint(row: row) else {
        return nil
      }
      return spaced(min(a, b), max(a, b))
    }
    if isMeasureless {
      if mark == .rect { return (reader.start, reader.end) }
      return centered(at: reader.middle, width: fixedWidth(row: row) ?? looseWidth(row: row))
    }
    if reader.scale?.isBand == true || reader.hasOffsetBands {
      guard let band = reader.band(row: row) else { return nil }
      let width = fixedWidth(row: row) ?? band.width * bandFraction(row: row)
      return centered(at: band.start + band.width / 2, width: width)
    }
    if reader.hasBand, let (a, b) = reader.bin(row: row) {
      if let width = fixedWidth(row: row) {
        return reader.middleOfBin(row: row).map { centered(at: $0, width: width) }
      }
      let low = min(a, b)
      let high = max(a, b)
      let properties = looks.common
      let spacing = properties.number("binSpacing") ?? (mark == .bar ? 1 : 0)
      let width = max(
        (high - low) * bandFraction(row: row) - spacing, properties.number("minBandSize") ?? 0.25)
      return centered(at: (low + high) / 2, width: width)
    }
    guard let point = reader.point(row: row) else { return nil }
    return centered(at: point, width: fixedWidth(row: row) ?? continuousWidth)
  }

  /// Both ends of bins that the data has, with the room between bars taken off; other ranges are as they are.
  private func spaced(_ low: Double, _ high: Double) -> (Double, Double) {
    guard reader.field?.definition.bin == .binned, mark == .bar else { return (low, high) }
    let properties = looks.common
    let spacing = properties.number("binSpacing") ?? 1
    let width = max(high - low - spacing, properties.number("minBandSize") ?? 0.25)
    return centered(at: (low + high) / 2, width: width)
  }

  private var widthKey: String { reader.channel == .x ? "width" : "height" }

  private func bandFraction(row: Int) -> Double {
    let properties = looks[row]
    return properties[widthKey]?["band"]?.number
      ?? properties["discreteBandSize"]?["band"]?.number ?? 1
  }

  private var continuousWidth: Double {
    let properties = looks.common
    guard reader.scale != nil else { return PositionReader.plainWidth }
    return properties.number("continuousBandSize") ?? (mark == .bar ? 5 : PositionReader.plainWidth)
  }

  /// A bar without a dimension leaves the part of the plot that it would leave of a band.
  private func looseWidth(row: Int) -> Double {
    let properties = looks[row]
    if let given = properties.number("discreteBandSize") { return given }
    if let fraction = properties["discreteBandSize"]?["band"]?.number
      ?? properties[widthKey]?["band"]?.number
    {
      return fraction * reader.length
    }
    return (1 - loosePadding) * reader.length
  }

  private func fixedWidth(row: Int) -> Double? {
    let properties = looks[row]
    switch size?.output(row: row) {
    case .number(let value): return max(value, 0)
    case .constant(let node): if let value = node.number { return max(value, 0) }
    default: break
    }
    if let own = properties.number(widthKey) { return max(own, 0) }
    if let own = properties.number("size") { return max(own, 0) }
    return reader.scale?.isBand == true ? properties.number("discreteBandSize") : nil
  }

  private func centered(at middle: Double, width: Double) -> (Double, Double) {
    (middle - width / 2, middle + width / 2)
  }
}
