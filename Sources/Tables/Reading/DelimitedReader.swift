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

  /// The values in the type that all of them have, as Vega infers it; a blank value has every type.
  private func inferredValues(_ field: String, _ column: Int) throws(DiagnosticError) -> [Value] {
    var couldBe = (boolean: true, number: true)
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
      if !couldBe.number, !couldBe.boolean {
        if let dates = dates(column) { return dates }
        return try values(field, column, .string)
      }
    }
    return try values(field, column, couldBe.boolean ? .boolean : .number)
  }

  /// The values as dates; nil where one of them is none.
  private func dates(_ column: Int) -> [Value]? {
    let conversion = FieldConversion(.date(specifier: nil), zone: zone)
    var values: [Value] = []
    values.reserveCapacity(text.rowCount - 1)
    for row in 1..<max(1, text.rowCount) {
      guard let cell = cell(row: row, column: column), cell.start < cell.end else {
        values.append(.null)
        continue
      }
      let place = cell.start..<cell.end
      if let date = InstantText.milliseconds(ofISODate: text.source.bytes, in: place) {
        values.append(.date(date))
        continue
      }
      let value = conversion.value(of: .string(text.text(cell)))
      guard value.isValid else { return nil }
      values.append(value)
    }
    return values
  }
}
