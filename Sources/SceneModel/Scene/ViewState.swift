package import Syntax

/// A named change of a view, already laid over the state before it: a whole view again.
package struct ViewState: Sendable {
  /// The word by which a transition asks for it.
  package var name: String
  /// The view as it is in this state; it has no states of its own.
  package var view: View
  package var location: SourceLocation?

  /// The name of the view as it is without any change.
  package static let initial = "initial"
}

/// A transition as the timeline asks for it.
package struct TransitionRequest: Sendable, Hashable {
  /// The name of a state; every view that has it moves there.
  package var state: String
  /// When each stage runs; nil goes by what there is to do.
  package var stages: TransitionStages?
}

/// The stages of a transition as fractions 0…1 of its duration; each end is no earlier than its beginning.
package struct TransitionStages: Sendable, Hashable {
  /// What is not in the new state goes.
  package var leave: ClosedRange<Double>?
  /// What is in both moves, and the axes rescale.
  package var move: ClosedRange<Double>?
  /// What is new comes.
  package var enter: ClosedRange<Double>?

  package init(
    leave: ClosedRange<Double>? = nil, move: ClosedRange<Double>? = nil,
    enter: ClosedRange<Double>? = nil
  ) {
    self.leave = leave
    self.move = move
    self.enter = enter
  }
}
