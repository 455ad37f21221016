import Glibc

/// How far apart two colours look.
package enum ColorDifference {
  /// CIEDE2000 (CIE 142-2001, in the form of Sharma, Wu and Dalal, 2005); about 1 is just seen.
  package static func ciede2000(_ first: LabColor, _ second: LabColor) -> Double {
    let pow25to7 = 6_103_515_625.0
    let meanChroma = (hypot(first.a, first.b) + hypot(second.a, second.b)) / 2
    let seventh = pow(meanChroma, 7)
    // Greys are stretched along a, where the eye is keener than the space.
    let stretch = 1.5 - 0.5 * (seventh / (seventh + pow25to7)).squareRoot()
    let (a1, a2) = (first.a * stretch, second.a * stretch)
    let (c1, c2) = (hypot(a1, first.b), hypot(a2, second.b))
    let (h1, h2) = (degrees(first.b, a1), degrees(second.b, a2))

    var hueStep = h2 - h1
    var hueSum = h1 + h2
    if c1 * c2 == 0 {
      hueStep = 0
    } else {
      if (h1 - h2).magnitude > 180 { hueSum += hueSum < 360 ? 360 : -360 }
      hueSum /= 2
      if hueStep > 180 { hueStep -= 360 } else if hueStep < -180 { hueStep += 360 }
    }
    let hueDifference = 2 * (c1 * c2).squareRoot() * sine(hueStep / 2)

    let lightness = (first.lightness + second.lightness) / 2
    let chroma = (c1 + c2) / 2
    let weight =
      1 - 0.17 * cosine(hueSum - 30) + 0.24 * cosine(2 * hueSum)
      + 0.32 * cosine(3 * hueSum + 6) - 0.20 * cosine(4 * hueSum - 63)
    let away = (lightness - 50) * (lightness - 50)
    let chromaSeventh = pow(chroma, 7)
    let turn = (hueSum - 275) / 25
    let rotation =
      -2 * (chromaSeventh / (chromaSeventh + pow25to7)).squareRoot()
      * sine(60 * exp(-turn * turn))
    let l =
      (second.lightness - first.lightness) / (1 + 0.015 * away / (20 + away).squareRoot())
    let c = (c2 - c1) / (1 + 0.045 * chroma)
    let h = hueDifference / (1 + 0.015 * chroma * weight)
    return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  /// The same for two colours of a screen, by their L*a*b* values under D50.
  package static func ciede2000(_ first: Color, _ second: Color) -> Double {
    ciede2000(LabColor(first), LabColor(second))
  }

  /// The contrast of light and dark, 1…21 (WCAG 2.2).
  package static func contrast(_ first: Color, _ second: Color) -> Double {
    let (one, other) = (first.luminance + 0.05, second.luminance + 0.05)
    return max(one, other) / min(one, other)
  }

  private static func degrees(_ b: Double, _ a: Double) -> Double {
    guard a != 0 || b != 0 else { return 0 }
    let angle = atan2(b, a) * 180 / .pi
    return angle < 0 ? angle + 360 : angle
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }

  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}

extension Color {
  /// The light of a colour, 0 for black … 1 for white, whatever its alpha (WCAG 2.2).
  package var luminance: Double {
    let inside = clamped
    return 0.2126 * inside.red.linearized + 0.7152 * inside.green.linearized
      + 0.0722 * inside.blue.linearized
  }
}
