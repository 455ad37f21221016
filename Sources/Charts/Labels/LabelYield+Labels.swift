import Drawing
import Geometry
import Motion
import SceneModel

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
      let moves = view.motionState == nil || view.periods != nil || view.window != nil
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
            opacity: own * label.opacity * label.color.alpha))
      }
    }
    return labels + texts(of: view)
  }

  /// Where each label of a frame is, by the same points as ``Label/place``; no text is measured for it.
  func places(of frame: FrameView) -> [Identity: Point] {
    let view = frame.layout
    var places: [Identity: Point] = [:]
    if let title = view.title {
      for (place, text) in [title.titleText, title.subtitleText].enumerated() {
        places[.title(place)] = text?.box.origin
      }
    }
    for (index, annotation) in frame.annotations.enumerated()
    where annotation.look.size != .zero {
      places[.annotation(index)] = annotation.textBox.origin
    }
    for (index, axis) in view.axes.enumerated() {
      for label in axis.labels where label.visible {
        places[.axis(index, label.text)] = label.box.origin
      }
    }
    for group in view.marks where group.kind == .text && group.layer >= 0 {
      for item in group.items {
        guard case .text(let text) = item.geometry else { continue }
        places[.text(layer: group.layer, key: item.key)] = text.point
      }
    }
    return places
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

  private func texts(of view: ViewLayout) -> [Label] {
    let isStill = view.periods == nil && (motion.transitions[viewIndex] ?? []).isEmpty
    let isRace = view.periods?.isRoomyRace == true
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
        // In a race what overtakes comes later, as the names of its axis come earlier.
        let size = isRace ? Double(index) : isStill ? item.magnitude ?? 0 : 0
        labels.append(
          (
            Label(
              owner: .text(group: place, item: index),
              identity: .text(layer: group.layer, key: item.key),
              box: box, opacity: opacity,
              point: text.point),
            (-(size.isFinite ? abs(size) : 0), item.key, place, index)
          ))
      }
    }
    return labels.sorted { $0.order < $1.order }.map(\.label)
  }
}
