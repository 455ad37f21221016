import SceneModel
import Motion
import Syntax

/// `select`: items take on their mark's emphasis with a spring, stay so, and let go.
enum SelectPreset {
  /// Throws where nothing would show that something is selected.
  static func check(
    _ selection: TargetSelection, in layout: SceneLayout, at location: SourceLocation?
  ) throws(DiagnosticError) {
    guard !selection.canBeSetApart(in: layout) else { return }
    throw DiagnosticError(
      "all is selected, and nothing would show it: name single items, or give the mark an \"emphasis\" with a \"scale\"",
      at: location)
  }

  static func expand(_ context: PresetContext) -> PresetResult {
    let spring = context.request.spring ?? Spring(response: 0.55, dampingFraction: 0.825)
    let arrival: Timing =
      context.easing.map { .easing($0) } ?? spring.map { .spring($0) } ?? .linear
    let seconds = context.duration ?? spring?.settlingTime ?? 0.6
    let stay = seconds + (context.request.dwell ?? 1)
    var motions: [PlannedMotion] = []
    for address in context.selection.groups + context.selection.items {
      motions.append(
        PlannedMotion(
          address, .selection, values: [.number(0), .number(1)], timing: arrival,
          duration: seconds))
      motions.append(
        PlannedMotion(
          address, .selection, values: [.number(0)], timing: arrival, offset: stay,
          duration: seconds))
    }
    // What follows begins when this one lets go, so that a selection passes from one item to the next.
    return PresetResult(motions, duration: stay)
  }
}
