/// One value of a data table, with JavaScript's meaning where Vega's differs from ours.
package enum Value: Sendable, Hashable {
  /// No value; a field that a row lacks is null too.
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  /// Milliseconds since 1970-01-01T00:00:00Z; may be NaN for an invalid date.
  case date(Double)
  case array([Value])
  case object([String: Value])
}

extension Value {
  /// Whether it is neither null nor a NaN number or date.
  package var isValid: Bool {
    switch self {
    case .null: false
    case .number(let value), .date(let value): !value.isNaN
    default: true
    }
  }

  package var isNull: Bool { if case .null = self { true } else { false } }

  var isEmptyText: Bool { if case .string(let text) = self { text.isEmpty } else { false } }

  /// The number, or a date's milliseconds, where it is finite; nil for anything else.
  package var finiteNumber: Double? {
    switch self {
    case .number(let value), .date(let value): value.isFinite ? value : nil
    default: nil
    }
  }

  /// The value of a member: an object's key, an array's index, `length` of arrays and texts.
  package func member(_ name: String) -> Value {
    switch self {
    case .object(let members): return members[name] ?? .null
    case .array(let elements):
      if name == "length" { return .number(Double(elements.count)) }
      guard let index = Int(name), elements.indices.contains(index) else { return .null }
      return elements[index]
    case .string(let text):
      if name == "length" { return .number(Double(text.utf16.count)) }
      let units = Array(text.utf16)
      guard let index = Int(name), units.indices.contains(index) else { return .null }
      return .string(String(decoding: units[index...index], as: UTF16.self))
    default: return .null
    }
  }

  /// What kind of value it is, with its article, for messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .date: "a date"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
