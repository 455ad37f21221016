import Syntax

/// The built-in looks of a scene: a Vega-Lite config each, under one word.
package enum Theme: String, CaseIterable, Sendable, Hashable {
  /// For a screen at a distance, on white.
  case light
  /// For a screen at a distance, on near black.
  case dark
  /// Vega's and Vega-Lite's own defaults.
  case vega

  /// The theme of a scene that names none.
  package static let standard = Theme.light

  /// One line for a list of themes.
  package var summary: String {
    switch self {
    case .light: "for a screen at a distance, on white (the default)"
    case .dark: "for a screen at a distance, on near black"
    case .vega: "Vega's and Vega-Lite's own defaults"
    }
  }

  /// The whole configuration: Vega's defaults, with the theme's own laid over them.
  package var configuration: Properties {
    switch self {
    case .vega: Self.vegaConfiguration
    case .light: Self.lightConfiguration
    case .dark: Self.darkConfiguration
    }
  }

  private static let vegaConfiguration = Properties(read(VegaTheme.text, "vega theme"))
  private static let lightConfiguration = screen(LightTheme.text, "light theme")
  private static let darkConfiguration = screen(DarkTheme.text, "dark theme")

  private static func screen(_ text: String, _ name: String) -> Properties {
    Properties(
      vegaConfiguration.object.overlaidDeeply(by: read(ScreenTheme.text, "screen theme"))
        .overlaidDeeply(by: read(text, name)))
  }

  /// A theme's text; what cannot be read would be an empty theme, which the themes' tests rule out.
  private static func read(_ text: String, _ name: String) -> JSONObject {
    let source = SourceText(name: "<\(name)>", bytes: Array(text.utf8))
    guard let document = try? JSONParser.parse(source) else { return JSONObject() }
    return withoutPlaces(document.root).object ?? JSONObject()
  }

  /// No file of the user's holds these values, so messages cannot point at them.
  private static func withoutPlaces(_ node: JSONNode) -> JSONNode {
    switch node.content {
    case .array(let elements): JSONNode(.array(elements.map(withoutPlaces)))
    case .object(let object):
      JSONNode(
        .object(
          JSONObject(
            members: object.members.map {
              JSONObject.Member(key: $0.key, value: withoutPlaces($0.value))
            })))
    default: JSONNode(node.content)
    }
  }
}
