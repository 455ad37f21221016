import Syntax
import Drawing
import Geometry
import SceneModel
import VisualEncoding

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
      default: break
      }
      items.append(
        MarkItem(
          key: keys.key(row: row), geometry: .rule(start, end), style: look,
          anchor: start.interpolated(to: end, fraction: 0.5), reveal: nil, magnitude: nil,
          order: start.x, location: context.layer.layer.location))
    }
    return [MarkGroup(context, items: items)]
  }

  /// A rule spans what no channel bounds: across its place, from its base to its place, or both.
  private static func line(
    row: Int, x: PositionReader, y: PositionReader, orientation: Orientation?
  ) -> (Point, Point)? {
    guard
      let (left, right) = ends(
        x, row, isInterval: orientation != .vertical, isMeasured: orientation == .horizontal),
      let (low, high) = ends(
        y, row, isInterval: orientation != .horizontal, isMeasured: orientation == .vertical)
    else { return nil }
    return (Point(x: left, y: low), Point(x: right, y: high))
  }

  /// Both ends of a rule along a direction, in the order in which it is drawn.
  private static func ends(
    _ reader: PositionReader, _ row: Int, isInterval: Bool, isMeasured: Bool
  ) -> (Double, Double)? {
    let fallback = isMeasured ? PositionReader.Fallback.end : .middle
    guard isInterval else { return reader.point(row: row, else: fallback).map { ($0, $0) } }
    guard let (base, tip) = reader.interval(row: row, else: fallback) else { return nil }
    return reader.isSecondDefined ? (tip, base) : (base, tip)
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
