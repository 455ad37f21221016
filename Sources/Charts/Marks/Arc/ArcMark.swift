import Drawing
import Geometry
import SceneModel
import Syntax
import VisualEncoding

/// Sectors of a pie, a donut or a rose.
enum ArcMark: Mark {
  static func groups(in context: MarkContext) -> [MarkGroup] {
    let style = StyleReader(context, filled: true)
    let keys = ItemKeys(context)
    let polar = PolarReader(context)
    let x = PositionReader(.x, in: context)
    let y = PositionReader(.y, in: context)
    var items: [MarkItem] = []
    for row in 0..<context.rowCount {
      guard let px = x.point(row: row), let py = y.point(row: row),
        let (start, end) = polar.sector(row: row),
        let (low, high) = polar.ring(row: row, inner: polar.length("innerRadius", row: row) ?? 0)
      else { continue }
      let properties = context.looks[row]
      let center = Point(x: px, y: py)
      let arc = ArcGeometry(
        center: center, startAngle: start, endAngle: end, innerRadius: low, outerRadius: high,
        padAngle: properties.number("padAngle") ?? 0,
        cornerRadius: properties.number("cornerRadius") ?? 0)
      let box = Rectangle(x: px - high, y: py - high, width: 2 * high, height: 2 * high)
      items.append(
        MarkItem(
          key: keys.key(row: row), geometry: .arc(arc), style: style.style(row: row, box: box),
          anchor: center, reveal: nil, magnitude: keys.magnitude(row: row, channel: .theta),
          order: Double(row), location: context.layer.layer.location))
    }
    return [MarkGroup(context, items: items)]
  }

  static func commands(for group: MarkGroup, in painting: GroupPainting) -> [DrawCommand] {
    let hand = SweepHand(group)
    return painting.itemCommands(group) { item, state in
      guard case .arc(let arc) = item.geometry else { return [] }
      let shown = hand.swept(arc, to: state.sweep)
      guard abs(shown.endAngle - shown.startAngle) > 1e-9, shown.outerRadius > 0 else { return [] }
      let path = Path.annularSector(
        center: arc.center, innerRadius: shown.innerRadius, outerRadius: shown.outerRadius,
        startAngle: min(shown.startAngle, shown.endAngle),
        endAngle: max(shown.startAngle, shown.endAngle), cornerRadius: arc.cornerRadius,
        padAngle: arc.padAngle)
      return painting.painted(path, item: item, state: state)
    }
  }
}
