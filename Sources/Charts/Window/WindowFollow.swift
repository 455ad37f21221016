import Motion
import SceneModel

/// Keeps the head of a drawn line at a share of the plot: a pure function of how far the line is drawn.
struct WindowFollow: Sendable {
  private let heads: [(target: MotionTarget, course: LineCourse)]
  private let anchor: Double
  private let axis: WindowReach.Axis

  /// How much of the window's length the way is evened out over, since a line that turns up and down runs unevenly.
  private static let evening = 0.15
  private static let samples = 8

  /// Nil where no line that is followed has a way along x.
  init?(
    _ follow: Viewport.Follow, view: Int, layout: ViewLayout, courses: [Int: LineCourse],
    axis: WindowReach.Axis
  ) {
    heads = layout.marks.indices.compactMap { group in
      let mark = layout.marks[group]
      guard mark.kind == .line || mark.kind == .trail,
        follow.layer.map({ $0 == mark.layer }) ?? true, let course = courses[group]
      else { return nil }
      return (TargetAddress(view: view, part: .group(group)).motionTarget, course)
    }
    guard !heads.isEmpty else { return nil }
    anchor = follow.anchor
    self.axis = axis
  }

  /// What the timeline moves while the window follows.
  var targets: [MotionTarget] { heads.map(\.target) }

  /// The window's start in domain units: never before the domain's beginning nor past its end.
  func start(_ sample: Sample) -> Double {
    let place =
      heads.map { head in
        self.place(sample.number(of: head.target, .strokeEnd) ?? 1, on: head.course)
      }.max() ?? 1
    let start = axis.low + place * axis.span - anchor * axis.length
    return min(max(start, axis.low), max(axis.low, axis.high - axis.length))
  }

  /// The head's place, evened out over the part of the line around it.
  private func place(_ fraction: Double, on course: LineCourse) -> Double {
    // The same reach everywhere keeps the mean from ever going back.
    let width = min(Self.evening * axis.length / axis.span, 0.5)
    guard width > 0 else { return course.place(at: fraction) }
    var total = 0.0
    var weights = 0.0
    for step in -Self.samples...Self.samples {
      let shift = Double(step) / Double(Self.samples + 1)
      let weight = 1 - shift * shift
      total += weight * course.place(at: min(max(fraction + shift * width, 0), 1))
      weights += weight
    }
    return total / weights
  }
}
