import Syntax

/// Cuts an expression's text into tokens.
struct ExpressionLexer {
  private let bytes: [UInt8]
  private var index = 0

  private static let marks: [[UInt8]] = [
    "===", "!==", ">>>", "==", "!=", "<=", ">=", "<<", ">>", "&&", "||", "+", "-", "*", "/", "%",
    "<", ">", "!", "~", "&", "|", "^", "?", ":", "(", ")", "[", "]", "{", "}", ",", ".",
  ].map { Array($0.utf8) }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The tokens of the whole text, and the end.
  static func tokens(of text: String) throws(ExpressionError) -> [ExpressionToken] {
    var lexer = ExpressionLexer(text)
    var tokens: [ExpressionToken] = []
    while true {
      let token = try lexer.next(after: tokens.last)
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private mutating func next(
    after previous: ExpressionToken?
  ) throws(ExpressionError) -> ExpressionToken {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    let start = index
    guard index < bytes.count else { return ExpressionToken(kind: .end, position: start) }
    let byte = bytes[index]
    let kind: ExpressionToken.Kind
    switch byte {
    case 0x22, 0x27: kind = .string(try quoted(byte))
    case 0x30...0x39: kind = .number(try number())
    case 0x2E where index + 1 < bytes.count && (0x30...0x39).contains(bytes[index + 1]):
      kind = .number(try number())
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...0xFF: kind = .name(name())
    case 0x2F where Self.beginsOperand(after: previous): kind = try pattern()
    default: kind = try mark()
    }
    return ExpressionToken(kind: kind, position: start)
  }

  /// Whether a slash after this token begins a pattern and does not divide.
  private static func beginsOperand(after previous: ExpressionToken?) -> Bool {
    switch previous?.kind {
    case .none: true
    case .mark(let mark): mark != ")" && mark != "]" && mark != "}"
    default: false
    }
  }

  private mutating func mark() throws(ExpressionError) -> ExpressionToken.Kind {
    for mark in Self.marks where bytes[index...].starts(with: mark) {
      let next = index + mark.count
      if mark == [0x2B] || mark == [0x2D], next < bytes.count, bytes[next] == mark[0] {
        throw ExpressionError("an expression cannot change values: no `++` and `--`", at: index)
      }
      index = next
      return .mark(String(decoding: mark, as: UTF8.self))
    }
    if bytes[index] == 0x3D {
      throw ExpressionError("an expression cannot assign; compare with `==`", at: index)
    }
    let rest = String(decoding: bytes[index...], as: UTF8.self)
    let scalar = rest.unicodeScalars.first.map { ControlCharacters.escaped(String($0)) } ?? ""
    throw ExpressionError("unexpected `\(scalar)`", at: index)
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count, NameBytes.isWord(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func number() throws(ExpressionError) -> Double {
    let start = index
    let isHex = bytes[index] == 0x30 && index + 1 < bytes.count && bytes[index + 1] | 0x20 == 0x78
    while index < bytes.count {
      let byte = bytes[index]
      let isSign =
        (byte == 0x2B || byte == 0x2D) && !isHex && index > start
        && bytes[index - 1] | 0x20 == 0x65
      guard NameBytes.isWord(byte) || byte == 0x2E || isSign else { break }
      index += 1
    }
    let value = Value.number(spelledBy: bytes, in: start..<index)
    guard !value.isNaN else {
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      throw ExpressionError("`\(text)` is not a number", at: start)
    }
    return value
  }

  private mutating func quoted(_ quote: UInt8) throws(ExpressionError) -> String {
    let start = index
    index += 1
    var text = ""
    var runStart = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        text += String(decoding: bytes[runStart..<index], as: UTF8.self)
        index += 1
        return text
      }
      if byte == 0x5C, index + 1 < bytes.count {
        text += String(decoding: bytes[runStart..<index], as: UTF8.self)
        text += try escape()
        runStart = index
      } else {
        index += 1
      }
    }
    throw ExpressionError("this string has no closing quote", at: start)
  }

  private mutating func escape() throws(ExpressionError) -> String {
    let start = index
    let letter = bytes[index + 1]
    index += 2
    switch letter {
    case 0x6E: return "\n"
    case 0x74: return "\t"
    case 0x72: return "\r"
    case 0x62: return "\u{8}"
    case 0x66: return "\u{C}"
    case 0x76: return "\u{B}"
    case 0x30: return "\0"
    case 0x75, 0x78:
      let count = letter == 0x75 ? 4 : 2
      let digits = String(decoding: bytes[index..<min(index + count, bytes.count)], as: UTF8.self)
      guard digits.utf8.count == count, let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      else { throw ExpressionError("this escape needs \(count) hex digits", at: start) }
      index += count
      return String(scalar)
    default:
      // Any other character stands for itself; it may take several bytes.
      index -= 1
      let first = index
      index += 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
      return String(decoding: bytes[first..<index], as: UTF8.self)
    }
  }

  private mutating func pattern() throws(ExpressionError) -> ExpressionToken.Kind {
    let start = index
    index += 1
    var inSet = false
    while index < bytes.count {
      switch bytes[index] {
      case 0x5C: index += 1
      case 0x5B: inSet = true
      case 0x5D: inSet = false
      case 0x2F where !inSet:
        let source = String(decoding: bytes[start + 1..<index], as: UTF8.self)
        index += 1
        return .pattern(source, flags: name())
      default: break
      }
      index += 1
    }
    throw ExpressionError("this pattern has no closing `/`", at: start)
  }
}

/// Which bytes a name may hold.
private enum NameBytes {
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...0xFF: true
    default: false
    }
  }
}
