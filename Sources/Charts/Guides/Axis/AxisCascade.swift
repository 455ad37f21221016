import SceneModel
import Syntax

/// An axis's properties from the config, least to most particular, by Vega-Lite's precedence.
struct AxisCascade {
  let configuration: Properties
  let channel: Channel
  let orient: Orient
  let type: ScaleType
  let field: ChannelField

  func properties(own: Properties) -> Properties {
    let letter = channel == .x ? "X" : "Y"
    var kinds: [String] = []
    if type == .band { kinds += ["Discrete", "Band"] }
    if type == .point || type == .ordinal { kinds += ["Discrete", "Point"] }
    if type.isTemporal { kinds.append("Temporal") }
    if !type.isDiscrete, !type.isTemporal { kinds.append("Quantitative") }
    var names = [
      "axis", "axis\(letter)",
      "axis\(orient.rawValue.prefix(1).uppercased() + orient.rawValue.dropFirst())",
    ]
    names += kinds.map { "axis\($0)" } + kinds.map { "axis\(letter)\($0)" }
    var result = defaults
    if let font = configuration.string("font") { result.object["font"] = JSONNode(font) }
    if let tabular = configuration["tabularFigures"] { result.object["tabularFigures"] = tabular }
    for name in names { result = result.overlaid(by: configuration.nested(name)) }
    let styles =
      own["style"].map { $0.array?.compactMap(\.string) ?? [$0.string].compactMap { $0 } } ?? []
    for style in styles {
      result = result.overlaid(by: configuration.nested("style")?.nested(style))
    }
    return result.overlaid(by: own)
  }

  /// What Vega-Lite decides from the field: grids on continuous scales, upright labels under narrow bands.
  private var defaults: Properties {
    var object = JSONObject()
    let isContinuous = !type.isDiscrete && !field.definition.isBinned
    object["grid"] = JSONNode(.boolean(isContinuous))
    if channel == .x, type.isDiscrete, configuration.boolean("uprightLabels") != true {
      object["labelAngle"] = configuration.string("discreteLabelAngle") == "auto" ? nil : -90
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
