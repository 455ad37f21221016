package import Drawing
package import Geometry
import SceneModel
import Typesetting

/// Sets a legend of symbols with labels, in rows and columns.
package struct SymbolLegend {
  package var input: LegendInput
  package var style: LegendStyle
  /// Where the entries have to fit, in points.
  package var available: Size
  package var measurer: any TextMeasurer

  /// An entry, its symbol's room and its measured label.
  private struct Cell {
    var entry: LegendEntry?
    var text: String
    /// The side of the square that the symbol stands in.
    var symbolSide: Double
    var labelWidth: Double
    var height: Double
  }

  package func body(_ entries: [LegendEntry]) -> LegendBody {
    let limit = style.symbolLimit > 0 ? style.symbolLimit : entries.count
    let cells = entries.map { cell($0) }
    var shown = min(cells.count, limit)
    // With a note in place of the rest, the note itself needs a place.
    if shown < cells.count { shown = max(0, shown - 1) }
    while true {
      var all = Array(cells.prefix(shown))
      if shown < cells.count { all.append(note(cells.count - shown)) }
      let columns = columnCount(all)
      let grid = Grid(all.map { size($0, all, columns) }, columns: columns, style: style)
      if shown == 0 || grid.size.height <= available.height + 1e-6 {
        let isRoomForNote = grid.size.height <= available.height + 1e-6
        let placed = isRoomForNote ? place(all, grid, columns) : []
        let dropped = cells.dropFirst(isRoomForNote ? shown : 0).map {
          LegendItem.dropped(
            $0.entry?.value, text: $0.text, style: style.label, measurer: measurer)
        }
        return LegendBody(
          size: isRoomForNote ? grid.size : .zero, decoration: [], items: placed + dropped)
      }
      shown -= 1
    }
  }

  // MARK: Measuring

  private func cell(_ entry: LegendEntry) -> Cell {
    let area = resolvedSize(entry)
    let side = (area.squareRoot() + max(0, strokeWidth(entry))).rounded(.up)
    return cell(entry, text: entry.text, side: max(side, style.label.font.size))
  }

  private func note(_ count: Int) -> Cell {
    cell(nil, text: LegendBody.overflowText(count), side: style.label.font.size)
  }

  private func cell(_ entry: LegendEntry?, text: String, side: Double) -> Cell {
    let label = TextPlacement(text, style: labelStyle, at: .zero, measurer: measurer)
    return Cell(
      entry: entry, text: text, symbolSide: side, labelWidth: label.size.width,
      height: max(side, label.size.height))
  }

  /// The label's style with a limit that lets at least one column fit.
  private var labelStyle: TextStyle {
    var text = style.label
    let room = available.width - style.label.font.size - style.labelOffset
    if room.isFinite { text.limit = min(text.limit > 0 ? text.limit : room, max(1, room)) }
    return text
  }

  /// Where a cell's label begins: columns align their labels, one free row does not.
  private func labelStart(_ cell: Cell, _ all: [Cell], _ columns: Int) -> Double {
    let side =
      style.columns == 0 && columns == all.count
      ? cell.symbolSide : all.map(\.symbolSide).max() ?? 0
    return side + style.symbolOffset + style.labelOffset
  }

  private func size(_ cell: Cell, _ all: [Cell], _ columns: Int) -> Size {
    Size(width: labelStart(cell, all, columns) + cell.labelWidth, height: cell.height)
  }

  /// As many columns as asked for and as fit side by side, at least one.
  private func columnCount(_ all: [Cell]) -> Int {
    let wanted = style.columns == 0 ? all.count : style.columns
    var columns = max(1, min(wanted, all.count))
    while columns > 1 {
      let grid = Grid(all.map { size($0, all, columns) }, columns: columns, style: style)
      if grid.size.width <= available.width + 1e-6 { break }
      columns -= 1
    }
    return columns
  }

  // MARK: Placing

  private func place(_ cells: [Cell], _ grid: Grid, _ columns: Int) -> [LegendItem] {
    zip(cells, grid.boxes).map { cell, box in
      let start = labelStart(cell, cells, columns)
      let side = start - style.labelOffset - style.symbolOffset
      let middle = box.midY
      // As in Vega, the anchor stays where labels begin, whichever side of them is there.
      let anchor = Point(x: box.x + start, y: middle)
      let label = TextPlacement(cell.text, style: labelStyle, at: anchor, measurer: measurer)
      let center = Point(x: box.x + side / 2 + style.symbolOffset, y: middle)
      return LegendItem(
        value: cell.entry?.value, text: cell.text,
        symbol: cell.entry.map { symbol($0, center: center) } ?? [],
        texts: [LegendItem.Text(role: .legendLabel, placement: label)], box: box, visible: true)
    }
  }

  /// Entries tell how the marks look; properties have a say where no channel does.
  private func has(_ channels: Channel...) -> Bool {
    input.channels.contains(where: channels.contains)
  }

  private func resolvedSize(_ entry: LegendEntry) -> Double {
    let size = has(.size) ? entry.size : input.properties.number("symbolSize") ?? entry.size
    return size.isFinite ? max(0, size) : 0
  }

  private func strokeWidth(_ entry: LegendEntry) -> Double {
    has(.strokeWidth)
      ? entry.strokeWidth : input.properties.number("symbolStrokeWidth") ?? entry.strokeWidth
  }

  private func symbol(_ entry: LegendEntry, center: Point) -> [DrawCommand] {
    let properties = input.properties
    let named = has(.shape) ? entry.shape : properties.string("symbolType") ?? entry.shape
    let shape = SymbolShape(named) ?? SymbolShape(.circle)
    let path = shape.path(size: resolvedSize(entry), center: center)
    guard !path.isEmpty else { return [] }
    let hasColor = has(.color, .fill, .stroke)
    let opacity =
      has(.opacity) ? entry.opacity : properties.number("symbolOpacity") ?? entry.opacity
    var fill = hasColor ? entry.fill : properties.color("symbolFillColor") ?? entry.fill
    var stroke = hasColor ? entry.stroke : properties.color("symbolStrokeColor") ?? entry.stroke
    if shape.isLine {
      stroke = stroke ?? fill
      fill = nil
    }
    if fill == nil, stroke == nil { stroke = GuideColor.line }
    var commands: [DrawCommand] = []
    if let fill { commands.append(.fill(path, .solid(fill.faded(by: opacity)))) }
    let width = strokeWidth(entry)
    if let stroke, width > 0, width.isFinite {
      let dash =
        has(.strokeDash) ? entry.strokeDash : properties.numbers("symbolDash") ?? entry.strokeDash
      commands.append(
        .stroke(
          path, .solid(stroke.faded(by: opacity)),
          StrokeStyle(
            width: width, dash: dash, dashPhase: properties.number("symbolDashOffset") ?? 0)))
    }
    return commands
  }
}

