package import Drawing
package import Geometry
package import SceneModel
import Typesetting

/// Sets a legend of a colour ramp with labels along it.
package struct GradientLegend {
  package var properties: Properties
  package var style: LegendStyle
  /// Where ramp and labels have to fit, in points.
  package var available: Size
  /// The plot's size, which bounds the ramp's default length.
  package var plot: Size?
  package var measurer: any TextMeasurer

  package func body(_ stops: [GradientStop], labels: [LegendLabel]) -> LegendBody {
    let thickness = max(0, number("gradientThickness") ?? 16)
    let length = self.length
    let ramp =
      style.isVertical
      ? Rectangle(x: 0, y: 0, width: thickness, height: length)
      : Rectangle(x: 0, y: 0, width: length, height: thickness)
    let placed = labels.map { place($0, length: length, thickness: thickness) }
    let spans = placed.map { placement in
      style.isVertical
        ? (start: placement.box.minY, end: placement.box.maxY)
        : (start: placement.box.minX, end: placement.box.maxX)
    }
    // Labels of a vertical ramp run upward; overlap is judged from the ramp's start.
    let ordered = style.isVertical ? spans.map { (start: -$0.end, end: -$0.start) } : spans
    // What has no text takes no room from others.
    let written = labels.indices.filter { !labels[$0].text.isEmpty }
    let survivors = style.labelOverlap?.kept(
      written.map { ordered[$0] }, separation: style.labelSeparation)
    let kept = Set(survivors?.map { written[$0] } ?? Array(labels.indices))
      .union(labels.indices.filter { labels[$0].text.isEmpty })
    let items = zip(labels, placed).enumerated().map { index, pair in
      LegendItem(
        value: pair.0.value, text: pair.0.text, symbol: [],
        texts: [LegendItem.Text(role: .legendLabel, placement: pair.1)], box: pair.1.box,
        visible: kept.contains(index) && isInside(pair.1.box))
    }
    let bounds = items.filter(\.visible).map(\.box).reduce(ramp) { $0.union($1) }
    return LegendBody(
      size: Size(width: max(0, bounds.maxX), height: max(0, bounds.maxY)),
      decoration: paint(ramp, stops), items: items)
  }

  private func number(_ key: String) -> Double? {
    properties.number(key).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Vega-Lite's default, held to the room that there is.
  private var length: Double {
    let room = style.isVertical ? available.height : available.width
    let natural = GradientLength(properties, plot: plot, isVertical: style.isVertical).length
    return max(0, min(natural, room))
  }

  private func place(_ label: LegendLabel, length: Double, thickness: Double) -> TextPlacement {
    var text = style.label
    let fraction = label.fraction.isFinite ? min(1, max(0, label.fraction)) : 0
    let outward = thickness + style.labelOffset
    text.limit = min(text.limit > 0 ? text.limit : .infinity, max(1, available.width - outward))
    let isStart = fraction <= 0
    let isEnd = fraction >= 1
    if style.isVertical {
      text.align = .left
      text.baseline = isStart ? .bottom : isEnd ? .top : .middle
      return TextPlacement(
        label.text, style: text, at: Point(x: outward, y: (1 - fraction) * length),
        measurer: measurer)
    }
    text.limit = style.label.limit
    text.align = isStart ? .left : isEnd ? .right : .center
    text.baseline = .top
    return TextPlacement(
      label.text, style: text, at: Point(x: fraction * length, y: outward), measurer: measurer)
  }

  private func isInside(_ box: Rectangle) -> Bool {
    box.maxX <= available.width + 1e-6 && box.maxY <= available.height + 1e-6
  }

  private func paint(_ ramp: Rectangle, _ stops: [GradientStop]) -> [DrawCommand] {
    let path = Path.rectangle(ramp)
    guard !stops.isEmpty, ramp.width > 0, ramp.height > 0 else { return [] }
    let opacity = min(1, max(0, number("gradientOpacity") ?? 1))
    let faded = stops.map { GradientStop(offset: $0.offset, color: $0.color.faded(by: opacity)) }
    let gradient = LinearGradient(
      start: Point(x: 0, y: style.isVertical ? ramp.maxY : 0),
      end: Point(x: style.isVertical ? 0 : ramp.maxX, y: 0), stops: faded)
    var commands: [DrawCommand] = [.fill(path, .linear(gradient))]
    if let stroke = GuideStroke(
      properties, prefix: "gradientStroke", color: GuideColor.grid, width: 0),
      let command = stroke.command(path)
    {
      commands.append(command)
    }
    return commands
  }
}
