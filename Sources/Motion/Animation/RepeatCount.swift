/// How many runs an animation makes in all.
package enum RepeatCount: Hashable, Sendable {
  /// A number of runs above 0; a fraction ends inside its last run.
  case times(Double)
  case forever

  package static let once = RepeatCount.times(1)
}
