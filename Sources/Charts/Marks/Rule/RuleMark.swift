import Syntax
import Drawing
import Geometry
import SceneModel

/// Straight lines across the plot, or between two points.
enum RuleMark: Mark {
  static func groups(in context: MarkContext) -> [MarkGroup] {
    let style = StyleReader(context, filled: false, strokeWidth: 1)
    let keys = ItemKeys(context)
    let x = PositionReader(.x, in: context)
    let y = PositionReader(.y, in: context)
    let width = context.reader(.size)
    let orientation = context.layer.orientation
    var items: [MarkItem] = []
    for row in 0..<context.rowCount {
      guard let (start, end) = line(row: row, x: x, y: y, orientation: orientation) else {
        continue
      }
      var look = style.style(row: row, box: Rectangle(corner: start, corner: end))
      switch width?.output(row: row) {
      case .number(let value): look.strokeStyle.width = max(value, 0)
      case .constant(let node): look.strokeStyle.width = node.number ?? look.strokeStyle.width
      default:
        if let size = context.looks[row].number("size") { look.strokeStyle.width = size }
      }
      items.append(
        MarkItem(
          key: keys.key(row: row), geometry: .rule(start, end), style: look,
          anchor: start.interpolated(to: end, fraction: 0.5), reveal: nil, magnitude: nil,
          order: start.x, location: context.layer.layer.location))
    }
    return [MarkGroup(context, items: items)]
  }

  /// A rule spans what no channel bounds.
  private static func line(
    row: Int, x: PositionReader, y: PositionReader, orientation: Orientation?
  ) -> (Point, Point)? {
    if x.isSecondDefined || y.isSecondDefined {
      guard let x1 = x.isSecondDefined ? edge(x, row) : x.point(row: row),
        let y1 = y.isSecondDefined ? edge(y, row) : y.point(row: row),
        let x2 = x.isSecondDefined ? x.secondPoint(row: row) : x1,
        let y2 = y.isSecondDefined ? y.secondPoint(row: row) : y1
      else { return nil }
      return (Point(x: x1, y: y1), Point(x: x2, y: y2))
    }
    guard let px = x.point(row: row), let py = y.point(row: row) else { return nil }
    if x.field != nil, y.field == nil {
      return (Point(x: px, y: y.end), Point(x: px, y: y.start))
    }
    if y.field != nil, x.field == nil {
      return (Point(x: x.start, y: py), Point(x: x.end, y: py))
    }
    if orientation == .horizontal, let measure = x.measure(row: row) {
      return (Point(x: measure.base, y: py), Point(x: measure.tip, y: py))
    }
    guard let measure = y.measure(row: row) else { return nil }
    return (Point(x: px, y: measure.base), Point(x: px, y: measure.tip))
  }

  private static func edge(_ reader: PositionReader, _ row: Int) -> Double? {
    reader.scale?.isBand == true ? reader.unshiftedEdge(row: row) : reader.point(row: row)
  }

  static func commands(for group: MarkGroup, in painting: GroupPainting) -> [DrawCommand] {
    painting.itemCommands(group) { item, state in
      guard case .rule(let start, let end) = item.geometry, let stroke = item.style.stroke else {
        return []
      }
      let from = start.interpolated(to: end, fraction: state.strokeStart)
      let to = start.interpolated(to: end, fraction: state.strokeEnd * min(max(state.extent, 0), 1))
      guard state.strokeEnd > state.strokeStart, from != to, item.style.strokeStyle.width > 0 else {
        return []
      }
      var style = state.strokeStyle(item.style.strokeStyle)
      // Dashes stay where they are on the rule while its start is trimmed.
      style.dashPhase += start.distance(to: from)
      return [.stroke(.polyline([from, to]), state.paint(stroke), style)]
    }
  }
}
