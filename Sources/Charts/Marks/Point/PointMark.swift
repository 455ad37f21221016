import Syntax
import Drawing
import Geometry
import SceneModel
import VisualEncoding

/// Symbols at points: Vega-Lite's `point`, `circle` and `square`.
enum PointMark: Mark {
  static func groups(in context: MarkContext) -> [MarkGroup] {
    let kind = context.layer.layer.mark
    let style = StyleReader(
      context, filled: kind != .point, strokeWidth: 2,
      opacity: context.layer.layer.isAggregated ? nil : 0.7)
    let keys = ItemKeys(context)
    let x = PositionReader(.x, in: context)
    let y = PositionReader(.y, in: context)
    let size = context.reader(.size)
    let shape = context.reader(.shape)
    let angle = context.reader(.angle)
    var items: [MarkItem] = []
    for row in 0..<context.rowCount {
      guard let px = x.point(row: row), let py = y.point(row: row), px.isFinite, py.isFinite else {
        continue
      }
      let own = context.looks[row]
      let defaultSize = own.number("size") ?? 30
      var area = defaultSize
      switch size?.output(row: row) {
      case .number(let value): area = max(value, 0)
      case .constant(let node): area = max(node.number ?? defaultSize, 0)
      default: if size?.isDriven == true { continue }
      }
      var symbol =
        kind == .point
        ? own.string("shape") ?? "circle" : kind == .square ? "square" : "circle"
      switch shape?.output(row: row) {
      case .word(let word): symbol = word
      case .constant(let node): symbol = node.string ?? symbol
      default: break
      }
      var degrees = own.number("angle") ?? 0
      switch angle?.output(row: row) {
      case .number(let value): degrees = value
      case .constant(let node): degrees = node.number ?? degrees
      default: break
      }
      let center = Point(x: px, y: py)
      let side = area.squareRoot()
      let box = Rectangle(x: px - side / 2, y: py - side / 2, width: side, height: side)
      items.append(
        MarkItem(
          key: keys.key(row: row),
          geometry: .symbol(
            SymbolGeometry(
              center: center, size: area, shape: symbol, angleRadians: degrees * .pi / 180)),
          style: style.style(row: row, box: box), anchor: center, reveal: nil,
          magnitude: keys.magnitude(row: row, channel: .y), order: px,
          location: context.layer.layer.location))
    }
    return [MarkGroup(context, items: items, keys: keys)]
  }

  /// What the path of a symbol depends on, but for its place.
  private struct ShapeKey: Hashable {
    let shape: String
    let size: Double
  }

  static func commands(for group: MarkGroup, in painting: GroupPainting) -> [DrawCommand] {
    var shapes: [ShapeKey: Path] = [:]
    return painting.itemCommands(group) { item, state in
      guard case .symbol(let symbol) = item.geometry, symbol.size > 0 else { return [] }
      let key = ShapeKey(shape: symbol.shape, size: symbol.size)
      let path =
        shapes[key] ?? (SymbolShape(symbol.shape) ?? SymbolShape(.circle)).path(size: symbol.size)
      shapes[key] = path
      var place = Transform.translation(x: symbol.center.x, y: symbol.center.y)
      if symbol.angleRadians != 0 { place = place.after(.rotation(symbol.angleRadians)) }
      return painting.painted(path.transformed(by: place), item: item, state: state)
    }
  }
}
