import Motion
import SceneModel

/// When each stage of a transition runs.
struct StageSchedule: Sendable {
  /// In the order of the stages.
  let runs: [(stage: StateTransition.Stage, run: StageRun)]
  /// Seconds from the first stage's beginning to the transition's end.
  let duration: Double
  /// The share of each stage by which the last mark sets out after the first.
  let spread: Double

  private let leave: StageRun
  private let moveX: StageRun
  private let moveY: StageRun
  private let enter: StageRun
  private let rescale: StageRun?
  /// When axes that go with the movement set out among its marks, as places 0…1 in their order.
  private let axes: AxisFractions
  /// The stages that run first and last, over which what the timeline did to items is let go and taken on.
  private let first: StageRun
  private let last: StageRun

  /// Seconds of a transition that says nothing about it.
  static let usualDuration = 1.2

  init(
    _ plan: StageDefaults, request: TransitionRequest, entry: TimelineEntry, count: Int,
    axes: AxisFractions
  ) {
    self.axes = axes
    let given = request.stages
    let spans: [(stage: StateTransition.Stage, timing: StageTiming?, span: ClosedRange<Double>)] = [
      (.leave, given.leave, plan.leave), (.rescale, given.rescale, plan.rescale),
      (.moveX, given.move, plan.moveX), (.moveY, given.move, plan.moveY),
      (.enter, given.enter, plan.enter),
    ]
    let duration =
      entry.duration
      ?? max(
        given.lastSecond ?? 0,
        request.spring.map { $0.settlingTime / max(plan.moveShare, 0.1) } ?? Self.usualDuration)
    func run(
      _ stage: StateTransition.Stage, _ timing: StageTiming?, _ span: ClosedRange<Double>
    ) -> StageRun {
      var begin = span.lowerBound * duration
      var length = (span.upperBound - span.lowerBound) * duration
      if case .seconds(let seconds) = timing?.span {
        let whole = stage == .moveX || stage == .moveY ? plan.move : span
        // The two directions keep their shares of the movement.
        let scale = (seconds.upperBound - seconds.lowerBound) / max(plan.length(of: whole), 1e-9)
        begin = seconds.lowerBound + (span.lowerBound - whole.lowerBound) * scale
        length = plan.length(of: span) * scale
      }
      return StageRun(
        begin: begin, duration: length,
        timing: Self.timing(timing, stage, request: request, entry: entry, duration: length))
    }
    let all = spans.map { (stage: $0.stage, run: run($0.stage, $0.timing, $0.span)) }
    (leave, moveX, moveY, enter) = (all[0].run, all[2].run, all[3].run, all[4].run)
    rescale = given.rescale == nil ? nil : all[1].run
    runs = all.filter { $0.stage != .rescale || given.rescale != nil }
    self.duration = max(duration, runs.map(\.run.end).max() ?? 0)
    let moving = runs.filter { $0.run.duration > 0 }.map(\.run)
    first = moving.min { ($0.begin, $0.end) < ($1.begin, $1.end) } ?? leave
    last = moving.max { ($0.end, $0.begin) < ($1.end, $1.begin) } ?? enter
    let whole = max(moveX.end, moveY.end) - min(moveX.begin, moveY.begin)
    let total: Double =
      switch entry.stagger?.spread {
      case .each(let seconds): abs(seconds) * Double(max(0, count - 1))
      case .total(let seconds): abs(seconds)
      case nil: 0
      }
    spread = whole > 0 && total.isFinite ? min(max(total / whole, 0), 0.85) : 0
  }

  private static func timing(
    _ given: StageTiming?, _ stage: StateTransition.Stage, request: TransitionRequest,
    entry: TimelineEntry, duration: Double
  ) -> Timing {
    if let easing = given?.easing { return .easing(easing) }
    if let spring = request.spring, stage != .leave, stage != .enter, duration > 0 {
      return .spring(spring.stretched(by: duration / max(spring.settlingTime, 1e-9)))
    }
    return .easing(entry.easing ?? .easeInOutCubic)
  }

  /// How far the stages have come at a number of seconds after the beginning, for a mark at a place 0…1 in the order.
  func fractions(at seconds: Double, place: Double? = nil) -> StageFractions {
    // What has no place in the order, as an axis, takes all of the stage.
    func value(_ run: StageRun) -> Double {
      run.value(at: seconds, place: place ?? 0, spread: place == nil ? 0 : spread)
    }
    var result = StageFractions(
      leave: value(leave), x: value(moveX), y: value(moveY), enter: value(enter),
      rescale: rescale.map {
        let fraction = $0.value(at: seconds)
        return AxisFractions(x: fraction, y: fraction)
      }
        ?? AxisFractions(
          x: moveX.value(at: seconds, place: axes.x, spread: spread),
          y: moveY.value(at: seconds, place: axes.y, spread: spread)))
    result.release = Self.smooth(seconds, first)
    result.take = Self.smooth(seconds, last)
    return result
  }

  private static func smooth(_ seconds: Double, _ run: StageRun) -> Double {
    guard run.duration > 0 else { return seconds >= run.begin ? 1 : 0 }
    let t = min(max((seconds - run.begin) / run.duration, 0), 1)
    return t * t * (3 - 2 * t)
  }
}

/// A time within a transition whose marks set out one after another.
struct StageMoment: Sendable {
  let schedule: StageSchedule
  /// After the transition's beginning.
  let seconds: Double

  /// The stages of a mark at a place 0…1 in the order.
  func fractions(place: Double) -> StageFractions {
    schedule.fractions(at: seconds, place: place).held
  }
}
