package import Syntax

/// Coercions with the meaning of ECMAScript's ToNumber, ToString and ToBoolean.
extension Value {
  /// The number that JavaScript's unary `+` gives; NaN where there is none.
  package var asNumber: Double {
    switch self {
    case .number(let value), .date(let value): value
    case .boolean(let value): value ? 1 : 0
    case .null, .undefined: 0
    case .string(let text): Self.number(spelledBy: text)
    case .array(let elements):
      elements.isEmpty ? 0 : elements.count == 1 ? Self.number(spelledBy: asText) : .nan
    case .object: .nan
    case .cell(let cell): cell.number
    }
  }

  /// The text that JavaScript's `String()` gives; a date is written as ISO 8601 in UTC.
  package var asText: String {
    switch self {
    case .null, .undefined: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): NumberText.shortest(value)
    case .string(let text): text
    case .date(let milliseconds): InstantText.iso8601(milliseconds)
    case .array(let elements):
      elements.map { $0.isNull ? "" : $0.asText }.joined(separator: ",")
    case .object(let members): ColorValue.text(of: members) ?? "[object Object]"
    case .cell(let cell): cell.text
    }
  }

  /// Whether JavaScript takes the value for true in a condition.
  package var isTruthy: Bool {
    switch self {
    case .null, .undefined: false
    case .boolean(let value): value
    case .number(let value): value != 0 && !value.isNaN
    case .string(let text): !text.isEmpty
    case .date, .array, .object: true
    case .cell(let cell): cell.meaning.isTruthy
    }
  }

  /// ECMAScript's StringToNumber: white space trimmed, empty is 0, hex, octal and binary allowed.
  package static func number(spelledBy text: String) -> Double {
    let bytes = Array(text.utf8)
    return number(spelledBy: bytes, in: 0..<bytes.count)
  }

  static func number(spelledBy bytes: [UInt8], in range: Range<Int>) -> Double {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    guard start < end else { return 0 }
    if let value = DecimalText.value(of: bytes, in: start..<end) { return value }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    switch text {
    case "Infinity", "+Infinity": return .infinity
    case "-Infinity": return -.infinity
    default: break
    }
    let digits = text.dropFirst(2)
    guard let first = digits.first, first != "+", first != "-" else { return .nan }
    let radix =
      switch text.prefix(2).lowercased() {
      case "0x": 16
      case "0o": 8
      case "0b": 2
      default: 0
      }
    guard radix > 0, let value = UInt64(digits, radix: radix) else { return .nan }
    return Double(value)
  }

  @inline(__always) private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// The value that a JSON node holds.
  package init(_ node: JSONNode) {
    switch node.content {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let value): self = .number(value)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(Value.init))
    case .object(let object):
      self = .object(
        Dictionary(object.members.map { ($0.key, Value($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }

  /// The value as a JSON node: a date as ISO 8601 text, a number that is not finite as null.
  package var node: JSONNode {
    switch self {
    case .null, .undefined: JSONNode(.null)
    case .boolean(let value): JSONNode(.boolean(value))
    case .number(let value): JSONNode(value.isFinite ? .number(value) : .null)
    case .string(let text): JSONNode(.string(text))
    case .cell(let cell): JSONNode(.string(cell.text))
    case .date(let value): JSONNode(value.isNaN ? .null : .string(InstantText.iso8601(value)))
    case .array(let elements): JSONNode(.array(elements.map(\.node)))
    case .object(let members):
      ColorValue.text(of: members).map { JSONNode(.string($0)) }
        ?? JSONNode(
          .object(
            JSONObject(
              members: members.sorted { $0.key < $1.key }.map {
                JSONObject.Member(key: $0.key, value: $0.value.node)
              })))
    }
  }
}
