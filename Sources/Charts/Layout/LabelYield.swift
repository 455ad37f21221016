import Drawing
import Geometry
import Motion
import SceneModel

/// Has labels that run into others step back, in every frame by that frame's own layout.
///
/// - Of two that meet, the one of lower rank fades: it is gone where their boxes overlap and whole where they are some
///   points apart. Between, its opacity is continuous in the gap, so that nothing flickers.
/// - Those that near one another or part quickly do so over a longer way, so that nothing pops.
/// - Ranks never change while a view moves: titles, annotations, labels of axes, then texts by size or by key.
/// - What has itself stepped back makes no other step back.
struct LabelYield {
  let viewIndex: Int
  let canvas: Size
  let motion: MotionPlan
  let sample: Sample
  let measurer: any TextMeasurer

  /// Points between two boxes at rest at which neither fades.
  private static let reach = 2.0
  /// The same for boxes that near one another as fast as they like.
  private static let farReach = 12.0
  /// Seconds before two boxes meet at which the lower begins to fade.
  private static let warning = 0.1
  /// Points above and below a line of text that hold no ink.
  private static let blank = 1.25
  /// Seconds over which speeds are taken.
  static let instant = 1.0 / 240
  /// Points by which two texts that belong to one place may overlap before the lower has gone.
  private static let ownReach = 3.0

  private enum Identity: Hashable {
    case title(Int)
    case annotation(Int)
    case axis(Int, String)
    case text(Int, String)
  }

  private enum Owner {
    case fixed
    case annotation(Int)
    case axis(Int, label: Int)
    case text(group: Int, item: Int)
  }

  private struct Label {
    let owner: Owner
    /// Tells the label among those of the same view at another time.
    var identity: Identity
    let box: Rectangle
    let opacity: Double
    /// The place in the data's space that a text belongs to, before it is shifted.
    var point: Point?
  }

  /// The frame with labels that meet faded; `earlier` is the frame an instant before, where anything moves.
  func resolved(_ frame: FrameView, earlier: () -> FrameView?) -> FrameView {
    let labels = labels(of: frame)
    guard labels.contains(where: { !isFixed($0) }), hasNeighbours(labels) else { return frame }
    let before = boxes(of: labels, in: earlier())
    var frame = frame
    var nearby = LabelGrid(canvas: canvas)
    var shown: [Double] = []
    for (index, label) in labels.enumerated() {
      var factor = 1.0
      if !isFixed(label) {
        nearby.forEach(near: label.box.expanded(by: Self.farReach)) { other in
          let room = room(
            between: label, labels[other], before: before[index], before[other])
          if room < 1 { factor = min(factor, 1 - shown[other] * (1 - room)) }
        }
      }
      shown.append(label.opacity * factor)
      if label.opacity * factor > 0.004 { nearby.insert(index, box: label.box) }
      if factor < 1 { fade(label.owner, by: factor, in: &frame) }
    }
    return frame
  }

  /// Whether any two labels are so near that one may have to fade.
  private func hasNeighbours(_ labels: [Label]) -> Bool {
    var nearby = LabelGrid(canvas: canvas)
    for (index, label) in labels.enumerated() {
      var found = false
      if !isFixed(label) {
        let reach = label.box.expanded(by: Self.farReach)
        nearby.forEach(near: reach) { found = found || labels[$0].box.intersects(reach) }
      }
      if found { return true }
      nearby.insert(index, box: label.box)
    }
    return false
  }

  /// Where each label was in the frame an instant before; where it is, if it was not there or nothing moves.
  private func boxes(of labels: [Label], in frame: FrameView?) -> [Rectangle] {
    guard let frame else { return labels.map(\.box) }
    var boxes: [Identity: Rectangle] = [:]
    for label in self.labels(of: frame) { boxes[label.identity] = label.box }
    return labels.map { boxes[$0.identity] ?? $0.box }
  }

  /// Points between two boxes; below 0 where they overlap.
  private func gap(_ a: Rectangle, _ b: Rectangle) -> Double {
    max(
      max(a.minX - b.maxX, b.minX - a.maxX),
      max(a.minY - b.maxY, b.minY - a.maxY) + 2 * Self.blank)
  }

  /// How far two labels are apart: 0 is too near, 1 is far enough.
  private func room(between a: Label, _ b: Label, before: Rectangle, _ otherBefore: Rectangle)
    -> Double
  {
    let gap = gap(a.box, b.box)
    // Texts set one under the other at one place are one text in the author's eyes.
    if let p = a.point, let q = b.point, p.distance(to: q) < 1e-6 {
      return min(max(1 + gap / Self.ownReach, 0), 1)
    }
    let speed = abs(gap - self.gap(before, otherBefore)) / Self.instant
    let reach = min(max(Self.warning * speed, Self.reach), Self.farReach)
    return min(max(gap / reach, 0), 1)
  }

  private func isFixed(_ label: Label) -> Bool {
    if case .fixed = label.owner { true } else { false }
  }

  private func fade(_ owner: Owner, by factor: Double, in frame: inout FrameView) {
    switch owner {
    case .fixed: break
    case .annotation(let index): frame.annotations[index].yield = factor
    case .axis(let axis, let label):
      frame.layout.axes[axis] = frame.layout.axes[axis].fading(label: label, by: factor)
    case .text(let group, let item):
      frame.layout.marks[group].items[item].style.opacity *= factor
      if factor <= 0 { frame.layout.marks[group].items[item].isShown = false }
    }
  }

