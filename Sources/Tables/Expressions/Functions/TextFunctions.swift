/// Texts; positions count UTF-16 units, as JavaScript's do.
enum TextFunctions {
  static let all: [ExpressionFunction] = [
    ExpressionFunction("lower", 1) { values, _ in .string(values[0].asText.lowercased()) },
    ExpressionFunction("upper", 1) { values, _ in .string(values[0].asText.uppercased()) },
    ExpressionFunction("trim", 1) { values, _ in
      let text = values[0].asText
      let rest = text.drop { $0.isWhitespace }
      let end = rest.lastIndex { !$0.isWhitespace }.map { rest.index(after: $0) }
      return .string(String(rest[..<(end ?? rest.startIndex)]))
    },
    ExpressionFunction("parseFloat", 1) { values, _ in .number(leadingNumber(values[0].asText)) },
    ExpressionFunction("parseInt", 1...2) { values, _ in
      .number(leadingInteger(values[0].asText, radix: values.count > 1 ? values[1].asNumber : 0))
    },
    ExpressionFunction("slice", 1...3) { values, _ in
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
    },
    ExpressionFunction("indexof", 2...3) { values, _ in
      .number(Double(try index(of: values[1], in: values[0], fromEnd: false)))
    },
    ExpressionFunction("lastindexof", 2...3) { values, _ in
      .number(Double(try index(of: values[1], in: values[0], fromEnd: true)))
    },
    ExpressionFunction("pad", 2...4) { values, _ in
      let fill = values.count > 2 && !values[2].asText.isEmpty ? values[2].asText : " "
      return try pad(
        values[0].asText, to: values[1].asNumber, with: fill,
        align: values.count > 3 ? values[3].asText : "right")
    },
    ExpressionFunction("truncate", 2...4) { values, _ in
      truncate(
        values[0].asText, to: values[1].asNumber,
        align: values.count > 2 ? values[2].asText : "right",
        ellipsis: values.count > 3 ? values[3].asText : "…")
    },
  ]

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
    guard index < values.count, !values[index].isNull else { return fallback }
    let number = values[index].asNumber.rounded(.towardZero)
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

  private static func index(
    of needle: Value, in value: Value, fromEnd: Bool
  ) throws(ExpressionError) -> Int {
    if case .array(let elements) = value {
      let isFound = { (element: Value) in BinaryOperator.areIdentical(element, needle) }
      return (fromEnd ? elements.lastIndex(where: isFound) : elements.firstIndex(where: isFound))
        ?? -1
    }
    guard let text = value.spelling else {
      throw ExpressionError("expected a list or a text; found \(value.kind)")
    }
    let units = Array(text.utf16)
    let part = Array(needle.asText.utf16)
    guard part.count <= units.count else { return -1 }
    let starts = Array(0...(units.count - part.count))
    let isFound = { (start: Int) in units[start..<start + part.count].elementsEqual(part) }
    return (fromEnd ? starts.last(where: isFound) : starts.first(where: isFound)) ?? -1
  }

  private static func pad(
    _ text: String, to length: Double, with fill: String, align: String
  ) throws(ExpressionError) -> Value {
    let missing = length - Double(text.utf16.count)
    guard missing > 0 else { return .string(text) }
    guard missing <= Double(ExpressionEvaluation.sizeLimit),
      let count = Int(exactly: missing.rounded())
    else { throw ExpressionError("the text would be too long") }
    func repeated(_ count: Int) -> String { String(repeating: fill, count: count) }
    switch align {
    case "left": return try self.text(repeated(count) + text)
    case "center":
      return try self.text(repeated(count / 2) + text + repeated(count - count / 2))
    default: return try self.text(text + repeated(count))
    }
  }

  private static func truncate(
    _ text: String, to length: Double, align: String, ellipsis: String
  ) -> Value {
    let units = Array(text.utf16)
    guard !length.isNaN, Double(units.count) > length else { return .string(text) }
    let kept = Int(exactly: max(0, length.rounded(.down) - Double(ellipsis.utf16.count))) ?? 0
    func cut(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
    switch align {
    case "left": return .string(ellipsis + cut(units.count - kept..<units.count))
    case "center":
      let front = (kept + 1) / 2
      return .string(
        cut(0..<front) + ellipsis + cut(units.count - kept / 2..<units.count))
    default: return .string(cut(0..<kept) + ellipsis)
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
