/// What the timeline knows of a view's periods.
package struct PeriodFacts: Sendable, Hashable {
  package var count: Int
  /// Seconds from one to the next, and of stillness at each.
  package var duration: Double
  package var pause: Double
}
