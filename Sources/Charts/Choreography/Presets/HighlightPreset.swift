import SceneModel
import Motion

/// `highlight`: everything else of the same layers steps back, stays so, and returns.
enum HighlightPreset {
  static func expand(_ context: PresetContext) -> PresetResult {
    let duration = context.duration ?? 0.4
    let stay = duration + (context.request.dwell ?? 1)
    let faded = context.request.factor ?? 0.25
    let chosen = Set(context.selection.groups + context.selection.items)
    var motions: [PlannedMotion] = []
    for view in context.selection.viewIndices where view >= 0 {
      let layers = Set(chosen.filter { $0.view == view }.compactMap { context.group($0)?.layer })
      for (place, group) in context.layout.views[view].marks.enumerated()
      where layers.contains(group.layer) {
        let addresses =
          group.isLine
          ? [TargetAddress(view: view, part: .group(place))]
          : group.items.indices.map {
            TargetAddress(view: view, part: .item(group: place, index: $0))
          }
        for address in addresses where !chosen.contains(address) {
          motions.append(
            PlannedMotion(
              address, .opacity, values: [.number(faded)], timing: context.timing,
              duration: duration))
          motions.append(
            PlannedMotion(
              address, .opacity, values: [.number(1)], timing: context.timing, offset: stay,
              duration: duration))
        }
      }
    }
    return PresetResult(motions, duration: stay + duration)
  }
}
