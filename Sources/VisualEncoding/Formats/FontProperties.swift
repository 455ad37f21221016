package import Drawing
package import SceneModel

/// Reads a font from properties whose names begin with a prefix such as `label` or `title`.
///
/// `labelFont` comes before the unprefixed `font`, which is the theme's.
package struct FontProperties: Sendable {
  private let properties: Properties
  private let prefix: String

  /// An empty prefix reads `font`, `fontSize` and so on.
  package init(_ properties: Properties, prefix: String = "") {
    self.properties = properties
    self.prefix = prefix
  }

  /// The font, with a default size in points and a default weight of 100…900 where none is given.
  package func font(size: Double, weight: Int = 400) -> Font {
    let families = properties.string(key("Font")) ?? properties.string("font") ?? "sans-serif"
    let style = properties.string(key("FontStyle")) ?? ""
    return Font(
      families: Self.families(families), size: properties.number(key("FontSize")) ?? size,
      weight: Self.weight(properties, key("FontWeight")) ?? weight,
      italic: style == "italic" || style == "oblique",
      tabularFigures: properties.boolean("tabularFigures") ?? false)
  }

  private func key(_ suffix: String) -> String {
    prefix.isEmpty ? suffix.prefix(1).lowercased() + suffix.dropFirst() : prefix + suffix
  }

  /// The families of a CSS list, without their quotes.
  package static func families(_ list: String) -> [String] {
    let names = list.split(separator: ",").map { part in
      var name = part
      func isDispensable(_ character: Character?) -> Bool {
        guard let character else { return false }
        return character.isWhitespace || character == "\"" || character == "'"
      }
      while isDispensable(name.first) { name.removeFirst() }
      while isDispensable(name.last) { name.removeLast() }
      return String(name)
    }
    let named = names.filter { !$0.isEmpty }
    return named.isEmpty ? ["sans-serif"] : named
  }

  private static func weight(_ properties: Properties, _ key: String) -> Int? {
    if let number = properties.number(key) { return clamped(number) }
    guard let word = properties.string(key) else { return nil }
    return switch word {
    case "lighter", "light": 300
    case "normal", "regular": 400
    case "medium": 500
    case "semibold": 600
    case "bold", "bolder": 700
    default: Double(word).map(clamped)
    }
  }

  private static func clamped(_ weight: Double) -> Int {
    Int(exactly: min(900, max(100, weight)).rounded()) ?? 400
  }
}
