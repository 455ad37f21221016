/// Every property animation of a film with its times resolved to seconds.
///
/// - Animations are in the order in which they begin; those that begin together keep the list's order.
/// - A value that an animation leaves open at its start is known.
/// - It holds no clock: what shows at a time is asked of a `Sample`.
package struct Timeline: Sendable {
  package let animations: [PropertyAnimation]
  private let tracks: [Track]
  /// The tracks of each target.
  private let indices: [MotionTarget: [TrackPlace]]
  /// For each animation, the latest end among it and those before it.
  private let latestEnds: [Double]

  /// The track that moves a property of a target.
  private struct TrackPlace {
    let property: MotionProperty
    let index: Int
  }

  /// A timeline of animations in any order; those without values are left out.
  ///
  /// `resting` gives a property's value before any animation; it is asked where an animation has an
  /// end only. Where it knows none either, the animation holds its end from its beginning.
  package init(
    _ animations: [PropertyAnimation],
    resting: (MotionTarget, MotionProperty) -> MotionValue? = { $1.restingValue }
  ) {
    let ordered = animations.filter { !$0.values.isEmpty }
      .map { (animation: $0, begin: $0.begin.isFinite ? $0.begin : 0) }
      .enumerated()
      .sorted { ($0.element.begin, $0.offset) < ($1.element.begin, $1.offset) }
      .map(\.element)
    var tracks: [Track] = []
    var indices: [MotionTarget: [TrackPlace]] = [:]
    var latestEnds: [Double] = []
    for (animation, begin) in ordered {
      let (target, property) = (animation.target, animation.property)
      let index =
        indices[target]?.first { $0.property == property }?.index ?? tracks.count
      if index == tracks.count {
        indices[target, default: []].append(TrackPlace(property: property, index: index))
        tracks.append(Track())
      }
      var initial: MotionValue?
      if animation.values.count == 1 {
        initial = tracks[index].value(at: begin) ?? resting(target, property)
      }
      let run = Run(animation, begin: begin, initial: initial)
      tracks[index].append(run)
      latestEnds.append(max(run.end, latestEnds.last ?? run.end))
    }
    self.animations = ordered.map(\.animation)
    self.tracks = tracks
    self.indices = indices
    self.latestEnds = latestEnds
  }

  /// The latest end of an animation that ends, in seconds; 0 without any.
  package var end: Double {
    animations.map(\.end).filter(\.isFinite).reduce(0, max)
  }

  /// Whether an animation repeats without end.
  package var isEndless: Bool { latestEnds.last == .infinity }

  /// Whether any animation moves a property of a target, at any time.
  package func animates(_ target: MotionTarget, _ property: MotionProperty) -> Bool {
    track(of: target, property) != nil
  }

  /// Whether a property of a target may change between two times in seconds, the first excluded.
  package func isMoving(
    _ target: MotionTarget, _ property: MotionProperty, from start: Double, to end: Double
  ) -> Bool {
    track(of: target, property)?.isMoving(from: start, to: end) ?? false
  }

  /// Whether every value at two times in seconds, and between them, is the same.
  package func isStill(from start: Double, to end: Double) -> Bool {
    guard start < end else { return true }
    let begun = countBegun(by: end)
    guard begun > 0 else { return true }
    return latestEnds[begun - 1] <= start + Run.instant
      && begun == countBegun(by: start)
  }

  func value(of target: MotionTarget, _ property: MotionProperty, at seconds: Double)
    -> MotionValue?
  {
    track(of: target, property)?.value(at: seconds)
  }

  /// Calls a closure for each property of a target that has a value, in the order in which they begin.
  func forEachValue(
    of target: MotionTarget, at seconds: Double, _ body: (MotionProperty, MotionValue) -> Void
  ) {
    for place in indices[target] ?? [] {
      if let value = tracks[place.index].value(at: seconds) { body(place.property, value) }
    }
  }

  private func track(of target: MotionTarget, _ property: MotionProperty) -> Track? {
    indices[target]?.first { $0.property == property }.map { tracks[$0.index] }
  }

  private func countBegun(by seconds: Double) -> Int {
    var low = 0
    var high = animations.count
    while low < high {
      let middle = (low + high) / 2
      let begin = animations[middle].begin.isFinite ? animations[middle].begin : 0
      if begin > seconds + Run.instant { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
