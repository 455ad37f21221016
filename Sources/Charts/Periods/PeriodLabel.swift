import Drawing
import Geometry
import SceneModel
import Syntax
import Tables

/// The period's name in a corner of the plot, under the marks.
struct PeriodLabel: Sendable {
  private let texts: [String]
  private let geometry: TextGeometry
  private let color: Color

  init(
    _ looks: Properties, periods: [Value], time: TimeChannel, plot: Rectangle, view: View,
    locale: FormatLocale
  ) {
    var definition = ChannelDefinition()
    definition.type = time.type
    definition.format = looks.string("format")
    if time.type == .temporal { definition.formatType = "time" }
    let format = ValueFormat(
      definition, in: .text, configuration: view.configuration, locale: locale)
    texts = periods.map { format.text($0) }
    let corner = looks.string("corner") ?? "bottomRight"
    let isRight = corner.hasSuffix("Right")
    let isTop = corner.hasPrefix("top")
    var properties = Properties()
    properties.object["font"] = view.configuration["font"]
    properties = properties.overlaid(by: looks)
    let size = looks.number("fontSize") ?? max(12, min(plot.width, plot.height) * 0.17)
    var font = FontProperties(properties).font(size: size, weight: 700)
    font.tabularFigures = true
    let own = looks.string("color").flatMap { Color(css: $0) }
    let title = view.configuration.nested("title")?.string("color").flatMap { Color(css: $0) }
    color = own ?? (title ?? .black).faded(by: 0.28)
    let margin = size * 0.2
    geometry = TextGeometry(
      point: Point(
        x: isRight ? plot.maxX - margin : plot.minX + margin,
        y: isTop ? plot.minY + margin : plot.maxY - margin),
      lines: [], font: font, align: isRight ? "right" : "left", baseline: isTop ? "top" : "bottom",
      dx: 0, dy: 0, angleRadians: 0, limit: 0, lineHeight: nil, countFormat: nil)
  }

  /// A layout with the name of a period under its marks.
  func added(to view: ViewLayout, period: Int) -> ViewLayout {
    guard texts.indices.contains(period) else { return view }
    var text = geometry
    text.lines = [texts[period]]
    let item = MarkItem(
      key: "period", geometry: .text(text), style: ItemStyle(fill: .solid(color)),
      anchor: text.point, reveal: nil, magnitude: nil, order: 0, location: nil)
    var result = view
    result.marks = [
      MarkGroup(kind: .text, layer: -1, layerName: "time", key: "", items: [item])
    ]
    for var group in view.marks {
      group.reveal?.group += 1
      for index in group.items.indices { group.items[index].reveal?.group += 1 }
      result.marks.append(group)
    }
    result.lines = Dictionary(
      uniqueKeysWithValues: view.lines.map { ($0.key + 1, $0.value) })
    return result
  }
}
