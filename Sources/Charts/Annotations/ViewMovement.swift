import Motion
import SceneModel

/// The stretches of time in which a view's layout moves.
struct ViewMovement {
  /// In order, none meeting another; seconds.
  let stretches: [ClosedRange<Double>]

  /// Longer movements are looked at in parts of about so many seconds.
  private static let part = 1.0
  private static let limit = 240

  init(view: Int, motion: MotionPlan, isWindowed: Bool) {
    let whole = TargetAddress(view: view, part: .view).motionTarget
    var targets: Set<MotionTarget> = []
    if isWindowed {
      for address in motion.animated where address.view == view {
        if case .group = address.part { targets.insert(address.motionTarget) }
      }
    }
    let moving: Set<MotionProperty> = [.viewportX, .viewportY, .zoom, .time]
    var found = motion.timeline.animations.filter {
      ($0.target == whole && moving.contains($0.property)) || targets.contains($0.target)
    }.filter { $0.begin.isFinite && $0.end > $0.begin }.map {
      $0.begin...min($0.end, $0.begin + 3600)
    }
    found += (motion.transitions[view] ?? []).filter { $0.end > $0.begin }.map { $0.begin...$0.end }
    found.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var joined: [ClosedRange<Double>] = []
    for stretch in found {
      if let last = joined.last, stretch.lowerBound < last.upperBound + 0.02 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, stretch.upperBound)
      } else {
        joined.append(stretch)
      }
    }
    var parts: [ClosedRange<Double>] = []
    for stretch in joined {
      let length = stretch.upperBound - stretch.lowerBound
      let count = Int(exactly: min(max((length / Self.part).rounded(), 1), 120)) ?? 1
      for index in 0..<count where parts.count < Self.limit {
        let low = stretch.lowerBound + length * Double(index) / Double(count)
        let high = stretch.lowerBound + length * Double(index + 1) / Double(count)
        parts.append(low...max(low, high))
      }
    }
    stretches = parts
  }
}
