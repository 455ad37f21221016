import Motion

/// `sweep`: a pie opens from where its first slice begins to the end of its last; each label fades in as the edge passes it.
enum SweepPreset {
  static func expand(_ context: PresetContext) -> PresetResult {
    let duration = context.duration ?? 1.2
    let passing = HeadPassing(timing: context.timing, duration: duration)
    var motions: [PlannedMotion] = []
    // By the slice's key: the fraction of the hand's way at which it is half open.
    var middles: [ItemKey: Double] = [:]
    var hands: [Int: SweepHand] = [:]
    for address in context.selection.items {
      guard let item = context.item(address), case .arc(let arc) = item.geometry,
        let group = context.group(address)
      else { continue }
      let hand = hands[group.layer] ?? SweepHand(group)
      hands[group.layer] = hand
      middles[item.key] = hand.fraction(at: (arc.startAngle + arc.endAngle) / 2)
      motions.append(
        PlannedMotion(
          address, .sweep, from: 0, to: 1, timing: context.timing, duration: duration))
    }
    guard !motions.isEmpty else { return PresetResult([]) }
    for address in context.selection.items {
      guard let item = context.item(address), case .text = item.geometry else { continue }
      let share = middles[item.key] ?? 1
      motions.append(
        PlannedMotion(
          address, .opacity, from: 0, to: 1, timing: .easing(.easeOut),
          offset: passing.seconds(at: share), duration: 0.3))
    }
    return PresetResult(motions, duration: duration)
  }
}
