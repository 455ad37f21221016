import Drawing
package import SceneModel
package import Typesetting
package import VisualEncoding

/// A legend's properties with Vega's and Vega-Lite's defaults in place of what is absent.
package struct LegendStyle: Hashable, Sendable {
  package var orient: LegendOrient
  package var isVertical: Bool
  /// Points between plot and legend; nil is the arrangement's.
  package var offset: Double?
  /// Inside the legend's border.
  package var padding: Double
  /// 0 puts all entries in one row.
  package var columns: Int
  package var rowPadding: Double
  package var columnPadding: Double
  package var symbolLimit: Int
  package var symbolOffset: Double
  /// Font, colour and limit.
  package var label: TextStyle
  package var labelOffset: Double
  package var labelOverlap: LabelOverlap?
  package var labelSeparation: Double
  package var title: TextStyle
  package var titleOrient: Orient
  package var titleAnchor: TitleAnchor
  package var titlePadding: Double
  package var border: LegendBorder
  /// Points from the plot's origin, where the orient is `none`.
  package var x: Double
  package var y: Double
  /// `config.legend.layout`, for the arrangement.
  package var arrangement: Properties?
  package var zIndex: Double

  package init(_ properties: Properties, content: LegendInput.Content) {
    func number(_ key: String) -> Double? {
      properties.number(key).flatMap { $0.isFinite ? $0 : nil }
    }
    func count(_ key: String, _ fallback: Int) -> Int {
      guard let value = number(key) else { return fallback }
      return Int(exactly: min(1e6, max(0, value)).rounded()) ?? fallback
    }
    func faded(_ color: Color, _ key: String) -> Color {
      color.faded(by: min(1, max(0, number(key) ?? 1)))
    }
    let orient = properties.string("orient").flatMap(LegendOrient.init) ?? .right
    self.orient = orient
    let isGradient = if case .gradient = content { true } else { false }
    let isHorizontal = orient.isHorizontal || (orient.isCorner && isGradient)
    let isVertical = properties.string("direction").map { $0 == "vertical" } ?? !isHorizontal
    self.isVertical = isVertical
    offset = number("offset")
    padding = max(0, number("padding") ?? 0)
    columns = count("columns", isVertical ? 1 : 0)
    rowPadding = number("rowPadding") ?? 2
    columnPadding = number("columnPadding") ?? 10
    symbolLimit = count("symbolLimit", 30)
    symbolOffset = number("symbolOffset") ?? 0
    label = TextStyle(
      font: FontProperties(properties, prefix: "label").font(size: 10),
      color: faded(properties.color("labelColor") ?? GuideColor.text, "labelOpacity"),
      align: properties.string("labelAlign").flatMap(TextAlign.init) ?? .left,
      baseline: properties.string("labelBaseline").flatMap(TextBaseline.init) ?? .middle,
      limit: number("labelLimit") ?? 160, anchorsBlock: true)
    labelOffset =
      isGradient ? number("gradientLabelOffset") ?? 2 : number("labelOffset") ?? 4
    labelOverlap =
      properties.boolean("labelOverlap") == false
      ? nil : properties.string("labelOverlap").flatMap(LabelOverlap.init) ?? .parity
    labelSeparation = number("labelSeparation") ?? 0
    let anchor = properties.string("titleAnchor").flatMap(TitleAnchor.init) ?? .start
    titleAnchor = anchor
    title = TextStyle(
      font: FontProperties(properties, prefix: "title").font(size: 11, weight: 700),
      color: faded(properties.color("titleColor") ?? GuideColor.text, "titleOpacity"),
      align: properties.string("titleAlign").flatMap(TextAlign.init) ?? .left,
      baseline: properties.string("titleBaseline").flatMap(TextBaseline.init) ?? .top,
      limit: number("titleLimit") ?? 180,
      lineHeight: number("titleLineHeight"))
    titleOrient = properties.string("titleOrient").flatMap(Orient.init) ?? .top
    titlePadding = number("titlePadding") ?? 5
    border = LegendBorder(properties)
    x = number("legendX") ?? 0
    y = number("legendY") ?? 0
    arrangement = properties.nested("layout")
    zIndex = number("zindex") ?? 0
  }
}
