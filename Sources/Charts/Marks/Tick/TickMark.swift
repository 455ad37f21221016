import Syntax
import Drawing
import Geometry
import SceneModel

/// Short strokes that mark values, drawn as thin rectangles.
enum TickMark: Mark {
  static func groups(in context: MarkContext) -> [MarkGroup] {
    let orientation = context.layer.orientation ?? .vertical
    let style = StyleReader(
      context, filled: true, opacity: context.layer.layer.isAggregated ? nil : 0.7)
    let keys = ItemKeys(context)
    let x = PositionReader(.x, in: context)
    let y = PositionReader(.y, in: context)
    let span = BandSpan(orientation == .vertical ? y : x, in: context)
    var items: [MarkItem] = []
    for row in 0..<context.rowCount {
      let place = orientation == .vertical ? x.point(row: row) : y.point(row: row)
      guard let place, let (low, high) = span.span(row: row) else { continue }
      let thickness = context.looks[row].number("thickness") ?? 1
      let rectangle =
        orientation == .vertical
        ? Rectangle(x: place - thickness / 2, y: low, width: thickness, height: high - low)
        : Rectangle(x: low, y: place - thickness / 2, width: high - low, height: thickness)
      items.append(
        MarkItem(
          key: keys.key(row: row),
          geometry: .bar(
            BarGeometry(
              rectangle: rectangle,
              cornerRadii: BarCorners(context.looks).radii(
                base: .bottom, row: row), base: orientation == .vertical ? .bottom : .left)),
          style: style.style(row: row, box: rectangle), anchor: rectangle.center, reveal: nil,
          magnitude: nil, order: rectangle.midX, location: context.layer.layer.location))
    }
    return [MarkGroup(context, items: items)]
  }

  static func commands(for group: MarkGroup, in painting: GroupPainting) -> [DrawCommand] {
    BarMark.commands(for: group, in: painting)
  }
}
