import Drawing
import Geometry
import Motion
import Syntax

/// Decodes what an animation does: a property with its values, or a preset with its options.
struct TimelineValueDecoder {
  private let object: JSONObject
  private let location: SourceLocation?

  init(_ node: JSONNode) {
    object = node.object ?? JSONObject()
    location = node.location
  }

  /// Options of presets that a property does not have.
  private static let presetOptions = [
    "dwell", "direction", "pages", "factor", "window", "periodDuration", "pause",
  ]

  func change(_ node: JSONNode) throws(DiagnosticError) -> PropertyChange {
    guard let property = node.string.flatMap(MotionProperty.init) else {
      throw DiagnosticError(
        SchemaValidator.unknown(
          "property", node.string ?? "", words: MotionProperty.allCases.map(\.rawValue)),
        at: node.location)
    }
    for key in Self.presetOptions {
      if let option = object[key] {
        throw DiagnosticError(
          "\"\(key)\" belongs to a preset, not to a property", at: option.location)
      }
    }
    var change = PropertyChange(
      property: property, from: nil, to: nil, values: [], keyTimes: nil, easings: [], spring: nil)
    change.from = try object["from"].map { node throws(DiagnosticError) in
      try value(node, "from", of: property)
    }
    change.to = try object["to"].map { node throws(DiagnosticError) in
      try value(node, "to", of: property)
    }
    for node in object["values"]?.array ?? [] {
      change.values.append(try value(node, "values", of: property))
    }
    try checkValues(change)
    change.keyTimes = try keyTimes(count: change.values.count)
    for node in object["easings"]?.array ?? [] {
      change.easings.append(try EasingDecoder.easing(node))
    }
    let segments = max(1, change.values.count - 1)
    if let node = object["easings"], change.easings.count != segments {
      throw DiagnosticError(
        "\"easings\" needs one curve for each of \(segments) segments; it has \(change.easings.count)",
        at: node.location)
    }
    change.spring = try spring()
    return change
  }

  private func checkValues(_ change: PropertyChange) throws(DiagnosticError) {
    if let node = object["values"] {
      if object["from"] != nil || object["to"] != nil {
        throw DiagnosticError(
          "an animation has \"values\" or \"from\" and \"to\", not both", at: node.location)
      }
      if change.values.count < 2 {
        throw DiagnosticError("\"values\" needs two values or more", at: node.location)
      }
    } else if change.from == nil, change.to == nil {
      throw DiagnosticError(
        "an animation of a property needs \"to\", \"from\" or \"values\"", at: location)
    }
  }

  private func keyTimes(count: Int) throws(DiagnosticError) -> [Double]? {
    guard let node = object["keyTimes"] else { return nil }
    let times = node.array?.compactMap(\.number) ?? []
    guard times.count == count else {
      throw DiagnosticError(
        "\"keyTimes\" needs one time for each of \(count) values; it has \(times.count)",
        at: node.location)
    }
    for (index, pair) in zip(times, times.dropFirst()).enumerated() where pair.1 < pair.0 {
      throw DiagnosticError(
        "\"keyTimes\" must rise; number \(index + 2) is less than the one before it",
        at: node.array?[index + 1].location ?? node.location)
    }
    guard times.first == 0, times.last == 1 else {
      throw DiagnosticError("\"keyTimes\" must begin with 0 and end with 1", at: node.location)
    }
    return times
  }

  private func spring() throws(DiagnosticError) -> Spring? {
    guard let node = object["spring"] else { return nil }
    for key in ["easing", "easings"] {
      if let other = object[key] {
        throw DiagnosticError(
          "an animation has a \"spring\" or an \"\(key)\", not both", at: other.location)
      }
    }
    return try EasingDecoder.spring(node)
  }

  private func value(_ node: JSONNode, _ key: String, of property: MotionProperty)
    throws(DiagnosticError) -> MotionValue
  {
    switch property.kind {
    case .number: if let number = node.number { return .number(number) }
    case .color:
      if let text = node.string, let color = SceneColor.color(text) {
        return .color(
          red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      }
    case .point:
      if let numbers = node.array?.compactMap(\.number), numbers.count == 2 {
        return .point(Point(x: numbers[0], y: numbers[1]))
      }
    }
    let wanted =
      switch property.kind {
      case .number: "a number"
      case .color: "a colour"
      case .point: "a pair of numbers"
      }
    throw DiagnosticError(
      "\"\(key)\" must be \(wanted) for \"\(property.rawValue)\"; found \(node.kind)",
      at: node.location)
  }

  func request(_ node: JSONNode) throws(DiagnosticError) -> PresetRequest {
    guard let preset = node.string.flatMap(Preset.init) else {
      throw DiagnosticError(
        SchemaValidator.unknown(
          "preset", node.string ?? "", words: Preset.allCases.map(\.rawValue)), at: node.location)
    }
    for key in ["values", "keyTimes", "easings"] {
      if let option = object[key] {
        throw DiagnosticError(
          "\"\(key)\" belongs to a property, not to a preset", at: option.location)
      }
    }
    func number(_ key: String) throws(DiagnosticError) -> Double? {
      guard let node = object[key] else { return nil }
      if let number = node.number { return number }
      throw DiagnosticError(
        "\"\(key)\" must be a number for \"\(preset.rawValue)\"; found \(node.kind)",
        at: node.location)
    }
    if let window = object["window"] {
      guard preset == .zoom else {
        throw DiagnosticError(
          "\"window\" belongs to the preset \"zoom\"", at: window.location)
      }
      for key in ["factor", "from", "to"] {
        if let other = object[key] {
          throw DiagnosticError(
            "a zoom has a \"window\" or a \"\(key)\", not both", at: other.location)
        }
      }
    }
    let bag = Properties(object)
    return PresetRequest(
      preset: preset, dwell: bag.number("dwell"), direction: bag.string("direction"),
      pages: bag.number("pages").flatMap { Int(exactly: $0) }, from: try number("from"),
      to: try number("to"), factor: bag.number("factor"), window: window(object["window"]),
      periodDuration: bag.number("periodDuration"), pause: bag.number("pause"),
      spring: try spring())
  }

  private func window(_ node: JSONNode?) -> PresetRequest.WindowGoal? {
    guard let node else { return nil }
    if let ends = node.array, ends.count == 2 { return .range(ends[0], ends[1]) }
    return .initial
  }
}
