import Syntax
import Drawing
import Geometry
import SceneModel

/// Lines whose width follows a value.
enum TrailMark: Mark {
  static func groups(in context: MarkContext) -> [MarkGroup] {
    let style = StyleReader(context, filled: true)
    let keys = ItemKeys(context)
    let x = PositionReader(.x, in: context)
    let y = PositionReader(.y, in: context)
    let size = context.reader(.size)
    var groups: [MarkGroup] = []
    for series in SeriesRows(context).series {
      var items: [MarkItem] = []
      for row in series.rows {
        let px = x.vertex(row: row)
        let py = y.vertex(row: row)
        var width = context.looks[row].number("size") ?? 2
        switch size?.output(row: row) {
        case .number(let value): width = max(value, 0)
        case .constant(let node): width = max(node.number ?? width, 0)
        default: break
        }
        let point = Point(x: px.place, y: py.place)
        items.append(
          MarkItem(
            key: keys.key(row: row),
            geometry: .vertex(
              VertexGeometry(
                point: point, base: nil, width: width,
                isDefined: px.isDefined && py.isDefined)),
            style: style.style(row: row, box: context.plot), anchor: point, reveal: nil,
            magnitude: nil, order: point.x, location: context.layer.layer.location))
      }
      var group = MarkGroup(context, items: items, keys: keys, row: series.rows.first)
      group.key = series.key
      groups.append(group)
    }
    return groups
  }

  static func commands(for group: MarkGroup, in painting: GroupPainting) -> [DrawCommand] {
    let state = painting.state(of: group)
    guard let style = group.items.first?.style, let fill = style.fill, state.opacity > 0 else {
      return []
    }
    let total = painting.line(of: group).measure.length
    var commands: [DrawCommand] = []
    var travelled = 0.0
    var previous: VertexGeometry?
    for (index, item) in group.items.enumerated() {
      guard case .vertex(let vertex) = item.geometry, vertex.isDefined else {
        previous = nil
        continue
      }
      if previous == nil, !group.isDefined(at: index + 1),
        state.hasDrawn(total > 0 ? travelled / total : 0)
      {
        commands.append(
          .fill(.circle(center: vertex.point, radius: vertex.width / 2), state.paint(fill)))
      }
      if let start = previous {
        let length = start.point.distance(to: vertex.point)
        let low = (state.strokeStart * total - travelled) / max(length, .leastNormalMagnitude)
        let high = (state.strokeEnd * total - travelled) / max(length, .leastNormalMagnitude)
        let from = min(max(low, 0), 1)
        let to = min(max(high, 0), 1)
        if to > from {
          commands.append(
            .fill(
              TrailPiece(start, vertex).outline(from: from, to: to), state.paint(fill)))
        }
        travelled += length
      }
      previous = vertex
    }
    return painting.placed(
      commands, anchor: painting.view.plot.center, state: state, opacity: style.opacity)
  }
}

extension MarkGroup {
  /// Whether there is a vertex at an index, and the data has a value for it.
  fileprivate func isDefined(at index: Int) -> Bool {
    guard items.indices.contains(index), case .vertex(let vertex) = items[index].geometry else {
      return false
    }
    return vertex.isDefined
  }
}

/// The tapering piece between two vertices, with round ends.
private struct TrailPiece {
  private let start: VertexGeometry
  private let end: VertexGeometry

  init(_ start: VertexGeometry, _ end: VertexGeometry) {
    self.start = start
    self.end = end
  }

  func outline(from: Double, to: Double) -> Path {
    let a = start.point.interpolated(to: end.point, fraction: from)
    let b = start.point.interpolated(to: end.point, fraction: to)
    let ra = (start.width + (end.width - start.width) * from) / 2
    let rb = (start.width + (end.width - start.width) * to) / 2
    let length = max(a.distance(to: b), .leastNormalMagnitude)
    let normal = Point(x: -(b.y - a.y) / length, y: (b.x - a.x) / length)
    var path = Path.circle(center: a, radius: ra)
    path.append(.circle(center: b, radius: rb))
    path.append(
      Path([
        .move(a + normal * ra), .line(a - normal * ra), .line(b - normal * rb),
        .line(b + normal * rb), .close,
      ]))
    return path
  }
}
