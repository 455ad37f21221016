import SceneModel
import Geometry
import Motion

/// `pop`, `fade` and `rise`: what is there appears, by scale, by opacity, or moving up to its place.
enum AppearPreset {
  static func pop(_ context: PresetContext) -> PresetResult {
    let timing = Timing.easing(context.easing ?? .easeOutBack)
    let duration = context.duration ?? 0.4
    return each(context) { address, delay in
      [
        PlannedMotion(
          address, .scale, from: 0, to: 1, timing: timing, offset: delay, duration: duration)
      ]
    }
  }

  static func fade(_ context: PresetContext) -> PresetResult {
    let duration = context.duration ?? 0.5
    return each(context) { address, delay in
      [
        PlannedMotion(
          address, .opacity, from: 0, to: 1, timing: context.timing, offset: delay,
          duration: duration)
      ]
    }
  }

  static func rise(_ context: PresetContext) -> PresetResult {
    let timing = Timing.easing(context.easing ?? .easeOutCubic)
    let duration = context.duration ?? 0.6
    return each(context) { address, delay in
      [
        PlannedMotion(
          address, .opacity, from: 0, to: 1, timing: .easing(.linear), offset: delay,
          duration: duration * 0.6),
        PlannedMotion(
          address, .offset, values: [.point(Point(x: 0, y: 16)), .point(.zero)], timing: timing,
          offset: delay, duration: duration),
      ]
    }
  }

  private static func each(
    _ context: PresetContext, _ make: (TargetAddress, Double) -> [PlannedMotion]
  ) -> PresetResult {
    let selection = context.selection
    var addresses: [TargetAddress]
    if !selection.views.isEmpty, context.stagger == nil, context.request.preset != .pop {
      addresses = selection.views.map { TargetAddress(view: $0, part: .view) }
    } else {
      addresses = selection.parts + selection.groups + selection.items
    }
    return PresetResult(
      zip(addresses, context.delays(addresses)).flatMap { make($0, $1) })
  }
}
