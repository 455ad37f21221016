import Scales
import Syntax

/// Turns the cells of a delimited text into typed columns.
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

  /// The cells of a column below the header; nil where a row is too short.
  private func cell(row: Int, column: Int) -> DelimitedText.Cell? {
    let index = text.rowStarts[row] + column
    return index < text.rowStarts[row + 1] ? text.cells[index] : nil
  }

  private func column(_ field: String, at column: Int) throws(DiagnosticError) -> [Value] {
    let kind: FieldParse.Kind
    switch parse {
    case .none: kind = .none
    case .automatic: kind = inferredKind(column)
    case .fields(let rules):
      let rule = rules.last { $0.field.plainName == field || $0.field.text == field }
      kind = rule?.kind ?? inferredKind(column)
    }
    var values: [Value] = []
    values.reserveCapacity(text.rowCount - 1)
    let conversion = FieldConversion(kind, zone: zone)
    for row in 1..<max(1, text.rowCount) {
      guard let cell = cell(row: row, column: column) else {
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
      } else {
        let string = text.text(cell)
        values.append(kind == .none ? .string(string) : conversion.value(of: .string(string)))
      }
    }
    return values
  }

  /// The type that all values of a column have, as Vega infers it; a blank value has every type.
  private func inferredKind(_ column: Int) -> FieldParse.Kind {
    var couldBe = (boolean: true, number: true, date: true)
    let dates = FieldConversion(.date(specifier: nil), zone: zone)
    for row in 1..<max(1, text.rowCount) {
      guard let cell = cell(row: row, column: column), cell.start < cell.end else { continue }
      if couldBe.number {
        let number = Value.number(spelledBy: text.source.bytes, in: cell.start..<cell.end)
        if number.isNaN || cell.hasDoubledQuotes { couldBe.number = false }
      }
      if couldBe.boolean {
        let length = cell.end - cell.start
        couldBe.boolean =
          (length == 4 || length == 5) && ["true", "false"].contains(text.text(cell))
      }
      if couldBe.date, !couldBe.number, !couldBe.boolean {
        // A column that was a number so far must be looked at from its start again.
        return inferredDate(column, dates) ? .date(specifier: nil) : .string
      }
    }
    if couldBe.boolean { return .boolean }
    return couldBe.number ? .number : .string
  }

  private func inferredDate(_ column: Int, _ dates: FieldConversion) -> Bool {
    for row in 1..<max(1, text.rowCount) {
      guard let cell = cell(row: row, column: column), cell.start < cell.end else { continue }
      guard dates.value(of: .string(text.text(cell))).isValid else { return false }
    }
    return true
  }
}
