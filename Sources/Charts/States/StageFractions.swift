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
  /// Of the change of domains along each axis; nil goes with the movement.
  var rescale: AxisFractions?
  /// Of what the timeline had done to the old state's items: 0 is as it was, 1 is let go.
  var release = 1.0
  /// Of what the timeline has done to the new state's items by then: 1 is all of it.
  var take = 0.0

  /// Of what has no direction: colours, sizes, angles.
  var both: Double { (x + y) / 2 }

  var isStart: Bool {
    leave == 0 && x == 0 && y == 0 && enter == 0 && (rescale ?? .start) == .start
  }
  var isEnd: Bool { leave == 1 && x == 1 && y == 1 && enter == 1 && (rescale ?? .end) == .end }

  /// The movement of something that sets out later and arrives with the last; 0 is the first, 1 the last.
  ///
  /// Smooth at both ends, and at the whole's ends at its own.
  func delayed(by place: Double) -> StageFractions {
    let spread = 0.45
    func own(_ fraction: Double) -> Double {
      guard fraction > 0, fraction < 1 else { return fraction }
      let t = min(1, max(0, fraction * (1 + spread) - spread * place))
      return t * t * (3 - 2 * t)
    }
    var result = self
    result.x = own(x)
    result.y = own(y)
    return result
  }

  /// The same stages with fades held to 0…1.
  var held: StageFractions {
    var result = self
    result.leave = min(max(leave, 0), 1)
    result.enter = min(max(enter, 0), 1)
    if !x.isFinite { result.x = 1 }
    if !y.isFinite { result.y = 1 }
    if let rescale, !rescale.x.isFinite || !rescale.y.isFinite { result.rescale = .end }
    return result
  }
}

/// How far each of the two axes has come, 0…1; it may overshoot with its easing.
struct AxisFractions: Sendable, Hashable {
  var x: Double
  var y: Double

  static let start = AxisFractions(x: 0, y: 0)
  static let end = AxisFractions(x: 1, y: 1)
}

/// What has two texts at one place shows one of them at a time: the old one until half way.
enum CrossFade {
  /// Opacity of the old one at a fraction.
  static func old(_ fraction: Double) -> Double { min(1, max(0, 1 - 2 * fraction)) }

  /// Opacity of the new one at a fraction.
  static func new(_ fraction: Double) -> Double { min(1, max(0, 2 * fraction - 1)) }
}
