import Testing

@testable import Syntax

/// What a text holds, or the message and place of its error.
private func parse(_ text: String) -> Result<JSONDocument, DiagnosticError> {
  let source = SourceText(name: "a.json", bytes: Array(text.utf8))
  do { return .success(try JSONParser.parse(source)) } catch { return .failure(error) }
}

private func compact(_ text: String) -> String {
  switch parse(text) {
  case .success(let document): JSONPrinter.compact.text(document.root)
  case .failure(let error): "error: " + error.diagnostics.map(\.message).joined()
  }
}

@Suite struct JSONParserTests {
  @Test(arguments: [
    ("null", "null"), ("[]", "[]"), ("{}", "{}"), (" [1, 2,3 ] ", "[1,2,3]"),
    ("\u{FEFF}{\"a\": [true, false, null]}", #"{"a":[true,false,null]}"#),
    ("{a: 1, $b_2: 'x', 'c d': \"y\",}", #"{"a":1,"$b_2":"x","c d":"y"}"#),
    ("{größe: 1, \\u0061b: 2, ключ: 3}", #"{"größe":1,"ab":2,"ключ":3}"#),
    ("// one\n/* two\n */ [1, // three\n 2,]", "[1,2]"),
    ("[.5, 5., +1, -1, 0x1F, -0xA, 1e3, 1E-2, -0]", "[0.5,5,1,-1,31,-10,1000,0.01,0]"),
    (
      "[0.1, 123456789.125, 1e22, 1e23, 9007199254740993, 5e-324, 0.1e-6]",
      "[0.1,123456789.125,1e+22,1e+23,9007199254740992,5e-324,1e-7]"
    ),
    (
      #"["\u00e9\ud83d\ude00\n\t\"\\\/", 'it\'s', 'a\u000ab', '\x41\v\0']"#,
      #"["é😀\n\t\"\\/","it's","a\nb","A\u000b\u0000"]"#
    ),
    ("['\u{2028}', \"tab\there\"]", "[\"\u{2028}\",\"tab\\there\"]"),
    ("['a\\\nb\\\r\nc']", "[\"abc\"]"), ("\u{A0}\u{3000}[1\u{2028}]", "[1]"),
  ])
  func reads(text: String, expected: String) {
    #expect(compact(text) == expected)
  }

  @Test(arguments: [
    ("", 1, 1, "expected a value; found the end of the file"),
    ("{a 1}", 1, 4, "expected `:` after the key `a`; found a number"),
    ("{a: 1\n b: 2}", 2, 2, "expected a comma or `}` after the value; found `b`"),
    ("[1 2]", 1, 4, "expected a comma or `]` after the value; found a number"),
    ("[1,\n", 2, 1, "expected `]` to close the `[` of line 1; found the end of the file"),
    ("{a: [1],", 1, 9, "expected `}` to close the `{` of line 1; found the end of the file"),
    ("[,]", 1, 2, "expected a value; found `,`"),
    ("{,}", 1, 2, "expected a key or `}`; found `,`"),
    ("{1a: 2}", 1, 2, "expected a key: a name, or a string in quotes; found a number"),
    ("[True]", 1, 2, "expected a value; found `True`; did you mean `true`?"),
    ("[red]", 1, 2, "expected a value; found `red`; a string needs quotes"),
    ("{x: NaN}", 1, 5, "`x`: NaN is not a finite number; write null for a missing value"),
    ("[-Infinity]", 1, 2, "-Infinity is not a finite number; write null for a missing value"),
    (
      "[{\"y\": 1e400}]", 1, 8,
      "`y`: 1e400 is not a finite number; write null for a missing value"
    ),
    (
      "[{z: 1, y: {z: 1}, w: [2, -1e999]}]", 1, 27,
      "`w`: -1e999 is not a finite number; write null for a missing value"
    ),
    ("['abc\n']", 1, 2, "this string has no closing `'` on its line"),
    ("[1] x", 1, 5, "expected the end of the file after the value; found `x`"),
    ("[1] /* x", 1, 5, "this comment has no closing `*/`"),
    ("[/1]", 1, 2, "expected `//` or `/*` to begin a comment; found a lone `/`"),
    ("[\"\\ud800\"]", 1, 3, "a lone surrogate in a `\\u` escape is not a character"),
    ("[\"\\u12x4\"]", 1, 3, "expected 4 hex digits in this escape; found `x4`"),
    ("['\\7']", 1, 3, "an escape of octal digits is not allowed"),
    ("[012]", 1, 2, "a number cannot begin with 0 followed by digits"),
    ("[1.2.3]", 1, 5, "expected a comma or `]` after the value; found `.`"),
    ("[12px]", 1, 4, "expected the end of the number; found `px`"),
    ("[1e]", 1, 4, "expected a digit of the exponent; found `]`"),
    ("[\u{7}]", 1, 2, "expected a value; found `\\u{7}`"),
  ])
  func refuses(text: String, line: Int, column: Int, message: String) throws {
    guard case .failure(let error) = parse(text) else {
      Issue.record("accepted: \(text)")
      return
    }
    let diagnostic = try #require(error.diagnostics.first)
    #expect(diagnostic.message == message)
    #expect(diagnostic.location?.position == SourcePosition(line: line, column: column))
  }

  @Test func everyValueAndKeyKnowsItsPlace() throws {
    let text = "{\n  \"a\": [10, {b: true}],\n  c: 'x'\n}"
    let root = try parse(text).get().root
    func word(at location: Syntax.SourceLocation?) -> Character? {
      location.flatMap { Array(text.utf8)[$0.offset] }.map { Character(Unicode.Scalar($0)) }
    }
    #expect(word(at: root.location) == "{")
    #expect(word(at: root["a"]?.location) == "[")
    #expect(root["a"]?.array?[1]["b"]?.location?.position == SourcePosition(line: 2, column: 17))
    #expect(root.object?.members[1].keyLocation?.position == SourcePosition(line: 3, column: 3))
    #expect(root["c"]?.location?.position == SourcePosition(line: 3, column: 6))
  }

  @Test(arguments: [2, 15, 16, 17, 40])
  func warnsOfTheFirstOfTwoEqualKeys(count: Int) throws {
    let members = (0..<count).map { "k\($0): \($0)" } + ["k1: 'again'"]
    let document = try parse("{" + members.joined(separator: ",") + "}").get()
    #expect(document.root["k1"]?.string == "again")
    #expect(
      document.warnings.map(\.message) == [
        "the key `k1` occurs again in this object; the last one counts"
      ])
    #expect(document.warnings.first?.location?.offset == 7)
    #expect(document.warnings.first?.severity == .warning)
  }

  @Test func nestingHasALimit() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(throws: Never.self) { try parse(nested(JSONParser.depthLimit)).get() }
    for levels in [JSONParser.depthLimit + 1, 1_000_000] {
      let error = #expect(throws: DiagnosticError.self) { try parse(nested(levels)).get() }
      #expect(error?.diagnostics.first?.kind == .limit)
    }
  }

  @Test func aRangeIsReadWithThePlacesOfTheWholeFile() throws {
    let source = SourceText(name: "rows", bytes: Array("{a:1}\n{a:2}\n".utf8))
    let second = try JSONParser.parse(source, range: 6..<11)
    #expect(second.root["a"]?.number == 2)
    #expect(second.root["a"]?.location?.position == SourcePosition(line: 2, column: 4))
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22], [0x22, 0xF0, 0x9F],
    ] as [[UInt8]])
  func refusesBytesThatAreNotUTF8(bytes: [UInt8]) {
    let error = #expect(throws: DiagnosticError.self) {
      try JSONParser.parse(SourceText(name: "a", bytes: bytes))
    }
    #expect(error?.diagnostics.first?.location?.offset == 1)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func printedNodesReadBack(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let node = randomNode(depth: 4, &generator)
    for printer in [JSONPrinter.compact, .pretty] {
      let text = printer.text(node)
      #expect(try parse(text).get().root == node, "seed \(seed): \(text)")
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func noBytesStopTheParser(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("{}[]:,'\"\\u0x9eE+-./* \n\ta\u{E9}trunfls".utf8)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      let source = SourceText(name: "a", bytes: bytes)
      do throws(DiagnosticError) {
        _ = try JSONParser.parse(source)
      } catch {
        let place = error.diagnostics.first?.location?.offset ?? -1
        #expect((0...bytes.count).contains(place), "seed \(seed): \(bytes)")
        #expect(!DiagnosticReport(error.diagnostics).text.isEmpty)
      }
    }
  }

  private func randomNode(depth: Int, _ generator: inout SeededGenerator) -> JSONNode {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
    case 0: return JSONNode(.null)
    case 1: return JSONNode(.boolean(Bool.random(using: &generator)))
    case 2: return JSONNode(.number(Double(Int.random(in: -999...999, using: &generator))))
    case 3:
      let value = Double(bitPattern: generator.next())
      return JSONNode(.number(value.isFinite ? value : 0.1))
    case 4:
      let scalars = (0..<5).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x11FF, using: &generator))
      }
      return JSONNode(.string(String(String.UnicodeScalarView(scalars))))
    case 5:
      return JSONNode(.array((0..<3).map { _ in randomNode(depth: depth - 1, &generator) }))
    default:
      let members = (0..<3).map { index in
        JSONObject.Member(key: "k \(index)", value: randomNode(depth: depth - 1, &generator))
      }
      return JSONNode(.object(JSONObject(members: members)))
    }
  }
}
