/// What a JSON text holds: its value and the warnings found on the way.
package struct JSONDocument: Sendable {
  package var root: JSONNode
  /// Keys that occur twice in one object.
  package var warnings: [Diagnostic]

  package init(root: JSONNode, warnings: [Diagnostic] = []) {
    self.root = root
    self.warnings = warnings
  }
}

/// Reads JSON or JSON5 into nodes that know where they begin.
///
/// - JSON5's comments, trailing commas, names without quotes, single quotes, hex, `+` and bare points are accepted.
/// - The text must be UTF-8; a byte-order mark is skipped.
/// - NaN, Infinity, and numbers that overflow are refused; more than 200 levels are refused.
package struct JSONParser {
  /// How deep arrays and objects may nest.
  package static let depthLimit = 200

  private var scanner: JSONScanner
  private var warnings: [Diagnostic] = []
  private var depth = 0

  private init(_ scanner: JSONScanner) { self.scanner = scanner }

  /// Parses a source, or the one JSON value in a range of its bytes (a line of ndjson).
  ///
  /// - Throws: One scene error at the first place where the text is not JSON.
  package static func parse(
    _ source: SourceText, range: Range<Int>? = nil
  ) throws(DiagnosticError) -> JSONDocument {
    let range = range ?? 0..<source.bytes.count
    if let bad = UTF8Check.firstInvalidOffset(in: source.bytes, range: range) {
      throw DiagnosticError(
        "this byte is not UTF-8; save the file as UTF-8",
        at: SourceLocation(source: source, offset: bad))
    }
    var parser = JSONParser(JSONScanner(source, range: range))
    try parser.scanner.skipBlanks()
    let root = try parser.parseValue()
    try parser.scanner.skipBlanks()
    guard parser.scanner.offset >= parser.scanner.end else {
      throw parser.scanner.expected("the end of the file after the value")
    }
    return JSONDocument(root: root, warnings: parser.warnings)
  }

  private mutating func parseValue() throws(DiagnosticError) -> JSONNode {
    let start = scanner.offset
    let content: JSONNode.Content =
      switch scanner.current {
      case 0x7B: try parseObject()
      case 0x5B: try parseArray()
      case 0x22, 0x27: .string(try scanner.scanString())
      case 0x30...0x39, 0x2D, 0x2B, 0x2E: .number(try scanner.scanNumber())
      default: try parseWord()
      }
    return JSONNode(content, location: scanner.location(start))
  }

  private mutating func parseWord() throws(DiagnosticError) -> JSONNode.Content {
    let content: JSONNode.Content
    guard let word = scanner.peekWord() else { throw scanner.expected("a value") }
    switch word {
    case "true": content = .boolean(true)
    case "false": content = .boolean(false)
    case "null": content = .null
    case "NaN", "Infinity": throw scanner.notFinite(word, at: scanner.offset)
    default:
      let hint = Vocabulary(["true", "false", "null"]).hint(for: word)
      let quotes = hint.isEmpty ? "; a string needs quotes" : hint
      throw scanner.error("expected a value; found `\(word)`\(quotes)", at: scanner.offset)
    }
    scanner.offset += word.utf8.count
    return content
  }

  private mutating func enter() throws(DiagnosticError) {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw DiagnosticError(
        "arrays and objects nest more than \(Self.depthLimit) levels deep",
        at: scanner.location(scanner.offset), kind: .limit)
    }
    scanner.offset += 1
    try scanner.skipBlanks()
  }

  private mutating func parseArray() throws(DiagnosticError) -> JSONNode.Content {
    let start = scanner.offset
    try enter()
    var elements: [JSONNode] = []
    while scanner.current != 0x5D {
      guard scanner.offset < scanner.end else { throw notClosed("]", opened: start) }
      elements.append(try parseValue())
      try endElement(closing: 0x5D, opened: start)
    }
    scanner.offset += 1
    depth -= 1
    return .array(elements)
  }

  private mutating func parseObject() throws(DiagnosticError) -> JSONNode.Content {
    let start = scanner.offset
    let outerKey = scanner.currentKey
    try enter()
    var members: [JSONObject.Member] = []
    var seen: Set<String> = []
    while scanner.current != 0x7D {
      let keyStart = scanner.offset
      guard keyStart < scanner.end else { throw notClosed("}", opened: start) }
      let key = try scanner.scanKey()
      try scanner.skipBlanks()
      guard scanner.current == 0x3A else { throw scanner.expected("`:` after the key `\(key)`") }
      scanner.offset += 1
      try scanner.skipBlanks()
      warnOfDuplicate(key, in: members, &seen)
      scanner.currentKey = key
      let value = try parseValue()
      members.append(
        JSONObject.Member(key: key, keyLocation: scanner.location(keyStart), value: value))
      try endElement(closing: 0x7D, opened: start)
    }
    scanner.currentKey = outerKey
    scanner.offset += 1
    depth -= 1
    return .object(JSONObject(members: members))
  }

  /// Compares with each member while they are few, and by hash once they are many.
  private mutating func warnOfDuplicate(
    _ key: String, in members: [JSONObject.Member], _ seen: inout Set<String>
  ) {
    let few = 16
    if members.count == few { for member in members { seen.insert(member.key) } }
    let isKnown =
      members.count < few
      ? members.contains { $0.key == key } : !seen.insert(key).inserted
    guard isKnown, let first = members.last(where: { $0.key == key }) else { return }
    warnings.append(
      Diagnostic(
        .warning, "the key `\(key)` occurs again in this object; the last one counts",
        at: first.keyLocation))
  }

  /// Moves past a comma, and leaves the cursor at the next element or at the closing bracket.
  private mutating func endElement(closing: UInt8, opened: Int) throws(DiagnosticError) {
    try scanner.skipBlanks()
    if scanner.current == 0x2C {
      scanner.offset += 1
      return try scanner.skipBlanks()
    }
    if scanner.current == closing { return }
    let bracket = String(Character(Unicode.Scalar(closing)))
    guard scanner.offset < scanner.end else { throw notClosed(bracket, opened: opened) }
    throw scanner.expected("a comma or `\(bracket)` after the value")
  }

  private func notClosed(_ bracket: String, opened: Int) -> DiagnosticError {
    let open = bracket == "}" ? "{" : "["
    let line = scanner.location(opened).position.line
    return scanner.error(
      "expected `\(bracket)` to close the `\(open)` of line \(line); found the end of the file",
      at: scanner.end)
  }
}
