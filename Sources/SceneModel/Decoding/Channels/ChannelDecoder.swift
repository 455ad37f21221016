import Scales
import Syntax
import Tables

/// Makes channel definitions of an encoding in the scene's words.
struct ChannelDecoder {
  let unit: UnitSpecification
  let mark: MarkKind
  /// Whether `color` is a fill.
  let isFilled: Bool
  private(set) var findings = Findings()

  init(_ unit: UnitSpecification, mark: MarkKind, isFilled: Bool) {
    self.unit = unit
    self.mark = mark
    self.isFilled = isFilled
  }

  mutating func definitions() -> [Channel: [ChannelDefinition]] {
    var result: [Channel: [ChannelDefinition]] = [:]
    for member in unit.encoding.members {
      guard let channel = Channel(rawValue: member.key) else { continue }
      if member.value.isNull {
        // Only an order is something to switch off; other channels are as if they were not there.
        if channel == .order { result[channel] = [constant(member.value)] }
        continue
      }
      guard ChannelSupport.has(channel, mark) else { continue }
      if channel == .x2 || channel == .y2, !hasInterval(channel) { continue }
      if channel == .color, unit.encoding.has(isFilled ? "fill" : "stroke") { continue }
      let nodes = member.value.array ?? [member.value]
      let definitions = nodes.compactMap { node in
        node.object.map { object in
          checkReach(object, channel, at: node.location)
          return definition(object, channel, at: node.location)
        }
      }.filter { channel == .order || $0.drivesSomething }
      if !definitions.isEmpty { result[channel] = definitions }
    }
    dropOffsetsOfQuantities(&result)
    return result
  }

  /// Warns of constants and conditions of a channel that shows nothing but what its field says.
  private mutating func checkReach(
    _ object: JSONObject, _ channel: Channel, at location: SourceLocation?
  ) {
    let isPath = [.line, .area, .trail].contains(mark)
    switch channel {
    case .detail, .key: break
    case .order where object["field"] != nil || object["aggregate"] != nil || isPath: break
    default: return
    }
    for key in ["value", "condition"] {
      guard let node = object[key], channel != .order || key == "condition" else { continue }
      findings.warning(
        channel == .order
          ? "a \"condition\" of \"order\" says which items are painted above the others, beside a \"value\"; here it has no effect"
          : "\"\(channel.rawValue)\" goes by a field; its \"\(key)\" has no effect",
        at: node.location ?? location)
    }
  }

  /// A place on a continuous scale has no room that others could share; only a time unit has.
  private mutating func dropOffsetsOfQuantities(_ result: inout [Channel: [ChannelDefinition]]) {
    for (channel, offset) in [(Channel.x, Channel.xOffset), (.y, .yOffset)] {
      guard let place = result[channel]?.first, place.field != nil || place.aggregate != nil,
        place.type == .quantitative || place.type == .temporal, place.timeUnit == nil,
        let shift = result[offset]?.first, shift.value == nil
      else { continue }
      result[offset] = nil
      findings.warning(
        "\"\(offset.rawValue)\" moves marks within bands or time units, which \"\(channel.rawValue)\" does not have, and has no effect",
        at: shift.location)
    }
  }

  /// Whether a second position has a meaning: marks that are no intervals only stand within bins that the data has.
  private func hasInterval(_ second: Channel) -> Bool {
    if [.bar, .rect, .area, .rule, .image].contains(mark) { return true }
    return bin(unit.encoding[String(second.rawValue.dropLast())]?["bin"]) == .binned
  }

  private func constant(_ node: JSONNode) -> ChannelDefinition {
    var definition = ChannelDefinition()
    definition.value = node
    definition.location = node.location
    return definition
  }

  private mutating func definition(
    _ object: JSONObject, _ channel: Channel, at location: SourceLocation?
  ) -> ChannelDefinition {
    var result = plainDefinition(object, channel, at: location)
    for node in object["condition"].map({ $0.array ?? [$0] }) ?? [] {
      guard let condition = node.object else { continue }
      if let conditional = self.condition(condition, channel, at: node.location) {
        result.conditions.append(conditional)
      }
    }
    return result
  }

