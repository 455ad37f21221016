package import SceneModel
import Syntax
package import VisualEncoding

/// An axis's properties from the config, least to most particular, by Vega-Lite's precedence.
package struct AxisCascade {
  package let configuration: Properties
  package let channel: Channel
  package let orient: Orient
  package let type: ScaleType
  package let field: ChannelField

  /// The side that the configuration puts the channel's axes at; nil where it names none.
  package static func orient(
    of channel: Channel, type: ScaleType, field: ChannelField, configuration: Properties
  ) -> Orient? {
    let usual = channel == .x ? Orient.bottom : .left
    let cascade = AxisCascade(
      configuration: configuration, channel: channel, orient: usual, type: type, field: field)
    return cascade.names.filter { $0 != cascade.sideName }.reversed().lazy
      .compactMap { configuration.nested($0)?.string("orient").flatMap(Orient.init(rawValue:)) }
      .first
  }

  private var sideName: String {
    "axis\(orient.rawValue.prefix(1).uppercased() + orient.rawValue.dropFirst())"
  }

  /// The configuration's objects, the most particular last.
  private var names: [String] {
    let letter = channel == .x ? "X" : "Y"
    var kinds: [String] = []
    if type == .band { kinds += ["Discrete", "Band"] }
    if type == .point || type == .ordinal { kinds += ["Discrete", "Point"] }
    if type.isTemporal { kinds.append("Temporal") }
    if !type.isDiscrete, !type.isTemporal { kinds.append("Quantitative") }
    return ["axis", "axis\(letter)", sideName] + kinds.map { "axis\($0)" }
      + kinds.map { "axis\(letter)\($0)" }
  }

  package func properties(own: Properties) -> Properties {
    var result = defaults
    if let font = configuration.string("font") { result.object["font"] = JSONNode(font) }
    if let tabular = configuration["tabularFigures"] { result.object["tabularFigures"] = tabular }
    for name in names { result = result.overlaid(by: configuration.nested(name)) }
    let style = own["style"] ?? result["style"]
    for style in style?.array?.compactMap(\.string) ?? [style?.string].compactMap(\.self) {
      result = result.overlaid(by: configuration.nested("style")?.nested(style))
    }
    return spreadingTicks(result.overlaid(by: own))
  }

  /// Ticks at the edges of bands, where `tickBand` asks for them: one before each band and one after the last.
  private func spreadingTicks(_ properties: Properties) -> Properties {
    guard type == .band, properties.string("tickBand") == "extent" else { return properties }
    var result = properties
    result.object["bandPosition"] = JSONNode(0.0)
    result.object["tickExtra"] = JSONNode(.boolean(true))
    return result
  }

  /// What Vega-Lite decides from the field: grids on continuous scales, upright labels under narrow bands.
  private var defaults: Properties {
    var object = JSONObject()
    let isContinuous = !type.isDiscrete && !field.definition.isBinned
    object["grid"] = JSONNode(.boolean(isContinuous))
    if channel == .x, type.isDiscrete, configuration.boolean("uprightLabels") != true {
      object["labelAngle"] =
        configuration.string("discreteLabelAngle") == "auto"
        ? nil : JSONNode(configuration.number("discreteLabelAngle") ?? -90)
    }
    if type == .log || type == .symlog {
      object["labelOverlap"] = "greedy"
    } else if isContinuous || field.definition.isBinned {
      object["labelOverlap"] = true
    }
    if let format = field.definition.format { object["format"] = JSONNode(format) }
    return Properties(object)
  }
}
