/// Whether an animation's first and last values show before it begins and after it ends.
package enum FillMode: String, CaseIterable, Hashable, Sendable {
  case both, forwards, backwards, removed

  var fillsForwards: Bool { self == .both || self == .forwards }

  var fillsBackwards: Bool { self == .both || self == .backwards }
}