  private mutating func condition(
    _ object: JSONObject, _ channel: Channel, at location: SourceLocation?
  ) -> ConditionalDefinition? {
    let definition = plainDefinition(object, channel, at: location)
    guard let test = object["test"] else {
      return ConditionalDefinition(test: nil, holdsAlways: true, definition: definition)
    }
    switch SelectionRule.simplified(test).content {
    case .boolean(let holds):
      return ConditionalDefinition(test: nil, holdsAlways: holds, definition: definition)
    default:
      guard
        let predicate = findings.attempt({ () throws(DiagnosticError) in
          try Predicate(decoding: SelectionRule.simplified(test))
        })
      else { return nil }
      return ConditionalDefinition(
        test: predicate, holdsAlways: false, definition: definition)
    }
  }

  private mutating func plainDefinition(
    _ object: JSONObject, _ channel: Channel, at location: SourceLocation?
  ) -> ChannelDefinition {
    var result = ChannelDefinition()
    result.location = location
    result.field = object["field"]?.string
    result.datum = object["datum"]
    result.value = object["value"]
    result.type = type(object, channel)
    switch object["aggregate"]?.content {
    // The name of a composite mark says which axis it goes along and is no operation.
    case .string(let operation) where !MarkKeys.composites.contains(operation):
      result.aggregate = operation
    case .object(let extreme):
      result.aggregate = extreme.members.first?.key
      result.argumentField = extreme.members.first?.value.string
    default: break
    }
    result.bin = bin(object["bin"])
    if result.bin == .binned { result.binnedStep = object["bin"]?["step"]?.number }
    if let unit = object["timeUnit"]?.object {
      result.timeUnit = Self.timeUnit(unit)
      if result.timeUnit == nil {
        findings.error(
          "the \"timeUnit\" of a channel needs a \"unit\"; a \"timeUnit\" transform chooses one by \"maxbins\"",
          at: object["timeUnit"]?.location ?? location)
      }
      result.timeUnitProperties = Properties(unit)
    } else {
      result.timeUnit = object["timeUnit"]?.string
    }
    if let unit = result.timeUnit, TimeUnit(unit) == nil {
      findings.error("unknown time unit \"\(unit)\"", at: object["timeUnit"]?.location ?? location)
    }
    result.title = object["title"]
    result.sort = object["sort"]
    result.stack = object["stack"]
    result.impute = object["impute"]
    result.scale = object["scale"]
    result.axis = object["axis"]
    result.legend = object["legend"]
    result.format = object["format"]?.string
    result.formatType = object["formatType"]?.string
    result.bandPosition = object["bandPosition"]?.number
    return result
  }

  /// A second end is read as the first one is.
  private func type(_ object: JSONObject, _ channel: Channel) -> ChannelDefinition.FieldType? {
    let name = channel.rawValue
    guard object["type"] == nil, name.hasSuffix("2") || name.hasSuffix("Error"),
      let first = unit.encoding[String(name.prefix { $0 != "2" && $0 != "E" })]?.object
    else { return FieldTypeRule.type(of: object, channel: name) }
    return FieldTypeRule.type(of: first, channel: name)
  }

  private func bin(_ node: JSONNode?) -> ChannelDefinition.Bin {
    switch node?.content {
    case .boolean(true): .parameters(Properties())
    case .string: .binned
    case .object(let parameters):
      parameters["binned"]?.boolean == true ? .binned : .parameters(Properties(parameters))
    default: .none
    }
  }

  /// The object form's unit with its prefixes, as the text form has them.
  private static func timeUnit(_ object: JSONObject) -> String? {
    guard var unit = object["unit"]?.string else { return nil }
    if object["utc"]?.boolean == true, !unit.hasPrefix("utc") { unit = "utc" + unit }
    if object["binned"]?.boolean == true, !unit.hasPrefix("binned") { unit = "binned" + unit }
    return unit
  }
}

extension ChannelDefinition {
  /// Whether anything comes from it; without a field, a constant or a condition it is as if it were not there.
  fileprivate var drivesSomething: Bool {
    field != nil || aggregate != nil || datum != nil || value != nil || !conditions.isEmpty
  }
}

/// Which channels a mark can show.
enum ChannelSupport {
  static func has(_ channel: Channel, _ mark: MarkKind) -> Bool {
    switch channel {
    case .x2, .y2: ![.arc, .text].contains(mark)
    case .size: ![.arc, .area, .rect, .image].contains(mark)
    case .strokeDash: mark != .text && mark != .trail
    case .shape: mark == .point
    case .text: mark == .text
    case .url: mark == .image
    case .angle: mark == .point || mark == .square || mark == .text
    case .theta, .radius: mark == .arc || mark == .text
    case .theta2, .radius2: mark == .arc
    default: true
    }
  }
}
