import Drawing
import Geometry
import Motion
import SceneModel

/// What a mark needs to paint one of its groups at one time.
struct GroupPainting {
  let view: ViewLayout
  let viewIndex: Int
  let groupIndex: Int
  let motion: MotionPlan
  let sample: Sample
  let measurer: any TextMeasurer

  /// Whether the view is in one of its states, whose items the timeline knows.
  private var isInState: Bool { view.motionState != nil }

  private func address(_ part: TargetAddress.Part) -> TargetAddress {
    TargetAddress(view: viewIndex, part: part, state: view.motionState ?? 0)
  }

  /// The animated values of a line, area or trail.
  func state(of group: MarkGroup) -> ItemState {
    guard isInState else { return ItemState(group.held) }
    var state = groupState(groupIndex)
    state.opacity *= dimming(selection: state.selection, group: group)
    return state
  }

  private func groupState(_ index: Int) -> ItemState {
    let address = address(.group(index))
    guard isInState, motion.animated.contains(address) else { return ItemState() }
    var state = ItemState(sample: sample, target: address.motionTarget)
    if let progress = view.progress[index] {
      state.strokeStart = progress.shownFraction(state.strokeStart)
      state.strokeEnd = progress.shownFraction(state.strokeEnd)
    }
    return state
  }

  /// The measured line of a group.
  func line(of group: MarkGroup) -> LineGeometry {
    view.lines[groupIndex] ?? LineGeometry(group)
  }

  /// How far a group is uncovered: by its own head, and by that of the line whose area it is.
  func headFraction(of group: MarkGroup, state: ItemState) -> Double {
    guard let reveal = group.reveal else { return state.strokeEnd }
    let fraction = min(state.strokeEnd, groupState(reveal.group).strokeEnd)
    let line = view.marks[reveal.group]
    guard line.interpolation != group.interpolation || line.tension != group.tension,
      fraction > 0, fraction < 1, let head = view.lines[reveal.group]?.measure.head(at: fraction)
    else { return fraction }
    // Along another curve, the same share of the length is another place.
    return LineGeometry(group).fraction(passing: head, isSideways: group.isSideways)
  }

  /// Whether the head of an item's line has passed it.
  func isUncovered(_ item: MarkItem) -> Bool {
    guard let reveal = item.reveal else { return true }
    let line = groupState(reveal.group)
    if line.strokeEnd >= 1, line.strokeStart <= 0 { return true }
    return line.hasDrawn(reveal.fraction)
  }

  /// Draws every item of a group under its own state, in order; the selected ones last, so that they lie on top.
  func itemCommands(
    _ group: MarkGroup, draw: (MarkItem, ItemState) -> [DrawCommand]
  ) -> [DrawCommand] {
    var below: [DrawCommand] = []
    var above: [DrawCommand] = []
    let isAnimated = hasAnimatedItems
    let strongest = isAnimated ? strongestSelection : 0
    var seams = seams(group, draw)
    for index in group.paintingOrder {
      let item = group.items[index]
      guard item.isShown, isUncovered(item) else { continue }
      var state =
        isAnimated
        ? itemState(group, index: index, strongest: strongest) : ItemState(item.held)
      guard state.opacity > 0, state.scale > 0 else { continue }
      state.opacity *= item.style.opacity
      var commands = commands(item, state, draw)
      if let seam = item.seam, item.held == nil {
        commands = seams?.commands(seam, alone: commands) ?? commands
      }
      guard !commands.isEmpty else { continue }
      let placed =
        state.transform(about: item.anchor).map {
          [DrawCommand.group(DrawGroup(transform: $0, commands: commands))]
        } ?? commands
      if state.selection > 0.5 || state.isRaised { above += placed } else { below += placed }
    }
    return below + above
  }

  /// The shapes whose pieces lie side by side; nil where the group has none.
  private func seams(_ group: MarkGroup, _ draw: (MarkItem, ItemState) -> [DrawCommand])
    -> SeamPainting?
  {
    guard group.items.contains(where: { $0.seam != nil }) else { return nil }
    var seams = SeamPainting()
    for item in group.items where item.isShown && item.held == nil && item.style.opacity > 0 {
      guard let seam = item.seam else { continue }
      var state = ItemState()
      state.opacity = item.style.opacity
      seams.add(seam, commands(item, state, draw))
    }
    return seams
  }

