import Drawing
import SceneModel
import Syntax

/// What decides a scale's colours.
struct PaletteRequest {
  let properties: Properties
  /// The theme's `range`.
  let range: Properties
  let isOrdinal: Bool
  let isDiscrete: Bool
  let isHeatmap: Bool
  let isDiverging: Bool

  /// The theme's range for the kind of scale.
  var rangeName: String {
    if isDiverging { return "diverging" }
    if isOrdinal { return "ordinal" }
    if isDiscrete { return "category" }
    return isHeatmap ? "heatmap" : "ramp"
  }
}

/// The colours of a scale: its own range or scheme, else the theme's for its kind.
struct Palette {
  let section: ColorSection
  private let scheme: ColorScheme?
  /// Colours that the scene or the theme lists one by one.
  private let list: [Color]
  /// How many classes a discretizing scale was given by its list of colours or its scheme's count.
  let explicitCount: Int?

  init(_ request: PaletteRequest) {
    let properties = request.properties
    var node = properties["scheme"] ?? properties["range"]
    if node == nil || node?.isNull == true {
      node =
        request.range[request.rangeName]
        ?? (request.rangeName == "category" ? "tableau10" : "blues")
    } else if properties["scheme"] == nil, let name = node?.string, let named = request.range[name]
    {
      node = named
    }
    if let inner = node?["scheme"] {
      node = inner.object != nil || node?["extent"] == nil && node?["count"] == nil ? inner : node
    }
    let name = node?.string ?? node?["name"]?.string ?? node?["scheme"]?.string
    scheme = name.flatMap { ColorScheme.named($0) }
    list = (node?.array ?? []).compactMap { $0.string.flatMap { Color(css: $0) } }
    explicitCount =
      list.isEmpty ? node?["count"]?.number.flatMap { Int(exactly: $0) } : list.count
    let extent = node?["extent"]?.array?.compactMap(\.number) ?? []
    let word =
      properties["interpolate"]?.string ?? properties["interpolate"]?["type"]?.string
    let space = word.flatMap { ColorInterpolation.Space(rawValue: $0) } ?? .hcl
    let gamma = properties["interpolate"]?["gamma"]?.number ?? 1
    let ramp =
      scheme.map { ColorRamp($0.colors) }
      ?? ColorRamp(
        list.isEmpty ? [.black] : list, interpolation: ColorInterpolation(space, gamma: gamma))
    section = ColorSection(
      ramp: ramp, start: extent.count == 2 ? extent[0] : 0, end: extent.count == 2 ? extent[1] : 1)
  }

  /// Colours for a number of discrete values; a list goes round.
  func discrete(_ count: Int) -> [Color] {
    if let scheme {
      return scheme.colors(count: max(count, 1), from: section.start, to: section.end)
    }
    return list.isEmpty ? [.black] : list
  }

  /// Colours for the steps of a discretizing scale.
  func steps(_ count: Int) -> [Color] {
    if let scheme { return scheme.colors(count: count, from: section.start, to: section.end) }
    if list.count >= count { return Array(list.prefix(count)) }
    return (0..<count).map {
      section.color(at: count > 1 ? Double($0) / Double(count - 1) : 0.5)
    }
  }
}
