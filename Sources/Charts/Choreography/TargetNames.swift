import SceneModel

/// The text by which a scene would point at an address.
struct TargetNames {
  let scene: Scene
  let layout: SceneLayout

  func name(of address: TargetAddress) -> String {
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
    case .group(let index):
      let group = layout.views[address.view].marks[index]
      let base = name(of: group, view: view)
      return group.key.isEmpty ? base : "\(base)['\(group.key)']"
    case .item(let index, let item):
      return "\(name(of: layout.views[address.view].marks[index], view: view))[\(item)]"
    }
  }

  private func name(of group: MarkGroup, view: String) -> String {
    if let layer = group.layerName, !layer.isEmpty { return layer }
    return view.isEmpty ? group.kind.rawValue : "\(view).\(group.kind.rawValue)"
  }
}
