import Syntax

/// An encoding whose bins, time units and aggregates have become transforms.
///
/// Composite marks need this: their parts share rows that are grouped by all other channels.
struct EncodingExtraction {
  private(set) var bins: [JSONNode] = []
  private(set) var timeUnits: [JSONNode] = []
  private(set) var aggregates: [JSONNode] = []
  private(set) var groupby: [JSONNode] = []
  private(set) var encoding = JSONObject()

  private let configuration: Properties

  init(_ original: JSONObject, configuration: Properties) {
    self.configuration = configuration
    for member in original.members where member.key != "tooltip" {
      let definitions = member.value.array ?? [member.value]
      let extracted = definitions.map { extract($0, channel: member.key) }
      encoding[member.key] =
        member.value.array == nil ? extracted.first : JSONNode(.array(extracted))
    }
  }

  /// The group-by list without repetitions.
  var groups: JSONNode {
    var seen: Set<String> = []
    return .list(groupby.filter { seen.insert($0.string ?? "").inserted })
  }

  private mutating func extract(_ node: JSONNode, channel: String) -> JSONNode {
    guard let definition = node.object else { return node }
    let field = definition["field"]?.string
    let aggregate = definition["aggregate"]
    guard field != nil || aggregate?.string == "count" else {
      // A condition's field groups rows too.
      if let name = definition["condition"]?["field"] { groupby.append(name) }
      return node
    }
    let isBinned = definition["bin"]?.string == "binned" || definition["bin"]?["binned"] != nil
    let bin = definition.isOn("bin") && !isBinned ? definition["bin"] : nil
    let timeUnit = definition["timeUnit"]
    guard aggregate != nil || bin != nil || timeUnit != nil else {
      if let name = definition["field"] { groupby.append(name) }
      return node
    }
    var result = definition.without("field", "aggregate", "bin", "timeUnit")
    if result["title"] == nil, definition["axis"]?["title"] == nil,
      definition["legend"]?["title"] == nil
    {
      result["title"] = FieldTitle.title(of: definition, configuration: configuration)
    }
    result["type"] = FieldTypeRule.type(of: definition, channel: channel).map { .text($0.rawValue) }
    if let aggregate {
      result["field"] = .text(addAggregate(aggregate, of: field))
    } else if let bin, let field {
      addBin(bin, of: field, channel: channel, to: &result)
    } else if let timeUnit, let field {
      addTimeUnit(timeUnit, of: field, channel: channel, to: &result)
    }
    return JSONNode(.object(result), location: node.location)
  }

  private mutating func addAggregate(_ aggregate: JSONNode, of field: String?) -> String {
    if let extreme = aggregate.object?.members.first, let other = extreme.value.string {
      let name = "\(extreme.key)_\(other)"
      aggregates.append(
        .members(["op": .text(extreme.key), "field": .text(other), "as": .text(name)]))
      return "\(name)['\(field ?? "")']"
    }
    let operation = aggregate.string ?? "count"
    let name = operation == "count" ? "__count" : "\(operation)_\(FieldName.flat(field ?? ""))"
    var measure = JSONObject(["op": .text(operation), "as": .text(name)])
    if let field { measure["field"] = .text(field) }
    aggregates.append(JSONNode(.object(measure)))
    return name
  }

  private mutating func addBin(
    _ bin: JSONNode, of field: String, channel: String, to result: inout JSONObject
  ) {
    let name = "bin_\(channel)_\(FieldName.flat(field))"
    let end = name + "_end"
    bins.append(
      .members(["bin": bin, "field": .text(field), "as": .list([.text(name), .text(end)])]))
    groupby += [.text(name), .text(end)]
    if channel == "x" || channel == "y" {
      encoding[channel + "2"] = .members(["field": .text(end)])
    }
    result["bin"] = .text("binned")
    result["type"] = .text("quantitative")
    result["field"] = .text(name)
  }

  private mutating func addTimeUnit(
    _ timeUnit: JSONNode, of field: String, channel: String, to result: inout JSONObject
  ) {
    let unit = timeUnit.string ?? timeUnit["unit"]?.string ?? ""
    if unit.hasPrefix("binned") || timeUnit["binned"]?.boolean == true {
      groupby.append(.text(field))
      result["field"] = .text(field)
      result["timeUnit"] = timeUnit
      return
    }
    let name = "\(unit)_\(FieldName.flat(field))"
    timeUnits.append(
      .members(["timeUnit": timeUnit, "field": .text(field), "as": .text(name)]))
    groupby.append(.text(name))
    result["field"] = .text(name)
    guard result["type"]?.string != ChannelDefinition.FieldType.temporal.rawValue else { return }
    // Its values are still moments, which the type alone no longer says.
    let guide = ["x", "y"].contains(channel) ? "axis" : "legend"
    if let given = result[guide] {
      guard var object = given.object, !object.has("formatType") else { return }
      object["formatType"] = .text("time")
      result[guide] = JSONNode(.object(object), location: given.location)
    } else {
      result[guide] = .members(["formatType": .text("time")])
    }
  }
}

/// Names of fields within names and expressions.
enum FieldName {
  /// A path as one name: `a[0].b` and `a\.b` become "a.0.b" and "a.b".
  static func flat(_ field: String) -> String {
    var result = ""
    var isEscaped = false
    for character in field {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      switch character {
      case "[" where !isEscaped: result.append(".")
      case "]" where !isEscaped, "'" where !isEscaped, "\"" where !isEscaped: break
      default: result.append(character)
      }
      isEscaped = false
    }
    return result
  }

  /// The field of a datum in an expression.
  static func expression(_ field: String) -> String {
    "datum[" + JSONPrinter.quoted(field) + "]"
  }
}
