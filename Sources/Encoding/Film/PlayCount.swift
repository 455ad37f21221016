/// How often a looping picture plays.
package enum PlayCount: Hashable, Sendable {
  case forever
  /// So many plays in all; 1 means that it does not loop.
  case times(Int)
}
