import CSQLite
import FoundationEssentials
package import Syntax

/// Asks an SQLite database for rows.
///
/// - The database is a copy in memory: nothing is written, and no other file is opened.
/// - What would give other rows each time (`random()`, the time of day) is refused.
package enum DatabaseReader {
  /// How much a query may take.
  package struct Limits: Sendable {
    package var rows: Int
    package var seconds: Double
    /// Bytes of all texts.
    package var textSize: Int

    package init(rows: Int, seconds: Double = 60, textSize: Int = 1 << 30) {
      self.rows = rows
      self.seconds = seconds
      self.textSize = textSize
    }
  }

  /// Whether bytes begin as a database does.
  package static func isDatabase(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("SQLite format 3\0".utf8))
  }

  /// The rows that a query selects, with SQLite's types: numbers, texts and nulls.
  ///
  /// A whole number that a double does not hold keeps its digits as the text of a cell.
  ///
  /// - Parameter query: One `select`, where the scene says it.
  /// - Throws: An error at the query, or of the file.
  package static func read(
    _ source: SourceText, query: JSONNode, limits: Limits
  ) throws(DiagnosticError) -> TableReading {
    guard let text = query.string else {
      throw DiagnosticError("`query` must be a text; found \(query.kind)", at: query.location)
    }
    try check(source, at: query.location)
    let question = try DatabaseQuestion(source.bytes, limits, at: query)
    return try question.answer(text)
  }

  /// The error for a database without a query, which names its tables.
  package static func missingQuery(
    _ source: SourceText, at location: SourceLocation?
  ) -> DiagnosticError {
    let names = """
      select name from sqlite_schema where type in ('table', 'view') and name not like 'sqlite_%'
      order by name limit 20
      """
    let node = JSONNode(.string(names), location: location)
    let reading = try? read(source, query: node, limits: Limits(rows: 20, seconds: 5))
    let known = (reading?.table.column("name") ?? []).map { "`\($0.asText)`" }
    let list = known.isEmpty ? "" : "; it has " + known.joined(separator: ", ")
    return DiagnosticError(
      "this is an SQLite database; say its rows by \"query\": \"select ...\"\(list)", at: location)
  }

  private static func check(
    _ source: SourceText, at location: SourceLocation?
  ) throws(DiagnosticError) {
    guard isDatabase(source.bytes) else {
      throw DiagnosticError(
        "`query` is for an SQLite database, and \(source.name) is none", at: location, kind: .file)
    }
    // What another program has written to a log is not in the file yet.
    for ending in ["-wal", "-journal"] {
      let log = source.name + ending
      let size = (try? FileManager.default.attributesOfItem(atPath: log))?[.size]
      guard let size = size as? Int ?? (size as? UInt64).map(Int.init), size > 0 else { continue }
      throw DiagnosticError(
        "\(log) has changes that are not in the database yet; close the program that writes it, "
          + "or run \"PRAGMA wal_checkpoint(TRUNCATE)\" there", at: location, kind: .file)
    }
  }
}

/// A database that is open for one query.
@safe private final class DatabaseQuestion {
  private let library: libsqlite3
  private let question: UnsafeMutablePointer<sqlite_question>
  private let limits: DatabaseReader.Limits
  private let query: JSONNode

  init(
    _ bytes: [UInt8], _ limits: DatabaseReader.Limits, at query: JSONNode
  ) throws(DiagnosticError) {
    let library = try SQLite.library()
    var functions = library
    guard
      let question = unsafe sqlite_question_open(
        &functions, bytes, Int64(bytes.count), limits.seconds)
    else {
      throw DiagnosticError(
        "there is no memory for this database", at: query.location, kind: .limit)
    }
    self.library = library
    unsafe self.question = question
    self.limits = limits
    self.query = query
  }

  deinit {
    var functions = library
    unsafe sqlite_question_close(&functions, question)
  }

  func answer(_ text: String) throws(DiagnosticError) -> TableReading {
    try prepare(text)
    let statement = unsafe question.pointee.statement
    let count = Int(unsafe library.sqlite3_column_count(statement))
    guard count > 0 else {
      throw error("the query gives no rows; it must be a \"select\"")
    }
    if unsafe library.sqlite3_bind_parameter_count(statement) > 0 {
      let name = unsafe library.sqlite3_bind_parameter_name(statement, 1)
      let word = unsafe name.map { unsafe String(cString: $0) } ?? "?"
      throw error("nothing gives a value to \"\(word)\" of the query; write the value itself")
    }
    var columns = (0..<count).map { DatabaseColumn(name: self.name(ofColumn: $0)) }
    var (rows, size) = (0, 0)
    while true {
      let status = unsafe library.sqlite3_step(statement)
      if status == SQLITE_DONE { break }
      guard status == SQLITE_ROW else { throw failure(offset: nil) }
      guard rows < limits.rows else {
        throw error(
          "the query gives more than \(limits.rows) rows, which are the most that are read; "
            + "add a \"limit\" or a \"group by\"", kind: .limit)
      }
      rows += 1
      for column in columns.indices {
        size += try unsafe append(Int32(column), of: statement, to: &columns[column], row: rows)
      }
      guard size <= limits.textSize else {
        throw error(
          "the texts of the query have more than \(limits.textSize >> 20) MB", kind: .limit)
      }
    }
    if unsafe question.pointee.asks_time != 0 { throw failure(offset: nil) }
    return reading(columns, rowCount: rows)
  }

  private func name(ofColumn column: Int) -> String {
    let statement = unsafe question.pointee.statement
    let name = unsafe library.sqlite3_column_name(statement, Int32(column))
    return unsafe name.map { unsafe String(cString: $0) } ?? ""
  }

