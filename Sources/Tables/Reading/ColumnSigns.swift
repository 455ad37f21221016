import Scales
import Syntax

/// Finds out which columns of a delimited text have decimal commas or marks between thousands.
///
/// What is stated goes first, then what the column's own values leave possible, then the scene's language, then the file's other columns, then its delimiter. A column of plain numbers stays one unless more than the language speaks against it.
struct ColumnSigns {
  private let text: DelimitedText
  private let stated: UInt8?
  private let thousands: String?
  private let language: ReadingHabits.Language?
  private let findsStyles: Bool
  private let hasFoundSemicolons: Bool

  /// So many values tell whether a column is worth reading in other styles.
  private static let sampleSize = 100

  /// - Parameter hasFoundSemicolons: Whether semicolons part the values, and nobody stated that.
  init(
    _ text: DelimitedText, format: DataFormat, habits: ReadingHabits, hasFoundSemicolons: Bool
  ) {
    self.text = text
    thousands = format.thousands
    stated =
      format.decimal ?? (thousands == "." ? WrittenNumber.comma : nil)
      ?? (thousands == "," ? WrittenNumber.point : nil)
    language = habits.language
    findsStyles = habits.findsStyles
    self.hasFoundSemicolons = hasFoundSemicolons
  }

  /// What was found out about a text.
  struct Finding {
    /// The style of each column; nil for a column that is read as usual.
    var styles: [WrittenNumber?]
    var warnings: [Diagnostic] = []
    var notes: [String] = []
  }

  /// What the values of a column are in both styles.
  private struct Count {
    var values = 0
    /// Values that are numbers without any mark between thousands, with a point.
    var plain = 0
    var point = 0
    var comma = 0
    /// Values that are numbers in both styles, and other ones in each.
    var differing = 0
    /// Values that are other numbers in a style than in the usual reading.
    var changes: (point: Int, comma: Int) = (0, 0)
    var example: DelimitedText.Cell?
    /// Whether it is clear from the first values that they are the usual numbers.
    var isSettled = false

    var isPlain: Bool { plain == values }

    func changes(by decimal: UInt8) -> Int {
      decimal == WrittenNumber.comma ? changes.comma : changes.point
    }

    /// Whether the values leave both styles possible, and it matters which.
    var isOpen: Bool { point == comma && 2 * point >= values && differing > 0 }
    /// Whether only one style has other numbers than the usual reading.
    var isSpecial: Bool { !isPlain && max(point, comma) > plain && 2 * max(point, comma) >= values }
    /// Whether the values themselves have commas before fractions, or points.
    var speaksForCommas: Bool { isSpecial && point < comma }
    var speaksForPoints: Bool { comma < point && 2 * point >= values }
  }

  /// - Parameters:
  ///   - fields: The names of the columns; nil for one that is not read as numbers.
  ///   - isPlain: Whether all values of a column are numbers without any marks.
  func finding(of fields: [String?], isPlain: (Int) -> Bool) -> Finding {
    var finding = Finding(styles: fields.map { _ in nil })
    guard stated != nil || thousands != nil || findsStyles else { return finding }
    let counts = fields.enumerated().map { $1 == nil ? nil : count($0, isPlain) }
    let commas = counts.count { $0?.speaksForCommas == true }
    let points = counts.count { $0?.speaksForPoints == true }
    var names: (comma: [String], thousands: [String]) = ([], [])
    for (index, count) in counts.enumerated() {
      guard let count, !count.isSettled, let field = fields[index],
        let decimal = decimal(count, field, commas: commas, points: points, &finding.warnings),
        !count.isPlain || count.changes(by: decimal) > 0
      else { continue }
      finding.styles[index] = WrittenNumber(decimal: decimal, thousands: thousands)
      if decimal == WrittenNumber.comma, count.point < count.comma || count.differing > 0 {
        names.comma.append(field)
      } else {
        names.thousands.append(field)
      }
    }
    if stated == nil, !names.comma.isEmpty {
      finding.notes.append("',' as the decimal mark in " + Self.list(names.comma))
    }
    if thousands == nil, !names.thousands.isEmpty {
      finding.notes.append("marks between thousands in " + Self.list(names.thousands))
    }
    return finding
  }

  static func list(_ names: [String]) -> String {
    let rest = names.count > 5 ? " and \(names.count - 5) more columns" : ""
    return names.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ") + rest
  }

