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
}

/// The colours of a scale: its own range or scheme, else the theme's for its kind.
struct Palette {
  let ramp: ColorRamp
  private let list: [Color]?
  private let isCategorical: Bool
  /// How many colours a discretizing scale was given by name or number.
  let explicitCount: Int?

  init(_ request: PaletteRequest) {
    let properties = request.properties
    var node = properties["scheme"] ?? properties["range"]
    var isScheme = properties["scheme"] != nil
    if node == nil || node?.isNull == true {
      let name =
        request.isDiverging
        ? "diverging"
        : request.isDiscrete && !request.isOrdinal
          ? "category" : request.isOrdinal ? "ordinal" : request.isHeatmap ? "heatmap" : "ramp"
      node = request.range[name] ?? JSONNode(name == "category" ? "tableau10" : "blues")
    } else if let name = node?.string, !isScheme, let named = request.range[name] {
      node = named
    }
    if let object = node?.object, let inner = object["scheme"] {
      isScheme = true
      node = inner.object != nil ? inner : node
    }
    if node?.string != nil { isScheme = true }
    let colors = (node?.array ?? []).compactMap { $0.string.flatMap { Color(css: $0) } }
    explicitCount = isScheme
      ? node?["count"]?.number.flatMap { Int(exactly: $0) } : colors.isEmpty ? nil : colors.count
    let scheme = (node?.string ?? node?["name"]?.string ?? node?["scheme"]?.string)
      .flatMap { ColorScheme(named: $0) }
    let extent = node?["extent"]?.array?.compactMap(\.number) ?? []
    if let scheme {
      isCategorical = scheme.isCategorical
      list = scheme.isCategorical ? scheme.colors : nil
      ramp = ColorRamp(source: .scheme(scheme), extent: extent)
    } else {
      isCategorical = request.isDiscrete
      list = colors.isEmpty ? [.black] : colors
      let interpolation = ColorInterpolation(properties["interpolate"]) ?? .hcl
      ramp = ColorRamp(source: .colors(colors.isEmpty ? [.black] : colors, interpolation), extent: [])
    }
  }

  /// Colours for a number of discrete values; a list goes round.
  func discrete(_ count: Int) -> [Color] {
    if let list { return list }
    return ramp.colors(max(count, 1))
  }

  /// Colours for the steps of a discretizing scale.
  func steps(_ count: Int) -> [Color] {
    if let list, list.count >= count { return list }
    return ramp.colors(count)
  }
}
