package import SceneModel

/// The default title of a field, in Vega-Lite's words.
package enum FieldTitle {
  /// Titles of a channel's field; nil where the channel has no field.
  package static func text(of definition: ChannelDefinition, countTitle: String) -> String? {
    guard definition.isField else { return nil }
    let field = definition.field ?? ""
    if let aggregate = definition.aggregate {
      if aggregate == "count" { return countTitle }
      if aggregate == "argmax" || aggregate == "argmin" {
        let extreme = aggregate == "argmax" ? "max" : "min"
        return "\(field) for \(extreme) \(definition.argumentField ?? "")"
      }
      return "\(capitalized(aggregate)) of \(field)"
    }
    if definition.isBinning { return "\(field) (binned)" }
    if let unit = definition.timeUnit, !unit.hasPrefix("binned") {
      return "\(field) (\(parts(of: unit).joined(separator: "-")))"
    }
    return field
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The parts of a time unit in order: `yearmonth` is `year`, `month`.
  package static func parts(of timeUnit: String) -> [String] {
    var rest = Substring(timeUnit)
    for prefix in ["binned", "utc"] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
    }
    let units = [
      "year", "quarter", "month", "week", "dayofyear", "date", "day", "hours", "minutes",
      "milliseconds", "seconds",
    ]
    var found: [String] = []
    while let unit = units.first(where: { rest.hasPrefix($0) }) {
      found.append(unit)
      rest = rest.dropFirst(unit.count)
    }
    return found
  }
}
