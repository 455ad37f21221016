import Scales
import Syntax

/// Turns the cells of a delimited text into columns of texts that mean numbers, dates and truth values.
struct DelimitedReader {
  private let text: DelimitedText
  private let parse: DataFormat.Parse
  private let habits: ReadingHabits
  private let signs: ColumnSigns
  private(set) var warnings: [Diagnostic] = []
  /// How the text was read, where that was found out.
  private(set) var notes: [String] = []
  /// Columns of dates that were found to have the day first.
  private var dayFirst: [String] = []

  init(
    _ source: SourceText, delimiter: Unicode.Scalar, format: DataFormat, habits: ReadingHabits
  ) throws(DiagnosticError) {
    var found = DelimiterFinder.Finding(delimiter: delimiter)
    var start: Int?
    if format.findsDelimiter, habits.findsStyles {
      if let statement = DelimiterFinder.statement(in: source.bytes) {
        found.delimiter = statement.delimiter
        start = statement.end
      } else {
        found = DelimiterFinder.delimiter(of: source.bytes, usual: delimiter)
      }
    }
    let isFound = found.delimiter != delimiter
    text = try DelimitedText(source, delimiter: found.delimiter, from: start)
    parse = format.parse
    self.habits = habits
    signs = ColumnSigns(
      text, format: format, habits: habits, hasFoundSemicolons: isFound && found.delimiter == ";")
    guard isFound else { return }
    let name = Self.name(of: found.delimiter)
    notes.append("\(name) between cells")
    guard let rival = found.rival else { return }
    warnings.append(
      Diagnostic(
        .warning,
        "both \(name) and \(Self.name(of: rival)) may part these cells; \(name) is taken, which gives "
          + "more of them. State it by \"format\": {\"delimiter\": ...}",
        at: source.location(at: 0), kind: .file))
  }

  private static func name(of delimiter: Unicode.Scalar) -> String {
    delimiter == "\t" ? "tabs" : "'\(delimiter)'"
  }

  /// The table; the first row names its columns.
  mutating func table() throws(DiagnosticError) -> Table {
    guard text.rowCount > 0 else { return Table() }
    let header = text.cells(ofRow: 0).map { text.text(text.cells[$0]) }
    warnOfRaggedRows(width: header.count)
    var plain: [Int: [Double]] = [:]
    let found = signs.finding(of: header.map { readsNumbers($0) ? $0 : nil }) { column in
      plain[column] = meanings(column, number)
      return plain[column] != nil
    }
    warnings += found.warnings
    notes += found.notes
    var table = Table(rowCount: text.rowCount - 1)
    var seen: Set<String> = []
    for (index, field) in header.enumerated() {
      if !seen.insert(field).inserted {
        warnings.append(
          Diagnostic(
            .warning, "the column `\(field)` occurs again in the header; the last one counts",
            at: text.source.location(at: text.cells[index].start), kind: .file))
      }
      if rule(for: field) == nil, let numbers = plain[index] {
        table.setColumn(field, cells(.number, numbers, index))
      } else {
        table.setColumn(field, try column(field, at: index, found.styles[index]))
      }
    }
    if !dayFirst.isEmpty { notes.append("the day first in " + ColumnSigns.list(dayFirst)) }
    return table
  }

  /// The type that the format states for a field; nil where it is found out.
  private func rule(for field: String) -> FieldParse.Kind? {
    switch parse {
    case .none: FieldParse.Kind.none
    case .automatic: nil
    case .fields(let rules):
      rules.last { $0.field.plainName == field || $0.field.text == field }?.kind
    }
  }

