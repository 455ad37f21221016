/// Reads commands, numbers and flags from the text of an SVG path.
struct SVGPathScanner {
  private let bytes: [UInt8]
  /// Where the next character is, in UTF-8 bytes from the start.
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether only space is left.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return next == nil
  }

  /// The command letter that comes next, or nil where a number goes on.
  mutating func command() throws(SVGPathError) -> UInt8? {
    skipSpace()
    guard let byte = next, !isNumberStart(byte) else { return nil }
    guard "MmLlHhVvCcSsQqTtAaZz".utf8.contains(byte) else {
      throw SVGPathError(reason: .unknownCommand(character), position: position)
    }
    position += 1
    return byte
  }

  /// Whether another set of numbers follows for the command before.
  mutating func continues() -> Bool {
    let start = position
    skipSeparator()
    if let byte = next, isNumberStart(byte) { return true }
    position = start
    return false
  }

  mutating func number() throws(SVGPathError) -> Double {
    skipSeparator()
    let start = position
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
    let before = position
    var digits = skipDigits()
    if next == UInt8(ascii: ".") {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else { throw SVGPathError(reason: .expectedNumber, position: start) }
    skipExponent()
    let text = String(decoding: bytes[before..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw SVGPathError(reason: .numberOutOfRange, position: start)
    }
    return bytes[start] == UInt8(ascii: "-") ? -value : value
  }

  /// An arc's flag: one digit, which the next number may follow without a space.
  mutating func flag() throws(SVGPathError) -> Bool {
    skipSeparator()
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw SVGPathError(reason: .expectedFlag, position: position)
    }
    position += 1
    return byte == UInt8(ascii: "1")
  }

  /// The whole character at the position, for a message.
  private var character: Character {
    String(decoding: bytes[position...], as: UTF8.self).first ?? " "
  }

  private func isNumberStart(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, isDigit(byte) { position += 1 }
    return position - start
  }

  private mutating func skipExponent() {
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    let start = position
    position += 1
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
    if skipDigits() == 0 { position = start }
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  private mutating func skipSeparator() {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return }
    position += 1
    skipSpace()
  }
}
