import Drawing

/// A colour as a value: an object of its parts in a space, as `rgb("navy").b` reads them, and a CSS text wherever a
/// text is asked for.
enum ColorValue {
  /// The spaces by the function that makes their colours, with the names of their parts.
  enum Space: String, CaseIterable {
    case rgb, hsl, lab, hcl

    fileprivate var parts: [String] {
      switch self {
      case .rgb: ["r", "g", "b"]
      case .hsl: ["h", "s", "l"]
      case .lab: ["l", "a", "b"]
      case .hcl: ["h", "c", "l"]
      }
    }
  }

  /// A colour from its parts: 0…255 in `rgb`, degrees for `h`, 0…1 for `s` and the `l` of `hsl`, 0…100 for other `l`.
  static func value(_ space: Space, _ parts: [Double], opacity: Double) -> Value {
    var members = Dictionary(
      zip(space.parts, parts.map { Value.number($0) }), uniquingKeysWith: { first, _ in first })
    members["opacity"] = .number(opacity)
    return .object(members)
  }

  /// A colour in the parts of a space.
  static func value(_ space: Space, of color: Color) -> Value {
    let parts: [Double]
    switch space {
    case .rgb:
      parts = [color.red, color.green, color.blue].map { ($0 * 255 * 1e9).rounded() / 1e9 }
    case .hsl:
      let hsl = HSLColor(color)
      parts = [hsl.hue, hsl.saturation, hsl.lightness]
    case .lab:
      let lab = LabColor(color)
      parts = [lab.lightness, lab.a, lab.b]
    case .hcl:
      let hcl = HCLColor(color)
      parts = [hcl.hue, hcl.chroma, hcl.lightness]
    }
    return value(space, parts, opacity: color.alpha)
  }

  /// The colour that a text or an object of parts names.
  static func color(of value: Value) -> Color? { Color(css: value.asText) }

  /// The CSS text of an object of a colour's parts; nil for any other object.
  static func text(of members: [String: Value]) -> String? {
    guard members.count == 4, let opacity = number(members["opacity"]) else { return nil }
    for space in Space.allCases {
      let numbers = space.parts.compactMap { number(members[$0]) }
      guard numbers.count == 3 else { continue }
      let color: Color =
        switch space {
        case .rgb: Color(red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255)
        case .hsl: HSLColor(hue: numbers[0], saturation: numbers[1], lightness: numbers[2]).color
        case .lab: LabColor(lightness: numbers[0], a: numbers[1], b: numbers[2]).color
        case .hcl: HCLColor(hue: numbers[0], chroma: numbers[1], lightness: numbers[2]).color
        }
      return text(color.clamped, opacity: opacity)
    }
    return nil
  }

  private static func number(_ value: Value?) -> Double? {
    if case .number(let number)? = value { number } else { nil }
  }

  private static func text(_ color: Color, opacity: Double) -> String {
    let channels = [color.red, color.green, color.blue].map { part in
      Value.number((part * 255 + 1e-9).rounded()).asText
    }
    let list = channels.joined(separator: ", ")
    let share = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return share < 1 ? "rgba(\(list), \(Value.number(share).asText))" : "rgb(\(list))"
  }
}
