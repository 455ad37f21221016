import Geometry

/// The two beats of a strip of an area on its way into an unlike shape: it straightens into a bar, which goes on.
struct StripRelay: Sendable {
  /// The share of the way in which the strip is one.
  private static let share = 0.4

  private let strip: SlabMorph
  let bar: BarGeometry
  /// Whether the strip is the end.
  let isBackwards: Bool

  /// Nil where neither shape is a strip.
  init?(_ from: ItemGeometry, _ to: ItemGeometry) {
    switch (from, to) {
    case (.outline(let path), _):
      guard let bar = AreaStrips.bar(of: path),
        let strip = SlabMorph(path, bar, isBackwards: false)
      else { return nil }
      (self.bar, self.strip, isBackwards) = (bar, strip, false)
    case (_, .outline(let path)):
      guard let bar = AreaStrips.bar(of: path),
        let strip = SlabMorph(path, bar, isBackwards: true)
      else { return nil }
      (self.bar, self.strip, isBackwards) = (bar, strip, true)
    default: return nil
    }
  }

  /// The strip's outline while it is one; nil while the bar is on its way.
  func path(_ f: StageFractions) -> Path? {
    let here = isBackwards ? 1 - f.both : f.both
    guard here < Self.share else { return nil }
    func own(_ fraction: Double) -> Double {
      isBackwards
        ? max(0, (fraction - 1 + Self.share) / Self.share) : min(1, fraction / Self.share)
    }
    var g = f
    (g.x, g.y) = (own(f.both), own(f.both))
    return strip.path(g)
  }

  /// How far the bar has come on its own way.
  func rest(_ f: StageFractions) -> StageFractions {
    var g = f
    let own =
      isBackwards
      ? min(1, f.both / (1 - Self.share)) : max(0, (f.both - Self.share) / (1 - Self.share))
    (g.x, g.y) = (own, own)
    return g
  }
}
