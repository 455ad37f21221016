import Drawing
import Geometry
import SceneModel
import Syntax
import Tables
import Typesetting
import VisualEncoding

/// Text at points, or around a center.
enum TextMark: Mark {
  static func groups(in context: MarkContext) -> [MarkGroup] {
    let style = StyleReader(context, filled: true)
    let keys = ItemKeys(context)
    let x = PositionReader(.x, in: context)
    let y = PositionReader(.y, in: context)
    let isPolar = context.layer.field(.theta) != nil || context.layer.field(.radius) != nil
    let polar = PolarReader(context)
    let text = TextReader(context)
    let size = context.reader(.size)
    let angle = context.reader(.angle)
    let common = FontProperties(context.properties).font(size: 11)
    // Words at lying bars follow one another as the bars do.
    let runsDown = y.scale?.type.isDiscrete == true && x.scale?.isContinuous == true
    var items: [MarkItem] = []
    for row in 0..<context.rowCount {
      guard let px = x.point(row: row), let py = y.point(row: row),
        let content = text.text(row: row)
      else { continue }
      let properties = context.looks[row]
      var point = Point(x: px, y: py)
      let anchor = point
      var order = runsDown ? py : px
      if isPolar {
        guard let (start, end) = polar.angles(row: row) else { continue }
        let middle = (start + end) / 2 + (properties.number("thetaOffset") ?? 0)
        point = PolarReader.point(
          center: point, angle: middle,
          radius: polar.textRadius(row: row) + (properties.number("radiusOffset") ?? 0))
        order = Double(row)
      }
      var run =
        context.looks.areConstant ? common : FontProperties(properties).font(size: 11)
      switch size?.output(row: row) {
      case .number(let value): run.size = max(value, 0)
      case .constant(let node): run.size = max(node.number ?? run.size, 0)
      default: break
      }
      var degrees = properties.number("angle") ?? 0
      switch angle?.output(row: row) {
      case .number(let value): degrees = value
      case .constant(let node): degrees = node.number ?? degrees
      default: break
      }
      let geometry = TextGeometry(
        point: point, lines: content, font: run, align: properties.string("align") ?? "center",
        baseline: properties.string("baseline") ?? "middle",
        dx: properties.number("dx") ?? 0,
        dy: properties.number("dy") ?? 0,
        angleRadians: degrees * .pi / 180, limit: properties.number("limit") ?? 0,
        lineHeight: properties.number("lineHeight"), countFormat: text.countFormat)
      items.append(
        MarkItem(
          key: keys.key(row: row), geometry: .text(geometry),
          style: style.style(row: row, box: Rectangle(x: point.x, y: point.y, width: 0, height: 0)),
          anchor: isPolar ? anchor : point, reveal: nil, magnitude: text.number(row: row),
          order: order, location: context.layer.layer.location))
    }
    return [MarkGroup(context, items: items)]
  }

  static func commands(for group: MarkGroup, in painting: GroupPainting) -> [DrawCommand] {
    painting.itemCommands(group) { item, state in
      let style = item.style
      let edge = style.strokeStyle.width > 0 ? style.stroke : nil
      guard case .text(let text) = item.geometry, style.fill != nil || edge != nil else {
        return []
      }
      return TypedText.commands(
        painting.shown(text, state: state).placement(measurer: painting.measurer)
          .commands(
            paint: style.fill.map(state.paint) ?? .solid(.clear),
            edge: edge.map {
              TextEdge(paint: state.paint($0), style: state.strokeStyle(style.strokeStyle))
            }), fraction: state.strokeEnd)
    }
  }
}
