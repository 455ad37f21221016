import Glibc

/// A colour in CIE L*a*b* with the white point D50, as in CSS and d3-color.
package struct LabColor: Hashable, Sendable {
  /// 0 for black … 100 for white.
  package var lightness: Double
  /// From green to red.
  package var a: Double
  /// From blue to yellow.
  package var b: Double
  package var alpha: Double

  package init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    self.lightness = lightness
    self.a = a
    self.b = b
    self.alpha = alpha
  }

  /// Goes by way of XYZ adapted to D50 (Bradford's matrix).
  package init(_ color: Color) {
    let (red, green, blue) = (
      color.red.linearized, color.green.linearized, color.blue.linearized
    )
    let y = Self.bent((0.2225045 * red + 0.7168786 * green + 0.0606169 * blue) / Self.white.y)
    var (x, z) = (y, y)
    // A grey is grey exactly, whatever the matrix's digits.
    if red != green || green != blue {
      x = Self.bent((0.4360747 * red + 0.3850649 * green + 0.1430804 * blue) / Self.white.x)
      z = Self.bent((0.0139322 * red + 0.0971045 * green + 0.7141733 * blue) / Self.white.z)
    }
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z), alpha: color.alpha)
  }

  package var color: Color {
    let middle = (lightness + 16) / 116
    let x = Self.white.x * Self.straight(a.isNaN ? middle : middle + a / 500)
    let y = Self.white.y * Self.straight(middle)
    let z = Self.white.z * Self.straight(b.isNaN ? middle : middle - b / 200)
    return Color(
      red: (3.1338561 * x - 1.6168667 * y - 0.4906146 * z).gammaEncoded,
      green: (-0.9787684 * x + 1.9161415 * y + 0.0334540 * z).gammaEncoded,
      blue: (0.0719453 * x - 0.2289914 * y + 1.4052427 * z).gammaEncoded, alpha: alpha
    ).clamped
  }

  private static let white = (x: 0.96422, y: 1.0, z: 0.82521)

  private static func bent(_ value: Double) -> Double {
    let edge = 6.0 / 29
    return value > edge * edge * edge ? cbrt(value) : value / (3 * edge * edge) + 4.0 / 29
  }

  private static func straight(_ value: Double) -> Double {
    let edge = 6.0 / 29
    return value > edge ? value * value * value : 3 * edge * edge * (value - 4.0 / 29)
  }
}

extension Double {
  /// Light from an sRGB part (IEC 61966-2-1).
  var linearized: Double {
    self <= 0.04045 ? self / 12.92 : pow((self + 0.055) / 1.055, 2.4)
  }

  /// An sRGB part from light.
  var gammaEncoded: Double {
    self <= 0.0031308 ? 12.92 * self : 1.055 * pow(self, 1 / 2.4) - 0.055
  }
}
