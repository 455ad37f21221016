import Scales
import Syntax

/// Turns the cells of a delimited text into columns of texts that mean numbers, dates and truth values.
struct DelimitedReader {
  private let text: DelimitedText
  private let parse: DataFormat.Parse
  private let zone: TimeZoneRule
  private(set) var warnings: [Diagnostic] = []

  init(
    _ source: SourceText, delimiter: Unicode.Scalar, parse: DataFormat.Parse, zone: TimeZoneRule
  ) throws(DiagnosticError) {
    if let bad = UTF8Check.firstInvalidOffset(in: source.bytes, range: 0..<source.bytes.count) {
      throw DiagnosticError(
        "this byte is not UTF-8; save the file as UTF-8", at: source.location(at: bad), kind: .file)
    }
    text = try DelimitedText(source, delimiter: delimiter)
    self.parse = parse
    self.zone = zone
  }

  /// The table; the first row names its columns.
  mutating func table() throws(DiagnosticError) -> Table {
    guard text.rowCount > 0 else { return Table() }
    let header = text.cells(ofRow: 0).map { text.text(text.cells[$0]) }
    warnOfRaggedRows(width: header.count)
    var table = Table(rowCount: text.rowCount - 1)
    var seen: Set<String> = []
    for (index, field) in header.enumerated() {
      if !seen.insert(field).inserted {
        warnings.append(
          Diagnostic(
            .warning, "the column `\(field)` occurs again in the header; the last one counts",
            at: text.source.location(at: text.cells[index].start), kind: .file))
      }
      table.setColumn(field, try column(field, at: index))
    }
    return table
  }

  private mutating func warnOfRaggedRows(width: Int) {
    var first: Int?
    var count = 0
    for row in 1..<max(1, text.rowCount) where text.cells(ofRow: row).count != width {
      if first == nil { first = row }
      count += 1
    }
    guard let first else { return }
    let cells = text.cells(ofRow: first)
    let place = text.source.location(at: text.cells[cells.lowerBound].start)
    let more = count > 1 ? "; so have \(count - 1) more lines another number" : ""
    warnings.append(
      Diagnostic(
        .warning,
        "line \(place.position.line) has \(Self.count(cells.count, "value")) where the header has "
          + "\(Self.count(width, "name"))\(more)",
        at: place, kind: .file))
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func column(_ field: String, at column: Int) throws(DiagnosticError) -> [Value] {
    switch parse {
    case .none: return try values(field, column, .none)
    case .automatic: return try inferredValues(field, column)
    case .fields(let rules):
      let rule = rules.last { $0.field.plainName == field || $0.field.text == field }
      guard let rule else { return try inferredValues(field, column) }
      return try values(field, column, rule.kind)
    }
  }

  private func values(
    _ field: String, _ column: Int, _ kind: FieldParse.Kind
  ) throws(DiagnosticError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(text.rowCount - 1)
    let conversion = FieldConversion(kind, zone: zone)
    for row in 1..<max(1, text.rowCount) {
      guard let cell = text.cell(row: row, column: column) else {
        values.append(.null)
        continue
      }
      if kind == .number, !cell.hasDoubledQuotes {
        guard cell.start < cell.end else {
          values.append(.null)
          continue
        }
        let number = Value.number(spelledBy: text.source.bytes, in: cell.start..<cell.end)
        guard !number.isInfinite else {
          throw DiagnosticError(
            "`\(field)`: \(text.text(cell)) is not a finite number",
            at: text.source.location(at: cell.start), kind: .file)
        }
        values.append(.number(number))
      } else if case .date(specifier: nil, _) = kind,
        let date = InstantText.milliseconds(ofISODate: text.source.bytes, in: cell.start..<cell.end)
      {
        values.append(.date(date))
      } else {
        values.append(conversion.value(of: .string(text.text(cell))))
      }
    }
    return values
  }

  /// The values with the meaning that all of them have, beside their texts; a blank value is null.
  ///
  /// A column of other texts stays as it is.
  private func inferredValues(_ field: String, _ column: Int) throws(DiagnosticError) -> [Value] {
    if let flags = meanings(column, flag) { return cells(.boolean, flags, column) }
    if let numbers = meanings(column, number) { return cells(.number, numbers, column) }
    if let dates = meanings(column, date) { return cells(.date, dates, column) }
    return try values(field, column, .string)
  }

  /// What each value of a column means, NaN for blank ones; nil where one of them means nothing.
  private func meanings(
    _ column: Int, _ meaning: (DelimitedText.Cell) -> Double?
  ) -> [Double]? {
    var meanings: [Double] = []
    meanings.reserveCapacity(text.rowCount - 1)
    for row in 1..<max(1, text.rowCount) {
      guard let cell = text.cell(row: row, column: column), !isBlank(cell) else {
        meanings.append(.nan)
        continue
      }
      guard let found = meaning(cell) else { return nil }
      meanings.append(found)
    }
    return meanings
  }

  private func cells(_ kind: CellColumn.Kind, _ meanings: [Double], _ column: Int) -> [Value] {
    let shared = CellColumn(kind, meanings, of: .file(text, column: column))
    return meanings.enumerated().map { row, meaning in
      meaning.isNaN ? .null : .cell(Cell(shared, row: row))
    }
  }

  private func isBlank(_ cell: DelimitedText.Cell) -> Bool {
    text.source.bytes[cell.start..<cell.end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private func flag(_ cell: DelimitedText.Cell) -> Double? {
    let length = cell.end - cell.start
    guard length == 4 || length == 5 else { return nil }
    switch text.text(cell) {
    case "true": return 1
    case "false": return 0
    default: return nil
    }
  }

  /// The finite number that a cell spells.
  private func number(_ cell: DelimitedText.Cell) -> Double? {
    guard !cell.hasDoubledQuotes else { return nil }
    let number = Value.number(spelledBy: text.source.bytes, in: cell.start..<cell.end)
    return number.isFinite ? number : nil
  }

  private func date(_ cell: DelimitedText.Cell) -> Double? {
    InstantText.milliseconds(ofISODate: text.source.bytes, in: cell.start..<cell.end)
      ?? DateText.milliseconds(text.text(cell), zone: zone, needsYear: true)
  }
}
