/// A colour as text.
extension Color {
  /// Reads CSS text in any case; nil for text that names no colour.
  package init?(css text: String) {
    guard let color = ColorTextParser.color(text) else { return nil }
    self = color
  }

  /// Takes 24 bits, red first.
  package init(rgb value: Int) {
    self.init(
      red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255)
  }

  /// `#rrggbb` in lower case, without the alpha.
  package var hex: String {
    "#"
      + [red, green, blue].map { part in
        let byte = Self.byte(part)
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  /// The same colour with each part a whole number of 255ths, as its text has it.
  package var whole: Color {
    func part(_ value: Double) -> Double { Double(Self.byte(value)) / 255 }
    return Color(red: part(red), green: part(green), blue: part(blue), alpha: alpha)
  }

  /// A part as a whole number 0…255, halves upwards.
  static func byte(_ part: Double) -> Int {
    // A half that was mixed from whole numbers is a hair off in fractions.
    Int(exactly: (max(0, min(1, part)) * 255 + 1e-9).rounded()) ?? 0
  }

  /// The same colour with each part inside 0…1; a part that is no number becomes 0.
  package var clamped: Color {
    func inside(_ part: Double) -> Double { part.isNaN ? 0 : max(0, min(1, part)) }
    return Color(
      red: inside(red), green: inside(green), blue: inside(blue), alpha: inside(alpha))
  }
}