  /// The byte before the fractions of a column; nil where it has no numbers but the usual ones.
  private func decimal(
    _ count: Count, _ field: String, commas: Int, points: Int, _ warnings: inout [Diagnostic]
  ) -> UInt8? {
    if let stated {
      let numbers = stated == WrittenNumber.comma ? count.comma : count.point
      return 2 * numbers >= count.values ? stated : nil
    }
    guard count.isOpen else {
      guard count.isSpecial else { return nil }
      return count.comma > count.point ? WrittenNumber.comma : WrittenNumber.point
    }
    let languagesMark = language.map {
      $0.numbers.decimal == "," ? WrittenNumber.comma : WrittenNumber.point
    }
    let othersMark: UInt8? =
      commas == points ? nil : commas > points ? WrittenNumber.comma : WrittenNumber.point
    let guess: (decimal: UInt8, reason: String?)
    if count.isPlain, othersMark != WrittenNumber.comma, !hasFoundSemicolons {
      // Without a word to the contrary a point is a point.
      let isOdd =
        othersMark == nil && (languagesMark == WrittenNumber.comma || text.delimiter == ";")
      guess = (WrittenNumber.point, isOdd ? "as a plain number" : nil)
    } else if let languagesMark {
      let isSure = othersMark == nil || othersMark == languagesMark
      guess = (languagesMark, isSure ? nil : "by the locale \"\(language?.name ?? "")\"")
    } else if let othersMark {
      guess = (othersMark, nil)
    } else if hasFoundSemicolons {
      guess = (WrittenNumber.comma, "since semicolons part the values")
    } else {
      guess = (WrittenNumber.point, "by the usual order of signs")
    }
    if let reason = guess.reason { warn(field, count, guess.decimal, reason, &warnings) }
    return guess.decimal
  }

  private func warn(
    _ field: String, _ count: Count, _ decimal: UInt8, _ reason: String,
    _ warnings: inout [Diagnostic]
  ) {
    let style = WrittenNumber(decimal: decimal, thousands: thousands)
    guard let cell = count.example,
      let number = style.value(of: text.source.bytes, in: cell.start..<cell.end)
    else { return }
    let values = count.differing == 1 ? "1 value" : "\(count.differing) values"
    warnings.append(
      Diagnostic(
        .warning,
        "\(values) of \"\(field)\", such as \"\(text.text(cell))\", may have a decimal comma or a "
          + "decimal point; this one is read as \(NumberText.shortest(number)) \(reason). "
          + "State it by \"format\": {\"decimal\": \".\"} or {\"decimal\": \",\"}",
        at: text.source.location(at: cell.start), kind: .file))
  }

  /// Counts the numbers of a column; nil where it is clear soon that there are none but the usual ones.
  private func count(_ column: Int, _ isPlain: (Int) -> Bool) -> Count? {
    let bytes = text.source.bytes
    let point = WrittenNumber(decimal: WrittenNumber.point, thousands: thousands)
    let comma = WrittenNumber(decimal: WrittenNumber.comma, thousands: thousands)
    // Where nothing speaks for commas, a column of plain numbers is what it is.
    let trustsPlain =
      text.delimiter != ";" && stated != WrittenNumber.comma && language?.numbers.decimal != ","
    var count = Count()
    for row in 1..<max(1, text.rowCount) {
      guard let cell = text.cell(row: row, column: column), !text.isBlank(cell) else { continue }
      let range = cell.start..<cell.end
      count.values += 1
      let usual = cell.hasDoubledQuotes ? .nan : Value.number(spelledBy: bytes, in: range)
      let isPlainNumber = usual.isFinite
      if isPlainNumber { count.plain += 1 }
      // Digits alone are the same number in every style.
      if isPlainNumber, !bytes[range].contains(WrittenNumber.point) {
        count.point += 1
        count.comma += 1
      } else if !cell.hasDoubledQuotes {
        let first = point.value(of: bytes, in: range)
        let second = comma.value(of: bytes, in: range)
        if let first {
          count.point += 1
          if first != usual { count.changes.point += 1 }
        }
        if let second {
          count.comma += 1
          if second != usual { count.changes.comma += 1 }
        }
        if let first, let second, first != second {
          count.differing += 1
          if count.example == nil { count.example = cell }
        }
      }
      if count.values == Self.sampleSize {
        if 2 * max(count.point, count.comma) < count.values { return nil }
        if trustsPlain, count.isPlain, isPlain(column) {
          count.isSettled = true
          return count
        }
      }
    }
    return count.values > 0 ? count : nil
  }
}
