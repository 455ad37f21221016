import Syntax

/// Decodes the channel of time, and refuses what the view's marks cannot do with it.
struct TimeDecoder {
  private let layers: [Layer]
  /// The view's configuration of scales.
  private let scales: Properties
  /// Whether a selection of a timer plays the periods, as in Vega-Lite.
  private let hasTimer: Bool
  private(set) var findings = Findings()

  init(layers: [Layer], scales: Properties, hasTimer: Bool) {
    self.layers = layers
    self.scales = scales
    self.hasTimer = hasTimer
  }

  /// The channel; nil without a field.
  mutating func channel(_ node: JSONNode) -> TimeChannel? {
    guard let object = node.object, let field = object["field"]?.string else {
      findings.error("\"time\" needs a \"field\"", at: node.location)
      return nil
    }
    let bag = Properties(object)
    if bag.boolean("rescale") == true, !hasMeasuredAxis(over: field) {
      findings.error(
        "\"rescale\" moves the axes of measures; this view has none",
        at: object["rescale"]?.location)
    }
    if let sort = object["sort"], Self.domain(bag["scale"]) != nil {
      findings.warning(
        "\"sort\" has no effect beside the scale's \"domain\", which is in an order of its own",
        at: sort.location)
    }
    return TimeChannel(
      field: field,
      type: bag.string("type").flatMap(ChannelDefinition.FieldType.init),
      sort: Self.domain(bag["scale"]) ?? Self.sort(object["sort"]),
      rescale: bag.boolean("rescale") ?? false, pace: pace(bag),
      pause: bag.number("pause") ?? 0,
      missing: bag.string("missing").flatMap(TimeChannel.Missing.init) ?? .interpolate,
      label: object.isOff("label") ? nil : Properties(object["label"]?.object ?? JSONObject()),
      total: total(object["total"]), trail: trail(bag), wake: wake(bag), top: top(bag),
      others: others(bag), location: node.location)
  }

  /// How fast the periods go: by our word, else by Vega-Lite's.
  private func pace(_ bag: Properties) -> TimeChannel.Pace {
    if let own = bag.number("periodDuration") { return .period(own) }
    let scale = bag["scale"]
    if let step = scale?["range"]?["step"]?.number { return .period(step / 1000) }
    if let ends = scale?["range"]?.array?.compactMap(\.number), ends.count == 2, ends[0] != ends[1]
    {
      return .whole(abs(ends[1] - ends[0]) / 1000)
    }
    let isBand = (scale?["type"]?.string ?? "band") == "band"
    if !isBand, let seconds = scales.number("animationDuration") { return .whole(seconds) }
    guard hasTimer else { return .period(1) }
    return .period(1 / (scales.number("framesPerSecond") ?? 2))
  }

  /// The periods that a scale names: all of them where it is a band scale, else the first and the last.
  private static func domain(_ scale: JSONNode?) -> TimeChannel.Sort? {
    guard let domain = scale?["domain"]?.array, let first = domain.first, let last = domain.last
    else { return nil }
    let isBand = (scale?["type"]?.string ?? "band") == "band"
    return isBand ? .only(domain) : .between(first, last)
  }

  private static func sort(_ node: JSONNode?) -> TimeChannel.Sort? {
    guard let node else { return nil }
    if let list = node.array { return .listed(list) }
    return node.isNull ? .data : node.string == "descending" ? .descending : .ascending
  }

  /// Whether anything but time is measured along x, y or a radius.
  private func hasMeasuredAxis(over time: String) -> Bool {
    layers.contains { layer in
      [Channel.x, .y, .radius].contains { channel in
        (layer.encoding[channel] ?? []).contains {
          ($0.type == .quantitative || $0.type == .temporal) && $0.value == nil && $0.field != time
        }
      }
    }
  }

  private mutating func total(_ node: JSONNode?) -> PeriodTotal? {
    guard let node, !node.isNull, node.boolean != false else { return nil }
    let bag = Properties(node.object ?? JSONObject())
    let operation = bag.string("op").flatMap(PeriodTotal.Operation.init) ?? .sum
    let field = bag.string("field") ?? measure
    if field == nil, operation != .count {
      findings.error(
        "\"total\" needs a \"field\": no position is a plain quantitative field",
        at: node.location)
      return nil
    }
    let title = bag.isNull("title") ? nil : bag.string("title") ?? "Total"
    return PeriodTotal(
      field: field, operation: operation, format: bag.string("format") ?? ",.0f", title: title,
      looks: Properties(bag.object.without("field", "op", "format", "title")))
  }

