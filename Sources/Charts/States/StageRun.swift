import Motion

/// One stage of a transition in seconds, with its curve.
struct StageRun: Sendable, Hashable {
  /// Seconds after the transition's beginning.
  var begin: Double
  /// Seconds.
  var duration: Double
  var timing: Timing

  var end: Double { begin + duration }

  /// How far the stage has come at a number of seconds after the transition's beginning.
  ///
  /// `place` is 0 for the first of several that set out one after another and 1 for the last; `spread` is the share
  /// of the stage that lies between them. The last arrives with the stage's end.
  func value(at seconds: Double, place: Double = 0, spread: Double = 0) -> Double {
    let own = duration * (1 - spread)
    let elapsed = seconds - begin - place * spread * duration
    // A frame may miss the end by the last bits of its seconds.
    guard elapsed > 0 else { return seconds >= end - 1e-9 ? 1 : 0 }
    guard own > 0, elapsed < own - 1e-9 else { return 1 }
    return switch timing {
    case .easing(let easing): easing.value(at: elapsed / own)
    case .segments: elapsed / own
    case .spring(let spring): spring.value(at: elapsed / own * duration)
    }
  }
}
