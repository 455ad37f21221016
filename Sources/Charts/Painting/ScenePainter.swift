import Drawing
import Geometry
import Guides
import Motion
import SceneModel

/// Turns a layout and a sample into what one frame shows.
struct ScenePainter {
  let canvas: Canvas
  let title: TitleLayout?
  let captions: CaptionTrack
  let motion: MotionPlan
  let measurer: any TextMeasurer

  /// The display list for views laid out for the sample's time.
  func displayList(views: [FrameView], sample: Sample) -> DisplayList {
    var commands: [DrawCommand] = []
    for (index, view) in views.enumerated() {
      commands += self.commands(view, index: index, sample: sample)
    }
    if let title {
      let state = motion.state(TargetAddress(view: -1, part: .title), sample: sample)
      commands += Self.moved(
        TypedText.commands(
          CountedText.commands(title.commands(opacity: state.opacity), value: state.value),
          fraction: state.strokeEnd),
        state, about: title.box.center)
    }
    commands += captions.commands(motion: motion, sample: sample)
    let whole = Rectangle(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    guard canvas.cornerRadius > 0 else {
      return DisplayList(
        size: canvas.size, scale: canvas.scale, background: canvas.background, commands: commands)
    }
    // A card: everything, its ground too, stays inside the rounded corners.
    let card = Path.roundedRectangle(whole, radius: canvas.cornerRadius)
    var inside = commands
    if let background = canvas.background { inside.insert(.fill(card, background), at: 0) }
    return DisplayList(
      size: canvas.size, scale: canvas.scale, background: nil,
      commands: [.group(DrawGroup(clip: card, commands: inside))])
  }

  private func commands(_ frame: FrameView, index: Int, sample: Sample) -> [DrawCommand] {
    let view = frame.layout
    func state(_ part: TargetAddress.Part) -> ItemState {
      motion.state(TargetAddress(view: index, part: part), sample: sample)
    }
    var commands: [DrawCommand] = []
    if let background = view.background {
      commands.append(
        .fill(.roundedRectangle(view.frame, radius: view.cornerRadius), background))
    }
    commands += plotCommands(view)
    func grid(_ axis: AxisLayout) -> [DrawCommand] {
      let own = state(.axis(axis.input.channel))
      let lines = state(.grid(axis.input.channel))
      let commands = axis.gridCommands(AxisAppearance(opacity: own.opacity * lines.opacity))
      // The lines go with the axis, and by themselves about the middle of the plot.
      return Self.moved(
        Self.moved(commands, lines, about: view.plot.center), own, about: axis.box.center)
    }
    func guide(_ axis: AxisLayout) -> [DrawCommand] {
      let own = state(.axis(axis.input.channel))
      let labels = state(.axisLabels(axis.input.channel))
      var appearance = AxisAppearance(opacity: own.opacity)
      appearance.labels *= labels.opacity
      return Self.moved(
        axis.commands(appearance) { Self.moved($0, labels, about: $1) }, own,
        about: axis.box.center)
    }
    for axis in view.axes { commands += grid(axis) }
    for axis in view.axes where !axis.isAboveMarks { commands += guide(axis) }
    let bands = frame.annotations.flatMap { $0.commandsBehind(plot: view.plot) }
    commands += bands
    commands += marks(view, index: index, sample: sample)
    commands += frame.annotations.flatMap(\.lineCommands)
    for axis in view.axes where axis.isAboveMarks { commands += guide(axis) }
    if let indicator = view.indicator {
      commands += indicator.commands(opacity: state(.axis(.x)).opacity)
    }
    let legend = state(.legend)
    for layout in view.legends {
      commands += Self.moved(
        layout.commands(opacity: legend.opacity), legend, about: layout.box.center)
    }
    if let center = view.center {
      let own = state(.center)
      commands += Self.moved(
        center.commands(
          selection: motion.selection(view: index, state: view.motionState, sample: sample),
          opacity: own.opacity), own, about: view.plot.center)
    }
    commands += frame.annotations.flatMap { $0.textCommands(on: bands) }
    if let title = view.title {
      let own = state(.title)
      commands += Self.moved(
        TypedText.commands(
          CountedText.commands(title.commands(opacity: own.opacity), value: own.value),
          fraction: own.strokeEnd), own,
        about: title.box.center)
    }
    let whole = state(.view)
    return Self.group(
      commands, whole, about: view.frame.center,
      clip: view.cornerRadius > 0 ? .roundedRectangle(view.frame, radius: view.cornerRadius) : nil)
  }

  private func plotCommands(_ view: ViewLayout) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    let path =
      view.plotCornerRadius > 0
      ? Path.roundedRectangle(view.plot, radius: view.plotCornerRadius)
      : Path.rectangle(view.plot)
    if let fill = view.plotStyle.fill { commands.append(.fill(path, fill)) }
    if let stroke = view.plotStyle.stroke {
      commands.append(.stroke(path, stroke, view.plotStyle.strokeStyle))
    }
    return commands
  }

  private func marks(_ view: ViewLayout, index: Int, sample: Sample) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    var clipped: [DrawCommand] = []
    func flush() {
      guard !clipped.isEmpty else { return }
      commands.append(
        .group(DrawGroup(clip: .rectangle(view.clip ?? view.plot), commands: clipped)))
      clipped = []
    }
    let pieces =
      view.barsPass
      ? LabelDepth(view.marks, measurer: measurer).pieces()
      : view.marks.enumerated().map { LabelDepth.Piece(place: $0.offset, group: $0.element) }
    for piece in pieces {
      let group = piece.group
      let painting = GroupPainting(
        view: view, viewIndex: index, groupIndex: piece.place, motion: motion, sample: sample,
        measurer: measurer)
      var own = MarkCatalog.mark(group.kind).commands(for: group, in: painting)
      if let clip = piece.clip, !own.isEmpty {
        own = [.group(DrawGroup(clip: clip, commands: own))]
      }
      if group.isClipped {
        clipped += own
      } else {
        flush()
        commands += own
      }
    }
    flush()
    return commands
  }

  private static func moved(_ commands: [DrawCommand], _ state: ItemState, about anchor: Point)
    -> [DrawCommand]
  {
    guard let transform = state.transform(about: anchor), !commands.isEmpty else { return commands }
    guard state.scale > 0 else { return [] }
    return [.group(DrawGroup(transform: transform, commands: commands))]
  }

  private static func group(
    _ commands: [DrawCommand], _ state: ItemState, about anchor: Point, clip: Path?
  ) -> [DrawCommand] {
    let transform = state.transform(about: anchor)
    guard transform != nil || state.opacity < 1 || clip != nil, !commands.isEmpty else {
      return commands
    }
    guard state.opacity > 0 else { return [] }
    return [
      .group(
        DrawGroup(
          transform: transform ?? .identity, opacity: min(state.opacity, 1), clip: clip,
          commands: commands))
    ]
  }
}
