import Glibc

/// The space in which two colours are mixed, by the names and rules of d3-interpolate.
package struct ColorInterpolation: Hashable, Sendable {
  /// The names are Vega's.
  package enum Space: String, Hashable, Sendable, CaseIterable {
    case rgb
    case hsl
    case hslLong = "hsl-long"
    case lab
    case hcl
    case hclLong = "hcl-long"
    case cubehelix
    case cubehelixLong = "cubehelix-long"
  }

  package let space: Space
  /// A power that bends the mix in rgb and cubehelix, above 0; 1 for none.
  package let gamma: Double

  package static let rgb = ColorInterpolation(.rgb)

  package init(_ space: Space, gamma: Double = 1) {
    self.space = space
    self.gamma = gamma.isFinite && gamma > 0 ? gamma : 1
  }

  /// The mix of two colours at a fraction 0…1.
  package func mix(_ start: Color, _ end: Color, _ fraction: Double) -> Color {
    mix(along: fraction.isNaN ? 0 : max(0, min(1, fraction)), from: start, to: end)
  }

  /// The mix of two colours at a fraction that may lie beyond either.
  func mix(along place: Double, from start: Color, to end: Color) -> Color {
    let alpha = Self.straight(start.alpha, end.alpha, place)
    switch space {
    case .rgb:
      return Color(
        red: bent(start.red, end.red, place), green: bent(start.green, end.green, place),
        blue: bent(start.blue, end.blue, place), alpha: alpha
      ).clamped
    case .hsl, .hslLong:
      let (from, to) = (HSLColor(start), HSLColor(end))
      return HSLColor(
        hue: Self.hue(from.hue, to.hue, place, isLong: space == .hslLong),
        saturation: Self.straight(from.saturation, to.saturation, place),
        lightness: Self.straight(from.lightness, to.lightness, place), alpha: alpha
      ).color
    case .lab:
      let (from, to) = (LabColor(start), LabColor(end))
      return LabColor(
        lightness: Self.straight(from.lightness, to.lightness, place),
        a: Self.straight(from.a, to.a, place), b: Self.straight(from.b, to.b, place),
        alpha: alpha
      ).color
    case .hcl, .hclLong:
      let (from, to) = (HCLColor(start), HCLColor(end))
      return HCLColor(
        hue: Self.hue(from.hue, to.hue, place, isLong: space == .hclLong),
        chroma: Self.straight(from.chroma, to.chroma, place),
        lightness: Self.straight(from.lightness, to.lightness, place), alpha: alpha
      ).color
    case .cubehelix, .cubehelixLong:
      let (from, to) = (CubehelixColor(start), CubehelixColor(end))
      return CubehelixColor(
        hue: Self.hue(from.hue, to.hue, place, isLong: space == .cubehelixLong),
        saturation: Self.straight(from.saturation, to.saturation, place),
        lightness: Self.straight(from.lightness, to.lightness, pow(place, gamma)), alpha: alpha
      ).color
    }
  }

  private func bent(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
    guard gamma != 1, start != end else { return Self.straight(start, end, fraction) }
    let (low, high) = (pow(max(0, start), gamma), pow(max(0, end), gamma))
    return pow(low + (high - low) * fraction, 1 / gamma)
  }

  /// A part that one colour lacks (the hue of a grey) is taken from the other.
  private static func straight(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
    if start.isNaN || start == end { return end }
    // In this form both ends come out exact.
    return end.isNaN ? start : start * (1 - fraction) + end * fraction
  }

  private static func hue(
    _ start: Double, _ end: Double, _ fraction: Double, isLong: Bool
  ) -> Double {
    guard !isLong, !start.isNaN, !end.isNaN, (end - start).magnitude > 180 else {
      return straight(start, end, fraction)
    }
    let turns = end - start - 360 * ((end - start) / 360).rounded()
    return start + turns * fraction
  }
}
