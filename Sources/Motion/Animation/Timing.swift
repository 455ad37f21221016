/// How the elapsed part of a run becomes progress through its key values.
package enum Timing: Hashable, Sendable {
  /// One curve over the whole run.
  case easing(Easing)
  /// One curve for each span between two neighbouring key values.
  case segments([Easing])
  /// A spring over the whole run, in its own seconds.
  case spring(Spring)

  package static let linear = Timing.easing(.linear)
}
