import Syntax
import Drawing
import Geometry
import Glibc
import SceneModel
import VisualEncoding

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
    guard let style = group.items.first?.style, state.opacity > 0 else { return [] }
    let total = painting.line(of: group).measure.length
    var pieces: [Path] = []
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
        pieces.append(.circle(center: vertex.point, radius: vertex.width / 2))
      }
      if let start = previous {
        let length = start.point.distance(to: vertex.point)
        let low = (state.strokeStart * total - travelled) / max(length, .leastNormalMagnitude)
        let high = (state.strokeEnd * total - travelled) / max(length, .leastNormalMagnitude)
        let from = min(max(low, 0), 1)
        let to = min(max(high, 0), 1)
        if to > from {
          pieces.append(TrailPiece(start, vertex).outline(from: from, to: to))
        }
        travelled += length
      }
      previous = vertex
    }
    // Pieces are painted one by one, so that a head on its way changes few pixels; their edges lie over all of them.
    var commands: [DrawCommand] = []
    if let fill = style.fill {
      commands = pieces.map { .fill($0, state.paint(fill)) }
    }
    if let stroke = style.stroke, style.strokeStyle.width > 0, !pieces.isEmpty {
      var edges = Path()
      for piece in pieces { edges.append(piece) }
      commands.append(.stroke(edges, state.paint(stroke), state.strokeStyle(style.strokeStyle)))
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
    let angle = atan2(b.x - a.x, a.y - b.y)
    func side(_ center: Point, _ radius: Double, _ turn: Double) -> Point {
      Polar(radius: radius, angle: angle + turn).point(around: center)
    }
    var path = Path()
    path.move(to: side(a, ra, -.pi / 2))
    path.line(to: side(b, rb, -.pi / 2))
    path.arc(center: b, radius: rb, startAngle: angle - .pi / 2, sweep: .pi)
    path.line(to: side(a, ra, .pi / 2))
    path.arc(center: a, radius: ra, startAngle: angle + .pi / 2, sweep: .pi)
    path.close()
    return path
  }
}
