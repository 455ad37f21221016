extension JSONScanner {
  /// Reads the quoted string at the cursor.
  mutating func scanString() throws(DiagnosticError) -> String {
    let start = offset
    let quote = bytes[offset]
    offset += 1
    var runStart = offset
    var prefix = ""
    while offset < end {
      let byte = bytes[offset]
      if byte == quote {
        let run = String(decoding: bytes[runStart..<offset], as: UTF8.self)
        offset += 1
        return prefix.isEmpty ? run : prefix + run
      }
      if byte == 0x5C {
        prefix += String(decoding: bytes[runStart..<offset], as: UTF8.self)
        try scanEscape(into: &prefix)
        runStart = offset
      } else if byte == 0x0A || byte == 0x0D {
        break
      } else {
        offset += 1
      }
    }
    let mark = Character(Unicode.Scalar(quote))
    throw error("this string has no closing `\(mark)` on its line", at: start)
  }

  /// Reads a key: a quoted string, or a JSON5 identifier.
  mutating func scanKey() throws(DiagnosticError) -> String {
    if current == 0x22 || current == 0x27 { return try scanString() }
    let start = offset
    while offset < end, Self.isWordByte(bytes[offset]) { offset += 1 }
    let isASCIIWord = bytes[start..<offset].first.map { !(0x30...0x39).contains($0) } ?? true
    guard isASCIIWord else {
      offset = start
      throw expected("a key: a name, or a string in quotes")
    }
    guard current >= 0x80 || current == 0x5C else {
      guard offset > start else { throw expected("a key or `}`") }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    offset = start
    return try scanUnicodeWord()
  }

  /// An identifier with letters outside ASCII or with `\u` escapes.
  private mutating func scanUnicodeWord() throws(DiagnosticError) -> String {
    let start = offset
    var word = ""
    while let (scalar, length) = scalar(at: offset) {
      if scalar == "\\" {
        guard byte(at: offset + 1) == 0x75 else { throw expected("`\\u` and four hex digits") }
        try scanEscape(into: &word)
      } else if scalar == "$" || scalar == "_" || scalar.properties.isIDContinue
        || scalar.value == 0x200C || scalar.value == 0x200D
      {
        word.unicodeScalars.append(scalar)
        offset += length
      } else {
        break
      }
    }
    guard let first = word.unicodeScalars.first else { throw expected("a key or `}`") }
    guard first == "$" || first == "_" || first.properties.isIDStart else {
      throw error("a name without quotes cannot begin with `\(first)`", at: start)
    }
    return word
  }

  private mutating func scanEscape(into text: inout String) throws(DiagnosticError) {
    let start = offset
    let escape = byte(at: offset + 1)
    offset += 2
    switch escape {
    case 0x62: text += "\u{8}"
    case 0x66: text += "\u{C}"
    case 0x6E: text += "\n"
    case 0x72: text += "\r"
    case 0x74: text += "\t"
    case 0x76: text += "\u{B}"
    case 0x78: try appendScalar(scanHex(digits: 2, from: start), to: &text, from: start)
    case 0x75:
      let unit = try scanHex(digits: 4, from: start)
      guard unit >> 10 == 0x36 else { return try appendScalar(unit, to: &text, from: start) }
      guard byte(at: offset) == 0x5C, byte(at: offset + 1) == 0x75 else {
        throw error("a lone surrogate in a `\\u` escape is not a character", at: start)
      }
      offset += 2
      let low = try scanHex(digits: 4, from: start)
      guard low >> 10 == 0x37 else {
        throw error("a lone surrogate in a `\\u` escape is not a character", at: start)
      }
      try appendScalar(
        0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF), to: &text, from: start)
    case 0x30:
      guard !(0x30...0x39).contains(byte(at: offset)) else {
        throw error("an escape of octal digits is not allowed", at: start)
      }
      text += "\0"
    case 0x31...0x39: throw error("an escape of octal digits is not allowed", at: start)
    case 0x0A: break
    case 0x0D: if byte(at: offset) == 0x0A { offset += 1 }
    default:
      guard let (scalar, length) = scalar(at: start + 1) else {
        throw error("the file ends within an escape", at: start)
      }
      offset = start + 1 + length
      if scalar.value != 0x2028 && scalar.value != 0x2029 { text.unicodeScalars.append(scalar) }
    }
  }

  private func appendScalar(
    _ value: UInt32, to text: inout String, from start: Int
  ) throws(DiagnosticError) {
    guard let scalar = Unicode.Scalar(value) else {
      throw error("a lone surrogate in a `\\u` escape is not a character", at: start)
    }
    text.unicodeScalars.append(scalar)
  }

  private mutating func scanHex(digits: Int, from start: Int) throws(DiagnosticError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = Self.hexDigit(current) else {
        throw error("expected \(digits) hex digits in this escape; found \(found)", at: start)
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
