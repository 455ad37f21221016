package import Geometry

/// The value of every animated property at one time; a pure function of the timeline and the time.
package struct Sample: Sendable {
  package let timeline: Timeline
  /// Seconds from the start of the film; a time that is not a number counts as 0.
  package let seconds: Double

  package init(timeline: Timeline, seconds: Double) {
    self.timeline = timeline
    self.seconds = seconds.isNaN ? 0 : seconds
  }

  /// The animated value within the property's range, or nil where no animation has a say.
  package func value(of target: MotionTarget, _ property: MotionProperty) -> MotionValue? {
    timeline.value(of: target, property, at: seconds)
  }

  /// Calls a closure for each property of a target that an animation has a say in.
  package func forEachValue(
    of target: MotionTarget, _ body: (MotionProperty, MotionValue) -> Void
  ) {
    timeline.forEachValue(of: target, at: seconds, body)
  }

  /// The animated number, or nil where no animation has a say.
  package func number(of target: MotionTarget, _ property: MotionProperty) -> Double? {
    value(of: target, property)?.number
  }

  /// The animated point, or nil where no animation has a say.
  package func point(of target: MotionTarget, _ property: MotionProperty) -> Point? {
    value(of: target, property)?.point
  }
}
