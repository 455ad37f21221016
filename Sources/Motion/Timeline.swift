/// Every property animation of a film with its times resolved to seconds.
package struct Timeline: Sendable {
  package var animations: [PropertyAnimation]

  package init(_ animations: [PropertyAnimation]) { self.animations = animations }
}

/// A property of a target running through key values.
package struct PropertyAnimation: Hashable, Sendable {
  package var target: MotionTarget
  package var property: MotionProperty

  package init(target: MotionTarget, property: MotionProperty) {
    self.target = target
    self.property = property
  }
}

/// The value of every animated property at one time; a pure function of the timeline and the time.
package struct Sample: Sendable {
  package let timeline: Timeline
  package let seconds: Double

  package init(timeline: Timeline, seconds: Double) {
    self.timeline = timeline
    self.seconds = seconds
  }

  /// The animated value, or nil where no animation has a say at this time.
  package func value(of target: MotionTarget, _ property: MotionProperty) -> MotionValue? { nil }
}
