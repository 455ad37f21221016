import Motion
import SceneModel
import Syntax

/// A view's layouts over the whole film: as it begins, and in each of its states.
struct ViewCourse: Sendable {
  let plan: ViewPlan
  /// The view as it begins, then its states.
  let states: [(name: String, view: View, layout: ViewLayout)]
  /// The periods of a view with a channel of time.
  private let periods: PeriodCourse?

  /// Lays out all that a view can be; `make` plans a view in its place on the canvas.
  init(
    _ view: View, context: LayoutContext, make: (View) throws(DiagnosticError) -> ViewPlan
  ) throws(DiagnosticError) {
    if let time = view.time {
      let periods = try PeriodCourse(view, time: time, context: context, make: make)
      self.periods = periods
      plan = periods.plan
      states = [(ViewState.initial, view, periods.layout(at: 0))]
      return
    }
    periods = nil
    plan = try make(view)
    var all: [(name: String, view: View, layout: ViewLayout)] = [
      (ViewState.initial, view, try plan.layout())
    ]
    for state in view.states {
      var layout = try make(state.view).layout()
      layout.motionState = all.count
      all.append((state.name, state.view, layout))
    }
    states = all
  }

  /// Whether the view's window can be moved; states and periods are laid out for the whole of their domains.
  var hasWindow: Bool { periods == nil && states.count == 1 }

  /// The place of a state by its name.
  func place(of name: String) -> Int? { states.firstIndex { $0.name == name } }

  /// The view at one of its periods.
  func layout(period: Int) -> ViewLayout {
    periods?.layout(at: Double(period)) ?? states[0].layout
  }

  /// The view as laid out for a sample's time.
  func layout(index: Int, motion: MotionPlan, sample: Sample) -> ViewLayout {
    if let periods {
      let target = TargetAddress(view: index, part: .view)
      return periods.layout(at: sample.number(of: target.motionTarget, .time) ?? 0)
    }
    let transitions = motion.transitions[index] ?? []
    guard let current = transitions.last(where: { $0.begin <= sample.seconds + 1e-9 }) else {
      return windowed(index: index, motion: motion, sample: sample)
    }
    return current.layout(at: sample.seconds)
  }

  /// The same with no more than its title and axes, where that is quicker.
  func guideLayout(index: Int, motion: MotionPlan, sample: Sample) -> ViewLayout {
    let transitions = motion.transitions[index] ?? []
    guard periods == nil,
      let current = transitions.last(where: { $0.begin <= sample.seconds + 1e-9 })
    else { return layout(index: index, motion: motion, sample: sample) }
    return current.guideLayout(at: sample.seconds)
  }

  /// The view as it begins, laid out again where its window moves.
  private func windowed(index: Int, motion: MotionPlan, sample: Sample) -> ViewLayout {
    let window = motion.window(view: index, sample: sample)
    guard !window.isResting, let moved = try? plan.layout(window: window) else {
      return states[0].layout
    }
    return moved
  }
}
