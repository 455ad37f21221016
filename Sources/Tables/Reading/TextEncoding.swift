import Syntax

/// How the bytes of a data file stand for characters.
package enum TextEncoding: String, Sendable, Hashable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  /// As browsers read it, with the characters of Windows-1252.
  case latin1
  case windows1252 = "windows-1252"

  /// The words that a scene may use.
  package static let words = allCases.map(\.rawValue)

  /// A text in UTF-8.
  struct Reading {
    var source: SourceText
    /// What the text was in, where it was found out to be no UTF-8.
    var name: String?
    var warning: Diagnostic?
  }

  /// The text as UTF-8: by its byte order mark, else as stated, else as Windows-1252 where it is no UTF-8.
  ///
  /// - Parameter finds: Whether a text that is not UTF-8 is read at all without being stated.
  /// - Throws: A file error at the first bytes that mean nothing.
  static func reading(
    _ source: SourceText, stated: TextEncoding?, finds: Bool
  ) throws(DiagnosticError) -> Reading {
    let bytes = source.bytes
    if let mark = mark(of: bytes) {
      let read = try utf16(source, isBigEndian: mark, skipping: 2)
      return Reading(source: read, name: stated == nil ? "UTF-16" : nil)
    }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    switch stated {
    case .utf16 where !hasMark:
      return Reading(source: try utf16(source, isBigEndian: hasZerosFirst(bytes), skipping: 0))
    case .latin1 where !hasMark, .windows1252 where !hasMark:
      return Reading(source: windows1252(source))
    default: break
    }
    if finds, stated == nil, looksLikeUTF16(bytes) {
      throw DiagnosticError(
        "every other byte is zero, as in UTF-16; state it by \"format\": {\"encoding\": \"utf-16\"}",
        at: source.location(at: 0), kind: .file)
    }
    guard let bad = UTF8Check.firstInvalidOffset(in: bytes, range: 0..<bytes.count) else {
      return Reading(source: source)
    }
    guard stated == nil, finds, !hasMark else {
      throw DiagnosticError(
        "this byte is not UTF-8; save the file as UTF-8", at: source.location(at: bad), kind: .file)
    }
    let read = windows1252(source)
    let place = windows1252(bytes[..<bad]).count
    return Reading(
      source: read, name: "Windows-1252",
      warning: Diagnostic(
        .warning,
        "this byte is not UTF-8, so the file is read as Windows-1252; state it by "
          + "\"format\": {\"encoding\": \"windows-1252\"}, or save the file as UTF-8",
        at: read.location(at: place), kind: .file))
  }

  /// Whether a byte order mark of UTF-16 has its high byte first; nil where there is none.
  private static func mark(of bytes: [UInt8]) -> Bool? {
    if bytes.starts(with: [0xFF, 0xFE]) { return false }
    return bytes.starts(with: [0xFE, 0xFF]) ? true : nil
  }

  /// Whether the zero bytes of a text without a mark are mostly the first ones of their pairs.
  private static func hasZerosFirst(_ bytes: [UInt8]) -> Bool {
    var (first, second) = (0, 0)
    for (index, byte) in bytes.prefix(1000).enumerated() where byte == 0 {
      if index.isMultiple(of: 2) { first += 1 } else { second += 1 }
    }
    return first > second
  }

  private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 4, bytes.count.isMultiple(of: 2) else { return false }
    let zeros = bytes.prefix(4).map { $0 == 0 }
    return zeros == [false, true, false, true] || zeros == [true, false, true, false]
  }

  private static func utf16(
    _ source: SourceText, isBigEndian: Bool, skipping mark: Int
  ) throws(DiagnosticError) -> SourceText {
    let bytes = source.bytes
    guard bytes.count.isMultiple(of: 2) else {
      throw DiagnosticError(
        "this UTF-16 text ends within a character", at: source.location(at: bytes.count - 1),
        kind: .file)
    }
    let units = stride(from: mark, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    if let index = firstHalf(of: units) {
      let before = String(decoding: units[..<index], as: UTF16.self)
      let read = SourceText(name: source.name, bytes: Array(before.utf8))
      throw DiagnosticError(
        "half of a character of UTF-16 follows here; is the file in UTF-16?",
        at: read.location(at: read.bytes.count), kind: .file)
    }
    return SourceText(name: source.name, bytes: Array(String(decoding: units, as: UTF16.self).utf8))
  }

  /// The first unit that is half of a pair without the other half.
  private static func firstHalf(of units: [UInt16]) -> Int? {
    var index = 0
    while index < units.count {
      let isPair =
        UTF16.isLeadSurrogate(units[index]) && index + 1 < units.count
        && UTF16.isTrailSurrogate(units[index + 1])
      if !isPair, UTF16.isSurrogate(units[index]) { return index }
      index += isPair ? 2 : 1
    }
    return nil
  }

  private static func windows1252(_ source: SourceText) -> SourceText {
    SourceText(name: source.name, bytes: windows1252(source.bytes[...]))
  }

  private static func windows1252(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        result.append(byte)
      } else {
        let code = byte < 0xA0 ? upperControls[Int(byte) - 0x80] : UInt16(byte)
        result += String(decoding: [code], as: UTF16.self).utf8
      }
    }
    return result
  }

  /// What the bytes from 0x80 to 0x9F are in Windows-1252; five of them are controls.
  private static let upperControls: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC,
    0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}
