import Geometry
import Motion
import SceneModel
import Syntax
import VisualEncoding

/// A view's layouts over the whole film: as it begins, and in each of its states.
struct ViewCourse: Sendable {
  private(set) var plan: ViewPlan
  /// The view as it begins, then its states.
  let states: [(name: String, view: View, layout: ViewLayout)]
  /// The periods of a view with a channel of time.
  private let periods: PeriodCourse?
  /// What there is to say about the data of the view and its states, and about the order of its periods.
  let warnings: [Diagnostic]

  /// Lays out all that a view can be; `make` plans a view in its place on the canvas.
  init(
    _ view: View, index: Int, context: LayoutContext,
    make: (View) throws(DiagnosticError) -> ViewPlan
  ) throws(DiagnosticError) {
    if let time = view.time {
      let periods = try PeriodCourse(view, time: time, context: context, make: make)
      self.periods = periods
      plan = periods.plan
      warnings = DataWarnings.warnings(plan: plan) + [periods.warning].compactMap { $0 }
      states = [(ViewState.initial, view, periods.layout(at: 0))]
      return
    }
    periods = nil
    var plan = try make(view)
    let first = try plan.layout()
    plan.settle(on: first, index: index)
    self.plan = plan
    var all: [(name: String, view: View, layout: ViewLayout)] = [(ViewState.initial, view, first)]
    var warnings = DataWarnings.warnings(plan: plan)
    var colors = ColorMemory()
    _ = colors.recalled(view, scales: plan.scales)
    for state in view.states {
      var own = state.view
      var layout: ViewLayout
      do throws(DiagnosticError) {
        var plan = try make(own)
        if let recalled = colors.recalled(own, scales: plan.scales) {
          own = recalled
          plan = try make(own)
        }
        layout = try plan.layout()
        let known = Set(warnings.map(\.message))
        for warning in DataWarnings.warnings(plan: plan) where !known.contains(warning.message) {
          var warning = warning
          warning.message += " (in the state \"\(state.name)\")"
          warnings.append(warning)
        }
      } catch {
        throw error.located(at: state.location)
      }
      layout.motionState = all.count
      all.append((state.name, own, layout))
    }
    states = all
    self.warnings = warnings
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

  /// Where the labels of the view's title, axes and, if they are asked for, texts are at a sample's time.
  func labelPlaces(index: Int, motion: MotionPlan, sample: Sample, hasTexts: Bool)
    -> [LabelYield.Identity: Point]
  {
    if let periods {
      let target = TargetAddress(view: index, part: .view)
      return periods.labelPlaces(
        at: sample.number(of: target.motionTarget, .time) ?? 0, hasTexts: hasTexts)
    }
    let transitions = motion.transitions[index] ?? []
    if let current = transitions.last(where: { $0.begin <= sample.seconds + 1e-9 }) {
      return current.labelPlaces(at: sample.seconds, hasTexts: hasTexts)
    }
    return LabelYield.places(
      of: windowLabels(index: index, motion: motion, sample: sample, hasTexts: hasTexts))
  }

  /// The view as it begins at its window, with no more than its axes where texts are not asked for.
  private func windowLabels(index: Int, motion: MotionPlan, sample: Sample, hasTexts: Bool)
    -> ViewLayout
  {
    guard hasTexts else {
      var view = states[0].layout
      let window = window(index: index, motion: motion, sample: sample)
      if !window.isResting || plan.moving.leavesRowsOut,
        let axes = try? plan.axisLayouts(window: window)
      {
        view.axes = axes
      }
      return view
    }
    return windowed(index: index, motion: motion, sample: sample)
  }

  /// The view as it begins, laid out again where its window moves.
  private func windowed(index: Int, motion: MotionPlan, sample: Sample) -> ViewLayout {
    let window = window(index: index, motion: motion, sample: sample)
    guard !window.isResting || plan.moving.leavesRowsOut,
      let moved = try? plan.layout(window: window, nearOnly: true)
    else {
      return states[0].layout
    }
    return moved
  }

  /// Where the window is: where the timeline moves it, or where the line is that it follows.
  private func window(index: Int, motion: MotionPlan, sample: Sample) -> WindowStart {
    var window = motion.window(view: index, sample: sample)
    if window.x == nil, let follow = plan.moving.follow { window.x = follow.start(sample) }
    return window
  }

  /// The same course, with the windows at which the film rests known.
  func resting(in motion: MotionPlan, index: Int, pages: Int?) -> ViewCourse {
    guard hasWindow else { return self }
    let target = TargetAddress(view: index, part: .view).motionTarget
    let followed = plan.moving.follow?.targets ?? []
    var times: [Double] = []
    for animation in motion.timeline.animations {
      let moves =
        animation.target == target
        && [.viewportX, .viewportY, .zoom].contains(animation.property)
        || animation.property == .strokeEnd && followed.contains(animation.target)
      guard moves else { continue }
      let first = animation.begin + animation.lead
      times += [first, first + max(animation.duration, 0), animation.end]
    }
    var windows: [WindowStart] = []
    for time in Set(times.filter(\.isFinite)).sorted().prefix(Self.restLimit) {
      let next = window(
        index: index, motion: motion,
        sample: Sample(timeline: motion.timeline, seconds: time))
      if !windows.contains(next) { windows.append(next) }
    }
    var course = self
    course.plan.rest(at: windows, pages: pages)
    return course
  }

  /// The most times that are looked at for a window at rest.
  private static let restLimit = 400
}