  /// The field of the first position that measures rows as they are, or as their sum.
  private var measure: String? {
    for layer in layers {
      for channel in [Channel.x, .y, .theta] {
        let found = layer.encoding[channel]?.first {
          $0.type == .quantitative && ($0.aggregate ?? "sum") == "sum" && $0.bin == .none
        }
        if let field = found?.field { return field }
      }
    }
    return nil
  }

  private mutating func trail(_ bag: Properties) -> TimeChannel.Trail? {
    guard let (looks, length) = follower("trail", bag) else { return nil }
    return TimeChannel.Trail(
      length: length, opacity: looks.number("opacity") ?? 0.6,
      strokeWidth: looks.number("strokeWidth") ?? 2)
  }

  private mutating func wake(_ bag: Properties) -> TimeChannel.Wake? {
    guard let (looks, length) = follower("wake", bag) else { return nil }
    return TimeChannel.Wake(length: length ?? 3, opacity: looks.number("opacity") ?? 0.4)
  }

  /// The looks and the length of a thing that follows the marks; nil where it is off or has nothing to follow.
  private mutating func follower(_ key: String, _ bag: Properties) -> (Properties, Int?)? {
    guard let node = bag[key], !node.isNull, node.boolean != false else { return nil }
    let marks = layers.filter { $0.overlayOf == nil }.map(\.mark)
    guard marks.contains(where: \.isSymbol) else {
      let found = marks.first.map { "; this view has \"\($0.rawValue)\"" } ?? ""
      findings.error(
        "\"\(key)\" follows points, circles and squares\(found)", at: node.location)
      return nil
    }
    if bag.boolean("rescale") == true {
      findings.error(
        "\"\(key)\" needs axes that stand still; leave out \"rescale\"", at: node.location)
    }
    if sortedPosition != nil {
      findings.error(
        "\"\(key)\" needs axes that stand still; a position is sorted by a value",
        at: node.location)
    }
    let looks = Properties(node.object ?? JSONObject())
    let length = node.number ?? looks.number("length")
    return (looks, length.flatMap { Int(exactly: $0.rounded()) })
  }

  /// The first position that is sorted by a value.
  private var sortedPosition: Channel? {
    for layer in layers {
      for channel in [Channel.x, .y]
      where (layer.encoding[channel] ?? []).contains(where: \.isSortedByValue) {
        return channel
      }
    }
    return nil
  }

  private mutating func top(_ bag: Properties) -> Int? {
    guard let node = bag["top"], let count = node.number.flatMap({ Int(exactly: $0) }) else {
      return nil
    }
    guard sortedPosition != nil else {
      findings.error(
        "\"top\" needs a position sorted by a value, as with \"sort\": \"-x\"", at: node.location)
      return nil
    }
    return count
  }

  private mutating func others(_ bag: Properties) -> String? {
    guard let node = bag["others"], !node.isNull, node.boolean != false else { return nil }
    guard bag["top"] != nil else {
      findings.error(
        "\"others\" stands for what \"top\" leaves out; there is no \"top\"", at: node.location)
      return nil
    }
    for layer in layers {
      for channel in [Channel.x, .y] {
        for definition in layer.encoding[channel] ?? [] {
          guard let operation = definition.aggregate, !["sum", "count"].contains(operation) else {
            continue
          }
          findings.error(
            "\"others\" adds rows up, and \"\(channel.rawValue)\" shows their \(operation)",
            at: node.location)
          return nil
        }
      }
    }
    return node.string ?? "Others"
  }
}

extension MarkKind {
  /// Whether it is a symbol at a point.
  fileprivate var isSymbol: Bool { self == .point || self == .circle || self == .square }
}

extension JSONObject {
  /// Whether a key is there to switch a thing off.
  fileprivate func isOff(_ key: String) -> Bool {
    guard let node = self[key] else { return false }
    return node.isNull || node.boolean == false
  }
}
