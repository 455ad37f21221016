package import SceneModel
import Drawing
package import Typesetting
package import VisualEncoding

/// A title's properties with Vega's defaults in place of what is absent.
package struct TitleStyle: Hashable, Sendable {
  /// What the title spans: the plot with its guides, or the plot alone.
  package enum Frame: String, Sendable, Hashable {
    case bounds, group
  }

  package var orient: Orient
  package var anchor: TitleAnchor
  package var frame: Frame
  /// Points between the title and what it spans.
  package var offset: Double
  /// Points between title and subtitle.
  package var subtitlePadding: Double
  package var title: TextStyle
  package var subtitle: TextStyle
  package var zIndex: Double

  package init(_ properties: Properties) {
    func number(_ key: String) -> Double? {
      properties.number(key).flatMap { $0.isFinite ? $0 : nil }
    }
    let orient = properties.string("orient").flatMap(Orient.init) ?? .top
    let anchor = properties.string("anchor").flatMap(TitleAnchor.init) ?? .middle
    self.orient = orient
    self.anchor = anchor
    frame = properties.string("frame").flatMap(Frame.init) ?? .bounds
    offset = number("offset") ?? 4
    subtitlePadding = number("subtitlePadding") ?? 3
    zIndex = number("zindex") ?? 0
    let angle = orient == .left ? -90.0 : orient == .right ? 90 : 0
    let color = properties.color("color") ?? GuideColor.text
    let shared = TextStyle(
      font: FontProperties(properties).font(size: 13, weight: 700), color: color,
      align: properties.string("align").flatMap(TextAlign.init) ?? anchor.align,
      baseline: properties.string("baseline").flatMap(TextBaseline.init) ?? .top,
      dx: number("dx") ?? 0, dy: number("dy") ?? 0, angleDegrees: number("angle") ?? angle,
      limit: number("limit") ?? 0, lineHeight: number("lineHeight"), anchorsBlock: false)
    title = shared
    var second = shared
    second.font = FontProperties(properties, prefix: "subtitle").font(size: 12)
    second.color = properties.color("subtitleColor") ?? GuideColor.text
    second.lineHeight = number("subtitleLineHeight")
    subtitle = second
  }
}
