import Glibc

/// The moment at which a spring has come to rest, found from the turning points of its motion.
struct SpringSettling {
  /// How near to its end a settled progress stays.
  static let threshold = 0.001

  private let spring: Spring

  init(_ spring: Spring) { self.spring = spring }

  /// The last time in seconds at which the displacement is as large as the threshold.
  var seconds: Double {
    switch spring.damping {
    case .under(let decay, let turn): oscillating(decay: decay, turn: turn)
    case .critical: creeping(turningPoint: criticalTurningPoint)
    case .over(let slow, let fast): creeping(turningPoint: turningPoint(slow: slow, fast: fast))
    }
  }

  /// The turning points of a swing lie half a period apart, and each is smaller than the last.
  private func oscillating(decay: Double, turn: Double) -> Double {
    let velocity = spring.initialVelocity
    let sine = (decay - velocity) / turn
    let envelope = log((1 + sine * sine).squareRoot() / Self.threshold) / decay
    let halfPeriod = Double.pi / turn
    var first = atan(-velocity / (decay * sine + turn)) / turn
    if first <= 0 { first += halfPeriod }
    guard envelope.isFinite, first.isFinite else { return 0 }
    var index = max(0, ((envelope - first) / halfPeriod).rounded(.up))
    while index >= 0 {
      let time = first + index * halfPeriod
      if abs(spring.displacement(at: time)) > Self.threshold {
        return crossing(from: time, to: time + halfPeriod)
      }
      index -= 1
    }
    return crossing(from: 0, to: first)
  }

  private var criticalTurningPoint: Double? {
    let rate = spring.frequency - spring.initialVelocity
    // x′ = e^(−ωt) (rate − ω − ω rate t) vanishes at most once.
    let time = (rate - spring.frequency) / (spring.frequency * rate)
    return time > 0 && time.isFinite ? time : nil
  }

  private func turningPoint(slow: Double, fast: Double) -> Double? {
    let share = (fast - spring.initialVelocity) / (fast - slow)
    let ratio = -(1 - share) * fast / (share * slow)
    guard ratio > 0, ratio.isFinite else { return nil }
    let time = log(ratio) / (fast - slow)
    return time > 0 && time.isFinite ? time : nil
  }

  /// A motion with at most one turning point creeps to rest after it.
  private func creeping(turningPoint: Double?) -> Double {
    let turn = turningPoint ?? 0
    if turn > 0, abs(spring.displacement(at: turn)) <= Self.threshold {
      return crossing(from: 0, to: turn)
    }
    var reach = max(turn, 1 / spring.frequency)
    while abs(spring.displacement(at: turn + reach)) > Self.threshold, reach < 1e12 { reach *= 2 }
    return crossing(from: turn, to: turn + reach)
  }

  /// Halves a span in which the motion runs one way, from outside the threshold to inside.
  private func crossing(from start: Double, to end: Double) -> Double {
    let sign = spring.displacement(at: start) < 0 ? -1.0 : 1.0
    var low = start
    var high = end
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if sign * spring.displacement(at: middle) > Self.threshold {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}
