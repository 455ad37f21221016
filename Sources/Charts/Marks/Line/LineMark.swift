import Drawing
import Geometry
import SceneModel
import VisualEncoding

/// Lines through vertices, drawn along their length.
enum LineMark: Mark {
  static func groups(in context: MarkContext) -> [MarkGroup] {
    let style = StyleReader(context, filled: false, strokeWidth: 2)
    let keys = ItemKeys(context)
    let x = PositionReader(.x, in: context)
    let y = PositionReader(.y, in: context)
    var groups: [MarkGroup] = []
    let common = style.isConstant ? style.style(row: 0, box: context.plot) : nil
    for series in context.series {
      var items: [MarkItem] = []
      for row in thinned(series, x, y, in: context) {
        let px = x.vertex(row: row)
        let py = y.vertex(row: row)
        let point = Point(x: px.place, y: py.place)
        items.append(
          MarkItem(
            key: keys.key(row: row),
            geometry: .vertex(
              VertexGeometry(
                point: point, base: nil, width: 0,
                isDefined: px.isDefined && py.isDefined)),
            style: common ?? style.style(row: row, box: context.plot), anchor: point, reveal: nil,
            magnitude: keys.magnitude(row: row, channel: .y), order: point.x,
            location: context.layer.layer.location))
      }
      var group = MarkGroup(context, items: items, keys: keys, row: series.rows.first)
      group.key = series.key
      groups.append(group)
    }
    return groups
  }

  /// The rows that pixels can tell apart.
  private static func thinned(
    _ series: SeriesRows.Series, _ x: PositionReader, _ y: PositionReader, in context: MarkContext
  ) -> [Int] {
    guard context.joinsDensely else { return series.rows }
    let isSideways = context.layer.orientation == .horizontal
    return DenseSeries.thinned(
      series.rows, of: series.count,
      from: series.first.map { isSideways ? y.vertex(row: $0).place : x.vertex(row: $0).place },
      column: context.pixelSide
    ) { row in
      let (px, py) = (x.vertex(row: row), y.vertex(row: row))
      guard px.isDefined, py.isDefined else { return nil }
      let (along, across) = isSideways ? (py.place, px.place) : (px.place, py.place)
      return DenseSeries.Place(along: along, tip: across, base: across)
    }
  }

  static func commands(for group: MarkGroup, in painting: GroupPainting) -> [DrawCommand] {
    let state = painting.state(of: group)
    guard let style = group.items.first?.style, state.opacity > 0 else { return [] }
    let line = painting.line(of: group)
    let path = line.measure.trimmed(from: state.strokeStart, to: state.strokeEnd)
    var commands: [DrawCommand] = []
    let stroke = state.strokeStyle(style.strokeStyle)
    if let paint = style.stroke, stroke.width > 0 {
      for piece in line.pieces(path, state: state, style: stroke) where !piece.path.isEmpty {
        commands.append(.stroke(piece.path, state.paint(paint), piece.style))
      }
      for dot in line.lonePoints where state.hasDrawn(dot.fraction) {
        commands.append(
          .fill(.circle(center: dot.point, radius: stroke.width), state.paint(paint)))
      }
    }
    if let fill = style.fill, !path.isEmpty {
      commands.insert(.fill(path, state.paint(fill)), at: 0)
    }
    return painting.placed(
      commands, anchor: painting.view.plot.center, state: state, opacity: style.opacity)
  }
}
