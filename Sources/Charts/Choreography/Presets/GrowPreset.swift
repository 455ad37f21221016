import SceneModel
import Motion

/// `grow`: bars and areas grow from their base, stacks as one, arcs open, points scale up; labels fade in behind them.
enum GrowPreset {
  static func expand(_ context: PresetContext) -> PresetResult {
    let duration = context.duration ?? 0.8
    let timing = Timing.easing(context.easing ?? .easeOutCubic)
    var motions: [PlannedMotion] = []
    for (address, delay) in zip(
      context.selection.groups, context.delays(context.selection.groups))
    {
      let isArea = context.group(address)?.kind == .area
      motions.append(
        PlannedMotion(
          address, isArea ? .extent : .strokeEnd, from: 0, to: 1, timing: timing, offset: delay,
          duration: duration))
    }
    let shapes = context.selection.items.filter { !isText($0, context) }
    let fallback = Stagger(.total(min(0.6, Double(shapes.count) * 0.08)), order: .x)
    var delays: [ItemKey: Double] = [:]
    var stacks: [TargetAddress: StackGrowth] = [:]
    for (address, delay) in zip(shapes, context.delays(shapes, fallback: fallback)) {
      guard let item = context.item(address) else { continue }
      delays[item.key] = delay
      let property: MotionProperty =
        switch item.geometry {
        case .arc: .sweep
        case .symbol, .image: .scale
        case .rule: .strokeEnd
        default: .extent
        }
      if property == .extent, let share = share(of: address, context, &stacks) {
        motions.append(
          PlannedMotion(
            address, .extent, values: [0, 0, 1, 1].map { .number($0) },
            keyTimes: [0, share.begin, share.end, 1], timing: timing, offset: delay,
            duration: duration))
        continue
      }
      motions.append(
        PlannedMotion(
          address, property, from: 0, to: 1, timing: timing, offset: delay, duration: duration))
    }
    for address in context.selection.items where isText(address, context) {
      let delay = context.item(address).flatMap { delays[$0.key] } ?? delays.values.max() ?? 0
      motions.append(
        PlannedMotion(
          address, .opacity, from: 0, to: 1, timing: .easing(.easeOut),
          offset: delay + duration * 0.7, duration: 0.3))
    }
    return PresetResult(motions)
  }

  /// The part of its stack's growth that is a bar's own; nil where it stands alone.
  private static func share(
    of address: TargetAddress, _ context: PresetContext,
    _ stacks: inout [TargetAddress: StackGrowth]
  ) -> StackGrowth.Share? {
    guard case .item(let place, let index) = address.part, let group = context.group(address)
    else { return nil }
    let key = TargetAddress(view: address.view, part: .group(place))
    let stack = stacks[key] ?? StackGrowth(group)
    stacks[key] = stack
    return stack[index]
  }

  private static func isText(_ address: TargetAddress, _ context: PresetContext) -> Bool {
    if case .text? = context.item(address)?.geometry { true } else { false }
  }
}
