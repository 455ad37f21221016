/// A place on an axis where a tick and a grid line stand.
package struct AxisLine: Hashable, Sendable {
  /// Points from the plot's left or top edge.
  package var along: Double
  /// Nil draws no tick.
  package var tick: GuideStroke?
  /// Nil draws no grid line.
  package var grid: GuideStroke?
}
