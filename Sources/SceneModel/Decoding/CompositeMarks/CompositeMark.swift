import Syntax

/// Marks that consist of others: what Vega-Lite makes of each.
enum CompositeMark {
  /// The layers that a composite mark stands for, as a view in the scene's own words; nil for a plain mark.
  static func parts(of unit: UnitSpecification, configuration: Properties) throws(DiagnosticError)
    -> JSONNode?
  {
    switch unit.type {
    case "boxplot": try BoxPlot(unit, configuration: configuration).view
    case "errorbar": try ErrorInterval(unit, configuration: configuration).bars
    case "errorband": try ErrorInterval(unit, configuration: configuration).band
    default: nil
    }
  }
}

/// What the parts of one composite mark share.
struct CompositeParts {
  let unit: UnitSpecification
  let configuration: JSONObject
  let isVertical: Bool
  /// The axis along which the mark extends: "x" or "y".
  let axis: String
  /// The channel definition along that axis, without its aggregate.
  let measure: JSONObject
  /// The measured field as one name.
  let field: String

  init(_ unit: UnitSpecification, configuration: Properties) throws(DiagnosticError) {
    self.unit = unit
    self.configuration = configuration.nested(unit.type)?.object ?? JSONObject()
    isVertical = try Self.isVertical(unit)
    axis = isVertical ? "y" : "x"
    var measure = unit.encoding[axis]?.object ?? JSONObject()
    measure["aggregate"] = nil
    measure["type"] = .text("quantitative")
    if let given = unit.encoding[axis]?["type"] { measure["type"] = given }
    self.measure = measure
    field = FieldName.flat(measure["field"]?.string ?? "")
    guard measure["field"] != nil else {
      throw DiagnosticError(
        "the mark \"\(unit.type)\" needs a field on \"\(axis)\"",
        at: unit.encoding[axis]?.location ?? unit.location)
    }
  }

  /// The field as the scene names it, for transforms.
  var source: JSONNode { measure["field"] ?? .text(field) }

  /// The orientation of ticks, across the mark.
  var tickOrientation: JSONNode { .text(isVertical ? "horizontal" : "vertical") }

  private static func isVertical(_ unit: UnitSpecification) throws(DiagnosticError) -> Bool {
    if let orient = unit.mark["orient"]?.string { return orient == "vertical" }
    func type(_ channel: String) -> ChannelDefinition.FieldType? {
      unit.encoding[channel]?.object.flatMap { FieldTypeRule.type(of: $0, channel: channel) }
    }
    func isContinuous(_ type: ChannelDefinition.FieldType?) -> Bool {
      type == .quantitative || type == .temporal
    }
    let (x, y) = (type("x"), type("y"))
    switch (isContinuous(x), isContinuous(y)) {
    case (true, false): return false
    case (false, true): return true
    case (true, true):
      let (a, b) = (
        unit.encoding["x"]?["aggregate"]?.string, unit.encoding["y"]?["aggregate"]?.string
      )
      if a == nil, b == unit.type { return true }
      if b == nil, a == unit.type { return false }
      return !(y == .temporal && x != .temporal)
    case (false, false):
      throw DiagnosticError(
        "the mark \"\(unit.type)\" needs a quantitative or temporal \"x\" or \"y\"",
        at: unit.location)
    }
  }

  /// A layer for one part, or none where the part is switched off.
  ///
  /// - Parameters:
  ///   - begin: What the part's position is called: "lower", "mid_box"…
  ///   - end: What its other end is called; nil for a part without one.
  func part(
    _ name: String, mark: JSONObject, begin: String, end: String? = nil, encoding: JSONObject
  ) -> [JSONNode] {
    var position = JSONObject(["field": .text("\(begin)_\(field)")])
    position["type"] = measure["type"]
    position["title"] = measure["title"] ?? .text(measure["field"]?.string ?? "")
    position["scale"] = measure["scale"]
    position["axis"] = measure["axis"]
    var channels = JSONObject([axis: JSONNode(.object(position))])
    if let end { channels[axis + "2"] = .members(["field": .text("\(end)_\(field)")]) }
    return layer(name, mark: mark, encoding: channels.overlaid(by: encoding), transforms: [])
  }

  /// A layer with a given encoding, or none where the part is switched off.
  func layer(_ name: String, mark: JSONObject, encoding: JSONObject, transforms: [JSONNode])
    -> [JSONNode]
  {
    let given = unit.mark[name]
    guard given == nil ? configuration.isOn(name) : unit.mark.isOn(name) else { return [] }
    var looks = configuration[name]?.object ?? JSONObject()
    for key in ["clip", "color", "opacity"] where unit.mark.isOn(key) {
      looks[key] = unit.mark[key]
    }
    looks = looks.overlaid(by: mark)
    looks["style"] = .text("\(unit.type)-\(name)")
    looks = looks.overlaid(by: given?.object)
    looks["type"] = mark["type"]
    if let emphasis = unit.mark["emphasis"] { looks["emphasis"] = emphasis }
    var layer = JSONObject([
      "mark": JSONNode(.object(looks), location: unit.location),
      "encoding": JSONNode(.object(encoding)),
    ])
    if !transforms.isEmpty { layer["transform"] = .list(transforms) }
    return [JSONNode(.object(layer), location: unit.location)]
  }

  /// A measure of an aggregate transform.
  static func measure(_ operation: String, _ field: JSONNode, as name: String) -> JSONNode {
    .members(["op": .text(operation), "field": field, "as": .text(name)])
  }
}
