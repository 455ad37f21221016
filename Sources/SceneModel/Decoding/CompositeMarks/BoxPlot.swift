import Syntax

/// A box with whiskers and outliers, as bars, rules, ticks and points.
struct BoxPlot {
  private let parts: CompositeParts
  private let extraction: EncodingExtraction
  /// How many times the middle half's width whiskers reach; nil reaches from least to greatest.
  private let reach: Double?

  init(_ unit: UnitSpecification, configuration: Properties) throws(DiagnosticError) {
    parts = try CompositeParts(unit, configuration: configuration)
    let extent = unit.mark["extent"] ?? parts.configuration["extent"]
    reach = extent?.string == "min-max" ? nil : extent?.number ?? 1.5
    extraction = EncodingExtraction(
      unit.encoding.without(parts.axis, parts.axis + "2"), configuration: configuration)
    markColor = configuration.nested("mark")?["color"] ?? .text("#4c78a8")
  }

  private let markColor: JSONNode

  private func name(_ prefix: String) -> String { prefix + "_" + parts.field }

  private func measure(_ operation: String, _ prefix: String) -> JSONNode {
    CompositeParts.measure(operation, parts.source, as: name(prefix))
  }

  private var quartiles: [JSONNode] { [measure("q1", "lower_box"), measure("q3", "upper_box")] }

  /// One row for each group, with the box and the ends.
  private var boxTransforms: [JSONNode] {
    let (least, greatest) =
      reach == nil ? ("lower_whisker", "upper_whisker") : ("min", "max")
    let measures =
      extraction.aggregates + quartiles
      + [measure("median", "mid_box"), measure("min", least), measure("max", greatest)]
    return extraction.bins + extraction.timeUnits
      + [.members(["aggregate": .list(measures), "groupby": extraction.groups])]
  }

  var view: JSONNode {
    guard let reach else {
      return .members([
        "transform": .list(boxTransforms), "layer": .list(whiskers + box),
      ])
    }
    return .members([
      "layer": .list([
        tukeyWhiskers(reach), .members(["transform": .list(boxTransforms), "layer": .list(box)]),
      ])
    ])
  }

  private var encodingWithoutLooks: JSONObject { extraction.encoding.without("color", "size") }

  private var whiskers: [JSONNode] {
    let rule = shared(["type": .text("rule")])
    let tick = shared([
      "type": .text("tick"), "color": .text("black"), "opacity": JSONNode(.number(1)),
      "orient": parts.tickOrientation,
    ])
    let encoding = encodingWithoutLooks
    return parts.part(
      "rule", mark: rule, begin: "lower_whisker", end: "lower_box", encoding: encoding)
      + parts.part(
        "rule", mark: rule, begin: "upper_box", end: "upper_whisker", encoding: encoding)
      + parts.part("ticks", mark: tick, begin: "lower_whisker", encoding: encoding)
      + parts.part("ticks", mark: tick, begin: "upper_whisker", encoding: encoding)
  }

  private var box: [JSONNode] {
    let size = parts.unit.mark["size"] ?? parts.configuration["size"]
    var bar = shared([
      "type": .text("bar"), "orient": .text(parts.isVertical ? "vertical" : "horizontal"),
    ])
    var tick = shared(["type": .text("tick"), "orient": parts.tickOrientation])
    bar["size"] = size
    tick["size"] = size
    if let color = parts.configuration["median"]?["color"] { tick["color"] = color }
    // Where the box has no height its color would hide the line of the median.
    var middle = encodingWithoutLooks
    middle["size"] = extraction.encoding["size"]
    let flat =
      FieldName.expression(name("lower_box")) + " >= " + FieldName.expression(name("upper_box"))
    let color =
      extraction.encoding["color"]?.object
      ?? JSONObject(["value": parts.configuration["box"]?["color"] ?? markColor])
    middle["color"] = .members([
      "condition": JSONNode(.object(JSONObject(["test": .text(flat)]).overlaid(by: color)))
    ])
    return parts.part(
      "box", mark: bar, begin: "lower_box", end: "upper_box", encoding: extraction.encoding)
      + parts.part("median", mark: tick, begin: "mid_box", encoding: middle)
  }

  /// Outliers as points, and whiskers to the last rows that are none.
  private func tukeyWhiskers(_ reach: Double) -> JSONNode {
    let (lower, upper) = (
      FieldName.expression(name("lower_box")), FieldName.expression(name("upper_box"))
    )
    let factor = JSONPrinter.compact.text(JSONNode(.number(reach)))
    let low = "\(lower) - \(factor) * (\(upper) - \(lower))"
    let high = "\(upper) + \(factor) * (\(upper) - \(lower))"
    let value = FieldName.expression(parts.field)
    let quartileStep = JSONNode.members([
      "joinaggregate": .list(quartiles), "groupby": extraction.groups,
    ])
    let ends = [
      measure("min", "lower_whisker"), measure("max", "upper_whisker"),
      CompositeParts.measure("min", .text(name("lower_box")), as: name("lower_box")),
      CompositeParts.measure("max", .text(name("upper_box")), as: name("upper_box")),
    ]
    let whiskerView = JSONNode.members([
      "transform": .list([
        .members(["filter": .text("(\(low) <= \(value)) && (\(value) <= \(high))")]),
        .members([
          "aggregate": .list(ends + extraction.aggregates), "groupby": extraction.groups,
        ]),
      ]),
      "layer": .list(whiskers),
    ])
    return .members([
      "transform": .list(extraction.bins + extraction.timeUnits + [quartileStep]),
      "layer": .list(outliers("(\(value) < \(low)) || (\(value) > \(high))") + [whiskerView]),
    ])
  }

  private func outliers(_ test: String) -> [JSONNode] {
    var position = JSONObject(["field": parts.source])
    position["type"] = parts.measure["type"]
    position["title"] = parts.measure["title"] ?? parts.source
    position["scale"] = parts.measure["scale"]
    if let axis = parts.measure["axis"] {
      position["axis"] = axis.object.map { JSONNode(.object($0.without("title"))) } ?? axis
    }
    var encoding = JSONObject([parts.axis: JSONNode(.object(position))])
      .overlaid(by: encodingWithoutLooks.without("tooltip"))
    encoding["color"] = extraction.encoding["color"]
    return parts.layer(
      "outliers", mark: JSONObject(["type": .text("point")]), encoding: encoding,
      transforms: [.members(["filter": .text(test)])])
  }

  private func shared(_ pairs: KeyValuePairs<String, JSONNode>) -> JSONObject {
    var mark = JSONObject(pairs)
    if let invalid = parts.unit.mark["invalid"] { mark["invalid"] = invalid }
    return mark
  }
}
