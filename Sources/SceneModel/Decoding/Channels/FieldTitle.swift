import Syntax

/// The title of a field that a transform has put in the place of an encoding's own work.
enum FieldTitle {
  /// Vega-Lite's wording: "Mean of price", "price (binned)", "date (year-month)", unless the configuration asks for
  /// another.
  static func title(of definition: JSONObject, configuration: Properties) -> JSONNode? {
    if let given = definition["title"] { return given }
    let field = definition["field"]?.string ?? ""
    switch configuration.string("fieldTitle") {
    case "plain" where !field.isEmpty: return .text(field)
    case "functional":
      if let function = function(of: definition) {
        return .text("\(function.uppercased())(\(field.isEmpty ? "*" : field))")
      }
    default: break
    }
    if let operation = definition["aggregate"] {
      if operation.string == "count" {
        return .text(configuration.string("countTitle") ?? "Count of Records")
      }
      let word = operation.string ?? operation.object?.members.first?.key ?? ""
      return .text("\(word.prefix(1).uppercased())\(word.dropFirst()) of \(field)")
    }
    if definition["bin"]?.string != "binned", definition.isOn("bin") {
      return .text("\(field) (binned)")
    }
    if let unit = definition["timeUnit"].flatMap({ $0.string ?? $0["unit"]?.string }) {
      return .text("\(field) (\(parts(of: unit).joined(separator: "-")))")
    }
    return field.isEmpty ? nil : .text(field)
  }

  /// What is done to a field before it is shown; nil for a field as it is.
  private static func function(of definition: JSONObject) -> String? {
    if let operation = definition["aggregate"] {
      return operation.string ?? operation.object?.members.first?.key
    }
    if definition["bin"]?.string != "binned", definition.isOn("bin") { return "bin" }
    return definition["timeUnit"].flatMap { $0.string ?? $0["unit"]?.string }
  }

  private static let units = [
    "year", "quarter", "month", "week", "dayofyear", "date", "day", "hours", "minutes",
    "milliseconds", "seconds",
  ]

  /// The single units of which a time unit is made, in Vega's order.
  static func parts(of unit: String) -> [String] {
    var rest = unit[...]
    for prefix in ["binned", "utc"] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
    }
    var found: [String] = []
    while let part = units.first(where: { rest.hasPrefix($0) }) {
      found.append(part)
      rest = rest.dropFirst(part.count)
    }
    return found
  }
}
