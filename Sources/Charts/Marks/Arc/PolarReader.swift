import Foundation
import Geometry
import SceneModel
import Syntax
import Tables
import VisualEncoding

/// Reads angles and radii of arcs and of text around a center.
struct PolarReader {
  private let context: MarkContext
  private let theta: ChannelField?
  private let theta2: ChannelField?
  private let radius: ChannelField?
  private let radius2: ChannelField?
  private let thetaValues: [Value]?
  private let thetaEnds: [Value]?
  private let theta2Values: [Value]?
  private let radiusValues: [Value]?
  private let radiusEnds: [Value]?
  private let radius2Values: [Value]?

  init(_ context: MarkContext) {
    self.context = context
    let table = context.layer.table
    theta = context.layer.field(.theta)
    theta2 = context.layer.field(.theta2)
    radius = context.layer.field(.radius)
    radius2 = context.layer.field(.radius2)
    thetaValues = theta?.column.map { table.values(at: $0) }
    thetaEnds = theta?.endColumn.map { table.values(at: $0) }
    theta2Values = theta2?.column.map { table.values(at: $0) }
    radiusValues = radius?.column.map { table.values(at: $0) }
    radiusEnds = radius?.endColumn.map { table.values(at: $0) }
    radius2Values = radius2?.column.map { table.values(at: $0) }
  }

  /// Half of the plot's shorter side.
  var fullRadius: Double { min(context.plot.width, context.plot.height) / 2 }

  /// A radius property in points, or as a fraction of the full radius.
  func length(_ key: String, row: Int) -> Double? {
    guard let node = context.looks[row][key] else { return nil }
    return length(node)
  }

  func length(_ node: JSONNode) -> Double? {
    if let number = node.number { return number }
    guard let text = node.string, text.hasSuffix("%"),
      let percent = Double(text.dropLast()), percent.isFinite
    else { return nil }
    return fullRadius * percent / 100
  }

  /// Start and end of a row's sector in radians, moved by its mark's `thetaOffset`; nil where the row has none.
  ///
  /// A sector of which one end is given grows by the offset; one of a stack or a band is moved.
  func sector(row: Int) -> (Double, Double)? {
    guard let (start, end) = angles(row: row) else { return nil }
    let offset = context.looks[row].number("thetaOffset") ?? 0
    let isMoved = context.scales[.theta]?.isBand == true || thetaEnds != nil
    return (isMoved ? start + offset : start, end + offset)
  }

  /// Start and end of a row's sector in radians; nil where the row has none.
  func angles(row: Int) -> (Double, Double)? {
    let scale = context.scales[.theta]
    if let theta, let constant = theta.definition.value?.number {
      let end = theta2?.definition.value?.number ?? 0
      return (end, constant)
    }
    guard let theta else {
      let own = context.looks[row]
      return (own.number("theta2") ?? 0, own.number("theta") ?? 2 * .pi)
    }
    guard let scale else { return nil }
    func place(_ values: [Value]?) -> Double? {
      guard let values, row < values.count else { return nil }
      return scale.position(values[row])
    }
    if let datum = theta.datum { return scale.position(datum).map { (0, $0) } }
    guard let start = place(thetaValues) ?? missing(.theta, thetaValues, row) else { return nil }
    if scale.isBand { return (start, start + scale.bandwidth) }
    // Against the clock, as under a reversed scale, a slice ends at the lesser angle: so it is known which way it runs.
    if let end = place(thetaEnds) { return (start, end) }
    if let second = place(theta2Values) { return (second, start) }
    return (0, start)
  }

  /// What the configuration has a missing number show: an angle in radians or a radius in points.
  private func missing(_ channel: Channel, _ values: [Value]?, _ row: Int) -> Double? {
    guard let values, row < values.count, values[row].scaleNumber?.isFinite != true,
      let scale = context.scales[channel], scale.isContinuous
    else { return nil }
    let invalid = context.layer.invalid
    return invalid.output(on: channel)?.number
      ?? (invalid.countsAsZero(on: channel) ? scale.zeroOrLeast : nil)
  }

  /// The inner and outer radius of a row's sector in points, moved by its mark's `radiusOffset`.
  ///
  /// A ring of which one edge is given grows by the offset; one of a stack or a band is moved.
  func ring(row: Int, inner: Double) -> (Double, Double)? {
    guard let (low, high) = radii(row: row, inner: inner) else { return nil }
    let offset = context.looks[row].number("radiusOffset") ?? 0
    let isMoved = context.scales[.radius]?.isBand == true || radiusEnds != nil
    return (max(0, isMoved ? low + offset : low), max(0, high + offset))
  }

  /// The inner and outer radius of a row's sector, in points.
  func radii(row: Int, inner: Double) -> (Double, Double)? {
    let outer = length("outerRadius", row: row) ?? length("radius", row: row) ?? fullRadius
    guard let radius else { return (inner, outer) }
    if let constant = radius.definition.value.flatMap({ length($0) }) { return (inner, constant) }
    guard let scale = context.scales[.radius] else { return nil }
    func place(_ values: [Value]?) -> Double? {
      guard let values, row < values.count else { return nil }
      return scale.position(values[row])
    }
    guard let start = place(radiusValues) ?? missing(.radius, radiusValues, row) else {
      return nil
    }
    if scale.isBand { return (start, start + scale.bandwidth) }
    if let end = place(radiusEnds) { return (min(start, end), max(start, end)) }
    if let second = place(radius2Values) { return (min(start, second), max(start, second)) }
    return (inner, max(start, inner))
  }

  /// The radius at which a row's text stands.
  func textRadius(row: Int) -> Double {
    if let constant = radius?.definition.value.flatMap({ length($0) }) { return constant }
    if radius != nil, let (low, high) = radii(row: row, inner: 0) {
      return (radius?.isStacked ?? false) ? (low + high) / 2 : high
    }
    return length("radius", row: row) ?? fullRadius
  }

  /// The point at an angle clockwise from twelve o'clock and a distance from a center.
  static func point(center: Point, angle: Double, radius: Double) -> Point {
    Point(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }
}
