/// How visible the parts of an axis are in one frame; every opacity is 0…1.
package struct AxisAppearance: Hashable, Sendable {
  package var grid: Double
  package var domain: Double
  package var ticks: Double
  package var labels: Double
  package var title: Double
  /// By a label's index, on top of `labels`; a label beyond the end is at 1.
  package var labelOpacities: [Double]

  package init(
    grid: Double = 1, domain: Double = 1, ticks: Double = 1, labels: Double = 1, title: Double = 1,
    labelOpacities: [Double] = []
  ) {
    self.grid = grid
    self.domain = domain
    self.ticks = ticks
    self.labels = labels
    self.title = title
    self.labelOpacities = labelOpacities
  }

  /// Everything at one opacity.
  package init(opacity: Double) {
    self.init(grid: opacity, domain: opacity, ticks: opacity, labels: opacity, title: opacity)
  }

  /// Everything fully visible.
  package static let full = AxisAppearance()

  package func labelOpacity(at index: Int) -> Double {
    labels * (labelOpacities.indices.contains(index) ? labelOpacities[index] : 1)
  }
}
