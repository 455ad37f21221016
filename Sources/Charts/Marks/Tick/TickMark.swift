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
    let size = context.reader(.size)
    let thickness = context.properties.number("thickness") ?? 1
    var items: [MarkItem] = []
    for row in 0..<context.rowCount {
      guard let px = x.point(row: row), let py = y.point(row: row) else { continue }
      let length: Double
      switch size?.output(row: row) {
      case .number(let value): length = value
      case .constant(let node): length = node.number ?? 0
      default: length = TickMark.length(orientation, x: x, y: y, context: context)
      }
      let rectangle =
        orientation == .vertical
        ? Rectangle(x: px - thickness / 2, y: py - length / 2, width: thickness, height: length)
        : Rectangle(x: px - length / 2, y: py - thickness / 2, width: length, height: thickness)
      items.append(
        MarkItem(
          key: keys.key(row: row),
          geometry: .bar(
            BarGeometry(
              rectangle: rectangle,
              cornerRadii: BarCorners(context.properties).radii(
                base: .bottom, row: row), base: orientation == .vertical ? .bottom : .left)),
          style: style.style(row: row, box: rectangle), anchor: rectangle.center, reveal: nil,
          magnitude: nil, order: px, location: context.layer.layer.location))
    }
    return [MarkGroup(context, items: items)]
  }

  /// A tick's length: given, or three quarters of the band it stands in, or Vega-Lite's step.
  private static func length(
    _ orientation: Orientation, x: PositionReader, y: PositionReader, context: MarkContext
  ) -> Double {
    let key = orientation == .vertical ? "height" : "width"
    if let given = context.properties.number("size") ?? context.properties.number(key)
      ?? context.properties.number("bandSize")
    {
      return given
    }
    let scale = (orientation == .vertical ? y : x).scale
    let fraction = context.properties[key]?["band"]?.number
    if let scale, scale.bandwidth > 0 { return scale.bandwidth * (fraction ?? 1) }
    if let scale, scale.type == .point { return scale.step * (fraction ?? 0.75) }
    return 15
  }

  static func commands(for group: MarkGroup, in painting: GroupPainting) -> [DrawCommand] {
    BarMark.commands(for: group, in: painting)
  }
}
