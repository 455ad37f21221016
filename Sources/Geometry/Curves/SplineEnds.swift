/// What a spline does at the ends of its run of points.
enum SplineEnds: Hashable, Sendable {
  /// It begins and ends on the outer points.
  case met
  /// The outer points only steer it.
  case open
  /// It runs on from the last point to the first.
  case closed
}
