import Syntax

/// How a channel's values are read where the scene does not say: Vega-Lite's default types.
enum FieldTypeRule {
  /// The given or default type of a definition; nil where it is a mere value.
  static func type(of definition: JSONObject, channel: String) -> ChannelDefinition.FieldType? {
    let given = definition["type"]?.string.flatMap(ChannelDefinition.FieldType.init)
    let aggregate = definition["aggregate"]
    if let operation = aggregate?.string, counting.contains(operation) { return .quantitative }
    if let given { return given }
    if definition["field"] != nil || aggregate != nil { return fieldType(definition, channel) }
    guard let datum = definition["datum"] else { return nil }
    switch datum.content {
    case .number: return .quantitative
    case .object: return .temporal
    default: return .nominal
    }
  }

  private static let counting = ["count", "valid", "missing", "distinct"]

  private static func fieldType(_ definition: JSONObject, _ channel: String)
    -> ChannelDefinition.FieldType
  {
    switch channel {
    case "shape", "strokeDash": return .nominal
    case "order": return .ordinal
    default: break
    }
    if definition["sort"]?.array != nil { return .ordinal }
    if definition["timeUnit"] != nil { return .temporal }
    // The value at another field's extreme may be of any kind.
    let isExtreme = definition["aggregate"]?.object != nil
    if definition.isOn("bin") || (definition["aggregate"] != nil && !isExtreme) {
      return .quantitative
    }
    switch definition["scale"]?["type"]?.string {
    case "time", "utc": return .temporal
    case "linear", "log", "pow", "sqrt", "symlog", "identity", "sequential", "quantile", "quantize",
      "threshold", "bin-ordinal":
      return .quantitative
    default: return .nominal
    }
  }
}
