import Syntax

/// An interval around a middle, as rules and ticks (an error bar) or as an area and lines (an error band).
struct ErrorInterval {
  private let parts: CompositeParts
  private let encoding: JSONObject
  private let transforms: [JSONNode]

  init(_ unit: UnitSpecification, configuration: Properties) throws(DiagnosticError) {
    parts = try CompositeParts(Self.oriented(unit), configuration: configuration)
    let axis = parts.axis
    let others = unit.encoding.without(axis, axis + "2", axis + "Error", axis + "Error2")
    let extraction = EncodingExtraction(others, configuration: configuration)
    let isRaw = !Self.given.contains { unit.encoding[$0]?.object != nil }
    var measures = extraction.aggregates
    var calculations: [JSONNode] = []
    if isRaw {
      let interval = Self.interval(parts, configuration.nested("errorbar"))
      measures += interval.measures
      calculations = interval.calculations
    } else {
      calculations = try Self.bounds(parts)
    }
    var transforms = extraction.bins + extraction.timeUnits
    if !measures.isEmpty {
      let groups = isRaw ? extraction.groups : .list([])
      transforms.append(.members(["aggregate": .list(measures), "groupby": groups]))
    }
    self.transforms = transforms + calculations
    encoding = extraction.encoding
  }

  /// Channels that say the interval itself, so that nothing is to be worked out.
  private static let given = ["x2", "y2", "xError", "xError2", "yError", "yError2"]

  /// Where the interval is given, its channel says which way the mark goes.
  private static func oriented(_ unit: UnitSpecification) -> UnitSpecification {
    guard unit.mark["orient"] == nil,
      let channel = given.first(where: { unit.encoding[$0]?.object != nil })
    else { return unit }
    var unit = unit
    unit.mark["orient"] = .text(channel.hasPrefix("y") ? "vertical" : "horizontal")
    return unit
  }

  private static func interval(_ parts: CompositeParts, _ configuration: Properties?)
    -> (measures: [JSONNode], calculations: [JSONNode])
  {
    let mark = parts.unit.mark
    let center =
      mark["center"]?.string
      ?? mark["extent"].map { $0.string == "iqr" ? "median" : "mean" }
      ?? configuration?.string("center") ?? "mean"
    let extent = mark["extent"]?.string ?? (center == "mean" ? "stderr" : "iqr")
    let field = parts.field
    func measure(_ operation: String, _ prefix: String) -> JSONNode {
      CompositeParts.measure(operation, parts.source, as: "\(prefix)_\(field)")
    }
    switch extent {
    case "ci":
      return ([measure("ci0", "lower"), measure("ci1", "upper"), measure("mean", "center")], [])
    case "iqr":
      return ([measure("q1", "lower"), measure("q3", "upper"), measure("median", "center")], [])
    default:
      let middle = FieldName.expression("center_\(field)")
      let reach = FieldName.expression("extent_\(field)")
      return (
        [measure(extent, "extent"), measure(center, "center")],
        [
          // The deviation of a single number is unknown: it has no ends, and is not at its middle.
          calculation("isValid(\(reach)) ? \(middle) + \(reach) : null", "upper_\(field)"),
          calculation("isValid(\(reach)) ? \(middle) - \(reach) : null", "lower_\(field)"),
        ]
      )
    }
  }

  private static func bounds(_ parts: CompositeParts) throws(DiagnosticError) -> [JSONNode] {
    let encoding = parts.unit.encoding
    let (upper, lower) = ("upper_\(parts.field)", "lower_\(parts.field)")
    let value = FieldName.expression(parts.field)
    func field(_ suffix: String) -> String? {
      encoding[parts.axis + suffix]?["field"]?.string.map {
        FieldName.expression(FieldName.flat($0))
      }
    }
    if let second = field("2") {
      return [calculation(second, upper), calculation(value, lower)]
    }
    guard let error = field("Error") else {
      throw DiagnosticError(
        "the mark \"\(parts.unit.type)\" needs a field on \"\(parts.axis)2\" or \"\(parts.axis)Error\"",
        at: parts.unit.location)
    }
    // The second error is signed: it leads from the middle to the lower end.
    let low = field("Error2").map { "\(value) + \($0)" } ?? "\(value) - \(error)"
    return [calculation("\(value) + \(error)", upper), calculation(low, lower)]
  }

  private static func calculation(_ expression: String, _ name: String) -> JSONNode {
    .members(["calculate": .text(expression), "as": .text(name)])
  }

  /// Ticks at both ends, then the rule between them.
  var bars: JSONNode {
    let shared = encoding.without("size")
    var tick = JSONObject(["type": .text("tick"), "orient": parts.tickOrientation])
    tick["thickness"] = parts.unit.mark["thickness"]
    tick["size"] = parts.unit.mark["size"]
    var rule = JSONObject(["type": .text("rule")])
    rule["size"] = parts.unit.mark["thickness"]
    return view(
      parts.part("ticks", mark: tick, begin: "lower", encoding: shared)
        + parts.part("ticks", mark: tick, begin: "upper", encoding: shared)
        + parts.part("rule", mark: rule, begin: "lower", end: "upper", encoding: shared))
  }

  /// The band, then the borders.
  var band: JSONNode {
    let isPlane = encoding["x"] != nil || encoding["y"] != nil
    var band = JSONObject(["type": .text(isPlane ? "area" : "rect")])
    var border = JSONObject(["type": .text(isPlane ? "line" : "rule")])
    if isPlane {
      for key in ["interpolate", "tension"] where parts.unit.mark["interpolate"] != nil {
        band[key] = parts.unit.mark[key]
        border[key] = parts.unit.mark[key]
      }
    }
    return view(
      parts.part("band", mark: band, begin: "lower", end: "upper", encoding: encoding)
        + parts.part("borders", mark: border, begin: "lower", encoding: encoding)
        + parts.part("borders", mark: border, begin: "upper", encoding: encoding))
  }

  private func view(_ layers: [JSONNode]) -> JSONNode {
    .members(["transform": .list(transforms), "layer": .list(layers)])
  }
}
