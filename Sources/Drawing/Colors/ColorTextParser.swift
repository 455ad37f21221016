/// Reads a colour as CSS writes it: a name, `#` digits, or a function such as `rgb(255 0 0 / 50%)`.
enum ColorTextParser {
  static func color(_ text: String) -> Color? {
    if let color = sixDigits(text) { return color }
    let word = text.lowercased().filter { !$0.isNewline }
    let trimmed = String(
      word.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
        .reversed())
    guard trimmed.utf8.count <= 200 else { return nil }
    if trimmed == "transparent" { return .clear }
    if let value = NamedColors.value(trimmed) {
      var color = Color(rgb: value)
      color.spelling = Color.Spelling(trimmed)
      return color
    }
    return trimmed.hasPrefix("#") ? digits(trimmed.dropFirst()) : function(trimmed)
  }

  /// `#rrggbb`, as most colours are written; nil for any other text.
  private static func sixDigits(_ text: String) -> Color? {
    var digits = text.utf8[...]
    guard digits.count == 7, digits.popFirst() == UInt8(ascii: "#") else { return nil }
    var value = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value * 16 + number
    }
    return Color(rgb: value)
  }

  private static func digits(_ text: Substring) -> Color? {
    guard text.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    let values = text.compactMap(\.hexDigitValue)
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map {
        values[$0] * 16 + values[$0 + 1]
      }
    default: return nil
    }
    let parts = bytes.map { Double($0) / 255 }
    return Color(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  private static func function(_ text: String) -> Color? {
    guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
    let name = text[..<open]
    let inside = text[text.index(after: open)...].dropLast()
    guard var parts = arguments(inside), parts.count == 3 || parts.count == 4 else { return nil }
    let alpha: Double
    if parts.count == 4 {
      guard let value = part(parts.removeLast(), percent: 1) else { return nil }
      alpha = max(0, min(1, value))
    } else {
      alpha = 1
    }
    func fraction(_ index: Int) -> Double? {
      guard parts[index] == "none" || parts[index].hasSuffix("%") || name == "hwb" else {
        return nil
      }
      return part(parts[index], percent: 1).map { max(0, min(1, $0)) }
    }
    switch name {
    case "rgb", "rgba":
      let values = parts.compactMap { part($0, percent: 255) }
      guard values.count == 3 else { return nil }
      let bytes = values.map { max(0, min(1, $0 / 255)) }
      return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha)
    case "hsl", "hsla":
      guard let hue = angle(parts[0]), let saturation = fraction(1), let lightness = fraction(2)
      else { return nil }
      return HSLColor(hue: hue, saturation: saturation, lightness: lightness, alpha: alpha).color
    case "hwb":
      guard let hue = angle(parts[0]), let white = fraction(1), let black = fraction(2) else {
        return nil
      }
      return mixed(hue: hue, white: white, black: black, alpha: alpha)
    case "lab":
      guard let lightness = part(parts[0], percent: 100), let a = part(parts[1], percent: 125),
        let b = part(parts[2], percent: 125)
      else { return nil }
      return LabColor(lightness: max(0, min(100, lightness)), a: a, b: b, alpha: alpha).color
    case "lch":
      guard let lightness = part(parts[0], percent: 100), let hue = angle(parts[2]),
        let chroma = part(parts[1], percent: 150)
      else { return nil }
      return HCLColor(
        hue: hue, chroma: max(0, chroma), lightness: max(0, min(100, lightness)), alpha: alpha
      ).color
    default: return nil
    }
  }

  /// Three or four arguments, parted by commas, or by spaces with a slash before the alpha.
  private static func arguments(_ text: Substring) -> [Substring]? {
    func words(_ text: Substring) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    if text.contains(",") {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(words)
      return parts.allSatisfy { $0.count == 1 } ? parts.flatMap { $0 } : nil
    }
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = halves.first, halves.count <= 2 else { return nil }
    let colors = words(first)
    let alphas = halves.count == 2 ? words(halves[1]) : []
    return colors.count == 3 && (halves.count == 1 || alphas.count == 1) ? colors + alphas : nil
  }

  /// A number, or a percentage of a whole; `none` is 0.
  private static func part(_ text: Substring, percent whole: Double) -> Double? {
    if text == "none" { return 0 }
    let isPercent = text.last == "%"
    let digits = isPercent ? text.dropLast() : text
    guard digits.allSatisfy({ "+-.e0123456789".contains($0) }), let value = Double(digits),
      value.isFinite
    else { return nil }
    return isPercent ? value / 100 * whole : value
  }

  /// An angle in degrees.
  private static func angle(_ text: Substring) -> Double? {
    let units: [(String, Double)] = [
      ("deg", 1), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) {
      return part(text.dropLast(unit.count), percent: .nan).map { $0 * factor }
    }
    return text.hasSuffix("%") ? nil : part(text, percent: .nan)
  }

  private static func mixed(hue: Double, white: Double, black: Double, alpha: Double) -> Color {
    guard white + black < 1 else {
      let grey = white / (white + black)
      return Color(red: grey, green: grey, blue: grey, alpha: alpha)
    }
    let pure = HSLColor(hue: hue, saturation: 1, lightness: 0.5).color
    func part(_ value: Double) -> Double { value * (1 - white - black) + white }
    return Color(
      red: part(pure.red), green: part(pure.green), blue: part(pure.blue), alpha: alpha)
  }
}
