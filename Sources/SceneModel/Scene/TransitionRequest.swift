package import Motion

/// A transition as the timeline asks for it.
package struct TransitionRequest: Sendable, Hashable {
  /// The name of a state; every view that has it moves there.
  package var state: String
  package var stages: TransitionStages
  /// How what is new comes, and how what is gone goes.
  package var enter: Passage
  package var leave: Passage
  /// What carries the movement instead of a curve; it may overshoot.
  package var spring: Spring?

  package init(
    state: String, stages: TransitionStages = TransitionStages(), enter: Passage = .grow,
    leave: Passage = .grow, spring: Spring? = nil
  ) {
    self.state = state
    self.stages = stages
    self.enter = enter
    self.leave = leave
    self.spring = spring
  }
}

/// How a mark comes or goes in a transition; the raw value is the scene's word.
package enum Passage: String, CaseIterable, Sendable, Hashable {
  /// It fades in its place.
  case fade
  /// It grows from its base, or out of its middle.
  case grow
  /// It fades while it moves up a little.
  case rise
  /// It comes from beyond the nearest side of the plot.
  case fly
}

/// The stages of a transition as the scene times them; nil goes by what there is to do.
package struct TransitionStages: Sendable, Hashable {
  /// What is not in the new state goes.
  package var leave: StageTiming?
  /// The axes change their domains, and the marks with them; nil does so while marks move.
  package var rescale: StageTiming?
  /// What is in both states moves.
  package var move: StageTiming?
  /// What is new comes.
  package var enter: StageTiming?

  package init(
    leave: StageTiming? = nil, rescale: StageTiming? = nil, move: StageTiming? = nil,
    enter: StageTiming? = nil
  ) {
    self.leave = leave
    self.rescale = rescale
    self.move = move
    self.enter = enter
  }

  /// The latest end that is given in seconds.
  package var lastSecond: Double? {
    [leave, rescale, move, enter].compactMap { stage -> Double? in
      if case .seconds(let span) = stage?.span { span.upperBound } else { nil }
    }.max()
  }
}

/// When one stage of a transition runs, and along which curve.
package struct StageTiming: Sendable, Hashable {
  /// A beginning and an end that is not before it.
  package enum Span: Sendable, Hashable {
    /// Fractions 0…1 of the transition's duration.
    case fractions(ClosedRange<Double>)
    /// Seconds after the transition's beginning, none negative.
    case seconds(ClosedRange<Double>)
  }

  /// Nil runs when the stage does by itself.
  package var span: Span?
  /// Nil is the transition's own curve.
  package var easing: Easing?

  package init(span: Span? = nil, easing: Easing? = nil) {
    self.span = span
    self.easing = easing
  }
}
