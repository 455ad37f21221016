/// A cursor over the bytes of a JSON or JSON5 text: blanks, comments, and what was found where.
struct JSONScanner {
  let source: SourceText
  let bytes: [UInt8]
  /// Where the part that is read ends; not past the end of the source.
  let end: Int
  var offset: Int
  /// The member whose value is being read, so that a message about a number can name its field.
  var currentKey: String?

  init(_ source: SourceText, range: Range<Int>) {
    self.source = source
    bytes = source.bytes
    end = min(range.upperBound, source.bytes.count)
    offset = max(0, min(range.lowerBound, end))
    if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]), end >= 3 { offset = 3 }
  }

  /// The byte at the cursor; 0 at the end, which no JSON token begins with.
  @inline(__always) var current: UInt8 { offset < end ? bytes[offset] : 0 }

  @inline(__always) func byte(at index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

  @inline(__always) func location(_ offset: Int) -> SourceLocation {
    SourceLocation(source: source, offset: offset)
  }

  func error(_ message: String, at offset: Int) -> DiagnosticError {
    DiagnosticError(message, at: location(offset))
  }

  /// An error at the cursor that says what was expected and what stands there.
  func expected(_ what: String) -> DiagnosticError {
    error("expected \(what); found \(found)", at: min(offset, end))
  }

  /// What stands at the cursor, in words.
  var found: String {
    guard offset < end else { return "the end of the file" }
    switch bytes[offset] {
    case 0x0A, 0x0D: return "the end of the line"
    case 0x22, 0x27: return "a string"
    case 0x30...0x39: return "a number"
    default:
      if let word = peekWord() { return "`\(word)`" }
      guard let scalar = scalar(at: offset)?.scalar else { return "a byte that is not UTF-8" }
      return "`\(ControlCharacters.escaped(String(scalar)))`"
    }
  }

  /// The word of letters, digits, `_` and `$` at the cursor, cut at 40 bytes.
  func peekWord() -> String? {
    var index = offset
    while index < end, index - offset < 40, Self.isWordByte(bytes[index]) { index += 1 }
    return index > offset ? String(decoding: bytes[offset..<index], as: UTF8.self) : nil
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24: true
    default: false
    }
  }

  /// The scalar that begins at a byte, and how many bytes it takes.
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard index < end else { return nil }
    let length =
      switch bytes[index] {
      case 0x00...0x7F: 1
      case 0xC0...0xDF: 2
      case 0xE0...0xEF: 3
      default: 4
      }
    let text = String(decoding: bytes[index..<min(index + length, end)], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return nil }
    return (scalar, length)
  }

  /// Moves the cursor over white space and comments.
  mutating func skipBlanks() throws(DiagnosticError) {
    while offset < end {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D: offset += 1
      case 0x2F: try skipComment()
      case 0x80...0xFF:
        guard let (scalar, length) = scalar(at: offset), Self.isBlank(scalar) else { return }
        offset += length
      default: return
      }
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFEFF, 0x2028, 0x2029: true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }

  private mutating func skipComment() throws(DiagnosticError) {
    let start = offset
    switch byte(at: offset + 1) {
    case 0x2F:
      while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    case 0x2A:
      offset += 2
      while offset + 1 < end, !(bytes[offset] == 0x2A && bytes[offset + 1] == 0x2F) { offset += 1 }
      guard offset + 1 < end else { throw error("this comment has no closing `*/`", at: start) }
      offset += 2
    default: throw error("expected `//` or `/*` to begin a comment; found a lone `/`", at: start)
    }
  }
}