  /// Every label that shows, in the order of rank.
  private func labels(of frame: FrameView) -> [Label] {
    let view = frame.layout
    var labels: [Label] = []
    func state(_ part: TargetAddress.Part) -> ItemState {
      motion.state(TargetAddress(view: viewIndex, part: part), sample: sample)
    }
    func add(_ label: Label) {
      if label.opacity > 0, label.box.width > 0, label.box.origin.isFinite,
        label.box.width.isFinite, label.box.height.isFinite
      {
        labels.append(label)
      }
    }
    if let title = view.title {
      let opacity = state(.title).opacity
      for (place, text) in [title.titleText, title.subtitleText].enumerated() {
        guard let text else { continue }
        add(
          Label(
            owner: .fixed, identity: .title(place), box: text.box,
            opacity: opacity * text.style.color.alpha))
      }
    }
    for (index, annotation) in frame.annotations.enumerated()
    where annotation.look.size != .zero {
      add(
        Label(
          owner: .annotation(index), identity: .annotation(index), box: annotation.textBox,
          opacity: annotation.textOpacity))
    }
    for (index, axis) in view.axes.enumerated() {
      let channel = axis.input.channel
      let own = state(.axis(channel)).opacity * state(.axisLabels(channel)).opacity
      // Labels of an axis at rest stand as the axis has set them.
      let moves = view.motionState == nil
      for (place, label) in axis.labels.enumerated() where label.visible {
        add(
          Label(
            owner: moves ? .axis(index, label: place) : .fixed,
            identity: .axis(index, label.text), box: label.box,
            opacity: own * label.opacity * label.color.alpha))
      }
    }
    return labels + texts(of: view)
  }

  private func texts(of view: ViewLayout) -> [Label] {
    let isStill = view.periods == nil && (motion.transitions[viewIndex] ?? []).isEmpty
    var labels: [(label: Label, order: (Double, String, Int, Int))] = []
    for (place, group) in view.marks.enumerated() where group.kind == .text && group.layer >= 0 {
      let painting = GroupPainting(
        view: view, viewIndex: viewIndex, groupIndex: place, motion: motion, sample: sample,
        measurer: measurer)
      for (index, item) in group.items.enumerated() where item.isShown {
        guard case .text(let text) = item.geometry, painting.isUncovered(item) else { continue }
        let state = painting.itemState(group, index: index)
        let opacity = min(max(item.style.opacity * state.opacity, 0), 1)
        guard opacity > 0, state.scale > 0 else { continue }
        var box = painting.shown(text, state: state).placement(measurer: measurer).box
        if let map = state.transform(about: item.anchor) {
          box = Path.rectangle(box).transformed(by: map).bounds ?? box
        }
        guard box.width > 0, box.origin.isFinite, box.width.isFinite, box.height.isFinite else {
          continue
        }
        let size = isStill ? item.magnitude ?? 0 : 0
        labels.append(
          (
            Label(
              owner: .text(group: place, item: index), identity: .text(place, item.key),
              box: box, opacity: opacity,
              point: text.point),
            (-(size.isFinite ? abs(size) : 0), item.key, place, index)
          ))
      }
    }
    return labels.sorted { $0.order < $1.order }.map(\.label)
  }
}

/// Labels by the cells of a grid that they lie in, so that neighbours are found without looking at all.
private struct LabelGrid {
  private let columns: Int
  private let rows: Int
  private var cells: [[Int]]

  private static let cell = Size(width: 48, height: 20)

  init(canvas: Size) {
    func count(_ length: Double, _ cell: Double) -> Int {
      Int(exactly: min(max((length / cell).rounded(.up), 1), 400)) ?? 1
    }
    columns = count(canvas.width, Self.cell.width)
    rows = count(canvas.height, Self.cell.height)
    cells = Array(repeating: [], count: columns * rows)
  }

  /// The cells of a box; what lies beyond the canvas is in the outermost ones.
  private func cells(of box: Rectangle) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    func place(_ value: Double, _ cell: Double, _ count: Int) -> Int {
      Int(exactly: min(max((value / cell).rounded(.down), 0), Double(count - 1))) ?? 0
    }
    let left = place(box.minX, Self.cell.width, columns)
    let top = place(box.minY, Self.cell.height, rows)
    return (
      left...max(left, place(box.maxX, Self.cell.width, columns)),
      top...max(top, place(box.maxY, Self.cell.height, rows))
    )
  }

  mutating func insert(_ index: Int, box: Rectangle) {
    let (columns, rows) = cells(of: box)
    for row in rows { for column in columns { cells[row * self.columns + column].append(index) } }
  }

  /// Those that may be near a box; some are visited more than once.
  func forEach(near box: Rectangle, _ visit: (Int) -> Void) {
    let (columns, rows) = cells(of: box)
    for row in rows {
      for column in columns { for index in cells[row * self.columns + column] { visit(index) } }
    }
  }
}

extension AxisLayout {
  /// The axis with one label at a part of its opacity.
  fileprivate func fading(label: Int, by factor: Double) -> AxisLayout {
    var labels = labels
    labels[label].opacity *= factor
    return AxisLayout(
      self, style: style, frame: frame, labels: labels, lines: lines, title: title)
  }
}
