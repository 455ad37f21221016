import Syntax
import Testing

@testable import Tables

@Suite struct DelimitedReaderTests {
  private func read(
    _ text: String, delimiter: Unicode.Scalar = ",", parse: DataFormat.Parse = .automatic
  ) throws(DiagnosticError) -> TableReading {
    let source = SourceText(name: "data.csv", bytes: Array(text.utf8))
    return try TableReader.read(source, format: DataFormat(.delimited(delimiter), parse: parse))
  }

  @Test(arguments: [
    ("a,b\n1,x\n", ["{a:1,b:x}"]),
    (
      "\u{FEFF}month,value\r\nJan,1\r\nFeb,2\r\n\r\n",
      ["{month:Jan,value:1}", "{month:Feb,value:2}"]
    ),
    ("month,value\nJan,1\nFeb,2", ["{month:Jan,value:1}", "{month:Feb,value:2}"]),
    ("month,value\rJan,1\rFeb,2\r", ["{month:Jan,value:1}", "{month:Feb,value:2}"]),
    ("a\n\"x, \"\"y\"\"\nz\"\n", ["{a:x, \\y\\\\nz}"]),
    ("a,b\n\"\",\n", ["{}"]),
    ("a\n\"\"\nx\n", ["{}", "{a:x}"]),
    ("a,b\n1,\n,2\n", ["{a:1}", "{b:2}"]),
    ("t\ntrue\nfalse\n\n", ["{t:true}", "{t:false}"]),
    ("t\ntrue\n1\n", ["{t:true}", "{t:1}"]),
    ("n\n1e3\n-0.5\n+2\n 7 \n", ["{n:1e3}", "{n:-0.5}", "{n:+2}", "{n: 7 }"]),
    (
      "d\n2020-01-02\n2020-02-03T04:05:06Z\n",
      ["{d:2020-01-02}", "{d:2020-02-03T04:05:06Z}"]
    ),
    ("d\n2020\n2020-01-02\n", ["{d:2020}", "{d:2020-01-02}"]),
    ("d\n2020-01-02\nsoon\n", ["{d:2020-01-02}", "{d:soon}"]),
    ("a b,c\"d\n1,2\n", ["{a b:1,c\\d:2}"]),
    ("a,a\n1,2\n", ["{a:2}"]),
    ("a\n", []), ("", []), ("\n\n", []),
  ])
  func reads(text: String, rows: [String]) throws {
    #expect(Rows.lines(try read(text).table) == rows)
  }

  @Test func textsMeanNumbersFlagsAndDatesAndStayAsTheyAre() throws {
    let table = try read("a,b,c,d\n01,true,2020-01-01,x\n").table
    #expect(table.column("a")?.map(\.meaning) == [.number(1)])
    #expect(table.column("b")?.map(\.meaning) == [.boolean(true)])
    #expect(table.column("c")?.map(\.meaning) == [.date(1_577_836_800_000)])
    #expect(table.column("d")?.map(\.meaning) == [.string("x")])
    #expect(Rows.lines(table) == ["{a:01,b:true,c:2020-01-01,d:x}"])
  }

  @Test func aBlankValueAmongNumbersIsMissing() throws {
    let table = try read("n,t\n1, \n\t,x\n \t ,y\n3,\n").table
    #expect(table.column("n")?.map(\.meaning) == [.number(1), .null, .null, .number(3)])
    #expect(table.column("t") == [.string(" "), .string("x"), .string("y"), .null])
  }

  @Test func parseRulesTurnFieldsIntoTheirTypes() throws {
    let rules = [
      FieldParse(field: FieldPath("a"), kind: .string),
      FieldParse(field: FieldPath("b"), kind: .date(specifier: "%d.%m.%Y")),
      FieldParse(field: FieldPath("c"), kind: .number),
    ]
    let table = try read("a,b,c,d\n1,31.12.2020,n/a,7\n,x,,\n", parse: .fields(rules)).table
    #expect(table.column("a") == [.string("1"), .null])
    #expect(table.column("b")?.first == .date(1_609_372_800_000))
    #expect(table.column("b")?.last?.isValid == false)
    #expect(table.column("c")?[0].asNumber.isNaN == true)
    #expect(table.column("c")?[1] == .null)
    #expect(table.column("d")?.map(\.meaning) == [.number(7), .null])
    let raw = try read("a\n1\n\"\"\n", parse: .none).table
    #expect(raw.column("a") == [.string("1"), .string("")])
  }

