import Scales
import Syntax
import Testing

@testable import Tables

@Suite struct TableReaderTests {
  private func read(_ text: String, format: String) throws -> TableReading {
    let source = SourceText(name: "data.json", bytes: Array(text.utf8))
    let node = try Rows.node(format)
    return try TableReader.read(
      source, format: try DataFormat(decoding: node, fileName: nil))
  }

  @Test(arguments: [
    ("[{a: 1, b: 'x'}, {b: 'y', c: null, a: 2}]", "{}", ["{a:1,b:x}", "{a:2,b:y}"]),
    ("[1, 'two', null]", "{}", ["{data:1}", "{data:two}", "{}"]),
    ("{hits: {list: [{a: 1}]}}", "{property: 'hits.list'}", ["{a:1}"]),
    ("{a: [[], [{b: 2}]]}", "{property: 'a[1]'}", ["{b:2}"]),
    ("{a: 1}", "{}", ["{a:1}"]), ("[]", "{}", []), ("[{}, {}]", "{}", ["{}", "{}"]),
    ("{\"a\":1}\n\n{\"a\":2}\r\n", "{type: 'ndjson'}", ["{a:1}", "{a:2}"]),
    (
      "[{a: '1', d: '2000-01-01'}]", "{parse: {a: 'number', d: 'date'}}",
      ["{a:1,d:2000-01-01T00:00:00.000Z}"]
    ),
    ("[{a: {b: '7'}}]", "{parse: {'a.b': 'number'}}", ["{a:{b:7},a.b:7}"]),
    ("a|b\n1|2", "{type: 'dsv', delimiter: '|'}", ["{a:1,b:2}"]),
    ("a,b\n1,2", "{type: 'csv', parse: {a: 'string', b: null}}", ["{a:1,b:2}"]),
    (
      "[{d: 'Jan 3, 2000 UTC'}]", "{parse: {d: \"utc:'%b %e, %Y UTC'\"}}",
      ["{d:2000-01-03T00:00:00.000Z}"]
    ),
  ])
  func reads(text: String, format: String, rows: [String]) throws {
    #expect(Rows.lines(try read(text, format: format).table) == rows)
  }

  @Test(arguments: [
    ("[]", "{type: 'csw'}", "no type `csw`; did you mean `csv`?"),
    ("[]", "{typ: 'csv'}", "unknown key `typ` in `format`; did you mean `type`?"),
    ("[]", "{parse: {a: 'numbr'}}", "no field type `numbr`; did you mean `number`?"),
    (
      "[]", "{parse: {a: \"date:'%K3'\"}}",
      "\"%K3\" is not a format: no known letter follows this %, at character 1"
    ),
    ("[]", "{type: 'dsv'}", "`format` needs `delimiter`"),
    ("[]", "{type: 'topojson'}", "the format `topojson` is not supported; use json, csv or tsv"),
    (
      "{hits: []}", "{property: 'hit'}",
      "no member `hit` on the path `hit`; did you mean `hits`?"
    ),
    ("7", "{}", "data must be a list of rows; found a number"),
    ("[{x: 1e400}]", "{}", "`x`: 1e400 is not a finite number; write null for a missing value"),
  ])
  func refuses(text: String, format: String, message: String) {
    let error = #expect(throws: DiagnosticError.self) { try read(text, format: format) }
    #expect(error?.diagnostics.map(\.message) == [message])
  }

  @Test func theFilesNameTellsTheKind() {
    #expect(DataFormat.kind(ofFileNamed: "a/b.CSV") == .delimited(","))
    #expect(DataFormat.kind(ofFileNamed: "b.tsv") == .delimited("\t"))
    #expect(DataFormat.kind(ofFileNamed: "csv") == .delimited(","))
    #expect(DataFormat.kind(ofFileNamed: "rows.jsonl") == .jsonLines)
    #expect(DataFormat.kind(ofFileNamed: "b.json") == .json)
  }

  @Test func valuesMayBeTextInAFormat() throws {
    let reading = try TableReader.read(
      values: JSONNode(.string("a,b\n1,2")), format: DataFormat(.delimited(",")))
    #expect(Rows.lines(reading.table) == ["{a:1,b:2}"])
  }

  @Test(arguments: [
    ("{type: 'csv'}", "2000-01-01T00:00:00.000Z"),
    ("{type: 'csv', parse: {year: 'number'}}", "2000"),
    ("{type: 'csv', parse: null}", "2000-01-01T00:00:00.000Z"),
    ("{type: 'csv', parse: {other: 'number'}}", "2000-01-01T00:00:00.000Z"),
  ])
  func aYearOfADelimitedTextIsADateWhereTheSceneReadsItSo(
    format: String, expected: String
  ) throws {
    let source = SourceText(name: "a.csv", bytes: Array("year\n2000\n".utf8))
    let format = try DataFormat(decoding: try Rows.node(format), fileName: nil)
    var table = try TableReader.read(source, format: format).table
    table.readDates(of: "year")
    #expect(table.column("year")?.map(\.meaning.asText) == [expected])
    #expect(table.column("year")?.map(\.asText) == ["2000"])
  }

  @Test func aSequenceIsMadeOfNumbers() throws {
    let table = try TableReader.sequence(try Rows.node("{start: 1, stop: 2, step: 0.25, as: 'x'}"))
    #expect(Rows.lines(table) == ["{x:1}", "{x:1.25}", "{x:1.5}", "{x:1.75}"])
    #expect(Rows.lines(try TableReader.sequence(try Rows.node("{stop: 1}"))) == ["{data:0}"])
    let error = #expect(throws: DiagnosticError.self) {
      try TableReader.sequence(try Rows.node("{start: 1}"))
    }
    #expect(error?.diagnostics.first?.message == "a sequence needs `stop`")
  }

  @Test func filesAreLookedUpFromTheScenesFolder() {
    #expect(DataFile.path(of: "data.csv", in: "/a/b") == "/a/b/data.csv")
    #expect(DataFile.path(of: "./x/../data.csv", in: "/a/b/.") == "/a/b/x/../data.csv")
    #expect(DataFile.path(of: "/data.csv", in: "/a/b") == "/data.csv")
    #expect(DataFile.path(of: "data.csv", in: "c").hasSuffix("/c/data.csv"))
    #expect(DataFile.path(of: "data.csv", in: "").hasPrefix("/"))
  }

  @Test func aMissingFileIsNamedByItsFullPath() {
    let error = #expect(throws: DiagnosticError.self) {
      try DataFile.read("nothing.csv", in: "/nowhere/b", at: nil)
    }
    #expect(error?.diagnostics.first?.message == "no such file: /nowhere/b/nothing.csv")
    #expect(error?.diagnostics.first?.kind == .file)
    let remote = #expect(throws: DiagnosticError.self) {
      try DataFile.read("https://example.org/a.csv", in: "/", at: nil)
    }
    #expect(
      remote?.diagnostics.first?.message == "only local files are read; found a https address")
    let folder = #expect(throws: DiagnosticError.self) { try DataFile.read("/", in: "/", at: nil) }
    #expect(folder?.diagnostics.first?.message == "this is a folder, not a file: /")
  }

  @Test func aFileIsReadWhole() throws {
    let source = try DataFile.read(#filePath, in: "/nowhere", at: nil)
    #expect(String(decoding: source.bytes, as: UTF8.self).contains("aFileIsReadWhole"))
    #expect(source.name == #filePath)
  }
}
