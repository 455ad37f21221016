/// A property of a target running through key values, with its times in seconds.
package struct PropertyAnimation: Hashable, Sendable {
  package var target: MotionTarget
  package var property: MotionProperty
  /// The key values in order; a single one is the end, reached from the value before.
  package var values: [MotionValue]
  /// Fractions of a run, one for each value, never falling, where equal neighbours jump; nil is even.
  package var keyTimes: [Double]?
  package var timing: Timing
  /// The start in seconds of the film.
  package var begin: Double
  /// The seconds of one run; 0 jumps to the end at `begin`.
  package var duration: Double
  package var repeatCount: RepeatCount
  /// Whether every second run goes back the way that the one before it came.
  package var autoreverses: Bool
  package var fillMode: FillMode
  /// The seconds that a run waits at its first value before it moves.
  package var lead = 0.0
  /// The seconds of a run with its lead and a rest at its last value; nil is no more than both.
  package var period: Double?

  /// An animation through key values; without a duration, a spring takes its settling time.
  package init(
    target: MotionTarget, property: MotionProperty, values: [MotionValue],
    keyTimes: [Double]? = nil, timing: Timing = .linear, begin: Double = 0,
    duration: Double? = nil, repeatCount: RepeatCount = .once, autoreverses: Bool = false,
    fillMode: FillMode = .both
  ) {
    self.target = target
    self.property = property
    self.values = values
    self.keyTimes = keyTimes
    self.timing = timing
    self.begin = begin
    self.duration =
      if let duration { duration } else if case .spring(let spring) = timing {
        spring.settlingTime
      } else { 0 }
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// An animation between two values; without `from` it starts at the value before it.
  package init(
    target: MotionTarget, property: MotionProperty, from: MotionValue? = nil, to: MotionValue,
    timing: Timing = .linear, begin: Double = 0, duration: Double? = nil,
    repeatCount: RepeatCount = .once, autoreverses: Bool = false, fillMode: FillMode = .both
  ) {
    self.init(
      target: target, property: property, values: from.map { [$0, to] } ?? [to], timing: timing,
      begin: begin, duration: duration, repeatCount: repeatCount, autoreverses: autoreverses,
      fillMode: fillMode)
  }

  /// The number of runs in all; infinite for a repeat without end.
  package var runs: Double {
    switch repeatCount {
    case .forever: .infinity
    case .times(let count): count > 0 ? count : 1
    }
  }

  /// The seconds that all runs take together; infinite for a repeat without end.
  package var activeDuration: Double { runDuration > 0 ? runDuration * runs : 0 }

  /// The seconds of one run with its lead and its rest.
  var runDuration: Double { max(period ?? 0, lead + max(duration, 0)) }

  /// The end of the last run in seconds of the film; infinite for a repeat without end.
  package var end: Double { begin + activeDuration }
}
