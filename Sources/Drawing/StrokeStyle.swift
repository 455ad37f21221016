/// How a line is drawn along a path.
package struct StrokeStyle: Hashable, Sendable {
  package enum Cap: String, Hashable, Sendable { case butt, round, square }
  package enum Join: String, Hashable, Sendable { case miter, round, bevel }

  /// Line width in points.
  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  package var dash: [Double]
  /// How far into the pattern the line starts, in points.
  package var dashPhase: Double

  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
