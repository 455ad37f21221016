/// A text of the data that also spells a number, a date or a truth value.
///
/// - Its text is the value of a discrete channel, of a look-up, of a text function, and of a comparison with a text.
/// - Its meaning is that of a measure, of arithmetic, and of a comparison with anything else.
package struct Cell: Sendable {
  private let column: CellColumn
  /// The index of its row in the data as they were read.
  let row: Int

  init(_ column: CellColumn, row: Int) {
    self.column = column
    self.row = row
  }

  /// The text as it stands in the data.
  package var text: String { column.text(row) }

  /// What the text spells; a number or a date that is NaN where it spells none.
  package var meaning: Value {
    switch column.kind {
    case .number: .number(column.numbers[row])
    case .date: .date(column.numbers[row])
    case .boolean: .boolean(column.numbers[row] != 0)
    }
  }

  /// The number, the milliseconds since 1970, or 1 for true and 0 for false; NaN where the text spells none.
  package var number: Double { column.numbers[row] }

  var kind: CellColumn.Kind { column.kind }

  /// Whether the text is four digits.
  var isYear: Bool {
    let digits = text.utf8
    return digits.count == 4 && digits.allSatisfy { (0x30...0x39).contains($0) }
  }
}

/// The texts of one column of the data with what each of them means.
///
/// Its cells share it, so that a cell takes no more room than any other value.
final class CellColumn: Sendable {
  enum Kind: Sendable { case number, date, boolean }

  /// Where the texts are.
  enum Texts: Sendable {
    /// In the file itself, in the column of that index.
    case file(DelimitedText, column: Int)
    case values([Value])
  }

  let kind: Kind
  /// What each row's text means; NaN where it means nothing.
  let numbers: [Double]
  private let texts: Texts

  init(_ kind: Kind, _ numbers: [Double], of texts: Texts) {
    self.kind = kind
    self.numbers = numbers
    self.texts = texts
  }

  func text(_ row: Int) -> String {
    switch texts {
    case .values(let values): values[row].asText
    case .file(let file, let column): file.cell(row: row + 1, column: column).map(file.text) ?? ""
    }
  }
}

extension Value {
  /// What the value is as a measure: a number, a date or a truth value in place of a cell's text.
  package var meaning: Value {
    if case .cell(let cell) = self { cell.meaning } else { self }
  }

  /// The text that a discrete channel and a text function see, where the value is one.
  package var spelling: String? {
    switch self {
    case .string(let text): text
    case .cell(let cell): cell.text
    default: nil
    }
  }
}

extension [Value] {
  /// Whether any value has a text beside its meaning.
  package var hasCells: Bool { contains { if case .cell = $0 { true } else { false } } }

  /// The column read as a measure: its texts keep their wording and get a number or a date beside it.
  ///
  /// - Parameter meaning: The number, or the milliseconds since 1970, that a text spells; nil where it spells none.
  /// - Returns: Nil where no value is a text that has yet to be read.
  func reading(as kind: CellColumn.Kind, _ meaning: (String) -> Double?) -> [Value]? {
    func isRead(_ value: Value) -> Bool {
      switch value {
      case .string: false
      // What means a date already is no worse a number.
      case .cell(let cell): kind == .number || cell.kind == kind
      default: true
      }
    }
    guard !allSatisfy(isRead) else { return nil }
    let numbers = map { isRead($0) ? .nan : $0.spelling.flatMap(meaning) ?? .nan }
    let column = CellColumn(kind, numbers, of: .values(self))
    return enumerated().map { row, value in
      if isRead(value) { return value }
      return value.isEmptyText ? .null : .cell(Cell(column, row: row))
    }
  }
}
