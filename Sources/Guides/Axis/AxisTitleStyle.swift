import Drawing
package import SceneModel
package import Typesetting
package import VisualEncoding

/// The title properties of an axis.
package struct AxisTitleStyle: Hashable, Sendable {
  package var text: TextStyle
  /// Where along the axis the title stands.
  package var anchor: TitleAnchor
  package var padding: Double
  /// Canvas points from the axis' own origin; nil goes by the anchor and the labels.
  package var x: Double?
  package var y: Double?
  /// Whether the author chose an angle, so that the title must be kept off the labels by its box.
  package var hasOwnAngle: Bool

  package init(_ properties: Properties, orient: Orient) {
    func number(_ key: String) -> Double? {
      properties.number(key).flatMap { $0.isFinite ? $0 : nil }
    }
    let anchor = properties.string("titleAnchor").flatMap(TitleAnchor.init) ?? .middle
    self.anchor = anchor
    padding = number("titlePadding") ?? 4
    x = number("titleX")
    y = number("titleY")
    hasOwnAngle = number("titleAngle") != nil
    let opacity = min(1, max(0, number("titleOpacity") ?? 1))
    let (angle, baseline): (Double, TextBaseline) =
      switch orient {
      case .bottom: (0, .top)
      case .top: (0, .bottom)
      case .left: (-90, .bottom)
      case .right: (90, .bottom)
      }
    text = TextStyle(
      font: FontProperties(properties, prefix: "title").font(size: 11, weight: 700),
      color: (properties.color("titleColor") ?? GuideColor.text).faded(by: opacity),
      align: properties.string("titleAlign").flatMap(TextAlign.init) ?? anchor.align,
      baseline: properties.string("titleBaseline").flatMap(TextBaseline.init) ?? baseline,
      angleDegrees: number("titleAngle") ?? angle, limit: number("titleLimit") ?? 0,
      lineHeight: number("titleLineHeight"), anchorsBlock: true)
  }
}
