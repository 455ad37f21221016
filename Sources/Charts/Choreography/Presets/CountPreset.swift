import SceneModel
import Motion

/// `count`: numbers run up to their value.
enum CountPreset {
  static func expand(_ context: PresetContext) -> PresetResult {
    let duration = context.duration ?? 1.2
    let timing = Timing.easing(context.easing ?? .easeOutCubic)
    let texts = context.selection.items.filter { address in
      guard let item = context.item(address), case .text = item.geometry else { return false }
      return item.magnitude != nil
    }
    let motions = zip(texts, context.delays(texts)).compactMap { address, delay in
      context.item(address)?.magnitude.map { magnitude in
        PlannedMotion(
          address, .value, from: context.request.from ?? 0, to: context.request.to ?? magnitude,
          timing: timing, offset: delay, duration: duration)
      }
    }
    return PresetResult(motions)
  }
}
