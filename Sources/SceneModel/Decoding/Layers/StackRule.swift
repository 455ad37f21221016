import Syntax

/// Which position of a mark is stacked, by Vega-Lite's rules.
struct StackRule {
  let type: String
  let mark: JSONObject
  let encoding: JSONObject

  private static let stackable = [
    "arc", "bar", "area", "rule", "point", "circle", "square", "line", "text", "tick",
  ]
  private static let stackedByDefault = ["bar", "area", "arc"]
  private static let looks = [
    "color", "fill", "stroke", "opacity", "fillOpacity", "strokeOpacity", "strokeWidth",
    "strokeDash", "size", "angle", "shape", "detail", "key", "text", "order",
  ]

  /// The stacked channel and how it is stacked; nil where nothing is.
  var stack: (channel: String, offset: String)? {
    guard Self.stackable.contains(type),
      let channel = stackedChannel("x", "y") ?? stackedChannel("theta", "radius"),
      let definition = encoding[channel]?.object
    else { return nil }
    let offset: String
    switch definition["stack"]?.content {
    case .boolean(let isOn): offset = isOn ? "zero" : ""
    case .string(let word): offset = word
    case nil: offset = Self.stackedByDefault.contains(type) ? "zero" : ""
    default: offset = ""
    }
    guard !offset.isEmpty, encoding[channel + "2"]?.object == nil else { return nil }
    if isAggregated, !isGrouped(beside: channel) { return nil }
    return (channel, offset)
  }

  private var isAggregated: Bool {
    encoding.members.contains { $0.value.object?.has("aggregate") == true }
  }

  private func isGrouped(beside channel: String) -> Bool {
    let pairs = ["x": "y", "y": "x", "theta": "radius", "radius": "theta"]
    let dimension = pairs[channel].flatMap { encoding[$0]?["field"]?.string }
    return Self.looks.contains { look in
      let definitions = encoding[look].map { $0.array ?? [$0] } ?? []
      return definitions.contains { node in
        let definition = node["condition"]?["field"] != nil ? node["condition"] : node
        guard let field = definition?["field"]?.string, definition?["aggregate"] == nil else {
          return false
        }
        return field != dimension
      }
    }
  }

  private func stackedChannel(_ first: String, _ second: String) -> String? {
    let (a, b) = (encoding[first]?.object, encoding[second]?.object)
    switch (isQuantity(a), isQuantity(b)) {
    case (true, true):
      if a?.isOn("stack") == true { return first }
      if b?.isOn("stack") == true { return second }
      let (aggregateA, aggregateB) = (a?.has("aggregate") == true, b?.has("aggregate") == true)
      if aggregateA != aggregateB { return aggregateA ? first : second }
      guard first == "x", type == "bar" || type == "area" else { return nil }
      return mark["orient"]?.string == "horizontal" ? first : second
    case (true, false): return first
    case (false, true): return second
    case (false, false): return nil
    }
  }

  private func isQuantity(_ definition: JSONObject?) -> Bool {
    guard let definition,
      definition["field"] != nil || definition["aggregate"] != nil
        || definition["datum"] != nil
    else { return false }
    return !definition.isOn("bin")
      && FieldTypeRule.type(of: definition, channel: "x") == .quantitative
  }
}
