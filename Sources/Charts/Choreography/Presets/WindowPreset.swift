import Motion
import SceneModel
import Scales
import Syntax

/// `pages`, `pan` and `zoom`: the window travels over the domain, in stops or in one go, closes in, or flies.
enum WindowPreset {
  /// How many pages the timeline turns in a view; nil where it says nothing of it.
  static func pages(of view: View, in scene: Scene) -> Int? {
    for entry in scene.timeline ?? [] {
      let isAimed =
        entry.target.head == view.name || view.layers.contains { $0.name == entry.target.head }
      if isAimed, case .preset(let request) = entry.action, request.preset == .pages,
        let pages = request.pages
      {
        return pages
      }
    }
    return nil
  }

  static func pages(_ context: PresetContext) -> PresetResult {
    let duration = context.duration ?? 0.8
    let dwell = context.request.dwell ?? 1
    return each(context) { address, property, axis in
      let span = axis.domain.upperBound - axis.domain.lowerBound
      let whole = (span / axis.length).rounded(.up)
      let count = max(context.request.pages ?? (Int(exactly: whole) ?? 1), 1)
      var motions: [PlannedMotion] = []
      var time = dwell
      let first = axis.domain.lowerBound
      let reach = axis.lastStart - first
      for page in 1..<max(count, 2) where count > 1 {
        let from = first + reach * Double(page - 1) / Double(count - 1)
        let to = first + reach * Double(page) / Double(count - 1)
        motions.append(
          PlannedMotion(
            address, property, from: from, to: to, timing: context.timing, offset: time,
            duration: duration))
        time += duration + dwell
      }
      return (motions, time)
    }
  }

  static func pan(_ context: PresetContext) -> PresetResult {
    let duration = context.duration ?? 4
    return each(context) { address, property, axis in
      let motion = PlannedMotion(
        address, property, from: context.request.from ?? axis.domain.lowerBound,
        to: context.request.to ?? axis.lastStart, timing: context.timing, duration: duration)
      return ([motion], duration)
    }
  }

  /// The window closes in on its middle, by `factor` (2).
  static func zoom(_ context: PresetContext) -> PresetResult {
    let timing = Timing.easing(context.easing ?? .easeInOutCubic)
    return PresetResult(
      context.selection.viewIndices.filter { $0 >= 0 }.map { view in
        PlannedMotion(
          TargetAddress(view: view, part: .view), .zoom, from: context.request.from ?? 1,
          to: context.request.to ?? context.request.factor ?? 2, timing: timing,
          duration: context.duration ?? 1.2)
      })
  }

  /// The window flies to a part of the domain on the smoothest way, which zooms out and in again where that is shorter.
  static func flight(to goal: PresetRequest.WindowGoal, _ context: PresetContext)
    throws(DiagnosticError) -> PresetResult
  {
    var motions: [PlannedMotion] = []
    for view in context.selection.viewIndices where view >= 0 {
      guard let axis = context.layout.views[view].window?.x else {
        throw DiagnosticError(
          "a zoom to a \"window\" needs a \"viewport\" along x; {\"x\": {\"scale\": 1}} shows all of it",
          at: context.location)
      }
      let start = context.windows[view] ?? WindowStart()
      let flight = WindowFlight(
        axis, from: start, to: try WindowFlight.range(goal, axis: axis, context))
      let duration = context.duration ?? flight.seconds
      let address = TargetAddress(view: view, part: .view)
      for (property, values) in [
        (MotionProperty.viewportX, flight.starts), (.zoom, flight.zooms),
      ] {
        motions.append(
          PlannedMotion(
            address, property, values: values.map { .number($0) }, timing: context.timing,
            duration: duration))
      }
    }
    return PresetResult(motions)
  }

  private static func each(
    _ context: PresetContext,
    _ make: (TargetAddress, MotionProperty, WindowLayout.Axis) -> ([PlannedMotion], Double)
  ) -> PresetResult {
    var motions: [PlannedMotion] = []
    var duration = 0.0
    for view in context.selection.viewIndices where view >= 0 {
      guard let window = context.layout.views[view].window else { continue }
      let address = TargetAddress(view: view, part: .view)
      let isVertical = context.request.direction == "up" || context.request.direction == "down"
      let pair: (MotionProperty, WindowLayout.Axis)?
      if isVertical || window.x == nil {
        pair = window.y.map { (.viewportY, $0) }
      } else {
        pair = window.x.map { (.viewportX, $0) }
      }
      guard let (property, axis) = pair else { continue }
      let (own, seconds) = make(address, property, axis)
      motions += own
      duration = max(duration, seconds)
    }
    return PresetResult(motions, duration: duration)
  }
}
