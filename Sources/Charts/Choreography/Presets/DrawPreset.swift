import SceneModel
import Motion

/// `draw`: lines draw themselves by arc length; their dots pop and their labels fade in as the head passes.
enum DrawPreset {
  static func expand(_ context: PresetContext) -> PresetResult {
    let duration = context.duration ?? 2
    let selection = context.selection.withCompanions(in: context.layout)
    let lines = selection.groups.filter { address in
      guard let group = context.group(address) else { return false }
      return group.kind != .area || group.reveal == nil
    }
    var motions: [PlannedMotion] = []
    var begins: [TargetAddress: Double] = [:]
    for (address, delay) in zip(lines, context.delays(lines)) {
      begins[address] = delay
      motions.append(
        PlannedMotion(
          address, .strokeEnd, from: 0, to: 1, timing: context.timing, offset: delay,
          duration: duration))
    }
    // An area under a drawn line is uncovered by the line's head; it fades in as it goes.
    for address in selection.groups where !lines.contains(address) {
      guard let reveal = context.group(address)?.reveal else { continue }
      let line = TargetAddress(view: address.view, part: .group(reveal.group))
      motions.append(
        PlannedMotion(
          address, .opacity, from: 0, to: 1, timing: .easing(.linear), offset: begins[line] ?? 0,
          duration: duration * 0.6))
    }
    let passing = HeadPassing(timing: context.timing, duration: duration)
    for address in selection.items {
      guard let item = context.item(address) else { continue }
      if let reveal = item.reveal {
        let line = TargetAddress(view: address.view, part: .group(reveal.group))
        let offset = (begins[line] ?? 0) + passing.seconds(at: reveal.fraction)
        motions.append(appearance(of: item, at: address, offset: offset))
      } else {
        motions.append(contentsOf: alone(item, at: address, context: context))
      }
    }
    let own = context.duration ?? 0.6
    var annotated = 0.0
    for address in context.selection.parts {
      guard case .annotation(let index) = address.part else { continue }
      motions += AnnotationMotions.drawing(
        address, index, timing: context.timing, duration: own)
      annotated = own
    }
    if selection.groups.isEmpty, selection.items.isEmpty {
      return PresetResult(motions, duration: annotated)
    }
    return PresetResult(motions, duration: (begins.values.max() ?? 0) + duration)
  }

  /// How an item appears once its line's head has passed.
  private static func appearance(of item: MarkItem, at address: TargetAddress, offset: Double)
    -> PlannedMotion
  {
    switch item.geometry {
    case .symbol, .image:
      PlannedMotion(
        address, .scale, from: 0, to: 1, timing: .easing(.easeOutBack), offset: offset,
        duration: 0.3)
    default:
      PlannedMotion(
        address, .opacity, from: 0, to: 1, timing: .easing(.easeOut), offset: offset,
        duration: 0.25)
    }
  }

  /// What drawing means for an item that no line uncovers.
  private static func alone(_ item: MarkItem, at address: TargetAddress, context: PresetContext)
    -> [PlannedMotion]
  {
    let duration = context.duration ?? 2
    let property: MotionProperty =
      switch item.geometry {
      case .bar: .extent
      case .arc: .sweep
      case .rule: .strokeEnd
      case .symbol, .image: .scale
      case .text, .vertex, .outline: .opacity
      }
    return [
      PlannedMotion(address, property, from: 0, to: 1, timing: context.timing, duration: duration)
    ]
  }
}
