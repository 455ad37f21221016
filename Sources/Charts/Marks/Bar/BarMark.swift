import Drawing
import Geometry
import SceneModel
import VisualEncoding

/// Bars: rectangles that measure along one direction.
enum BarMark: Mark {
  static func groups(in context: MarkContext) -> [MarkGroup] {
    let orientation = context.layer.orientation ?? .vertical
    let style = StyleReader(context, filled: true)
    let keys = ItemKeys(context)
    let measure = PositionReader(orientation.measureChannel, in: context)
    let along = BandSpan(measure, in: context)
    let across = BandSpan(PositionReader(orientation.dimensionChannel, in: context), in: context)
    let radii = BarCorners(context.looks)
    var items: [MarkItem] = []
    for row in 0..<context.rowCount {
      guard let (low, high) = across.span(row: row), let (base, tip) = along.span(row: row) else {
        continue
      }
      let rectangle =
        orientation == .vertical
        ? Rectangle(corner: Point(x: low, y: base), corner: Point(x: high, y: tip))
        : Rectangle(corner: Point(x: base, y: low), corner: Point(x: tip, y: high))
      let side: Orient =
        orientation == .vertical ? (tip <= base ? .bottom : .top) : (tip >= base ? .left : .right)
      items.append(
        MarkItem(
          key: keys.key(row: row),
          geometry: .bar(
            BarGeometry(
              rectangle: rectangle, cornerRadii: radii.radii(base: side, row: row), base: side)),
          style: style.style(row: row, box: rectangle), anchor: rectangle.center, reveal: nil,
          magnitude: keys.magnitude(row: row, channel: orientation.measureChannel),
          order: (low + high) / 2,
          location: context.layer.layer.location))
    }
    BarStacks(context, base: radii)?.round(&items)
    var group = MarkGroup(context, items: items)
    let offset = context.layer.stackOffset
    if measure.field?.isStacked == true, offset == "zero" || offset == "normalize" {
      group.baseline = measure.base
    }
    return [group]
  }

  static func commands(for group: MarkGroup, in painting: GroupPainting) -> [DrawCommand] {
    painting.itemCommands(group) { item, state in
      guard case .bar(let bar) = item.geometry else { return [] }
      let rectangle = bar.grown(to: state.extent)
      let path =
        bar.cornerRadii.contains { $0 > 0 }
        ? Path.roundedRectangle(rectangle, radii: bar.radii(in: rectangle))
        : Path.rectangle(rectangle)
      guard rectangle.width > 0, rectangle.height > 0 else { return [] }
      return painting.painted(path, item: item, state: state)
    }
  }
}

extension BarGeometry {
  /// The rectangle at a fraction of its length from its base; beyond 1 it overshoots, below 0 it turns over.
  func grown(to extent: Double) -> Rectangle {
    guard extent != 1 else { return rectangle }
    let r = rectangle
    switch base {
    case .bottom:
      return Rectangle(
        corner: Point(x: r.minX, y: r.maxY), corner: Point(x: r.maxX, y: r.maxY - r.height * extent)
      )
    case .top:
      return Rectangle(
        corner: r.origin, corner: Point(x: r.maxX, y: r.minY + r.height * extent))
    case .left:
      return Rectangle(
        corner: r.origin, corner: Point(x: r.minX + r.width * extent, y: r.maxY))
    case .right:
      return Rectangle(
        corner: Point(x: r.maxX, y: r.minY), corner: Point(x: r.maxX - r.width * extent, y: r.maxY))
    }
  }
}

extension BarGeometry {
  /// The corners' radii, held to what a rectangle allows.
  func radii(in rectangle: Rectangle) -> CornerRadii {
    let limit = min(rectangle.width, rectangle.height) / 2
    let fitted = cornerRadii.map { min(max($0, 0), limit) }
    return CornerRadii(
      topLeft: fitted[0], topRight: fitted[1], bottomRight: fitted[2], bottomLeft: fitted[3])
  }
}
