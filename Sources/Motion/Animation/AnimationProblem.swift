/// What is wrong with a property animation that was put together from a scene.
package enum AnimationProblem: Hashable, Sendable {
  case noValues
  case wrongKind(index: Int, expected: MotionValue.Kind)
  case valueNotFinite(index: Int)
  case keyTimesCount(expected: Int, found: Int)
  case keyTimeOutOfRange(index: Int)
  case keyTimeFalls(index: Int)
  case easingsCount(expected: Int, found: Int)
  case negativeDuration(Double)
  case timeNotFinite
  case repeatCount(Double)

  /// One sentence for the scene's author, without a full stop.
  package var message: String {
    switch self {
    case .noValues: "an animation needs at least one value"
    case .wrongKind(let index, let expected):
      "value \(index + 1) is not a \(expected.rawValue), which the property takes"
    case .valueNotFinite(let index): "value \(index + 1) is not a finite number"
    case .keyTimesCount(let expected, let found):
      "\(expected) values need \(expected) key times, but there are \(found)"
    case .keyTimeOutOfRange(let index): "key time \(index + 1) is outside 0…1"
    case .keyTimeFalls(let index): "key time \(index + 1) is before the one in front of it"
    case .easingsCount(let expected, let found):
      "there must be one easing per segment: \(expected), but there are \(found)"
    case .negativeDuration(let seconds): "a duration cannot be negative, but it is \(seconds) s"
    case .timeNotFinite: "begin and duration must be finite numbers"
    case .repeatCount(let count): "repeatCount must be above 0, but it is \(count)"
    }
  }
}

extension PropertyAnimation {
  /// The first thing that is wrong, or nil for a sound animation.
  ///
  /// A timeline plays an unsound animation without crashing: negative times count as 0, key times that
  /// do not fit as even ones.
  package var problem: AnimationProblem? {
    if values.isEmpty { return .noValues }
    for (index, value) in values.enumerated() {
      if value.kind != property.kind { return .wrongKind(index: index, expected: property.kind) }
      if !value.isFinite { return .valueNotFinite(index: index) }
    }
    if let problem = keyTimesProblem { return problem }
    let segments = max(1, values.count - 1)
    if case .segments(let easings) = timing, easings.count != segments {
      return .easingsCount(expected: segments, found: easings.count)
    }
    if !begin.isFinite || !duration.isFinite { return .timeNotFinite }
    if duration < 0 { return .negativeDuration(duration) }
    if case .times(let count) = repeatCount, !(count > 0 && count.isFinite) {
      return .repeatCount(count)
    }
    return nil
  }

  private var keyTimesProblem: AnimationProblem? {
    guard let keyTimes else { return nil }
    if keyTimes.count != values.count {
      return .keyTimesCount(expected: values.count, found: keyTimes.count)
    }
    for (index, time) in keyTimes.enumerated() {
      if !(0...1).contains(time) { return .keyTimeOutOfRange(index: index) }
      if index > 0, time < keyTimes[index - 1] { return .keyTimeFalls(index: index) }
    }
    return nil
  }
}
