package import Drawing
package import Geometry
package import Typesetting
import VisualEncoding

/// Finds the place of an axis' title beyond its labels.
package struct AxisTitlePlacing {
  package var frame: AxisFrame
  package var style: AxisTitleStyle
  package var room: Rectangle?
  package var measurer: any TextMeasurer

  /// - Parameter extent: How far ticks and labels reach outward from the axis line.
  package func place(_ lines: [String], beyond extent: Double) -> TextPlacement? {
    guard lines.contains(where: { !$0.isEmpty }) else { return nil }
    var text = style.text
    if let room, style.x == nil, style.y == nil {
      let isUpright = abs(TextTurn(degrees: text.angleDegrees).sine) > 0.5
      let available = isUpright ? room.height : room.width
      text.limit = text.limit > 0 ? min(text.limit, available) : available
    }
    // A range on y runs upward, so that its start is at the bottom.
    let fraction = frame.isHorizontal ? style.anchor.fraction : 1 - style.anchor.fraction
    var anchor = frame.point(along: frame.length * fraction, outward: extent + style.padding)
    let origin = frame.point(along: 0, outward: 0)
    if let x = style.x { anchor.x = origin.x + x }
    if let y = style.y { anchor.y = origin.y + y }
    var placement = TextPlacement(lines, style: text, at: anchor, measurer: measurer)
    if style.hasOwnAngle, (frame.isHorizontal ? style.y : style.x) == nil {
      placement = placement.moved(by: clearance(of: placement.box, at: anchor))
    }
    return style.x == nil && style.y == nil
      ? placement.moved(by: inward(placement.box)) : placement
  }

  /// How far a box must move outward to lie wholly beyond its anchor.
  private func clearance(of box: Rectangle, at anchor: Point) -> Point {
    switch frame.orient {
    case .bottom: Point(x: 0, y: max(0, anchor.y - box.minY))
    case .top: Point(x: 0, y: min(0, anchor.y - box.maxY))
    case .left: Point(x: min(0, anchor.x - box.maxX), y: 0)
    case .right: Point(x: max(0, anchor.x - box.minX), y: 0)
    }
  }

  /// How far a box must move along the axis to lie in the room.
  private func inward(_ box: Rectangle) -> Point {
    guard let room else { return .zero }
    let (start, end) = frame.span(of: box)
    let (first, last) = frame.span(of: room)
    if start < first { return frame.step(min(first - start, max(0, last - end))) }
    if end > last { return frame.step(-min(end - last, max(0, start - first))) }
    return .zero
  }
}
