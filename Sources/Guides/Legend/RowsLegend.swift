package import Drawing
package import Geometry
package import SceneModel
import Typesetting
import VisualEncoding

/// Sets a legend of rows: a swatch, a name, and at the right a value over its percentage.
package struct RowsLegend {
  package var properties: Properties
  package var style: LegendStyle
  /// Where the rows have to fit, in points.
  package var available: Size
  /// Whether the rows are as wide as there is room.
  package var fillsWidth: Bool
  package var measurer: any TextMeasurer

  package func body(_ entries: [LegendEntry]) -> LegendBody {
    guard !entries.isEmpty else { return LegendBody(size: .zero, decoration: [], items: []) }
    let line = min(rowHeight, max(leastRowHeight, available.height / Double(entries.count)))
    let room = available.height + 1e-6
    var shown = entries.count
    if line * Double(shown) > room {
      // The last row says how many entries are left out.
      let rows = Int(exactly: min(1e6, max(0, room / line)).rounded(.down)) ?? 0
      shown = min(entries.count, max(0, rows - 1))
    }
    let rest = entries.count - shown
    let hasNote = rest > 0 && line * Double(shown + 1) <= room
    let width = self.width(entries)
    var items = entries.prefix(shown).enumerated().map { index, entry in
      row(entry, at: Double(index) * line, width: width, height: line)
    }
    if hasNote { items.append(note(rest, at: Double(shown) * line, width: width, height: line)) }
    items += entries.dropFirst(shown).map {
      LegendItem.dropped($0.value, text: $0.text, style: style.label, measurer: measurer)
    }
    return LegendBody(
      size: Size(width: width, height: line * Double(shown + (hasNote ? 1 : 0))), decoration: [],
      items: items)
  }

  // MARK: Measures

  private func number(_ key: String, _ fallback: Double) -> Double {
    guard let value = properties.number(key), value.isFinite else { return fallback }
    return max(0, value)
  }

  private var swatchSide: Double { number("swatchSize", 20) }
  private var gap: Double { max(style.columnPadding, 0.8 * style.label.font.size) }
  private var nameStart: Double { swatchSide + gap }

  private var value: TextStyle {
    var text = style.label
    text.font = FontProperties(properties, prefix: "value")
      .font(size: style.label.font.size, weight: style.label.font.weight)
    text.color = properties.color("valueColor") ?? style.label.color
    text.align = .right
    text.limit = 0
    return text
  }

  private var share: TextStyle {
    var text = value
    text.font = FontProperties(properties, prefix: "share")
      .font(size: max(1, style.label.font.size - 2))
    text.color = properties.color("shareColor") ?? style.label.color.faded(by: 0.6)
    return text
  }

  /// Between the value and its percentage.
  private var lineGap: Double { 3 }

  private var leastRowHeight: Double {
    max(swatchSide, value.font.size + lineGap + share.font.size) + 4
  }

  private var rowHeight: Double { number("rowHeight", leastRowHeight + 10) }

  private func width(_ entries: [LegendEntry]) -> Double {
    if fillsWidth, available.width.isFinite { return max(0, available.width) }
    let names = entries.map { measured($0.text.ownLines, style.label) }.max() ?? 0
    let values = entries.map { valueWidth($0) }.max() ?? 0
    return min(available.width, nameStart + names + (values > 0 ? 2 * gap + values : 0))
  }

  private func valueWidth(_ entry: LegendEntry) -> Double {
    max(measured([entry.detail], value), measured([entry.share], share))
  }

  private func measured(_ lines: [String], _ style: TextStyle) -> Double {
    TextPlacement(lines, style: style, at: .zero, measurer: measurer).size.width
  }

  // MARK: Rows

  private func row(_ entry: LegendEntry, at top: Double, width: Double, height: Double)
    -> LegendItem
  {
    let middle = top + height / 2
    var texts = [name(entry.text, middle: middle, width: width, values: valueWidth(entry))]
    let apart = (value.font.size + lineGap + share.font.size) / 2
    let isPair = !entry.detail.isEmpty && !entry.share.isEmpty
    let valueMiddle = isPair ? middle - apart + value.font.size / 2 : middle
    let shareMiddle = isPair ? middle + apart - share.font.size / 2 : middle
    for (text, style, y, role) in [
      (entry.detail, value, valueMiddle, TextRole.legendValue),
      (entry.share, share, shareMiddle, .legendShare),
    ] where !text.isEmpty {
      let placement = TextPlacement(
        [text], style: style, at: Point(x: width, y: y), measurer: measurer)
      texts.append(LegendItem.Text(role: role, placement: placement))
    }
    return LegendItem(
      value: entry.value, text: entry.text, symbol: swatch(entry, middle: middle), texts: texts,
      box: Rectangle(x: 0, y: top, width: width, height: height), visible: true)
  }

  private func note(_ count: Int, at top: Double, width: Double, height: Double) -> LegendItem {
    let text = LegendBody.overflowText(count)
    return LegendItem(
      value: nil, text: text, symbol: [],
      texts: [name(text, middle: top + height / 2, width: width, values: 0)],
      box: Rectangle(x: 0, y: top, width: width, height: height), visible: true)
  }

  private func name(_ text: String, middle: Double, width: Double, values: Double)
    -> LegendItem.Text
  {
    var style = style.label
    let room = max(1, width - nameStart - (values > 0 ? values + gap : 0))
    // Rows that fill a width show as much of a name as there is room for.
    style.limit = fillsWidth || style.limit <= 0 ? room : min(style.limit, room)
    let placement = TextPlacement(
      text, style: style, at: Point(x: nameStart, y: middle), measurer: measurer)
    return LegendItem.Text(role: .legendLabel, placement: placement)
  }

  private func swatch(_ entry: LegendEntry, middle: Double) -> [DrawCommand] {
    guard swatchSide > 0, let color = entry.fill ?? entry.stroke else { return [] }
    let square = Rectangle(
      x: 0, y: middle - swatchSide / 2, width: swatchSide, height: swatchSide)
    let radius = number("swatchCornerRadius", swatchSide / 4)
    return [
      .fill(
        .roundedRectangle(square, radius: radius), .solid(color.faded(by: entry.opacity)))
    ]
  }
}
