import Syntax

/// The title of a field that a transform has put in the place of an encoding's own work.
enum FieldTitle {
  /// Vega-Lite's verbal wording: "Mean of price", "price (binned)", "date (year-month)".
  static func title(of definition: JSONObject, configuration: Properties) -> JSONNode? {
    if let given = definition["title"] { return given }
    let field = definition["field"]?.string ?? ""
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

  private static let units = [
    "year", "quarter", "month", "week", "dayofyear", "day", "date", "hours", "minutes",
    "milliseconds", "seconds",
  ]

  /// The single units of which a time unit is made, in Vega's order.
  static func parts(of unit: String) -> [String] {
    var rest = unit[...]
    for prefix in ["binned", "utc"] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
    }
    return units.filter { part in
      guard let range = rest.firstRange(of: part) else { return false }
      rest.removeSubrange(range)
      return true
    }
  }
}
