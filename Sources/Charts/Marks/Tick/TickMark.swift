import Syntax
import Drawing
import Geometry
import SceneModel
import VisualEncoding

/// Short strokes that mark values, drawn as thin rectangles.
enum TickMark: Mark {
  static func groups(in context: MarkContext) -> [MarkGroup] {
    let orientation = context.layer.orientation ?? .vertical
    let style = StyleReader(
      context, filled: true, opacity: context.layer.layer.isAggregated ? nil : 0.7)
    let keys = ItemKeys(context)
    let across = PositionReader(orientation.dimensionChannel, in: context)
    let span = BandSpan(PositionReader(orientation.measureChannel, in: context), in: context)
    var items: [MarkItem] = []
    for row in 0..<context.rowCount {
      guard let place = across.point(row: row), let (low, high) = span.span(row: row) else {
        continue
      }
      let thickness = context.looks[row].number("thickness") ?? 1
      let rectangle =
        orientation == .vertical
        ? Rectangle(
          corner: Point(x: place - thickness / 2, y: low),
          corner: Point(x: place + thickness / 2, y: high))
        : Rectangle(
          corner: Point(x: low, y: place - thickness / 2),
          corner: Point(x: high, y: place + thickness / 2))
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
