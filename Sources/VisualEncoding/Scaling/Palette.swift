package import Drawing
package import SceneModel
import Syntax

/// What decides a scale's colours.
package struct PaletteRequest {
  package let properties: Properties
  /// The theme's `range`.
  package let range: Properties
  let isOrdinal: Bool
  package let isDiscrete: Bool
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
///
/// A scheme of names lends its colours one by one; any other, and a scheme that is a list of colours, is a ramp of which
/// classes take samples. A range lends its own colours, whatever their number.
package struct Palette {
  private enum Source {
    /// Colours one by one; whether they are a scheme, of which no more are taken than needed.
    case list([Color], isScheme: Bool)
    case ramp(ColorSection)
  }

  private let source: Source
  private let interpolation: ColorInterpolation
  /// How many classes a scale with equal or equally filled classes has.
  private let classCount: Int

  /// The classes that Vega cuts a colour scale into where nothing says how many.
  private static let usualClassCount = 5

  package init(_ request: PaletteRequest) {
    let properties = request.properties
    var node = properties["scheme"] ?? properties["range"]
    var isScheme = properties["scheme"]?.isNull == false
    if node == nil || node?.isNull == true {
      node =
        request.range[request.rangeName]
        ?? (request.rangeName == "category" ? "tableau10" : "blues")
    } else if properties["scheme"] == nil, let name = node?.string, let named = request.range[name]
    {
      node = named
    }
    if let inner = node?["scheme"] {
      isScheme = true
      node = inner.object != nil || node?["extent"] == nil && node?["count"] == nil ? inner : node
    }
    let name = node?.string ?? node?["name"]?.string ?? node?["scheme"]?.string
    let colors = (node?.array ?? []).compactMap { $0.string.flatMap { Color(css: $0) } }
    let word =
      properties["interpolate"]?.string ?? properties["interpolate"]?["type"]?.string
    let space = word.flatMap { ColorInterpolation.Space(rawValue: $0) } ?? .hcl
    interpolation = ColorInterpolation(
      space, gamma: properties["interpolate"]?["gamma"]?.number ?? 1)
    let extent = node?["extent"]?.array?.compactMap(\.number) ?? []
    let (start, end) = extent.count == 2 ? (extent[0], extent[1]) : (0, 1)
    classCount =
      node?["count"]?.number.flatMap { Int(exactly: $0) }.map { max($0, 1) }
      ?? Self.usualClassCount
    if let scheme = name.flatMap({ ColorScheme.named($0) }) {
      source =
        scheme.kind == .categorical
        ? .list(scheme.colors, isScheme: true)
        : .ramp(ColorSection(ramp: ColorRamp(scheme.colors), start: start, end: end))
    } else if isScheme, !colors.isEmpty {
      source = .ramp(
        ColorSection(
          ramp: ColorRamp(colors, interpolation: interpolation), start: start, end: end))
    } else {
      source = .list(colors.isEmpty ? [.black] : colors, isScheme: false)
    }
  }

  /// The colours that a scale runs through from end to end.
  var section: ColorSection {
    switch source {
    case .ramp(let section): section
    case .list(let colors, _):
      ColorSection(ramp: ColorRamp(colors, interpolation: interpolation), start: 0, end: 1)
    }
  }

  /// The colours that a scale runs through which has a colour for each of so many values of its domain.
  func section(stops count: Int) -> ColorSection {
    ColorSection(
      ramp: ColorRamp(
        samples(count).prefix(count).map(\.whole), interpolation: interpolation), start: 0, end: 1)
  }

  /// Colours for a number of discrete values; a list goes round.
  package func discrete(_ count: Int) -> [Color] {
    if case .list(let colors, _) = source { return colors }
    return samples(max(count, 1))
  }

  /// Colours for the classes of a discretizing scale; nil leaves it to the palette how many there are.
  package func steps(_ count: Int?) -> [Color] {
    if case .list(let colors, isScheme: true) = source {
      return Array(colors.prefix(count ?? classCount))
    }
    return samples(count ?? classCount)
  }

  private func samples(_ count: Int) -> [Color] {
    switch source {
    case .list(let colors, _): colors
    case .ramp(let section):
      section.ramp.samples(count: count, from: section.start, to: section.end)
    }
  }
}
