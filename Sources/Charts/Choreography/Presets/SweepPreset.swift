import Motion

/// `sweep`: a pie opens clockwise from twelve o'clock; each label fades in as the edge passes it.
enum SweepPreset {
  static func expand(_ context: PresetContext) -> PresetResult {
    let duration = context.duration ?? 1.2
    let passing = HeadPassing(timing: context.timing, duration: duration)
    var motions: [PlannedMotion] = []
    var middles: [String: Double] = [:]
    for address in context.selection.items {
      guard let item = context.item(address), case .arc(let arc) = item.geometry else { continue }
      middles[item.key] = (arc.startAngle + arc.endAngle) / 2
      motions.append(
        PlannedMotion(
          address, .sweep, from: 0, to: 1, timing: context.timing, duration: duration))
    }
    guard !motions.isEmpty else { return PresetResult([]) }
    for address in context.selection.items {
      guard let item = context.item(address), case .text = item.geometry else { continue }
      let share = min(max((middles[item.key] ?? 2 * .pi) / (2 * .pi), 0), 1)
      motions.append(
        PlannedMotion(
          address, .opacity, from: 0, to: 1, timing: .easing(.easeOut),
          offset: passing.seconds(at: share), duration: 0.3))
    }
    return PresetResult(motions, duration: duration)
  }
}
