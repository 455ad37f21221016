import Drawing
import Geometry
import SceneModel
import VisualEncoding

/// Areas between a line and a base or a second line; they are uncovered by their line's head.
enum AreaMark: Mark {
  static func groups(in context: MarkContext) -> [MarkGroup] {
    let orientation = context.layer.orientation ?? .vertical
    let style = StyleReader(context, filled: true)
    let keys = ItemKeys(context)
    let along = PositionReader(orientation.measureChannel, in: context)
    let across = PositionReader(orientation.dimensionChannel, in: context)
    var groups: [MarkGroup] = []
    for series in context.series {
      var items: [MarkItem] = []
      let rows = thinned(series, across, along, in: context)
      for row in rows {
        let place = across.vertex(row: row, else: .base)
        let measure = measure(along, row: row, in: context)
        let isDefined =
          place.isDefined && measure?.tip.isFinite == true
          && measure?.base.isFinite == true
        let tip = measure?.tip ?? along.base
        let base = measure?.base ?? along.base
        let at = place.place
        let point = orientation == .vertical ? Point(x: at, y: tip) : Point(x: tip, y: at)
        let foot = orientation == .vertical ? Point(x: at, y: base) : Point(x: base, y: at)
        items.append(
          MarkItem(
            key: keys.key(row: row),
            geometry: .vertex(
              VertexGeometry(point: point, base: foot, width: 0, isDefined: isDefined)),
            style: ItemStyle(), anchor: point, reveal: nil,
            magnitude: keys.magnitude(row: row, channel: orientation.measureChannel),
            order: point.x, location: context.layer.layer.location))
      }
      let box = AreaShape.box(items) ?? context.plot
      let common = style.isConstant ? style.style(row: 0, box: box) : nil
      for (index, row) in rows.enumerated() {
        items[index].style = common ?? style.style(row: row, box: box)
      }
      var group = MarkGroup(context, items: items, keys: keys, row: series.rows.first)
      group.key = series.key
      groups.append(group)
    }
    return groups
  }

  /// The rows that pixels can tell apart.
  private static func thinned(
    _ series: SeriesRows.Series, _ across: PositionReader, _ along: PositionReader,
    in context: MarkContext
  ) -> [Int] {
    guard context.joinsDensely else { return series.rows }
    return DenseSeries.thinned(
      series.rows, of: series.count,
      from: series.first.map { across.vertex(row: $0, else: .base).place },
      column: context.pixelSide
    ) { row in
      let place = across.vertex(row: row, else: .base)
      guard place.isDefined, let measure = measure(along, row: row, in: context),
        measure.tip.isFinite, measure.base.isFinite
      else { return nil }
      return DenseSeries.Place(along: place.place, tip: measure.tip, base: measure.base)
    }
  }

  /// Both edges of a row; without a direction to measure along there is nothing between them.
  private static func measure(_ along: PositionReader, row: Int, in context: MarkContext)
    -> (base: Double, tip: Double)?
  {
    guard context.layer.orientation == nil else { return along.interval(row: row, else: .base) }
    return along.point(row: row, else: .base).map { ($0, $0) }
  }

  static func commands(for group: MarkGroup, in painting: GroupPainting) -> [DrawCommand] {
    let state = painting.state(of: group)
    guard let style = group.items.first?.style, state.opacity > 0 else { return [] }
    let head = painting.headFraction(of: group, state: state)
    var commands: [DrawCommand] = []
    for shape in AreaShape.shapes(group, extent: state.extent) {
      guard let outline = shape.outline(from: state.strokeStart, to: head) else { continue }
      if let fill = style.fill { commands.append(.fill(outline, state.paint(fill))) }
      if let stroke = style.stroke, style.strokeStyle.width > 0 {
        commands.append(
          .stroke(outline, state.paint(stroke), state.strokeStyle(style.strokeStyle)))
      }
    }
    return painting.placed(
      commands, anchor: painting.view.plot.center, state: state, opacity: style.opacity)
  }
}
