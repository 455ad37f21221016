/// What the timeline knows of a view's periods.
package struct PeriodFacts: Sendable, Hashable {
  package var count: Int
  /// Seconds from one to the next, and of stillness at each.
  package var duration: Double
  package var pause: Double
  /// Whether places change in a race whose names have room at every period, so that only those who pass meet.
  package var isRoomyRace = false
}
