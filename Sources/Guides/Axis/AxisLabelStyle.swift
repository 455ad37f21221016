import Drawing
package import SceneModel
package import Typesetting
package import VisualEncoding

/// The label properties of an axis.
package struct AxisLabelStyle: Hashable, Sendable {
  package var isShown: Bool
  /// Font, colour, limit and line height; how it hangs is settled with the angle.
  package var text: TextStyle
  /// Degrees clockwise; nil where the layout is to choose.
  package var angleDegrees: Double?
  package var align: TextAlign?
  package var baseline: TextBaseline?
  /// Points between tick and label.
  package var padding: Double
  /// Points along the axis.
  package var offset: Double
  /// How near to an end, in points, a label is moved inside; nil moves none.
  package var flushDistance: Double?
  package var flushOffset: Double
  /// By how many points labels may pass the ends; nil hides none.
  package var boundTolerance: Double?
  /// Which labels are dropped; nil drops none by Vega's rules.
  package var overlap: LabelOverlap?
  /// Whether overlap is allowed since the author switched its removal off.
  package var allowsOverlap: Bool
  /// Points that neighbours keep apart at least.
  package var separation: Double

  package init(_ properties: Properties, channel: Channel, orient: Orient, isDiscrete: Bool) {
    let isHorizontal = orient == .top || orient == .bottom
    func number(_ key: String) -> Double? {
      properties.number(key).flatMap { $0.isFinite ? $0 : nil }
    }
    /// Reads a key that is true, false or a distance.
    func distance(_ key: String, whenTrue: Double) -> Double? {
      number(key) ?? (properties.boolean(key) == true ? whenTrue : nil)
    }
    isShown = !properties.isNull("labels") && properties.boolean("labels") ?? true
    let opacity = min(1, max(0, number("labelOpacity") ?? 1))
    text = TextStyle(
      font: FontProperties(properties, prefix: "label").font(size: 10),
      color: (properties.color("labelColor") ?? GuideColor.text).faded(by: opacity),
      limit: number("labelLimit") ?? 180, lineHeight: number("labelLineHeight"),
      anchorsBlock: true)
    angleDegrees = number("labelAngle") ?? (isDiscrete && isHorizontal ? nil : 0)
    align = properties.string("labelAlign").flatMap(TextAlign.init)
    baseline = properties.string("labelBaseline").flatMap(TextBaseline.init)
    padding = number("labelPadding") ?? 2
    offset = number("labelOffset") ?? 0
    let isFlushByDefault = channel == .x && !isDiscrete && properties["labelFlush"] == nil
    flushDistance = isFlushByDefault ? 1 : distance("labelFlush", whenTrue: 1)
    flushOffset = number("labelFlushOffset") ?? 0
    boundTolerance = distance("labelBound", whenTrue: 1)
    separation = number("labelSeparation") ?? 0
    allowsOverlap = properties.boolean("labelOverlap") == false
    if let word = properties.string("labelOverlap") {
      overlap = LabelOverlap(rawValue: word) ?? .parity
    } else if properties.boolean("labelOverlap") == true {
      overlap = .parity
    } else {
      overlap = isDiscrete || allowsOverlap ? nil : .parity
    }
  }
}
