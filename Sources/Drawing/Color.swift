/// A colour in sRGB with straight (not premultiplied) alpha; each component is 0…1.
package struct Color: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double
  /// The CSS name by which the colour was written, if it was; equal colours may be written differently.
  package var spelling: Spelling?

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let black = Color(red: 0, green: 0, blue: 0)
  package static let white = Color(red: 1, green: 1, blue: 1)
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour with its alpha multiplied by a factor.
  package func faded(by factor: Double) -> Color {
    var color = self
    color.alpha *= factor
    return color
  }

  /// A name among CSS's.
  package struct Spelling: Hashable, Sendable {
    private let index: UInt8

    /// Nil for a word that is no CSS name in lower case.
    init?(_ name: String) {
      guard let index = NamedColors.index(of: name) else { return nil }
      self.index = index
    }

    package var name: String { NamedColors.names[Int(index)] }
  }

  // The way a colour is written tells no two colours apart.
  package static func == (a: Color, b: Color) -> Bool {
    a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
