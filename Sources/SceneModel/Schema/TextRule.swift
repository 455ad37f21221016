import Geometry
import Scales

/// What a text must be that is more than any text and no word of a short list.
package enum TextRule: Sendable, Hashable {
  /// A time unit such as "yearmonth".
  case timeUnit
  /// A symbol's word, or an SVG path.
  case symbol
  /// A part such as "60%".
  case percentage

  /// With its article, for messages.
  var description: String {
    switch self {
    case .timeUnit: "a time unit"
    case .symbol: "a symbol"
    case .percentage: "a percentage such as \"60%\""
    }
  }

  /// What is wrong with a text; nil where nothing is.
  ///
  /// - Parameter key: The key, quoted, for messages.
  func fault(of text: String, key: String) -> String? {
    switch self {
    case .timeUnit:
      let parts = TimeUnit.Part.allCases.map(\.rawValue)
      return TimeUnit(text) == nil ? SchemaValidator.unknown("time unit", text, words: parts) : nil
    case .symbol:
      guard SymbolShape(text) == nil else { return nil }
      return SchemaValidator.unknown(
        "symbol", text, words: SymbolShape.Name.allCases.map(\.rawValue))
    case .percentage:
      let number = text.hasSuffix("%") ? Double(text.dropLast()) : nil
      return number?.isFinite == true
        ? nil : "\(key) must be a number, or \(description); found the string \"\(text)\""
    }
  }
}