  private func prepare(_ text: String) throws(DiagnosticError) {
    var statement: OpaquePointer?
    var rest = ""
    let status: Int32 = unsafe text.withCString { start in
      var tail: UnsafePointer<CChar>?
      let status = unsafe library.sqlite3_prepare_v2(
        question.pointee.database, start, -1, &statement, &tail)
      if status == SQLITE_OK, let tail = unsafe tail { rest = unsafe String(cString: tail) }
      return status
    }
    unsafe question.pointee.statement = statement
    guard status == SQLITE_OK else {
      throw failure(offset: Int(unsafe library.sqlite3_error_offset(question.pointee.database)))
    }
    guard unsafe statement != nil else { throw error("the query is empty") }
    var next: OpaquePointer?
    _ = unsafe library.sqlite3_prepare_v2(question.pointee.database, rest, -1, &next, nil)
    let isMore = unsafe next != nil || rest.contains { !$0.isWhitespace && $0 != ";" && $0 != "-" }
    _ = unsafe library.sqlite3_finalize(next)
    guard !isMore else { throw error("`query` is one \"select\"; here another statement follows") }
  }

  /// Takes a value over; returns the bytes of its text.
  private func append(
    _ index: Int32, of statement: OpaquePointer?, to column: inout DatabaseColumn, row: Int
  ) throws(DiagnosticError) -> Int {
    switch unsafe library.sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER:
      column.append(unsafe library.sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT:
      let number = unsafe library.sqlite3_column_double(statement, index)
      guard number.isFinite else {
        throw error("\"\(column.name)\" is not a finite number in row \(row) of the query")
      }
      column.append(.number(number))
    case SQLITE_TEXT:
      let start = unsafe library.sqlite3_column_text(statement, index)
      let count = Int(unsafe library.sqlite3_column_bytes(statement, index))
      let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
      guard UTF8Check.firstInvalidOffset(in: bytes, range: 0..<count) == nil else {
        throw error("\"\(column.name)\" is not UTF-8 in row \(row) of the query", kind: .file)
      }
      column.append(.string(String(decoding: bytes, as: UTF8.self)))
      return count
    case SQLITE_BLOB:
      column.blobs += 1
      column.append(.null)
    default: column.append(.null)
    }
    return 0
  }

  private func reading(_ columns: [DatabaseColumn], rowCount: Int) -> TableReading {
    var reading = TableReading(table: Table(rowCount: rowCount), warnings: [])
    for column in columns {
      if reading.table.column(column.name) != nil {
        reading.warnings.append(
          warning("the column `\(column.name)` occurs again in the query; the last one counts"))
      }
      if column.blobs > 0 {
        reading.warnings.append(
          warning(
            "\(column.blobs) of the values of \"\(column.name)\" are binary data and are left out"))
      }
      reading.table.setColumn(column.name, column.finished)
    }
    return reading
  }

  private func warning(_ message: String) -> Diagnostic {
    Diagnostic(.warning, message, at: query.location, kind: .file)
  }

  private func error(
    _ message: String, kind: Diagnostic.Kind = .scene, offset: Int? = nil
  ) -> DiagnosticError {
    DiagnosticError(message, at: place(of: offset) ?? query.location, kind: kind)
  }

  /// The place of a byte of the query in the scene, where the text stands there as it is.
  private func place(of offset: Int?) -> SourceLocation? {
    guard let offset, offset >= 0, let text = query.string?.utf8, let location = query.location
    else { return nil }
    let start = location.offset + 1
    let bytes = location.source.bytes
    guard start + text.count <= bytes.count, bytes[start..<start + text.count].elementsEqual(text)
    else { return nil }
    return location.source.location(at: start + offset)
  }

  /// What came in the way of the query.
  private func failure(offset: Int?) -> DiagnosticError {
    let state = unsafe question.pointee
    if unsafe state.is_late != 0 {
      return error(
        "the query takes longer than \(NumberText.shortest(limits.seconds)) seconds", kind: .limit)
    }
    if unsafe state.asks_time != 0 {
      return error(
        "the query asks for the time of day, so that each day would have other rows; write a date")
    }
    switch unsafe state.refused {
    case 0: break
    case SQLITE_FUNCTION:
      let function = unsafe withUnsafeBytes(of: state.function) { bytes in
        String(decoding: unsafe Array(bytes.prefix { $0 != 0 }), as: UTF8.self)
      }
      return error("the query may not call \(function)(), which does not give the same rows always")
    case SQLITE_ATTACH: return error("the query may read no other file")
    default: return error("the query may only read; it must be a \"select\"")
    }
    let message = unsafe library.sqlite3_errmsg(question.pointee.database)
    let reason = unsafe message.map { unsafe String(cString: $0) } ?? "no memory"
    return error("SQLite cannot run the query: \(reason)", offset: offset)
  }
}

/// The values of a column while they come.
private struct DatabaseColumn {
  let name: String
  var blobs = 0
  private var values: [Value] = []
  /// The rows of whole numbers that a double does not hold, with their digits.
  private var exact: [Int: String] = [:]

  init(name: String) { self.name = name }

  mutating func append(_ value: Value) { values.append(value) }

  mutating func append(_ number: Int64) {
    let double = Double(number)
    if Int64(exactly: double) != number { exact[values.count] = String(number) }
    values.append(.number(double))
  }

  var finished: [Value] {
    guard !exact.isEmpty else { return values }
    let texts = values.indices.map { exact[$0].map { .string($0) } ?? values[$0] }
    let column = CellColumn(.number, values.map(\.asNumber), of: .values(texts))
    return values.indices.map { exact[$0] == nil ? values[$0] : .cell(Cell(column, row: $0)) }
  }
}