  @Test(arguments: ["2020-01-31", "2020-02-29", "2021-02-28", "1999-12-05", "0001-01-01"])
  func datesOfTheUsualFormAreReadLikeAnyOther(text: String) throws {
    let inferred = try read("d\n\(text)\n").table
    let rules = [FieldParse(field: FieldPath("d"), kind: .date(specifier: nil))]
    let asked = try read("d\n\(text)\n", parse: .fields(rules)).table
    let plain = FieldConversion(.date(specifier: nil)).value(of: .string(text))
    #expect(inferred.column("d")?.map(\.meaning) == [plain] && asked.column("d") == [plain])
  }

  @Test func otherDelimiters() throws {
    #expect(Rows.lines(try read("a\tb\n1\t2,3\n", delimiter: "\t").table) == ["{a:1,b:2,3}"])
    #expect(Rows.lines(try read("a·b\n1·2\n", delimiter: "·").table) == ["{a:1,b:2}"])
    #expect(Rows.lines(try read("a;b\n1;2\n", delimiter: ";").table) == ["{a:1,b:2}"])
  }

  @Test(arguments: [
    ("a,b\n1,2\n3\n", "line 3 has 1 value where the header has 2 names", ["{a:1,b:2}", "{a:3}"]),
    (
      "a\n1,2\n\n3,4\n5\n",
      "line 2 has 2 values where the header has 1 name; so have 1 more lines another number",
      ["{a:1}", "{a:3}", "{a:5}"]
    ),
    ("a,a\n1,2\n", "the column `a` occurs again in the header; the last one counts", ["{a:2}"]),
  ])
  func warns(text: String, message: String, rows: [String]) throws {
    let reading = try read(text)
    #expect(reading.warnings.map(\.message) == [message])
    #expect(Rows.lines(reading.table) == rows)
  }

  @Test(arguments: [
    ("a\n\"x\n", 2, 1, "this value has no closing quote"),
    (
      "a,b\n\"x\"y,1\n", 2, 4,
      "expected a delimiter or the end of the line after the closing quote"
    ),
    ("x,y\n1,1e400\n", 2, 3, "`y`: 1e400 is not a finite number"),
  ])
  func refuses(text: String, line: Int, column: Int, message: String) throws {
    let rules = [FieldParse(field: FieldPath("y"), kind: .number)]
    let error = #expect(throws: DiagnosticError.self) { try read(text, parse: .fields(rules)) }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(diagnostic.message == message)
    #expect(diagnostic.kind == .file)
    #expect(diagnostic.location?.position == SourcePosition(line: line, column: column))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func writtenTablesReadBack(seed: UInt64) throws {
    var stream = SeededNumbers(seed: seed)
    let alphabet = Array("ab,\"\n\r; é😀x")
    func cell() -> String {
      String(
        (0..<stream.index(below: 6)).map { _ in alphabet[stream.index(below: alphabet.count)] })
    }
    // The last column keeps a row from being blank and from being taken for a number.
    let rows = (0..<stream.index(below: 8)).map { _ in [cell(), cell(), "x" + cell()] }
    for end in ["\n", "\r\n", "\r"] {
      let text = ([["p", "q", "r"]] + rows).map { row in
        row.map { cell in
          let needsQuotes = cell.unicodeScalars.contains { ",\"\n\r".unicodeScalars.contains($0) }
          return needsQuotes ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
        }.joined(separator: ",")
      }.joined(separator: end)
      let table = try read(text, parse: .none).table
      for (column, name) in ["p", "q", "r"].enumerated() {
        // However a line ends inside of quotes, it is one line break.
        let cells = rows.map { row in
          row[column].replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        }
        #expect(table.column(name) == cells.map { .string($0) }, "seed \(seed): \(text)")
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func noBytesStopTheReader(seed: UInt64) {
    var stream = SeededNumbers(seed: seed)
    let alphabet = Array("a,\"\n\r;1.e-\u{FEFF} ".utf8)
    for _ in 0..<100 {
      let bytes = (0..<stream.index(below: 25)).map { _ in
        alphabet[stream.index(below: alphabet.count)]
      }
      let source = SourceText(name: "a", bytes: bytes)
      for delimiter in [",", ";", "é"] as [Unicode.Scalar] {
        let reading = try? TableReader.read(source, format: DataFormat(.delimited(delimiter)))
        let counts = Set((reading?.table.fields ?? []).map { reading?.table.column($0)?.count })
        #expect(counts.count <= 1, "seed \(seed): \(bytes)")
      }
    }
  }
}