  private func readsNumbers(_ field: String) -> Bool {
    let kind = rule(for: field)
    return kind == nil || kind == .number
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

  private mutating func column(
    _ field: String, at column: Int, _ style: WrittenNumber?
  ) throws(DiagnosticError) -> [Value] {
    guard let kind = rule(for: field) else { return try inferredValues(field, column, style) }
    if let style, kind == .number { return numbers(column, style) }
    return try values(field, column, kind)
  }

  private func values(
    _ field: String, _ column: Int, _ kind: FieldParse.Kind
  ) throws(DiagnosticError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(text.rowCount - 1)
    let conversion = FieldConversion(kind, habits)
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
  private mutating func inferredValues(
    _ field: String, _ column: Int, _ style: WrittenNumber?
  ) throws(DiagnosticError) -> [Value] {
    if let style { return writtenNumbers(column, style) }
    if let flags = meanings(column, flag) { return cells(.boolean, flags, column) }
    if let numbers = meanings(column, number) { return cells(.number, numbers, column) }
    // All of a column is in the language's order of days and months, or none of it is.
    if let local = habits.localReading, let dates = meanings(column, { local(text.text($0)) }) {
      return cells(.date, dates, column)
    }
    if let dates = meanings(column, date) {
      warnOfOrder(field, column)
      return cells(.date, dates, column)
    }
    if let dates = dayFirstDates(column) {
      dayFirst.append(field)
      return cells(.date, dates, column)
    }
    return try values(field, column, .string)
  }

  /// What each value of a column means, NaN for blank ones; nil where one of them means nothing.
  private func meanings(
    _ column: Int, _ meaning: (DelimitedText.Cell) -> Double?
  ) -> [Double]? {
    var meanings: [Double] = []
    meanings.reserveCapacity(text.rowCount - 1)
    for row in 1..<max(1, text.rowCount) {
      guard let cell = text.cell(row: row, column: column), !text.isBlank(cell) else {
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
      ?? DateText.milliseconds(text.text(cell), zone: habits.zone, needsYear: true)
  }

  /// The dates of a column whose numbers can only be days, months and years in this order, such as `25/12/2021`.
  private func dayFirstDates(_ column: Int) -> [Double]? {
    guard habits.findsStyles else { return nil }
    let reader = LocalDates(dayFirstIn: habits.zone)
    var isProven = false
    let dates = meanings(column) { cell in
      let text = text.text(cell)
      guard let day = LocalDates.leadingNumber(text) else { return nil }
      if day > 12 { isProven = true }
      return reader.milliseconds(text)
    }
    return isProven ? dates : nil
  }

  /// Warns of dates such as `3/4/2021`, whose order nothing tells.
  private mutating func warnOfOrder(_ field: String, _ column: Int) {
    guard habits.findsStyles, habits.language == nil else { return }
    let reader = LocalDates(dayFirstIn: habits.zone)
    var example: DelimitedText.Cell?
    let dates = meanings(column) { cell in
      let text = text.text(cell)
      guard LocalDates.leadingNumber(text) != nil, let other = reader.milliseconds(text) else {
        return nil
      }
      if example == nil, date(cell) != other { example = cell }
      return other
    }
    guard dates != nil, let example else { return }
    warnings.append(
      Diagnostic(
        .warning,
        "the dates of \"\(field)\", such as \"\(text.text(example))\", may have the day or the month "
          + "first; the month is taken. State it by the scene's \"locale\", or by "
          + "\"format\": {\"parse\": {\"\(field)\": \"date:'%d/%m/%Y'\"}}",
        at: text.source.location(at: example.start), kind: .file))
  }

  /// The numbers of a column in a style of its own; NaN for a text that spells none.
  private func numbers(_ column: Int, _ style: WrittenNumber) -> [Value] {
    (1..<max(1, text.rowCount)).map { row in
      guard let cell = text.cell(row: row, column: column), !text.isBlank(cell) else {
        return .null
      }
      return .number(style.value(of: text.source.bytes, in: cell.start..<cell.end) ?? .nan)
    }
  }

  /// The texts of such a column with their numbers beside them; a text that spells none is a text alone.
  private func writtenNumbers(_ column: Int, _ style: WrittenNumber) -> [Value] {
    let rows = 1..<max(1, text.rowCount)
    let numbers = rows.map { row in
      text.cell(row: row, column: column).flatMap {
        style.value(of: text.source.bytes, in: $0.start..<$0.end)
      } ?? .nan
    }
    let shared = CellColumn(.number, numbers, of: .file(text, column: column))
    return numbers.enumerated().map { row, number in
      if !number.isNaN { return .cell(Cell(shared, row: row)) }
      guard let cell = text.cell(row: row + 1, column: column), !text.isBlank(cell) else {
        return .null
      }
      return .string(text.text(cell))
    }
  }
}
