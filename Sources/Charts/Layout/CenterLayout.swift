import Syntax
import Drawing
import Geometry
import SceneModel
import Scales
import Tables
import Typesetting
import VisualEncoding

/// The two lines in the middle of a donut: the total, or what is selected.
package struct CenterLayout: Sendable {
  /// What the lines say for one item, or for none.
  struct Content: Sendable, Hashable {
    var title: TextPlacement
    var value: TextPlacement
  }

  let total: Content
  /// By the item's key.
  let selected: [String: Content]
  /// Of the whole, 0…1, on top of what a frame asks for.
  var opacity = 1.0

  init(
    _ center: CenterText, layers: [LayerTable], plot: Rectangle, view: View, context: LayoutContext
  ) {
    let format = try? NumberFormat(center.format, locale: context.locale.numbers)
    let arcs = layers.first { $0.layer.mark == .arc }
    var sum = 0.0
    var parts: [(key: String, value: Double)] = []
    if let arcs, let field = arcs.field(.theta), let column = field.column {
      let starts = arcs.table.values(at: column)
      let ends = field.isStacked ? field.endColumn.map { arcs.table.values(at: $0) } : nil
      let names = (arcs.field(.color) ?? arcs.field(.fill))?.column.map {
        arcs.table.values(at: $0)
      }
      for row in 0..<arcs.table.rowCount {
        guard let start = starts[row].scaleNumber else { continue }
        let value = ends.flatMap { $0[row].scaleNumber }.map { abs($0 - start) } ?? start
        sum += value
        parts.append((names?[row].text ?? "\(row)", value))
      }
    }
    let text = CenterStyle(center.properties, view: view, plot: plot, measurer: context.measurer)
    func write(_ value: Double) -> String {
      format?.text(value) ?? NumberFormat.plain(value, locale: context.locale.numbers)
    }
    total = text.content(title: center.title ?? "", value: write(sum))
    var selected: [String: Content] = [:]
    for part in parts {
      selected[part.key] = text.content(title: part.key, value: write(part.value))
    }
    self.selected = selected
  }

  /// What shows under a selection: its own lines once it is more than half selected, the total before.
  func commands(selection: (key: ItemKey, amount: Double)?, opacity: Double) -> [DrawCommand] {
    let opacity = opacity * self.opacity
    guard let selection, let content = selected[selection.key.text], selection.amount > 0 else {
      return commands(total, opacity: opacity)
    }
    let amount = min(max(selection.amount, 0), 1)
    return amount < 0.5
      ? commands(total, opacity: opacity * (1 - 2 * amount))
      : commands(content, opacity: opacity * (2 * amount - 1))
  }

  /// The lines that show, for `inspect`.
  func content(selection: (key: ItemKey, amount: Double)?) -> Content {
    guard let selection, selection.amount >= 0.5 else { return total }
    return selected[selection.key.text] ?? total
  }

  private func commands(_ content: Content, opacity: Double) -> [DrawCommand] {
    guard opacity > 0 else { return [] }
    return content.title.commands(opacity: opacity) + content.value.commands(opacity: opacity)
  }
}

/// The fonts, colours and places of a center's two lines.
private struct CenterStyle {
  private let title: TextStyle
  private let value: TextStyle
  private let middle: Point
  private let measurer: any TextMeasurer

  init(_ own: Properties, view: View, plot: Rectangle, measurer: any TextMeasurer) {
    var properties = Properties()
    if let font = view.configuration["font"] { properties.object["font"] = font }
    if let tabular = view.configuration["tabularFigures"] {
      properties.object["tabularFigures"] = tabular
    }
    properties = properties.overlaid(by: view.configuration.nested("center")).overlaid(by: own)
    let radius = min(plot.width, plot.height) / 2
    let size = properties.number("valueFontSize") ?? max(radius * 0.19, 8)
    func color(_ key: String, _ fallback: Color) -> Color {
      properties.string(key).flatMap { Color(css: $0) } ?? fallback
    }
    let text =
      view.configuration.nested("title")?.string("color").flatMap { Color(css: $0) } ?? .black
    let titleSize = properties.number("titleFontSize") ?? size
    title = TextStyle(
      font: FontProperties(properties, prefix: "title").font(size: titleSize),
      color: color("titleColor", Color(red: 0.5, green: 0.5, blue: 0.5)), align: .center,
      baseline: .middle)
    value = TextStyle(
      font: FontProperties(properties, prefix: "value").font(size: size, weight: 600),
      color: color("valueColor", text), align: .center, baseline: .middle)
    middle = plot.center
    self.measurer = measurer
  }

  func content(title first: String, value second: String) -> CenterLayout.Content {
    let gap = (title.font.size + value.font.size) * 0.62
    let hasTitle = !first.isEmpty
    let above = Point(x: middle.x, y: middle.y - gap / 2)
    let below = Point(x: middle.x, y: hasTitle ? middle.y + gap / 2 : middle.y)
    return CenterLayout.Content(
      title: TextPlacement([first], style: title, at: above, measurer: measurer),
      value: TextPlacement([second], style: value, at: below, measurer: measurer))
  }
}