extension SymbolLegend {
  /// Cells in rows and columns that align with one another, as Vega's grid with `align: each`.
  package struct Grid {
    package var boxes: [Rectangle]
    package var size: Size

    /// A vertical legend fills its columns one after the other, a horizontal one its rows.
    init(_ sizes: [Size], columns: Int, style: LegendStyle) {
      let columns = max(1, columns)
      let rows = (sizes.count + columns - 1) / columns
      func cell(_ index: Int) -> (row: Int, column: Int) {
        style.isVertical && rows > 0
          ? (index % rows, index / rows) : (index / columns, index % columns)
      }
      var widths = Array(repeating: 0.0, count: columns)
      var heights = Array(repeating: 0.0, count: rows)
      for (index, size) in sizes.enumerated() {
        let (row, column) = cell(index)
        widths[column] = max(widths[column], size.width)
        heights[row] = max(heights[row], size.height)
      }
      func starts(_ lengths: [Double], _ padding: Double) -> [Double] {
        lengths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 + padding) }
      }
      let left = starts(widths, style.columnPadding)
      let top = starts(heights, style.rowPadding)
      boxes = sizes.enumerated().map { index, size in
        let (row, column) = cell(index)
        return Rectangle(
          x: left[column], y: top[row], width: size.width, height: heights[row])
      }
      size = Size(
        width: boxes.map(\.maxX).max() ?? 0, height: boxes.map(\.maxY).max() ?? 0)
    }
  }
}
