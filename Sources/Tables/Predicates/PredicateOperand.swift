import Scales
import Syntax

/// A constant of a predicate: a plain value, or a date by its parts.
package enum PredicateOperand: Sendable, Hashable {
  case value(Value)
  case date(DateParts)

  init(decoding node: JSONNode) throws(DiagnosticError) {
    if node.object != nil {
      self = .date(try DateParts(decoding: node))
    } else {
      self = .value(Value(node))
    }
  }

  /// The value to compare with: beside a date, a text is read as a date and a number as a part of the unit.
  func value(comparedWith other: Value, unit: TimeUnit?, zone: TimeZoneRule) -> Value {
    switch self {
    case .date(let parts): return .date(parts.milliseconds(in: zone))
    case .value(let value):
      guard case .date = other.meaning else { return value }
      switch value {
      case .string(let text):
        if let part = part(.string(text), of: unit) { return .date(part.milliseconds(in: zone)) }
        return .date(DateText.milliseconds(text, zone: zone) ?? .nan)
      case .number(let number):
        if let part = part(.number(number), of: unit) {
          return .date(part.milliseconds(in: zone))
        }
        return .date(number)
      default: return value
      }
    }
  }

  /// The date that one part alone tells: 2006 with the unit `year`, 3 or "march" with `month`.
  private func part(_ content: JSONNode.Content, of unit: TimeUnit?) -> DateParts? {
    guard let unit, unit.parts.count == 1, let part = unit.parts.first else { return nil }
    let member = JSONObject.Member(key: part.rawValue, value: JSONNode(content))
    return try? DateParts(decoding: JSONNode(.object(JSONObject(members: [member]))))
  }
}
