import Syntax
import Tables

/// Finds a scene's theme and lays the scene's config over it.
struct ThemeResolver {
  let folder: String
  let isLenient: Bool
  private(set) var findings = Findings()

  init(folder: String, isLenient: Bool) {
    self.folder = folder
    self.isLenient = isLenient
  }

  /// The configuration of a theme; an unknown one is an error and counts as the default.
  ///
  /// - Parameter folder: Where a file's name starts; nil is the scene's folder.
  mutating func theme(_ name: String, in folder: String? = nil, at location: SourceLocation?)
    -> Properties
  {
    if let theme = Theme(rawValue: name) { return theme.configuration }
    guard name.contains("/") || name.contains(".") else {
      findings.error(
        SchemaValidator.unknown("theme", name, words: Theme.allCases.map(\.rawValue)), at: location)
      return Theme.standard.configuration
    }
    do throws(DiagnosticError) {
      // A scene that somebody else wrote must not keep the program waiting at a pipe of its choice.
      let source = try DataFile.read(
        name, in: folder ?? self.folder, at: location, takesSpecialFiles: folder != nil)
      let document = try JSONParser.parse(source)
      findings.add(document.warnings)
      findings.add(
        SchemaValidator.diagnostics(of: document.root, as: "Config", isLenient: isLenient))
      return Self.overlaid(Theme.standard.configuration, by: document.root.object)
    } catch {
      findings.add(error.diagnostics)
      return Theme.standard.configuration
    }
  }

  /// A configuration with a scene's config laid over it.
  ///
  /// `font` and the guide styles are spread to the texts that they speak of, below what is said of those alone.
  static func overlaid(_ base: Properties, by config: JSONObject?) -> Properties {
    guard let config else { return base }
    return Properties(base.object.overlaidDeeply(by: spread(config)).overlaidDeeply(by: config))
  }

  private static func spread(_ config: JSONObject) -> JSONObject {
    var result = JSONObject()
    func put(_ bag: String, _ key: String, _ value: JSONNode) {
      var object = result[bag]?.object ?? JSONObject()
      object[key] = value
      result[bag] = JSONNode(.object(object))
    }
    if let font = config["font"] {
      for bag in ["axis", "legend"] {
        put(bag, "labelFont", font)
        put(bag, "titleFont", font)
      }
      put("title", "font", font)
      put("title", "subtitleFont", font)
      put("text", "font", font)
      put("center", "titleFont", font)
      put("center", "valueFont", font)
    }
    for (style, prefix) in [("guide-label", "label"), ("guide-title", "title")] {
      for member in config["style"]?[style]?.object?.members ?? [] {
        guard let key = guideKeys[member.key] else { continue }
        for bag in ["axis", "legend"] { put(bag, prefix + key, member.value) }
      }
    }
    for member in config["style"]?["group-title"]?.object?.members ?? [] {
      put("title", member.key == "fill" ? "color" : member.key, member.value)
    }
    for member in config["style"]?["group-subtitle"]?.object?.members ?? [] {
      guard let key = guideKeys[member.key] else { continue }
      put("title", "subtitle" + key, member.value)
    }
    return result
  }

  /// A text's own words and what guides call them.
  private static let guideKeys = [
    "font": "Font", "fontSize": "FontSize", "fontStyle": "FontStyle", "fontWeight": "FontWeight",
    "fill": "Color", "color": "Color",
  ]
}
