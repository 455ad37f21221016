package import Scales
package import Syntax

extension Table {
  /// Gives the texts of a field the dates that they spell, as a channel of times asks for; the texts stay.
  ///
  /// - Parameter habits: The zone of dates that name none, and the language in whose order and words dates may be.
  package mutating func readDates(of field: String, _ habits: ReadingHabits = ReadingHabits()) {
    guard let values = column(field) else { return }
    let usual = { DateText.milliseconds($0, zone: habits.zone) }
    var meaning = usual
    if let local = habits.localReading {
      // All of a column is in the language's order of days and months, or none of it is.
      let isLocal = values.allSatisfy { value in
        guard case .string(let text) = value, !value.isEmptyText else { return true }
        return local(text) != nil
      }
      meaning = isLocal ? { local($0) ?? usual($0) } : { usual($0) ?? local($0) }
    }
    guard let read = values.reading(as: .date, meaning) else { return }
    setColumn(field, read)
  }

  /// Gives the texts of a field the numbers that they spell, as a channel of amounts asks for; the texts stay.
  package mutating func readNumbers(of field: String) {
    guard let values = column(field),
      let read = values.reading(as: .number, { Value.number(in: $0) })
    else { return }
    setColumn(field, read)
  }
}

/// Texts of a column that mean nothing as what a channel asks for.
package struct UnreadTexts: Sendable, Hashable {
  /// What the texts were to be read as.
  package enum Kind: String, Sendable, Hashable { case number, date }

  package let kind: Kind
  package var count: Int
  /// The first of them.
  package let example: String
  /// Its row in the data, from 1; nil where that is not known.
  package let row: Int?

  /// A warning of them.
  ///
  /// - Parameters:
  ///   - fate: What becomes of them, such as "not drawn".
  ///   - location: Where the scene asks for their field.
  package func warning(field: String, fate: String, at location: SourceLocation?) -> Diagnostic {
    let isOne = count == 1
    let values = isOne ? "1 value" : "\(count) values"
    let areNone = isOne ? "is not a \(kind.rawValue)" : "are not \(kind.rawValue)s"
    let place = row.map { " in row \($0) of the data" } ?? ""
    return Diagnostic(
      .warning,
      "\(values) of \"\(field)\" \(areNone), such as \"\(example)\"\(place), and "
        + "\(isOne ? "is" : "are") \(fate)", at: location)
  }
}

extension TransformContext {
  /// Warns of texts in a column from which a transform works out numbers.
  mutating func warnOfTextsWithoutNumber(_ values: [Value], of field: LocatedField) {
    warn(of: values.textsWithoutNumber(), field)
  }

  /// Warns of texts in a column of which a transform takes the dates.
  mutating func warnOfTextsWithoutDate(_ values: [Value], of field: LocatedField) {
    warn(of: values.textsWithoutDate(zone: conventions.zone), field)
  }

  private mutating func warn(of texts: UnreadTexts?, _ field: LocatedField) {
    guard let texts else { return }
    let warning = texts.warning(field: field.path.text, fate: "left out", at: field.location)
    if !warnings.contains(where: { $0.message == warning.message }) { warnings.append(warning) }
  }
}

extension [Value] {
  /// The values as plain numbers, a text that spells none as null; nil where all of them are plain already.
  package var measuredNumbers: [Value]? {
    guard hasTexts else { return nil }
    return map { value in
      if case .cell(let cell) = value, cell.kind == .number { return Value.plain(cell) }
      guard let text = value.spelling else { return value }
      if let number = Value.number(in: text) { return .number(number) }
      if case .cell(let cell) = value { return Value.plain(cell) }
      return .null
    }
  }

  /// The values as plain dates, a text that spells none as null; nil where all of them are plain already.
  package func measuredDates(zone: TimeZoneRule) -> [Value]? {
    guard hasTexts else { return nil }
    return map { value in
      if case .cell(let cell) = value, cell.kind == .date { return Value.plain(cell) }
      guard let text = value.spelling else { return value }
      return DateText.milliseconds(text, zone: zone).map { .date($0) } ?? .null
    }
  }

  /// The texts that spell no number; nil where all do.
  ///
  /// What means a date or a truth value is no text.
  package func textsWithoutNumber() -> UnreadTexts? {
    unread(as: .number) { cell in
      cell.kind != .number || !cell.number.isNaN
    } isSpelled: {
      Value.number(in: $0) != nil
    }
  }

  /// The texts that spell no date; nil where all do.
  ///
  /// - Parameter zone: The zone of dates that name none.
  package func textsWithoutDate(zone: TimeZoneRule) -> UnreadTexts? {
    unread(as: .date) { cell in
      cell.kind == .date && !cell.number.isNaN
    } isSpelled: {
      DateText.milliseconds($0, zone: zone) != nil
    }
  }

  private func unread(
    as kind: UnreadTexts.Kind, isRead: (Cell) -> Bool, isSpelled: (String) -> Bool
  ) -> UnreadTexts? {
    var found: UnreadTexts?
    for value in self {
      var row: Int?
      if case .cell(let cell) = value {
        if isRead(cell) { continue }
        row = cell.row + 1
      }
      guard !value.isEmptyText, let text = value.spelling, !isSpelled(text) else { continue }
      if found == nil { found = UnreadTexts(kind: kind, count: 0, example: text, row: row) }
      found?.count += 1
    }
    return found
  }

  private var hasTexts: Bool {
    contains { value in
      switch value {
      case .string, .cell: true
      default: false
      }
    }
  }
}

extension Value {
  /// The finite number that a text spells; nil where it spells none.
  fileprivate static func number(in text: String) -> Double? {
    let number = number(spelledBy: text)
    return !text.isEmpty && number.isFinite ? number : nil
  }

  fileprivate static func plain(_ cell: Cell) -> Value {
    cell.number.isNaN ? .null : cell.meaning
  }
}
