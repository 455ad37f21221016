import Drawing
import Geometry
import SceneModel
import VisualEncoding

/// Rectangles that fill bands, bins or ranges in both directions.
enum RectMark: Mark {
  static func groups(in context: MarkContext) -> [MarkGroup] {
    let style = StyleReader(context, filled: true)
    let keys = ItemKeys(context)
    let x = BandSpan(PositionReader(.x, in: context), in: context)
    let y = BandSpan(PositionReader(.y, in: context), in: context)
    let radii = BarCorners(context.looks)
    var items: [MarkItem] = []
    for row in 0..<context.rowCount {
      guard let (left, right) = x.span(row: row), let (top, bottom) = y.span(row: row) else {
        continue
      }
      let rectangle = Rectangle(
        corner: Point(x: left, y: top), corner: Point(x: right, y: bottom))
      items.append(
        MarkItem(
          key: keys.key(row: row),
          geometry: .bar(
            BarGeometry(
              rectangle: rectangle, cornerRadii: radii.radii(base: .bottom, row: row), base: .bottom
            )),
          style: style.style(row: row, box: rectangle), anchor: rectangle.center, reveal: nil,
          magnitude: nil, order: rectangle.midX, location: context.layer.layer.location))
    }
    return [MarkGroup(context, items: items)]
  }

  static func commands(for group: MarkGroup, in painting: GroupPainting) -> [DrawCommand] {
    BarMark.commands(for: group, in: painting)
  }
}
