import Motion
import SceneModel

/// `play`: a view with a channel of time runs through its periods.
enum PlayPreset {
  static func expand(_ context: PresetContext) -> PresetResult {
    var motions: [PlannedMotion] = []
    for view in context.selection.viewIndices where view >= 0 {
      guard let periods = context.layout.views[view].periods, periods.count > 1 else { continue }
      let last = Double(periods.count - 1)
      let from = min(max(context.request.from ?? 0, 0), last)
      let to = min(max(context.request.to ?? last, 0), last)
      let steps = abs(to - from)
      guard steps > 0 else { continue }
      let pause = context.request.pause ?? periods.pause
      let stops = max(0, steps.rounded(.up) - 1)
      var step = context.request.periodDuration ?? periods.duration
      if let duration = context.duration { step = max(0, duration - stops * pause) / steps }
      motions.append(
        motion(
          TargetAddress(view: view, part: .view), from: from, to: to, step: step, pause: pause,
          easing: context.easing))
    }
    return PresetResult(motions)
  }

  private static func motion(
    _ address: TargetAddress, from: Double, to: Double, step: Double, pause: Double,
    easing: Easing?
  ) -> PlannedMotion {
    guard pause > 0 else {
      return PlannedMotion(
        address, .time, from: from, to: to, timing: .easing(easing ?? .linear),
        duration: abs(to - from) * step)
    }
    let sign: Double = to > from ? 1 : -1
    var values = [from]
    var times = [0.0]
    var easings: [Easing] = []
    var time = 0.0
    var place = from
    while abs(to - place) > 1e-9 {
      let next = abs(to - place) < 1 ? to : place + sign
      time += abs(next - place) * step
      values.append(next)
      times.append(time)
      easings.append(easing ?? .easeInOutSine)
      place = next
      if abs(to - place) > 1e-9 {
        time += pause
        values.append(place)
        times.append(time)
        easings.append(.linear)
      }
    }
    return PlannedMotion(
      address, .time, values: values.map { .number($0) },
      keyTimes: times.map { time > 0 ? $0 / time : 1 }, timing: .segments(easings), duration: time)
  }
}
