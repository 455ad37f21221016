import Syntax

/// The points on a line or an area, and the line on an area, as layers of their own.
struct PathOverlay {
  private let unit: UnitSpecification
  private let configuration: JSONObject

  init(_ unit: UnitSpecification, configuration: Properties) {
    self.unit = unit
    self.configuration = configuration.nested(unit.type)?.object ?? JSONObject()
  }

  /// The mark itself and what lies over it; nil where nothing does.
  var units: [UnitSpecification]? {
    guard ["line", "rule", "trail", "area"].contains(unit.type) else { return nil }
    let points = pointOverlay
    let line = unit.type == "area" ? lineOverlay : nil
    guard points != nil || line != nil else { return nil }
    let isArea = unit.type == "area"
    var base = unit
    base.mark = unit.mark.without("point", "line")
    // Off, since the config's points are these.
    base.mark["point"] = .flag(false)
    base.mark["line"] = .flag(false)
    // An area under a line is lighter, so that the line stands out.
    if isArea, unit.mark["opacity"] == nil, unit.mark["fillOpacity"] == nil {
      base.mark["opacity"] = JSONNode(.number(0.7))
    }
    base.encoding = unit.encoding.without("shape")
    var result = [base]
    let encoding = overlayEncoding
    if let line {
      var mark = JSONObject(["type": .text("line")])
        .overlaid(by: unit.mark.only("clip", "interpolate", "tension", "tooltip"))
        .overlaid(by: line)
      mark["type"] = .text("line")
      mark["point"] = .flag(false)
      result.append(layer("line", mark, encoding))
    }
    if let points {
      var mark = JSONObject([
        "type": .text("point"), "opacity": JSONNode(.number(1)), "filled": .flag(true),
      ])
      .overlaid(by: unit.mark.only("clip", "tooltip")).overlaid(by: points)
      mark["type"] = .text("point")
      result.append(layer("point", mark, encoding))
    }
    return result
  }

  private func layer(_ type: String, _ mark: JSONObject, _ encoding: JSONObject)
    -> UnitSpecification
  {
    var layer = unit
    layer.type = type
    layer.mark = mark
    layer.encoding = encoding
    layer.name = nil
    return layer
  }

  private var pointOverlay: JSONObject? {
    if let point = unit.mark["point"] {
      if point.string == "transparent" { return JSONObject(["opacity": JSONNode(.number(0))]) }
      return unit.mark.isOn("point") ? point.object ?? JSONObject() : nil
    }
    if configuration.isOn("point") || unit.encoding.has("shape") {
      return configuration["point"]?.object ?? JSONObject()
    }
    return nil
  }

  private var lineOverlay: JSONObject? {
    if let line = unit.mark["line"] {
      return unit.mark.isOn("line") ? line.object ?? JSONObject() : nil
    }
    return configuration.isOn("line") ? configuration["line"]?.object ?? JSONObject() : nil
  }

  /// An overlay lies on the area's edge: it stacks as the area does and has no other end.
  private var overlayEncoding: JSONObject {
    var encoding = unit.encoding
    if let stack = StackRule(type: unit.type, mark: unit.mark, encoding: encoding).stack,
      var definition = encoding[stack.channel]?.object
    {
      definition["stack"] = .text(stack.offset)
      encoding[stack.channel] = JSONNode(
        .object(definition), location: encoding[stack.channel]?.location)
    }
    return encoding.without("x2", "y2")
  }
}
