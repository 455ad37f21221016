import Glibc

/// A colour on a helix about the grey diagonal, with even brightness (Green, 2011).
package struct CubehelixColor: Hashable, Sendable {
  /// Degrees; NaN for a grey.
  package var hue: Double
  package var saturation: Double
  /// 0…1.
  package var lightness: Double
  package var alpha: Double

  private static let (a, b, c, d, e) = (-0.14861, 1.78277, -0.29227, -0.90649, 1.97294)

  package init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
    self.hue = hue
    self.saturation = saturation
    self.lightness = lightness
    self.alpha = alpha
  }

  package init(_ color: Color) {
    let (ed, eb) = (Self.e * Self.d, Self.e * Self.b)
    let mixed = Self.b * Self.c - Self.d * Self.a
    lightness = (mixed * color.blue + ed * color.red - eb * color.green) / (mixed + ed - eb)
    alpha = color.alpha
    let blue = color.blue - lightness
    let other = (Self.e * (color.green - lightness) - Self.c * blue) / Self.d
    saturation = hypot(other, blue) / (Self.e * lightness * (1 - lightness))
    // Black and white divide by zero; greys come out as a hair's breadth.
    if !saturation.isFinite { saturation = .nan }
    if color.red == color.green, color.green == color.blue, !saturation.isNaN { saturation = 0 }
    let angle = atan2(other, blue) * 180 / .pi - 120
    hue = saturation.isNaN || saturation == 0 ? .nan : angle < 0 ? angle + 360 : angle
  }

  package var color: Color {
    let angle = hue.isFinite ? (hue + 120) * .pi / 180 : 0
    let size = saturation.isNaN ? 0 : saturation * lightness * (1 - lightness)
    let (cosine, sine) = (cos(angle), sin(angle))
    return Color(
      red: lightness + size * (Self.a * cosine + Self.b * sine),
      green: lightness + size * (Self.c * cosine + Self.d * sine),
      blue: lightness + size * Self.e * cosine, alpha: alpha
    ).clamped
  }
}
