import Motion
import SceneModel
import Syntax

/// Which state each view is in while the timeline's entries are read from top to bottom.
///
/// What an entry points at is looked up in the state to which the transitions above it have led.
struct StagePlan {
  private let courses: [ViewCourse]
  /// The scene and the layout as they are in the views' current states.
  private(set) var scene: Scene
  private(set) var layout: SceneLayout
  private var current: [Int]
  /// By view, in the order of the entries, with the entry's place.
  private(set) var transitions: [Int: [(entry: Int, transition: StateTransition)]] = [:]

  init(scene: Scene, layout: SceneLayout, courses: [ViewCourse]) {
    self.scene = scene
    self.layout = layout
    self.courses = courses
    current = Array(repeating: 0, count: courses.count)
  }

  /// A motion with the state of its target named in its address.
  func addressed(_ motion: PlannedMotion) -> PlannedMotion {
    var motion = motion
    switch motion.address.part {
    case .group, .item: motion.address.state = current[motion.address.view]
    default: break
    }
    return motion
  }

  /// Moves every view that has a state there; the motions are the transition's stages.
  ///
  /// Throws where no view has the state.
  mutating func move(
    _ request: TransitionRequest, entry: TimelineEntry, place: Int, numbers: CountFormat
  ) throws(DiagnosticError) -> PresetResult {
    var motions: [PlannedMotion] = []
    var duration = 0.0
    for (view, course) in courses.enumerated() where course.states.count > 1 {
      guard let state = course.place(of: request.state) else { continue }
      let (from, to) = (current[view], state)
      var setting = TransitionSetting(
        from: course.states[from].layout, to: course.states[to].layout, numbers: numbers,
        course: request.stages.rescale == nil ? .places : .apart)
      (setting.enter, setting.leave) = (request.enter, request.leave)
      setting.stagger = entry.stagger
      let way = LayoutTransition(
        from: course.states[from].layout, to: course.states[to].layout, setting: setting)
      let schedule = StageSchedule(
        way.defaults(request.stages), request: request, entry: entry, count: way.itemCount,
        axes: setting.rescaling.order)
      duration = max(duration, schedule.duration)
      let index = transitions[view]?.count ?? 0
      transitions[view, default: []].append(
        (
          place,
          StateTransition(
            from: (from, course.states[from].name), to: (to, course.states[to].name), begin: 0,
            way: way, setting: setting, schedule: schedule)
        ))
      for (stage, run) in schedule.runs {
        motions.append(
          PlannedMotion(
            TargetAddress(view: view, part: .stage(transition: index, stage.rawValue)), .value,
            from: 0, to: 1, timing: run.timing, offset: run.begin, duration: run.duration))
      }
      current[view] = state
      layout.views[view] = course.states[state].layout
      scene.views[view] = course.states[state].view
    }
    guard !motions.isEmpty else {
      throw unknown(request.state, at: entry.keyLocations["transition"] ?? entry.location)
    }
    return PresetResult(motions, duration: duration)
  }

  private func unknown(_ name: String, at location: SourceLocation?) -> DiagnosticError {
    let names = courses.filter { $0.states.count > 1 }.flatMap { $0.states.map(\.name) }
    guard !names.isEmpty else {
      return DiagnosticError(
        "no view has \"states\", so there is no transition to \"\(name)\"", at: location)
    }
    let hint =
      Vocabulary(names).nearest(to: name).map { "; did you mean \"\($0)\"?" }
      ?? "; there are \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    return DiagnosticError("unknown state \"\(name)\"\(hint)", at: location)
  }

  /// The transitions at their beginnings; throws for one that begins before the one above it has ended.
  func timed(begins: [Double], ends: [Double], entries: [TimelineEntry])
    throws(DiagnosticError) -> [Int: [StateTransition]]
  {
    var result: [Int: [StateTransition]] = [:]
    for (view, list) in transitions {
      var last: Int?
      for (place, transition) in list {
        if let last, begins[place] < ends[last] - 1e-9 {
          let entry = entries[place]
          throw DiagnosticError(
            "a transition begins before the one above it has ended",
            at: entry.keyLocations["begin"] ?? entry.location)
        }
        last = place
        var timed = transition
        timed.begin = begins[place]
        result[view, default: []].append(timed)
      }
    }
    return result
  }
}
