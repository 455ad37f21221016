import Foundation

/// Texts; positions count UTF-16 units, as JavaScript's do.
enum TextFunctions {
  /// How JavaScript spells a value that is missing.
  static let undefined = Value.string("undefined")

  static let all: [ExpressionFunction] = [
    ExpressionFunction("lower", 1) { values, _ in .string(values[0].asText.lowercased()) }
      .counting(missing: undefined),
    ExpressionFunction("upper", 1) { values, _ in .string(values[0].asText.uppercased()) }
      .counting(missing: undefined),
    ExpressionFunction("trim", 1) { values, _ in
      let rest = values[0].asText.unicodeScalars.drop(while: isBlank)
      let end = rest.lastIndex { !isBlank($0) }.map { rest.index(after: $0) }
      return .string(String(rest[..<(end ?? rest.startIndex)]))
    }.counting(missing: undefined),
    ExpressionFunction("btoa", 1) { values, _ in
      let scalars = values[0].asText.unicodeScalars
      let bytes = scalars.compactMap { UInt8(exactly: $0.value) }
      guard bytes.count == scalars.count else {
        throw ExpressionError("expected a text of Latin-1 characters alone")
      }
      return try text(Data(bytes).base64EncodedString())
    }.counting(missing: undefined),
    ExpressionFunction("atob", 1) { values, _ in
      guard let bytes = decoded(base64: values[0].asText) else {
        throw ExpressionError("expected a text in Base64")
      }
      return .string(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })))
    }.counting(missing: undefined),
    ExpressionFunction("parseFloat", 1) { values, _ in .number(leadingNumber(values[0].asText)) },
    ExpressionFunction("parseInt", 1...2) { values, _ in
      .number(leadingInteger(values[0].asText, radix: values.count > 1 ? values[1].asNumber : 0))
    },
    ExpressionFunction("slice", 1...3) { values, _ in
      if values[0].spelling == nil { _ = try SequenceFunctions.list(values[0], or: "a text") }
      let length = values[0].member("length").asNumber
      let start = relative(values, 1, length, default: 0)
      let end = relative(values, 2, length, default: length)
      return part(of: values[0], start, end)
    },
    ExpressionFunction("substring", 1...3) { values, _ in
      let text = Value.string(values[0].asText)
      let length = text.member("length").asNumber
      let bounds = [1, 2].map { index -> Double in
        guard index < values.count else { return index == 1 ? 0 : length }
        let number = values[index].asNumber
        return number.isNaN ? 0 : min(max(number.rounded(.towardZero), 0), length)
      }
      return part(of: text, bounds.min() ?? 0, bounds.max() ?? 0)
    }.counting(missing: undefined),
    ExpressionFunction("indexof", 2...3) { values, _ in
      .number(
        Double(try firstIndex(of: values[1], in: values[0], from: values.dropFirst(2).first)))
    },
    ExpressionFunction("lastindexof", 2...3) { values, _ in
      .number(
        Double(try lastIndex(of: values[1], in: values[0], from: values.dropFirst(2).first)))
    },
    ExpressionFunction("pad", 2...4) { values, _ in
      let fill = values.count > 2 && values[2].isTruthy ? values[2].asText : " "
      return try pad(
        values[0].asText, to: values[1].asNumber, with: fill,
        align: values.count > 3 ? values[3].asText : "right")
    }.counting(missing: undefined),
    ExpressionFunction("truncate", 2...4) { values, _ in
      truncate(
        values[0].asText, to: values[1].asNumber,
        align: values.count > 2 ? values[2].asText : "right",
        ellipsis: values.count > 3 && !values[3].isNull ? values[3].asText : "…")
    }.counting(missing: undefined),
  ]

  /// Whether JavaScript takes it for white space.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    PatternParser.blanks.contains { $0.contains(scalar.value) }
  }

  /// The bytes of a text in Base64, with white space inside and with or without `=` at its end; nil for another text.
  private static func decoded(base64 text: String) -> Data? {
    var digits = text.filter { !" \t\n\u{C}\r\r\n".contains($0) }
    if digits.utf8.count % 4 == 0 {
      for _ in 0..<2 where digits.hasSuffix("=") { digits.removeLast() }
    }
    guard !digits.contains("="), digits.utf8.count % 4 != 1 else { return nil }
    let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: digits + padding)
  }

  /// A text value that is not longer than the limit.
  static func text(_ text: String) throws(ExpressionError) -> Value {
    guard text.utf8.count <= 4 * ExpressionEvaluation.sizeLimit else {
      throw ExpressionError("the text would be too long")
    }
    return .string(text)
  }

  /// An argument that counts from the end where it is negative, within 0…length.
  private static func relative(
    _ values: [Value], _ index: Int, _ length: Double, default fallback: Double
  ) -> Double {
    guard index < values.count else { return fallback }
    return relative(values[index].asNumber, length)
  }

  private static func relative(_ position: Double, _ length: Double) -> Double {
    let number = position.rounded(.towardZero)
    if number.isNaN { return 0 }
    return number < 0 ? max(0, length + number) : min(number, length)
  }

  private static func part(of value: Value, _ start: Double, _ end: Double) -> Value {
    guard let first = Int(exactly: start), let last = Int(exactly: end), first < last else {
      if case .array = value { return .array([]) }
      return .string("")
    }
    if case .array(let elements) = value { return .array(Array(elements[first..<last])) }
    let units = Array(value.asText.utf16)
    return .string(String(decoding: units[first..<last], as: UTF16.self))
  }

  /// The first place of a part at or after a place, which counts from the end of a list where it is negative; -1 for none.
  private static func firstIndex(
    of needle: Value, in value: Value, from start: Value?
  ) throws(ExpressionError) -> Int {
    let place = integer(start?.asNumber ?? 0)
    if case .array(let elements) = value {
      let first = Int(relative(place, Double(elements.count)))
      return elements[first...].firstIndex { BinaryOperator.areIdentical($0, needle) } ?? -1
    }
    let (units, part) = try units(of: value, and: needle)
    let first = Int(min(max(place, 0), Double(units.count)))
    guard first + part.count <= units.count else { return -1 }
    return (first...(units.count - part.count)).first { units[$0...].starts(with: part) } ?? -1
  }

  /// The last place of a part at or before a place, which counts from the end of a list where it is negative; -1 for none.
  private static func lastIndex(
    of needle: Value, in value: Value, from start: Value?
  ) throws(ExpressionError) -> Int {
    if case .array(let elements) = value {
      let count = Double(elements.count)
      let place = integer(start?.asNumber ?? count - 1)
      let last = Int(max(-1, place < 0 ? count + place : min(place, count - 1)))
      return elements[...last].lastIndex { BinaryOperator.areIdentical($0, needle) } ?? -1
    }
    let (units, part) = try units(of: value, and: needle)
    guard part.count <= units.count else { return -1 }
    let end = Double(units.count - part.count)
    let number = start?.asNumber ?? end
    let last = Int(min(max(number.isNaN ? end : integer(number), 0), end))
    return (0...last).last { units[$0...].starts(with: part) } ?? -1
  }

  /// ECMAScript's ToIntegerOrInfinity.
  private static func integer(_ number: Double) -> Double {
    number.isNaN ? 0 : number.rounded(.towardZero)
  }

  private static func units(
    of value: Value, and needle: Value
  ) throws(ExpressionError) -> ([UInt16], [UInt16]) {
    guard let text = value.spelling else {
      throw ExpressionError("expected a list or a text; found \(value.kind)")
    }
    return (Array(text.utf16), Array(needle.asText.utf16))
  }

  private static func pad(
    _ text: String, to length: Double, with fill: String, align: String
  ) throws(ExpressionError) -> Value {
    let missing = length - Double(text.utf16.count)
    guard missing > 0 else { return .string(text) }
    guard missing <= Double(ExpressionEvaluation.sizeLimit) else {
      throw ExpressionError("the text would be too long")
    }
    func repeated(_ count: Double) -> String { String(repeating: fill, count: Int(count)) }
    switch align {
    case "left": return try self.text(repeated(missing) + text)
    case "center":
      return try self.text(
        repeated(missing / 2) + text + repeated((missing / 2).rounded(.up)))
    default: return try self.text(text + repeated(missing))
    }
  }

  private static func truncate(
    _ text: String, to length: Double, align: String, ellipsis: String
  ) -> Value {
    let units = Array(text.utf16)
    let count = Double(units.count)
    guard !(count <= length) else { return .string(text) }
    let kept = length.isNaN ? .nan : max(0, length - Double(ellipsis.utf16.count))
    /// JavaScript's `slice`, which counts whole units alone.
    func cut(_ start: Double, _ end: Double) -> String {
      let (first, last) = (relative(start, count), relative(end, count))
      return first < last ? String(decoding: units[Int(first)..<Int(last)], as: UTF16.self) : ""
    }
    switch align {
    case "left": return .string(ellipsis + cut(count - kept, count))
    case "center":
      return .string(
        cut(0, (kept / 2).rounded(.up)) + ellipsis
          + cut(count - integer(kept / 2), count))
    default: return .string(cut(0, kept) + ellipsis)
    }
  }

  /// JavaScript's parseFloat: the longest beginning that is a number.
  private static func leadingNumber(_ text: String) -> Double {
    let trimmed = text.drop { $0.isWhitespace }
    for word in ["Infinity", "+Infinity", "-Infinity"] where trimmed.hasPrefix(word) {
      return word.hasPrefix("-") ? -.infinity : .infinity
    }
    var candidate = trimmed.prefix(400).prefix { "0123456789+-.eE".contains($0) }
    while !candidate.isEmpty {
      let value = Value.number(spelledBy: String(candidate))
      if !value.isNaN { return value }
      candidate.removeLast()
    }
    return .nan
  }

  private static func leadingInteger(_ text: String, radix: Double) -> Double {
    var rest = text.drop { $0.isWhitespace }
    var sign = 1.0
    if let first = rest.first, first == "-" || first == "+" {
      sign = first == "-" ? -1 : 1
      rest.removeFirst()
    }
    var base = Int(exactly: radix.isNaN ? 0 : radix.rounded(.towardZero)) ?? 0
    if base == 0 || base == 16, rest.lowercased().hasPrefix("0x") {
      base = 16
      rest.removeFirst(2)
    }
    if base == 0 { base = 10 }
    guard (2...36).contains(base) else { return .nan }
    var value = 0.0
    var digits = 0
    for character in rest.prefix(1100) {
      guard character.isASCII, let digit = Int(String(character), radix: 36), digit < base else {
        break
      }
      value = value * Double(base) + Double(digit)
      digits += 1
    }
    return digits == 0 ? .nan : sign * value
  }
}
