import Motion
import SceneModel
import Syntax

/// Turns a scene's timeline into property animations of a laid-out scene.
struct Choreographer {
  let scene: Scene
  let layout: SceneLayout
  let locale: FormatLocale

  /// The motion of the scene: its own timeline, or the default build-up.
  ///
  /// Throws for a target that is not there, a property that its target does not have, and beginnings that cannot be resolved.
  func plan() throws(DiagnosticError) -> MotionPlan {
    guard let entries = scene.timeline else {
      return motionPlan(
        BuildUp(layout: layout).motions(within: scene.canvas.duration), targets: nil)
    }
    let resolver = TargetResolver(layout: layout, scene: scene)
    var expanded: [PresetResult] = []
    var problems: [Diagnostic] = []
    for entry in entries {
      do {
        let selection = try resolver.resolve(entry.target)
        expanded.append(
          selection.isVacant
            ? PresetResult([], duration: entry.duration ?? 0)
            : try expand(entry, selection: selection))
      } catch {
        problems += error.diagnostics
        expanded.append(PresetResult([]))
      }
    }
    let schedule = Schedule(
      zip(entries, expanded).map { entry, result in
        Schedule.Entry(
          name: entry.name, begin: entry.begin, delay: entry.delay, duration: result.duration)
      })
    var begins: [Double] = []
    do {
      begins = try schedule.resolve()
    } catch {
      let entry = entries[error.entry]
      problems.append(
        Diagnostic(.error, error.message, at: entry.keyLocations["begin"] ?? entry.location))
    }
    if !problems.isEmpty { throw DiagnosticError(problems) }
    var motions: [(PlannedMotion, Double)] = []
    for (result, begin) in zip(expanded, begins) {
      motions += result.motions.map { ($0, begin) }
    }
    return motionPlan(motions, targets: nil)
  }

  private func motionPlan(_ motions: [(PlannedMotion, Double)], targets: [String]?) -> MotionPlan {
    let names = TargetNames(scene: scene, layout: layout)
    return MotionPlan(
      animations: motions.map { motion, begin in
        (motion.address, motion.animation(begin: begin), names.name(of: motion.address))
      },
      keys: { address in
        guard case .item(let group, let index) = address.part else {
          if case .group(let group) = address.part {
            return layout.views[address.view].marks[group].key
          }
          return nil
        }
        return layout.views[address.view].marks[group].items[index].key
      },
      numberFormat: CountFormat(locale: locale))
  }

  private func expand(_ entry: TimelineEntry, selection: TargetSelection)
    throws(DiagnosticError) -> PresetResult
  {
    switch entry.action {
    case .preset(let request):
      var result = try PresetCatalog.expand(
        PresetContext(
          request: request, selection: selection, layout: layout, duration: entry.duration,
          easing: entry.easing, stagger: entry.stagger, location: entry.location))
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
