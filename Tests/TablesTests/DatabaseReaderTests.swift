import CSQLite
import Foundation
import Syntax
import Testing

@testable import Tables

/// Rows of SQLite databases, which the tests make themselves.
@Suite struct DatabaseReaderTests {
  private static let tables = """
    create table sales (month text, product text, amount real, count integer, id integer);
    insert into sales values ('Jan', 'tea', 1.5, 3, 1234567890123456789), ('Feb', 'milk', null, 5, 7);
    create table notes (body blob, text text);
    insert into notes values (x'00ff', 'ü'), (null, 'b');
    create view totals as select month, sum(count) as n from sales group by month;
    """

  /// The bytes of a database that statements make.
  private static func database(_ statements: String = tables) throws -> [UInt8] {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let library = try SQLite.library()
    var database: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    #expect(unsafe library.sqlite3_open_v2(path, &database, flags, nil) == SQLITE_OK)
    #expect(unsafe library.sqlite3_exec(database, statements, nil, nil, nil) == SQLITE_OK)
    #expect(unsafe library.sqlite3_close(database) == SQLITE_OK)
    return [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  private func read(
    _ query: String, _ bytes: [UInt8]? = nil,
    limits: DatabaseReader.Limits = DatabaseReader.Limits(rows: 1000)
  ) throws -> TableReading {
    let node = try JSONParser.parse(
      SourceText(name: "scene.json", bytes: Array("\"\(query)\"".utf8))
    ).root
    let source = SourceText(name: "/nowhere/a.sqlite", bytes: try bytes ?? Self.database())
    return try DatabaseReader.read(source, query: node, limits: limits)
  }

  @Test(
    arguments: [
      (
        "select month, amount, count from sales",
        ["{month:Jan,amount:1.5,count:3}", "{month:Feb,count:5}"]
      ),
      ("select * from totals order by n desc", ["{month:Feb,n:5}", "{month:Jan,n:3}"]),
      ("select sum(count) as n from sales", ["{n:8}"]),
      ("select month from sales where count > 3;", ["{month:Feb}"]),
      ("  select 1 as a  ;  ", ["{a:1}"]),
      ("select 1 as a -- a remark", ["{a:1}"]),
      ("with t(x) as (select 2) select x from t", ["{x:2}"]),
      (
        "with recursive t(x) as (select 1 union all select x + 1 from t where x < 3) select x from t",
        ["{x:1}", "{x:2}", "{x:3}"]
      ),
      ("values (1, 'x')", ["{column1:1,column2:x}"]),
      ("select id from sales", ["{id:1234567890123456789}", "{id:7}"]),
      ("select text from notes", ["{text:ü}", "{text:b}"]),
      ("select '00501' as zip, '' as none, 1e3 as n", ["{zip:00501,none:,n:1000}"]),
      ("select date('2024-02-28', '+1 day') as d", ["{d:2024-02-29}"]),
      ("select month from sales where 0", []),
      ("select upper(month) as m from sales limit 1", ["{m:JAN}"]),
    ] as [(String, [String])])
  func aQueryHasRows(query: String, rows: [String]) throws {
    let reading = try read(query)
    #expect(Rows.lines(reading.table) == rows)
    #expect(reading.warnings.isEmpty)
  }

  @Test func valuesHaveTheTypesOfSQLite() throws {
    let table = try read("select * from sales").table
    #expect(table.fields == ["month", "product", "amount", "count", "id"])
    #expect(table.column("month") == [.string("Jan"), .string("Feb")])
    #expect(table.column("amount") == [.number(1.5), .null])
    #expect(table.column("count") == [.number(3), .number(5)])
    // A double has no such number, so its digits stay as a text beside it.
    #expect(table.column("id")?.first?.meaning == .number(1_234_567_890_123_456_768))
    #expect(table.column("id")?.first?.asText == "1234567890123456789")
    #expect(try read("select month from sales where 0").table.fields == ["month"])
  }

  @Test(arguments: [
    ("selec 1", 2, "SQLite cannot run the query: near \"selec\": syntax error"),
    ("select nme from sales", 9, "no such column: nme"),
    ("select * from sale", 1, "no such table: sale"),
    ("", 1, "the query is empty"),
    ("-- nothing", 1, "the query is empty"),
    ("select 1; select 2", 1, "here another statement follows"),
    ("select 1; drop table sales", 1, "here another statement follows"),
    ("select 1; nonsense", 1, "here another statement follows"),
    ("insert into sales (month) values ('Mar')", 1, "the query may only read"),
    ("update sales set count = 0", 1, "the query may only read"),
    ("delete from sales returning month", 1, "the query may only read"),
    ("create table x (a)", 1, "the query may only read"),
    ("drop table sales", 1, "the query may only read"),
    ("pragma user_version", 1, "the query may only read"),
    ("begin", 1, "the query may only read"),
    ("vacuum into '/tmp/x.sqlite'", 1, "the query gives no rows"),
    ("attach '/tmp/x.sqlite' as x", 1, "the query may read no other file"),
    ("select random() as r", 1, "the query may not call random()"),
    ("select * from sales order by RANDOM()", 1, "the query may not call random()"),
    ("select randomblob(4) as r", 1, "the query may not call randomblob()"),
    ("select load_extension('x') as r", 1, "the query may not call load_extension()"),
    ("select date('now') as d", 1, "the query asks for the time of day"),
    ("select datetime() as d", 1, "the query asks for the time of day"),
    ("select current_timestamp as d", 1, "the query asks for the time of day"),
    ("select * from sales where count = ?", 1, "nothing gives a value to \"?\""),
    ("select * from sales where count = :n", 1, "nothing gives a value to \":n\""),
    ("select 9e999 as n", 1, "\"n\" is not a finite number in row 1"),
    ("select cast(x'ff' as text) as t", 1, "\"t\" is not UTF-8 in row 1"),
    ("select zeroblob(1000000000) as b", 1, "string or blob too big"),
  ])
  func whatIsNoQuestionIsRefused(query: String, column: Int, message: String) throws {
    let error = #expect(throws: DiagnosticError.self) { try read(query) }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(error?.diagnostics.count == 1)
    #expect(diagnostic.message.contains(message), "\(diagnostic.message)")
    #expect(
      diagnostic.location?.position
        == SourcePosition(line: 1, column: column))
  }

  @Test func aQueryThatDoesNotEndIsStopped() throws {
    let endless = "with recursive t(x) as (select 1 union all select x + 1 from t) select"
    let rows = #expect(throws: DiagnosticError.self) { try read(endless + " x from t") }
    #expect(rows?.diagnostics.first?.message.contains("more than 1000 rows") == true)
    #expect(rows?.diagnostics.first?.kind == .limit)
    let late = #expect(throws: DiagnosticError.self) {
      try read(
        endless + " count(*) as n from t", limits: DatabaseReader.Limits(rows: 9, seconds: 0.1))
    }
    #expect(late?.diagnostics.first?.message == "the query takes longer than 0.1 seconds")
    let wide = #expect(throws: DiagnosticError.self) {
      try read(
        "select hex(zeroblob(600)) as a", limits: DatabaseReader.Limits(rows: 9, textSize: 1000))
    }
    #expect(wide?.diagnostics.first?.message.contains("the texts of the query have more") == true)
  }

  @Test func whatIsLeftOutIsWarnedOf() throws {
    let blobs = try read("select body, text from notes")
    #expect(
      blobs.warnings.map(\.message)
        == ["1 of the values of \"body\" are binary data and are left out"])
    #expect(blobs.table.column("body") == [.null, .null])
    let twice = try read("select month, product as month from sales")
    #expect(
      twice.warnings.map(\.message)
        == ["the column `month` occurs again in the query; the last one counts"])
    #expect(twice.table.column("month") == [.string("tea"), .string("milk")])
  }

  @Test(arguments: [
    ([] as [UInt8], "is none"), (Array("a,b\n1,2\n".utf8), "is none"),
    (Array("SQLite format 3\0".utf8), "SQLite cannot run the query"),
    (
      Array("SQLite format 3\0".utf8) + [UInt8](repeating: 7, count: 5000),
      "SQLite cannot run the query"
    ),
  ])
  func whatIsNoDatabaseIsRefused(bytes: [UInt8], message: String) throws {
    let error = #expect(throws: DiagnosticError.self) { try read("select * from sales", bytes) }
    #expect(error?.diagnostics.count == 1)
    #expect(
      error?.diagnostics.first?.message.contains(message) == true, "\(String(describing: error))")
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func noBytesStopTheReader(seed: UInt64) throws {
    var stream = SeededNumbers(seed: seed)
    var bytes = try Self.database()
    for _ in 0..<20 {
      bytes[16 + stream.index(below: bytes.count - 16)] = UInt8(stream.index(below: 256))
    }
    if seed.isMultiple(of: 3) { bytes.removeLast(stream.index(below: bytes.count - 20)) }
    for query in ["select * from sales", "select * from totals", "select * from sqlite_schema"] {
      _ = try? read(query, bytes)
    }
  }

  @Test func aDatabaseInLoggingModeIsReadOnceItsLogIsEmpty() throws {
    let logged = try Self.database("pragma journal_mode = wal;" + Self.tables)
    #expect(logged[18] == 2)
    #expect(Rows.lines(try read("select count(*) as n from sales", logged).table) == ["{n:2}"])
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try Data([1]).write(to: URL(filePath: path + "-wal"))
    defer { try? FileManager.default.removeItem(atPath: path + "-wal") }
    let error = #expect(throws: DiagnosticError.self) {
      try DatabaseReader.read(
        SourceText(name: path, bytes: logged), query: JSONNode(.string("select 1")),
        limits: DatabaseReader.Limits(rows: 9))
    }
    #expect(error?.diagnostics.first?.message.contains("-wal has changes that are not in") == true)
  }

  @Test func aDatabaseWithoutAQueryTellsItsTables() throws {
    let source = SourceText(name: "a.sqlite", bytes: try Self.database())
    #expect(DatabaseReader.isDatabase(source.bytes))
    #expect(
      DatabaseReader.missingQuery(source, at: nil).diagnostics.first?.message
        == #"this is an SQLite database; say its rows by "query": "select ..."; it has `notes`, `sales`, `totals`"#
    )
  }

  @Test func aLibraryThatIsNotThereIsNamedWithWhatToDo() {
    for (file, reason) in [("libnowhere.so.1", "libnowhere"), ("libm.so.6", "it has no sqlite3_")] {
      let error = #expect(throws: DiagnosticError.self) { try SQLite.load(file) }
      let message = error?.diagnostics.first?.message ?? ""
      #expect(message.contains(reason) && message.contains("scripts/install-packages"))
    }
  }
}
