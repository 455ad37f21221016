/// A place on an axis where a tick and a grid line stand.
package struct AxisLine: Hashable, Sendable {
  /// Points from the plot's left or top edge.
  package var along: Double
  /// Nil draws no tick.
  package var tick: GuideStroke?
  /// Nil draws no grid line.
  package var grid: GuideStroke?
  /// The tick's length in points where it is not the axis's.
  package var tickSize: Double?
  /// Points along the axis from where each of both stands to where it is drawn, while the axis is on its way.
  ///
  /// At rest lines are moved to whole pixels; on the way what that had moved them by goes over into what it will.
  package var tickShift = 0.0
  package var gridShift = 0.0

  package init(along: Double, tick: GuideStroke?, grid: GuideStroke?) {
    self.along = along
    self.tick = tick
    self.grid = grid
  }

  /// Both lines at an opacity of 0…1.
  package func faded(by opacity: Double) -> AxisLine {
    var line = self
    line.tick = tick?.faded(by: opacity)
    line.grid = grid?.faded(by: opacity)
    return line
  }
}
