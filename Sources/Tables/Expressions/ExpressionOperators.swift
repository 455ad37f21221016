import Foundation

extension UnaryOperator {
  func apply(to value: Value) -> Value {
    switch self {
    case .plus: .number(value.isUndefined ? .nan : value.asNumber)
    case .minus: .number(value.isUndefined ? .nan : -value.asNumber)
    case .not: .boolean(!value.isTruthy)
    case .complement: .number(Double(~BinaryOperator.bits(value)))
    }
  }
}

extension BinaryOperator {
  /// The result with ECMAScript's rules, except that a date takes part in arithmetic as its milliseconds.
  func apply(to a: Value, _ b: Value) -> Value {
    switch self {
    case .equal, .notEqual, .identical, .notIdentical: break
    default:
      // What is missing is no number, and "undefined" beside a text.
      if a.isUndefined {
        return apply(to: Self.isJoined(b, self) ? .string("undefined") : .number(.nan), b)
      }
      if b.isUndefined {
        return apply(to: a, Self.isJoined(a, self) ? .string("undefined") : .number(.nan))
      }
    }
    switch self {
    case .add: return Self.sum(a, b)
    case .subtract: return .number(a.asNumber - b.asNumber)
    case .multiply: return .number(a.asNumber * b.asNumber)
    case .divide: return .number(a.asNumber / b.asNumber)
    case .remainder: return .number(fmod(a.asNumber, b.asNumber))
    case .equal: return .boolean(Self.areEqual(a, b))
    case .notEqual: return .boolean(!Self.areEqual(a, b))
    case .identical: return .boolean(Self.areIdentical(a, b))
    case .notIdentical: return .boolean(!Self.areIdentical(a, b))
    case .less: return .boolean(Self.isLess(a, b))
    case .greater: return .boolean(Self.isLess(b, a))
    case .lessOrEqual: return .boolean(Self.isLessOrEqual(a, b))
    case .greaterOrEqual: return .boolean(Self.isLessOrEqual(b, a))
    case .bitAnd: return .number(Double(Self.bits(a) & Self.bits(b)))
    case .bitOr: return .number(Double(Self.bits(a) | Self.bits(b)))
    case .bitXor: return .number(Double(Self.bits(a) ^ Self.bits(b)))
    case .shiftLeft: return .number(Double(Self.bits(a) << (Self.bits(b) & 31)))
    case .shiftRight: return .number(Double(Self.bits(a) >> (Self.bits(b) & 31)))
    case .shiftRightUnsigned:
      let bits = UInt32(bitPattern: Self.bits(a)) >> (UInt32(bitPattern: Self.bits(b)) & 31)
      return .number(Double(bits))
    }
  }

  /// Whether an operator joins a value as a text with what stands on its other side.
  private static func isJoined(_ value: Value, _ operation: BinaryOperator) -> Bool {
    switch value {
    case .string, .array, .object: operation == .add
    default: false
    }
  }

  private static func sum(_ a: Value, _ b: Value) -> Value {
    switch (a, b) {
    case (.string, _), (_, .string), (.array, _), (_, .array), (.object, _), (_, .object):
      .string(a.asText + b.asText)
    default: .number(a.asNumber + b.asNumber)
    }
  }

  /// ECMAScript's ToInt32.
  static func bits(_ value: Value) -> Int32 {
    let number = value.asNumber
    guard number.isFinite else { return 0 }
    let wrapped = fmod(number.rounded(.towardZero), 4_294_967_296)
    return Int32(truncatingIfNeeded: Int64(exactly: wrapped) ?? 0)
  }

  private static func areEqual(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.null, _), (_, .null), (.undefined, _), (_, .undefined): a.isNull && b.isNull
    case (.string(let x), .string(let y)): x == y
    case (.cell(let x), .cell(let y)): x.text == y.text || haveOneMeaning(x, y)
    case (.cell(let x), .string(let y)), (.string(let y), .cell(let x)): x.text == y
    case (.array, .array), (.object, .object): areIdentical(a, b)
    case (.array, .string), (.string, .array), (.object, .string), (.string, .object),
      (.array, .cell), (.cell, .array), (.object, .cell), (.cell, .object):
      a.asText == b.asText
    default: a.asNumber == b.asNumber
    }
  }

  /// Whether two texts spell one number or date, as `7` and `7.0` do.
  ///
  /// Whole numbers beyond 2^53 share their nearest `Double` with others, so that only their texts tell them apart.
  private static func haveOneMeaning(_ a: Cell, _ b: Cell) -> Bool {
    a.meaning == b.meaning && a.number.magnitude < 0x1p53
  }

  /// Dates with one time, and lists and objects with equal members, are identical here.
  ///
  /// A cell is identical with its own text, and with the number, date or truth value that the text spells.
  static func areIdentical(_ a: Value, _ b: Value) -> Bool {
    guard a.isUndefined == b.isUndefined else { return false }
    return switch (a, b) {
    case (.cell, .cell), (.cell, .string), (.string, .cell): a == b
    case (.cell(let cell), let other), (let other, .cell(let cell)): cell.meaning == other
    default: a == b
    }
  }

  private static func isLess(_ a: Value, _ b: Value) -> Bool {
    if let (x, y) = comparedTexts(a, b) { return x < y }
    return a.asNumber < b.asNumber
  }

  private static func isLessOrEqual(_ a: Value, _ b: Value) -> Bool {
    if let (x, y) = comparedTexts(a, b) { return x <= y }
    return a.asNumber <= b.asNumber
  }

  /// The texts of two values where these decide which is less: of two texts, and of a cell beside a text that spells
  /// no number.
  private static func comparedTexts(_ a: Value, _ b: Value) -> (String, String)? {
    switch (a, b) {
    case (.string(let x), .string(let y)): return (x, y)
    case (.cell(let cell), .string(let text)):
      return isNumber(cell, text) ? nil : (cell.text, text)
    case (.string(let text), .cell(let cell)):
      return isNumber(cell, text) ? nil : (text, cell.text)
    default: return nil
    }
  }

  private static func isNumber(_ cell: Cell, _ text: String) -> Bool {
    cell.kind == .number && !Value.number(spelledBy: text).isNaN
  }
}
