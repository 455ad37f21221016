import Glibc

/// A colour by hue, chroma and lightness: L*a*b* in polar form.
package struct HCLColor: Hashable, Sendable {
  /// Degrees; NaN for a grey.
  package var hue: Double
  /// 0 or more; NaN for black and white.
  package var chroma: Double
  /// 0…100.
  package var lightness: Double
  package var alpha: Double

  package init(hue: Double, chroma: Double, lightness: Double, alpha: Double = 1) {
    self.hue = hue
    self.chroma = chroma
    self.lightness = lightness
    self.alpha = alpha
  }

  package init(_ color: Color) {
    let lab = LabColor(color)
    lightness = lab.lightness
    alpha = lab.alpha
    guard lab.a != 0 || lab.b != 0 else {
      hue = .nan
      chroma = lightness > 0 && lightness < 100 ? 0 : .nan
      return
    }
    let angle = atan2(lab.b, lab.a) * 180 / .pi
    hue = angle < 0 ? angle + 360 : angle
    chroma = hypot(lab.a, lab.b)
  }

  package var color: Color {
    guard hue.isFinite, chroma.isFinite else {
      return LabColor(lightness: lightness, a: 0, b: 0, alpha: alpha).color
    }
    let angle = hue * .pi / 180
    return LabColor(
      lightness: lightness, a: cos(angle) * chroma, b: sin(angle) * chroma, alpha: alpha
    ).color
  }
}
