import SceneModel

/// The text by which a scene would point at an address.
struct TargetNames {
  let scene: Scene
  let courses: [ViewCourse]

  func name(of address: TargetAddress) -> String {
    if case .caption(let index) = address.part { return "captions[\(index)]" }
    guard address.view >= 0 else { return "title" }
    let view = scene.views[address.view].name
    func under(_ part: String) -> String { view.isEmpty ? part : "\(view).\(part)" }
    switch address.part {
    case .view: return view.isEmpty ? "view" : view
    case .title: return under("title")
    case .axis(let channel): return under("\(channel.rawValue)Axis")
    case .axisLabels(let channel): return under("\(channel.rawValue)Axis.labels")
    case .grid(let channel): return under("\(channel.rawValue)Axis.grid")
    case .legend: return under("legend")
    case .center: return under("center")
    case .annotation(let index):
      return scene.views[address.view].annotations[index].name ?? under("annotations[\(index)]")
    case .annotationText(let index):
      return (scene.views[address.view].annotations[index].name ?? under("annotations[\(index)]"))
        + ".text"
    case .caption(let index): return "captions[\(index)]"
    case .stage(let transition, let stage):
      let word = StateTransition.Stage(rawValue: stage)?.name ?? ""
      return under("transitions[\(transition)].\(word)")
    case .group(let index):
      guard let group = group(address) else { return under("marks[\(index)]") }
      let base = name(of: group, view: view)
      return group.key.isEmpty ? base : "\(base)['\(group.key)']"
    case .item(let index, let item):
      guard let group = group(address) else { return under("marks[\(index)][\(item)]") }
      return "\(name(of: group, view: view))[\(item)]"
    }
  }

  /// The group that an address lies in, in the state that it names.
  func group(_ address: TargetAddress) -> MarkGroup? {
    guard courses.indices.contains(address.view) else { return nil }
    let states = courses[address.view].states
    guard states.indices.contains(address.state) else { return nil }
    let marks = states[address.state].layout.marks
    switch address.part {
    case .group(let index), .item(let index, _):
      return marks.indices.contains(index) ? marks[index] : nil
    default: return nil
    }
  }

  private func name(of group: MarkGroup, view: String) -> String {
    if let layer = group.layerName, !layer.isEmpty { return layer }
    return view.isEmpty ? group.kind.rawValue : "\(view).\(group.kind.rawValue)"
  }
}
