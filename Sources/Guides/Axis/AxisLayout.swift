package import Drawing
package import Geometry
import SceneModel
package import Typesetting

/// An axis measured and placed beside its plot, in canvas points.
///
/// - No two visible labels overlap (unless the author allows it), and none passes the room.
/// - Every label with text is listed; one that has no room is not visible.
/// - A function of its arguments: equal input gives an equal layout.
package struct AxisLayout: Sendable {
  package let input: AxisInput
  package let style: AxisStyle
  package let frame: AxisFrame
  package let surroundings: AxisSurroundings
  package let labels: [AxisLabelLayout]
  package let title: TextPlacement?
  /// Where tick and grid lines stand, from the plot's start, with the style of each; none is outside the plot.
  package let lines: [AxisLine]
  /// How far the axis reaches beyond the plot on its side, with title, offset and paddings.
  package let thickness: Double
  /// How far labels and title stick out before and after the plot's side, along it.
  package let overhang: (before: Double, after: Double)
  /// Everything that is drawn beside the plot; grid lines are not in it.
  package let box: Rectangle

  /// - Parameters:
  ///   - plot: The plot in canvas points; ticks are at distances from its left or top edge.
  ///   - style: The input's style, where the caller keeps it from an earlier frame.
  package init(
    input: AxisInput, plot: Rectangle, measurer: any TextMeasurer,
    surroundings: AxisSurroundings = AxisSurroundings(), style: AxisStyle? = nil
  ) {
    let style =
      style
      ?? AxisStyle(
        input.properties, channel: input.channel, orient: input.orient,
        isDiscrete: input.isDiscrete)
    let frame = AxisFrame(
      orient: input.orient, plot: plot, offset: style.offset, position: style.position,
      translate: style.translate)
    self.input = input
    self.style = style
    self.frame = frame
    self.surroundings = surroundings

    var items: [AxisLabelPlacing.Item] = []
    var lines: [AxisLine] = []
    for tick in input.ticks {
      var own = style
      if let properties = tick.properties {
        own = AxisStyle(
          input.properties.overlaid(by: properties), channel: input.channel, orient: input.orient,
          isDiscrete: input.isDiscrete)
      }
      // Labels stand beyond their own ticks.
      own.label.padding += own.tickSize - style.tickSize
      own.label.offset += own.tickOffset - style.tickOffset
      if own.label.isShown, tick.position.isFinite, !tick.text.isEmpty {
        items.append(AxisLabelPlacing.Item(tick: tick, style: own.label))
      }
      var line = AxisLine(along: tick.tickPosition + own.tickOffset, tick: own.tick, grid: own.grid)
      if own.tickSize != style.tickSize { line.tickSize = own.tickSize }
      lines.append(tick.opacity < 1 ? line.faded(by: tick.opacity) : line)
    }
    if style.hasExtraTick, let first = input.ticks.first {
      let start = 2 * first.position - first.tickPosition
      lines.append(AxisLine(along: start + style.tickOffset, tick: style.tick, grid: style.grid))
    }
    self.lines = lines.compactMap { line in
      if frame.holds(along: line.along) { return line }
      let beyond = max(-line.along, line.along - frame.length)
      return input.fadesLines && beyond < Self.fadeReach
        ? line.faded(by: 1 - beyond / Self.fadeReach) : nil
    }

    var bounds = surroundings
    if let room = surroundings.room {
      // Labels that took half the picture would leave no chart to label.
      let depth = frame.isHorizontal ? room.height : room.width
      bounds.maximumThickness = min(bounds.maximumThickness, 0.45 * depth)
    }
    let titlePlacing = AxisTitlePlacing(
      frame: frame, style: style.title, room: surroundings.room, measurer: measurer)
    let bareTitle = titlePlacing.place(input.title, beyond: 0)
    let placed = AxisLabelPlacing(
      tickSize: style.tickSize, tickOffset: style.tickOffset, frame: frame, style: style.label,
      surroundings: bounds, reserved: bareTitle.map { frame.reach(of: $0.box) } ?? 0,
      measurer: measurer
    ).place(items)
    labels = placed.map(\.label)

    // Boxes without regard to the room count, so that a caller who makes room for them ends with it;
    // in a moving window so do those beyond its ends, so that the plot does not change on the way.
    let counted = placed.filter {
      surroundings.isWindowed || frame.holds(along: $0.along)
    }.compactMap(\.naturalBox)
    let reach = counted.map { frame.reach(of: $0) - style.offset }
      .reduce(self.lines.compactMap(\.tickSize).reduce(max(0, style.tickSize), max)) {
        max($0, $1)
      }
    let extent = max(style.minimumExtent, min(style.maximumExtent, reach))
    title = titlePlacing.place(input.title, beyond: extent)

    let outermost = max(reach, style.minimumExtent)
    thickness = max(
      0, style.offset + outermost, title.map { frame.reach(of: $0.box) } ?? 0)
    let side = frame.side
    let ends = placed.filter { frame.holds(along: $0.along) }
    var spans = ends.compactMap(\.naturalBox).map { frame.span(of: $0) }
    if let title { spans.append(frame.span(of: title.box)) }
    overhang = (
      spans.map { side.start - $0.start }.reduce(0) { max($0, $1) },
      spans.map { $0.end - side.end }.reduce(0) { max($0, $1) }
    )
    let corners = Rectangle(
      corner: frame.point(along: 0, outward: 0),
      corner: frame.point(along: frame.length, outward: max(style.tickSize, 0)))
    let boxes = labels.filter(\.visible).map(\.box) + (title.map { [$0.box] } ?? [])
    box = boxes.reduce(corners) { $0.union($1) }
  }

  /// How far beyond the plot's ends a line may fade, in points.
  private static let fadeReach = 6.0

  /// The labels that are shown, in the order of the ticks.
  package var visibleLabels: [AxisLabelLayout] { labels.filter(\.visible) }

  /// Whether the axis is drawn over the marks.
  package var isAboveMarks: Bool { style.zIndex > 0 }

  /// Every text of the axis, for `inspect`.
  package var drawnTexts: [DrawnText] {
    labels.map { $0.placement.drawn(as: .axisLabel, text: $0.text, visible: $0.visible) }
      + (title.map { [$0.drawn(as: .axisTitle)] } ?? [])
  }

  /// The title's lines, for `inspect`.
  package var titleLabels: [DrawnText] { drawnTexts.filter { $0.role == .axisTitle } }
}
