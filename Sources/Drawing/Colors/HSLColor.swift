/// A colour by hue, saturation and lightness.
package struct HSLColor: Hashable, Sendable {
  /// Degrees; NaN for a grey.
  package var hue: Double
  /// 0…1; NaN for black and white.
  package var saturation: Double
  /// 0…1.
  package var lightness: Double
  package var alpha: Double

  package init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
    self.hue = hue
    self.saturation = saturation
    self.lightness = lightness
    self.alpha = alpha
  }

  package init(_ color: Color) {
    let (least, most) = (
      min(color.red, color.green, color.blue), max(color.red, color.green, color.blue)
    )
    let spread = most - least
    lightness = (least + most) / 2
    alpha = color.alpha
    guard spread > 0 else {
      hue = .nan
      saturation = lightness > 0 && lightness < 1 ? 0 : .nan
      return
    }
    saturation = spread / (lightness < 0.5 ? most + least : 2 - most - least)
    if color.red == most {
      hue = (color.green - color.blue) / spread + (color.green < color.blue ? 6 : 0)
    } else if color.green == most {
      hue = (color.blue - color.red) / spread + 2
    } else {
      hue = (color.red - color.green) / spread + 4
    }
    hue *= 60
  }

  package var color: Color {
    let turned = hue.isFinite ? hue - (hue / 360).rounded(.down) * 360 : 0
    let strength = hue.isNaN || saturation.isNaN ? 0 : saturation
    let most = lightness + (lightness < 0.5 ? lightness : 1 - lightness) * strength
    let least = 2 * lightness - most
    func part(_ angle: Double) -> Double {
      let place = angle < 0 ? angle + 360 : angle >= 360 ? angle - 360 : angle
      if place < 60 { return least + (most - least) * place / 60 }
      if place < 180 { return most }
      return place < 240 ? least + (most - least) * (240 - place) / 60 : least
    }
    return Color(
      red: part(turned + 120), green: part(turned), blue: part(turned - 120), alpha: alpha
    ).clamped
  }
}
