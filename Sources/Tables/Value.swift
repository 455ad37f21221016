/// One value of a data table, with JavaScript's meaning where Vega's differs from ours.
package enum Value: Sendable {
  /// No value.
  case null
  /// A field that a row lacks: null to everything but operators and functions of expressions.
  case undefined
  case boolean(Bool)
  case number(Double)
  case string(String)
  /// Milliseconds since 1970-01-01T00:00:00Z; may be NaN for an invalid date.
  case date(Double)
  case array([Value])
  case object([String: Value])
  /// A text that spells a number, a date or a truth value.
  case cell(Cell)
}

/// A cell is the same value as its text; no other two kinds of value are ever the same.
extension Value: Hashable {
  package static func == (a: Value, b: Value) -> Bool {
    switch (a, b) {
    case (.null, .null), (.undefined, .undefined), (.null, .undefined), (.undefined, .null): true
    case (.boolean(let x), .boolean(let y)): x == y
    case (.number(let x), .number(let y)), (.date(let x), .date(let y)): x == y
    case (.string(let x), .string(let y)): x == y
    case (.array(let x), .array(let y)): x == y
    case (.object(let x), .object(let y)): x == y
    case (.cell(let x), .cell(let y)): x.text == y.text
    case (.cell(let x), .string(let y)), (.string(let y), .cell(let x)): x.text == y
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .null, .undefined: hasher.combine(0)
    case .boolean(let value): hasher.combine(value)
    case .number(let value), .date(let value): hasher.combine(value)
    case .string(let text): hasher.combine(text)
    case .cell(let cell): hasher.combine(cell.text)
    case .array(let elements): hasher.combine(elements)
    case .object(let members): hasher.combine(members)
    }
  }
}

extension Value {
  /// Whether it is neither null, nor a NaN number or date, nor a text that was to be read as one and is none.
  package var isValid: Bool {
    switch self {
    case .null, .undefined: false
    case .number(let value), .date(let value): !value.isNaN
    case .cell(let cell): !cell.number.isNaN
    default: true
    }
  }

  package var isNull: Bool {
    switch self {
    case .null, .undefined: true
    default: false
    }
  }

  /// Whether there is no such field, which is another thing than one that is null.
  var isUndefined: Bool { if case .undefined = self { true } else { false } }

  var isEmptyText: Bool { if case .string(let text) = self { text.isEmpty } else { false } }

  /// The number, or a date's milliseconds, where it is finite; nil for anything else.
  package var finiteNumber: Double? {
    switch self {
    case .number(let value), .date(let value): value.isFinite ? value : nil
    case .cell(let cell): cell.meaning.finiteNumber
    default: nil
    }
  }

  /// The value of a member: an object's key, an array's index, `length` of arrays and texts.
  package func member(_ name: String) -> Value {
    switch self {
    case .object(let members): return members[name] ?? .undefined
    case .array(let elements):
      if name == "length" { return .number(Double(elements.count)) }
      guard let index = Int(name), elements.indices.contains(index) else { return .undefined }
      return elements[index]
    case .string, .cell:
      let text = asText
      if name == "length" { return .number(Double(text.utf16.count)) }
      let units = Array(text.utf16)
      guard let index = Int(name), units.indices.contains(index) else { return .undefined }
      return .string(String(decoding: units[index...index], as: UTF16.self))
    default: return .undefined
    }
  }

  /// What kind of value it is, with its article, for messages.
  package var kind: String {
    switch self {
    case .null, .undefined: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .date: "a date"
    case .array: "an array"
    case .object: "an object"
    case .cell(let cell): cell.meaning.kind
    }
  }
}
