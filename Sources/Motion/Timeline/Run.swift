/// A property animation with its first value known, ready to be asked for its value at a time.
struct Run: Sendable {
  /// Times nearer than this count as one, so that sums of seconds meet the frames they aim at.
  static let instant = 1e-9

  let begin: Double
  /// The end in seconds of the film; infinite for a repeat without end.
  let end: Double
  let fillMode: FillMode
  private let duration: Double
  private let lead: Double
  /// The seconds from one run's beginning to the next one's.
  private let period: Double
  private let count: Double
  private let autoreverses: Bool
  private let timing: Timing
  private let keyframes: KeyframeList
  private let property: MotionProperty

  /// A run of an animation with at least one value; `initial` precedes a single one.
  init(_ animation: PropertyAnimation, begin: Double, initial: MotionValue?) {
    self.begin = begin
    duration = animation.duration > 0 && animation.duration.isFinite ? animation.duration : 0
    lead = max(animation.lead, 0)
    period = animation.runDuration.isFinite ? animation.runDuration : duration
    count = animation.runs
    end = period > 0 ? begin + period * count : begin
    fillMode = animation.fillMode
    autoreverses = animation.autoreverses
    timing = animation.timing
    property = animation.property
    keyframes =
      if animation.values.count == 1, let initial {
        KeyframeList([initial] + animation.values, times: nil)
      } else {
        KeyframeList(animation.values, times: animation.keyTimes)
      }
  }

  /// The value that shows before the beginning.
  var firstValue: MotionValue { property.clamped(value(progress: 0)) }

  /// Whether the animation has a say at a time at or after its beginning.
  func speaks(at seconds: Double) -> Bool { fillMode.fillsForwards || !hasEnded(at: seconds) }

  /// The value at a time in seconds, at or after the beginning.
  func value(at seconds: Double) -> MotionValue {
    property.clamped(value(progress: hasEnded(at: seconds) ? lastProgress : progress(at: seconds)))
  }

  private func hasEnded(at seconds: Double) -> Bool { seconds > end - Self.instant }

  /// Where the last run stops: at its end, or inside it when the number of runs is not whole.
  private var lastProgress: Double {
    let whole = count.rounded(.down)
    guard count.isFinite, whole < count else { return turned(1, run: count - 1) }
    return turned(count - whole, run: whole)
  }

  private func progress(at seconds: Double) -> Double {
    let position = (seconds - begin) / period
    guard position > 0 else { return 0 }
    var run = position.rounded(.down)
    var fraction = position - run
    if fraction > 1 - Self.instant {
      run += 1
      fraction = 0
    }
    return fraction.isFinite ? turned(fraction, run: run) : 0
  }

  /// The progress of a run that may be one of those that go back.
  private func turned(_ fraction: Double, run: Double) -> Double {
    let isReturn = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return moving(isReturn ? 1 - fraction : fraction)
  }

  /// The progress of the moving part of a run, which waits before it and rests after it.
  private func moving(_ fraction: Double) -> Double {
    guard lead > 0 || period > duration else { return fraction }
    let seconds = fraction * period - lead
    guard duration > 0 else { return seconds < -Self.instant ? 0 : 1 }
    return min(max(seconds / duration, 0), 1)
  }

  private func value(progress: Double) -> MotionValue {
    switch timing {
    case .easing(let easing):
      keyframes.value(at: easing.value(at: progress))
    case .segments(let easings):
      keyframes.value(at: progress, easings: easings)
    case .spring(let spring):
      keyframes.value(at: progress < 1 ? spring.value(at: progress * duration) : 1)
    }
  }
}
