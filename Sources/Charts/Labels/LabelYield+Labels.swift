import Drawing
import Geometry
import Guides
import Motion
import SceneModel
import Typesetting

extension LabelYield {
  /// Every label that shows, in the order of rank.
  func labels(of frame: FrameView) -> [Label] {
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
    for (index, axis) in view.axes.enumerated() {
      guard let title = axis.title else { continue }
      add(
        Label(
          owner: .fixed, identity: .axisTitle(index), box: title.box,
          opacity: state(.axis(axis.input.channel)).opacity * title.style.color.alpha))
    }
    for (index, legend) in view.legends.enumerated() {
      add(
        Label(
          owner: .fixed, identity: .legend(index), box: legend.box,
          opacity: state(.legend).opacity * legend.opacity))
    }
    for (index, annotation) in frame.annotations.enumerated()
    where annotation.look.size != .zero {
      add(
        Label(
          owner: .annotation(index), identity: .annotation(index), box: annotation.textBox,
          opacity: annotation.textOpacity))
    }
    for index in ranks(of: view) {
      let axis = view.axes[index]
      let channel = axis.input.channel
      let own = state(.axis(channel)).opacity * state(.axisLabels(channel)).opacity
      // Labels of an axis at rest stand as the axis has set them.
      let moves = view.labelsMove || view.periods != nil || view.window != nil
      var places = axis.labels.indices.filter { axis.labels[$0].visible }
      if moves, axis.input.isDiscrete, view.periods?.isRoomyRace != true {
        places.sort { (axis.labels[$0].text, $0) < (axis.labels[$1].text, $1) }
      }
      for place in places {
        let label = axis.labels[place]
        add(
          Label(
            owner: moves ? .axis(index, label: place) : .fixed,
            identity: .axis(index, label.text), box: label.box,
            opacity: own * label.opacity * label.color.alpha, tilt: label.placement.tilt))
      }
    }
    let marks = marks(of: view)
    return labels + marks.labels + texts(of: view, homes: marks.homes)
  }

  /// The points of a view with periods, which texts of others step back for, and each point's box by its key.
  private func marks(of view: ViewLayout) -> (
    labels: [Label], homes: [ItemKey: (box: Rectangle, order: Int)]
  ) {
    guard view.periods != nil, view.marks.contains(where: { $0.kind == .text && $0.layer >= 0 })
    else { return ([], [:]) }
    var labels: [Label] = []
    var homes: [ItemKey: (box: Rectangle, order: Int)] = [:]
    for (place, group) in view.marks.enumerated() where group.layer >= 0 {
      let painting = GroupPainting(
        view: view, viewIndex: viewIndex, groupIndex: place, motion: motion, sample: sample,
        measurer: measurer)
      for (index, item) in group.items.enumerated() where item.isShown && item.style.fill != nil {
        guard case .symbol(let symbol) = item.geometry, symbol.center.isFinite else { continue }
        let state = painting.itemState(group, index: index)
        let alpha = if case .solid(let color)? = item.style.fill { color.alpha } else { 1.0 }
        let opacity = min(max(item.style.opacity * state.opacity, 0), 1) * alpha
        guard opacity > 0.004, state.scale > 0 else { continue }
        // Of a circle no more than the square inside it covers words for certain.
        let side = symbol.square.width * state.scale * 0.8
        let box = Rectangle(
          x: symbol.center.x - side / 2, y: symbol.center.y - side / 2, width: side, height: side)
        var label = Label(
          owner: .fixed, identity: .mark(layer: group.layer, key: item.key), box: box,
          opacity: min(1, opacity * 1.5))
        label.point = symbol.center
        label.key = item.key
        label.order = labels.count
        homes[item.key] = (symbol.square, labels.count)
        labels.append(label)
      }
    }
    return (labels, homes)
  }

  /// A view's axes by rank: one along which a window travels comes last, since its labels pass those that stand.
  private func ranks(of view: ViewLayout) -> [Int] {
    func travels(_ index: Int) -> Bool {
      switch view.axes[index].input.channel {
      case .x: view.window?.x != nil
      case .y: view.window?.y != nil
      default: false
      }
    }
    return view.axes.indices.filter { !travels($0) } + view.axes.indices.filter(travels)
  }

  private func texts(of view: ViewLayout, homes: [ItemKey: (box: Rectangle, order: Int)])
    -> [Label]
  {
    let isStill = view.periods == nil && (motion.transitions[viewIndex] ?? []).isEmpty
    let isRace = view.periods?.isRoomyRace == true
    var labels: [(label: Label, order: (Double, ItemKey, Int, Int))] = []
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
        // In a race what overtakes comes later, as the names of its axis come earlier.
        let size = isRace ? Double(index) : isStill ? item.magnitude ?? 0 : 0
        labels.append(
          (
            Label(
              owner: .text(group: place, item: index),
              identity: .text(layer: group.layer, key: item.key),
              box: box, opacity: opacity,
              point: text.point, key: item.key, home: homes[item.key]),
            (-(size.isFinite ? abs(size) : 0), item.key, place, index)
          ))
      }
    }
    return labels.sorted { $0.order < $1.order }.map(\.label)
  }
}

extension TextPlacement {
  /// The angle in degrees and the room before the turn of a text that runs neither flat nor upright.
  fileprivate var tilt: (degrees: Double, size: Size)? {
    TextTurn(degrees: style.angleDegrees).isTilted ? (style.angleDegrees, size) : nil
  }
}
