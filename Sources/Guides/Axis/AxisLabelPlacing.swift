package import Drawing
package import Geometry
import Tables
package import Typesetting

/// Finds a place for every label of an axis, and drops or shortens those that have none.
package struct AxisLabelPlacing {
  /// A label that is to be placed.
  package struct Item {
    package var tick: AxisTick
    package var style: AxisLabelStyle

    package init(tick: AxisTick, style: AxisLabelStyle) {
      self.tick = tick
      self.style = style
    }
    /// Lines that the text itself asks for.
    package var lines: [String] { tick.text.ownLines }
  }

  /// One way of setting all labels.
  package struct Setting: Hashable {
    package var angleDegrees: Double
    /// Points; nil does not wrap.
    var wrapWidth: Double?

    package init(angleDegrees: Double, wrapWidth: Double? = nil) {
      self.angleDegrees = angleDegrees
      self.wrapWidth = wrapWidth
    }
  }

  /// Points from the axis line to the labels' anchors before the padding: the ticks' length.
  package var tickSize: Double
  package var tickOffset: Double
  package var frame: AxisFrame
  package var style: AxisLabelStyle
  package var surroundings: AxisSurroundings
  /// Points of the maximum thickness that something else needs.
  var reserved: Double
  package var measurer: any TextMeasurer

  package var fitting: AxisLabelFitting { AxisLabelFitting(measurer: measurer) }

  /// A label's layout, and its box with no regard to the room; nil where its neighbours drop it.
  package typealias Placed = (label: AxisLabelLayout, along: Double, naturalBox: Rectangle?)

  package func place(_ items: [Item]) -> [Placed] {
    guard !items.isEmpty else { return [] }
    // Labels are compared with their neighbours along the axis, whatever the order of the ticks.
    let order = items.indices.sorted {
      (items[$0].tick.position, $0) < (items[$1].tick.position, $1)
    }
    let sorted = order.map { items[$0] }
    // Which of them stay is counted from the first tick on, wherever the axis has it.
    let runsBack = (order.first ?? 0) > (order.last ?? 0)
    let setting = chosenSetting(for: sorted)
    let whole = sorted.map { placement(of: $0, setting) }
    var natural: [TextPlacement?] = whole.map(shallow)
    separate(&natural, setting, runsBack: runsBack)
    var shown = natural
    if let room, !natural.allSatisfy({ $0.map { Self.holds(room, $0.box) } ?? true }) {
      shown = whole.map { bounded(shallow($0), in: room) }
      separate(&shown, setting, runsBack: runsBack)
    }
    var result: [(index: Int, placed: Placed)] = []
    for (rank, item) in sorted.enumerated() {
      let label = layout(item, shown[rank], natural: whole[rank])
      result.append((order[rank], (label, item.tick.position, natural[rank]?.box)))
    }
    return result.sorted { $0.index < $1.index }.map(\.placed)
  }

  /// Where labels must lie; in a moving window the room's ends are met by fading instead.
  private var room: Rectangle? { surroundings.isWindowed ? nil : surroundings.room }

  // MARK: One label

  package func placement(of item: Item, _ setting: Setting) -> TextPlacement {
    let hang = AxisLabelAnchor(orient: frame.orient, angleDegrees: setting.angleDegrees)
    var text = item.style.text
    text.angleDegrees = setting.angleDegrees
    text.align = item.style.align ?? hang.align
    text.baseline = item.style.baseline ?? hang.baseline
    flush(&text, item)
    let along = item.tick.position + tickOffset + item.style.offset
    let anchor = frame.point(along: along, outward: tickSize + item.style.padding)
    var lines = item.lines
    if let width = setting.wrapWidth, lines.count == 1 {
      let wrapping = TextWrapping(font: text.font, width: width, maximumLines: 3)
      lines = wrapping.lines(of: item.tick.text, measurer: measurer) ?? lines
    }
    return TextPlacement(lines, style: text, at: anchor, measurer: measurer)
  }

  /// Aligns a label at either end of the axis with that end, as Vega's `labelFlush`.
  private func flush(_ text: inout TextStyle, _ item: Item) {
    guard let distance = item.style.flushDistance, !surroundings.isWindowed,
      text.angleDegrees == 0
    else { return }
    let toStart = abs(item.tick.position)
    let toEnd = abs(frame.length - item.tick.position)
    let isStart = toStart < toEnd && toStart <= distance
    guard isStart || toEnd <= distance else { return }
    let shift = isStart ? -item.style.flushOffset : item.style.flushOffset
    if frame.isHorizontal, item.style.align == nil {
      text.align = isStart ? .left : .right
      text.dx = shift
    } else if !frame.isHorizontal, item.style.baseline == nil {
      text.baseline = isStart ? .top : .bottom
      text.dy = shift
    }
  }

  /// A label cut to reach no further outward than is allowed, as far as cutting helps.
  private func shallow(_ placement: TextPlacement) -> TextPlacement {
    fitting.shortened(placement, in: frame.strip(outward: labelReach))
  }

  /// How far labels may reach beyond the plot, in points.
  var labelReach: Double { max(0, surroundings.maximumThickness - reserved) }

  /// A label inside the room, moved along the axis or shortened; nil where it cannot be.
  private func bounded(_ placement: TextPlacement, in room: Rectangle) -> TextPlacement? {
    let (start, end) = frame.span(of: placement.box)
    let (first, last) = frame.span(of: room)
    var moved = placement
    let half = (end - start) / 2
    if start < first, first - start <= half {
      moved = placement.moved(by: frame.step(first - start))
    } else if end > last, end - last <= half {
      moved = placement.moved(by: frame.step(last - end))
    }
    // A tilted label points at its tick, so it is shortened rather than moved.
    let isTilted = TextTurn(degrees: placement.style.angleDegrees).isTilted
    return fitting.fitted(isTilted ? placement : moved, in: room)
      ?? fitting.fitted(moved, in: room)
  }

  private static func holds(_ room: Rectangle, _ box: Rectangle) -> Bool {
    box.minX >= room.minX && box.maxX <= room.maxX && box.minY >= room.minY
      && box.maxY <= room.maxY
  }

  // MARK: All labels

  /// Shortens or drops labels until no two of them overlap.
  ///
  /// - Parameter runsBack: Whether the first tick stands at the end of the axis.
  private func separate(_ shown: inout [TextPlacement?], _ setting: Setting, runsBack: Bool) {
    guard !style.allowsOverlap else { return }
    let kept = shown.indices.filter { shown[$0] != nil && isBound(shown[$0]) }
    for index in shown.indices where !kept.contains(index) { shown[index] = nil }
    let separation = style.separation
    let placements = kept.compactMap { shown[$0] }
    guard overlap(placements, separation: separation) else { return }
    let areTilted = placements.allSatisfy(isTilted)
    let spans = placements.map { areTilted ? strip(of: $0) : frame.span(of: $0.box) }
    if style.overlap == nil, areTilted {
      // Cut, they would run beside one another as before.
      var stride = 2
      func every(_ stride: Int) -> [Int] {
        Array(Swift.stride(from: 0, to: kept.count, by: stride))
      }
      let inOrder = runsBack ? spans.reversed() : spans
      while stride < kept.count,
        LabelOverlap.hasOverlap(every(stride).map { inOrder[$0] }, separation: separation)
      {
        stride *= 2
      }
      let ranks = Set(every(stride))
      for (rank, index) in (runsBack ? kept.reversed() : kept).enumerated()
      where !ranks.contains(rank) {
        shown[index] = nil
      }
      return
    }
    if style.overlap == nil, setting.wrapWidth == nil {
      // Names are shortened before they are dropped; then every second one, every fourth…
      let gap = max(separation, 0.3 * style.text.font.size)
      var stride = 1
      while stride < kept.count {
        let ranks = Swift.stride(from: 0, to: kept.count, by: stride).map { kept[$0] }
        let texts = ranks.compactMap { shown[$0] }
        if let cut = fitting.separated(texts, frame: frame, separation: gap) {
          for index in kept { shown[index] = nil }
          for (rank, text) in zip(ranks, cut) { shown[rank] = text }
          return
        }
        stride *= 2
      }
    }
    let overlap = style.overlap ?? .parity
    let survivors = overlap.kept(runsBack ? spans.reversed() : spans, separation: separation)
    let surviving = Set(survivors.map { kept[runsBack ? kept.count - 1 - $0 : $0] })
    for index in kept where !surviving.contains(index) { shown[index] = nil }
  }

  /// Whether any two neighbours are nearer than a separation in points.
  ///
  /// Tilted texts lie beside one another like the bars of a fence: their boxes may overlap where they do not.
  package func overlap(_ placements: [TextPlacement], separation: Double) -> Bool {
    let boxes = placements.map { frame.span(of: $0.box) }
    guard LabelOverlap.hasOverlap(boxes, separation: separation) else { return false }
    guard placements.allSatisfy(isTilted) else { return true }
    return LabelOverlap.hasOverlap(placements.map(strip), separation: separation)
  }

  private func isTilted(_ placement: TextPlacement) -> Bool {
    TextTurn(degrees: placement.style.angleDegrees).isTilted
  }

  /// What the strip that a tilted text lies in covers of the axis, in canvas points.
  ///
  /// The strip is as wide as the text is high, and has no ends.
  private func strip(of placement: TextPlacement) -> LabelOverlap.Span {
    let turn = TextTurn(degrees: placement.style.angleDegrees)
    let half = placement.size.height / 2 / abs(frame.isHorizontal ? turn.sine : turn.cosine)
    let middle = frame.isHorizontal ? placement.anchor.x : placement.anchor.y
    return (middle - half, middle + half)
  }

  /// Whether a label keeps within the axis' ends, where `labelBound` asks for it.
  private func isBound(_ placement: TextPlacement?) -> Bool {
    guard let tolerance = style.boundTolerance, let placement else { return true }
    let (start, end) = frame.span(of: placement.box)
    return start >= frame.side.start - tolerance && end <= frame.side.end + tolerance
  }

  private func layout(_ item: Item, _ shown: TextPlacement?, natural: TextPlacement)
    -> AxisLabelLayout
  {
    let position = frame.side.start + item.tick.position + frame.position
    let opacity =
      (shown.map { windowOpacity($0.box, position: item.tick.position) } ?? 0) * item.tick.opacity
    return AxisLabelLayout(
      text: item.tick.text, value: item.tick.value, position: position,
      placement: shown ?? natural, visible: opacity > 0, opacity: opacity)
  }

  /// 1 within the plot's span, less within 8 points beyond it, 0 further out; a label leaves the room by no more
  /// than 2 points, the space around its letters.
  private func windowOpacity(_ box: Rectangle, position: Double) -> Double {
    let beyond = max(0, -position, position - frame.length)
    guard surroundings.isWindowed else { return beyond > 0.5 ? 0 : 1 }
    let opacity = max(0, 1 - beyond / 8)
    guard let room = surroundings.room else { return opacity }
    let (start, end) = frame.span(of: box)
    let (first, last) = frame.span(of: room)
    return min(opacity, max(0, 1 - max(0, first - start, end - last) / 2))
  }
}