  /// Shapes on their way into others are outlines, whatever their mark.
  private func commands(
    _ item: MarkItem, _ state: ItemState, _ draw: (MarkItem, ItemState) -> [DrawCommand]
  ) -> [DrawCommand] {
    guard case .outline(let path) = item.geometry else { return draw(item, state) }
    return painted(path, item: item, state: state)
  }

  private var strongestSelection: Double {
    isInState
      ? motion.strongestSelection(view: viewIndex, state: view.motionState, sample: sample) : 0
  }

  private var hasAnimatedItems: Bool {
    isInState && motion.groupsWithAnimatedItems.contains(address(.group(groupIndex)))
  }

  /// The animated values of one item, with what selection does to it.
  func itemState(_ group: MarkGroup, index: Int) -> ItemState {
    guard hasAnimatedItems else { return ItemState(group.items[index].held) }
    return itemState(group, index: index, strongest: strongestSelection)
  }

  private func itemState(_ group: MarkGroup, index: Int, strongest: Double) -> ItemState {
    let address = address(.item(group: groupIndex, index: index))
    var state = ItemState(sample: sample, target: address.motionTarget)
    apply(group.emphasis, to: &state, item: group.items[index], strongest: strongest)
    return state
  }

  /// A text as it shows: a counting number in place of its words.
  func shown(_ text: TextGeometry, state: ItemState) -> TextGeometry {
    guard let value = state.value else { return text }
    var text = text
    text.lines = [formatted(value, text.countFormat)]
    return text
  }

  private func apply(
    _ emphasis: Emphasis, to state: inout ItemState, item: MarkItem, strongest: Double
  ) {
    if state.selection != 0 {
      state.scale *= 1 + (emphasis.scale - 1) * state.selection
      if emphasis.offset != 0 {
        let shift = item.outward * (emphasis.offset * state.selection)
        state.offset = state.offset + shift
      }
    }
    if emphasis.dim < 1 {
      let own = min(max(state.selection, 0), 1)
      state.opacity *= 1 - (1 - emphasis.dim) * max(0, strongest - own)
    }
  }

  private func dimming(selection: Double, group: MarkGroup) -> Double {
    guard group.emphasis.dim < 1 else { return 1 }
    let strongest = strongestSelection
    return 1 - (1 - group.emphasis.dim) * max(0, strongest - min(max(selection, 0), 1))
  }

  /// A path filled and stroked as its item asks.
  func painted(_ path: Path, item: MarkItem, state: ItemState) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    if let fill = item.style.fill { commands.append(.fill(path, state.paint(fill))) }
    if let stroke = item.style.stroke {
      let style = state.strokeStyle(item.style.strokeStyle)
      if style.width > 0 { commands.append(.stroke(path, state.paint(stroke), style)) }
    }
    return commands
  }

  /// The commands of a whole group under its state's transform and opacity.
  func placed(
    _ commands: [DrawCommand], anchor: Point, state: ItemState, opacity: Double
  ) -> [DrawCommand] {
    guard !commands.isEmpty else { return [] }
    let transform = state.transform(about: anchor)
    guard transform != nil || opacity < 1 else { return commands }
    return [
      .group(DrawGroup(transform: transform ?? .identity, opacity: opacity, commands: commands))
    ]
  }

  /// A counting number as its text shows it.
  func formatted(_ value: Double, _ format: String?) -> String {
    motion.numberFormat.text(value, format: format)
  }
}

extension MarkItem {
  /// The unit direction in which emphasis moves the item: outward for an arc, upward for the rest.
  var outward: Point {
    guard case .arc(let arc) = geometry else { return Point(x: 0, y: -1) }
    return PolarReader.point(
      center: .zero, angle: (arc.startAngle + arc.endAngle) / 2, radius: 1)
  }
}
