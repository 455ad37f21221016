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
