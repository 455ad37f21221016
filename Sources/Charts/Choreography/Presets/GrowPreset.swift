import SceneModel
import Motion

/// `grow`: bars and areas grow from their base, arcs open, points scale up; labels fade in behind them.
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
    var delays: [String: Double] = [:]
    for (address, delay) in zip(shapes, context.delays(shapes, fallback: fallback)) {
      guard let item = context.item(address) else { continue }
      delays[item.key] = delay
      let property: MotionProperty =
        switch item.geometry {
        case .arc: .sweep
        case .symbol: .scale
        case .rule: .strokeEnd
        default: .extent
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

  private static func isText(_ address: TargetAddress, _ context: PresetContext) -> Bool {
    if case .text? = context.item(address)?.geometry { true } else { false }
  }
}
