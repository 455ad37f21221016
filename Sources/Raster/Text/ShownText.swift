/// A text as it is set: on one line, with a space for each control character.
struct ShownText {
  let string: String

  /// What is longer than this many characters is cut; nothing so long can be read.
  static let longest = 20_000

  init(_ text: String) {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(Self.longest) {
      scalars.append(Self.breaksTheLine(scalar) ? " " : scalar)
    }
    string = String(scalars)
  }

  private static func breaksTheLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}
