/// How far the stages of a transition have come, each 0…1; movement may overshoot with its easing.
struct StageFractions: Sendable, Hashable {
  /// Of what is not in the new state: 0 is whole, 1 is gone.
  var leave: Double
  /// Of movement along x.
  var x: Double
  /// Of movement along y.
  var y: Double
  /// Of what is new: 0 is not there, 1 is whole.
  var enter: Double

  /// Of what has no direction: colours, sizes, angles.
  var both: Double { (x + y) / 2 }

  /// The movement of something that sets out later and arrives with the last; 0 is the first, 1 the last.
  ///
  /// Smooth at both ends, and at the whole's ends at its own.
  func delayed(by place: Double) -> StageFractions {
    let spread = 0.7
    func own(_ fraction: Double) -> Double {
      guard fraction > 0, fraction < 1 else { return fraction }
      let t = min(1, max(0, fraction * (1 + spread) - spread * place))
      return t * t * (3 - 2 * t)
    }
    return StageFractions(leave: leave, x: own(x), y: own(y), enter: enter)
  }

  static let start = StageFractions(leave: 0, x: 0, y: 0, enter: 0)
  static let end = StageFractions(leave: 1, x: 1, y: 1, enter: 1)

  /// The same stages with fades held to 0…1.
  var held: StageFractions {
    StageFractions(
      leave: min(max(leave, 0), 1), x: x.isFinite ? x : 1, y: y.isFinite ? y : 1,
      enter: min(max(enter, 0), 1))
  }
}

/// What has two texts at one place shows one of them at a time: the old one until half way.
enum CrossFade {
  /// Opacity of the old one at a fraction.
  static func old(_ fraction: Double) -> Double { min(1, max(0, 1 - 2 * fraction)) }

  /// Opacity of the new one at a fraction.
  static func new(_ fraction: Double) -> Double { min(1, max(0, 2 * fraction - 1)) }
}
