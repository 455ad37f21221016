import Drawing
import Motion
import SceneModel
import Syntax
import VisualEncoding

/// Turns a scene's timeline into property animations of a laid-out scene.
struct Choreographer {
  let scene: Scene
  let layout: SceneLayout
  /// The views' states, by view.
  let courses: [ViewCourse]
  let locale: FormatLocale
  let measurer: any TextMeasurer

  /// The motion of the scene: its own timeline, or the default build-up.
  ///
  /// Throws for a target that is not there, a property that its target does not have, and beginnings that cannot be resolved.
  func plan() throws(DiagnosticError) -> MotionPlan {
    guard let entries = scene.timeline else {
      return try builtUp()
    }
    var stages = StagePlan(scene: scene, layout: layout, courses: courses)
    var expanded: [PresetResult] = []
    var problems: [Diagnostic] = []
    var windows: [Int: WindowStart] = [:]
    for (place, entry) in entries.enumerated() {
      do {
        let result = try expand(entry, place: place, stages: &stages, windows: windows)
        for motion in result.motions.sorted(by: { $0.end < $1.end }) {
          windows[motion.address.view, default: WindowStart()].follow(motion)
        }
        expanded.append(result)
      } catch {
        problems += error.diagnostics
        expanded.append(PresetResult([]))
      }
    }
    var schedule: AnnotationSchedule?
    do {
      schedule = try AnnotationSchedule(
        scene: scene, timeline: entries, durations: expanded.map(\.duration), buildUp: nil)
    } catch {
      problems += error.diagnostics
    }
    guard problems.isEmpty, let schedule else { throw DiagnosticError(problems) }
    let begins = schedule.begins
    let transitions = try stages.timed(
      begins: begins, ends: zip(begins, expanded).map { $0 + $1.duration }, entries: entries)
    var motions: [(PlannedMotion, Double)] = []
    for (result, begin) in zip(expanded, begins) {
      motions += result.motions.map { ($0, begin) }
    }
    var plan = motionPlan(
      motions, schedule, moments: moments(entries, begins, expanded.map(\.duration)))
    plan.transitions = held(transitions, motion: plan)
    return plan
  }

  private func moments(
    _ entries: [TimelineEntry], _ begins: [Double], _ durations: [Double]
  ) -> [Moment] {
    entries.indices.compactMap { place in
      guard let name = entries[place].name else { return nil }
      let begin = begins[place]
      return Moment(name: name, begin: begin, end: begin + max(0, durations[place]))
    }
  }

  /// The transitions of items as the timeline has left them, so that a selection eases out instead of dropping.
  private func held(_ transitions: [Int: [StateTransition]], motion: MotionPlan)
    -> [Int: [StateTransition]]
  {
    var result = transitions
    for (view, list) in transitions {
      let holding = StateHolding(view: view, motion: motion, measurer: measurer)
      result[view] = list.map { transition in
        let (from, to) = (transition.way.from, transition.way.to)
        return transition.holding(
          from: holding.held(from, at: transition.begin), to: holding.held(to, at: transition.end))
      }
    }
    return result
  }

  /// The default build-up, and after it what is annotated.
  private func builtUp() throws(DiagnosticError) -> MotionPlan {
    let build = BuildUp(layout: layout)
    func schedule(_ motions: [(PlannedMotion, Double)]) throws(DiagnosticError)
      -> AnnotationSchedule
    {
      try AnnotationSchedule(
        scene: scene, timeline: [], durations: [],
        buildUp: motions.map { $0.0.end + $0.1 }.max() ?? 0)
    }
    var motions = build.motions(within: scene.canvas.duration)
    var annotated = try schedule(motions)
    if let duration = scene.canvas.duration, !scene.views.allSatisfy(\.annotations.isEmpty) {
      // A film of a given length leaves time to read what is annotated.
      let own = build.motions(within: nil).map { $0.0.end + $0.1 }.max() ?? 0
      let later = annotated.spans.joined().map(\.arrival).max() ?? 0
      let rest = max(0, later - own)
      motions = build.motions(within: max(duration * 0.4, duration - rest - duration * 0.15))
      annotated = try schedule(motions)
    }
    return motionPlan(motions, annotated)
  }

  private func motionPlan(
    _ motions: [(PlannedMotion, Double)], _ schedule: AnnotationSchedule, moments: [Moment] = []
  ) -> MotionPlan {
    // An annotation comes in its own way where the timeline does not say it.
    let own = schedule.motions.filter { coming, begin in
      !motions.contains { motion, start in
        motion.address == coming.address && motion.property == coming.property
          && start + motion.offset <= begin + coming.end
          && start + motion.end >= begin + coming.offset
      }
    }
    let motions = motions + own
    let names = TargetNames(scene: scene, courses: courses)
    return MotionPlan(
      animations: motions.map { motion, begin in
        (motion.address, motion.animation(begin: begin), names.name(of: motion.address))
      },
      keys: { address in
        switch address.part {
        case .item(_, let index): names.group(address)?.items[index].key
        case .group: names.group(address)?.key
        default: nil
        }
      },
      numberFormat: CountFormat(locale: locale), moments: moments + schedule.moments,
      annotations: schedule.spans, captions: schedule.captions)
  }

  private func expand(
    _ entry: TimelineEntry, place: Int, stages: inout StagePlan, windows: [Int: WindowStart]
  ) throws(DiagnosticError) -> PresetResult {
    if case .transition(let request) = entry.action {
      return try stages.move(
        request, entry: entry, place: place, numbers: CountFormat(locale: locale))
    }
    let selection = try TargetResolver(layout: stages.layout, scene: stages.scene)
      .resolve(entry.target)
    if selection.isVacant { return PresetResult([], duration: entry.duration ?? 0) }
    var result = try expand(
      entry, selection: selection, layout: stages.layout, windows: windows)
    for index in result.motions.indices {
      let motion = result.motions[index]
      if [.viewportX, .viewportY, .zoom].contains(motion.property),
        courses.indices.contains(motion.address.view), !courses[motion.address.view].hasWindow
      {
        throw DiagnosticError(
          "a view with \"states\" or \"encoding.time\" has no window to move", at: entry.location)
      }
      result.motions[index] = stages.addressed(motion)
    }
    return result
  }

  private func expand(
    _ entry: TimelineEntry, selection: TargetSelection, layout: SceneLayout,
    windows: [Int: WindowStart]
  ) throws(DiagnosticError) -> PresetResult {
    switch entry.action {
    case .transition: return PresetResult([])
    case .preset(let request):
      var result = try PresetCatalog.expand(
        PresetContext(
          request: request, selection: selection, layout: layout, duration: entry.duration,
          easing: entry.easing, stagger: entry.stagger, location: entry.location,
          windows: windows, zone: locale.zone))
      if entry.autoreverses || entry.repeatCount != .once {
        // All of it is one run: what comes late in it waits in every run.
        let period = max(result.duration, result.motions.map(\.end).max() ?? 0)
        for index in result.motions.indices {
          result.motions[index].repeatCount = entry.repeatCount
          result.motions[index].autoreverses = entry.autoreverses
          result.motions[index].period = period
        }
        result.duration = max(result.duration, result.motions.map(\.end).max() ?? 0)
      }
      if entry.fillMode != .both {
        for index in result.motions.indices { result.motions[index].fillMode = entry.fillMode }
      }
      return result
    case .property(let change):
      return try PropertyExpansion(change: change, entry: entry, layout: layout)
        .expand(selection)
    }
  }
}
