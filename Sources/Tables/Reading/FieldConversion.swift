import Scales

/// Turns single values into the type of a field, as Vega's `toNumber`, `toBoolean`, `toDate` and `toString` do.
///
/// Null and the empty text become null for every type.
package struct FieldConversion: Sendable {
  package let kind: FieldParse.Kind
  private let zone: TimeZoneRule
  private let parser: TimeParser?
  private let dates: LocalDates?

  /// - Parameter habits: The zone of dates that name none, and the language of their words.
  package init(_ kind: FieldParse.Kind, _ habits: ReadingHabits = ReadingHabits()) {
    self.kind = kind
    var habits = habits
    if case .date(_, isUTC: true) = kind { habits.zone = .utc }
    dates = habits.dates
    zone = habits.zone
    guard case .date(let specifier?, _) = kind else {
      parser = nil
      return
    }
    // A specifier is checked where it is decoded, so there is none to report here.
    parser = try? TimeParser(
      specifier, locale: habits.language?.times ?? .americanEnglish, zone: zone)
  }

  package func value(of value: Value) -> Value {
    if kind == .none { return value }
    if value.isNull || value.isEmptyText { return .null }
    switch kind {
    case .none: return value
    case .number:
      if case .number = value { return value }
      return .number(value.asNumber)
    case .boolean:
      if let text = value.spelling { return .boolean(text != "false" && text != "0") }
      return .boolean(value.isTruthy)
    case .string: return .string(value.asText)
    case .date:
      if case .date = value.meaning { return value.meaning }
      if let parser { return .date(parser.time(value.asText) ?? .nan) }
      if case .number(let number) = value { return .date(number) }
      let text = value.asText
      return .date(dates?.milliseconds(text) ?? DateText.milliseconds(text, zone: zone) ?? .nan)
    }
  }
}

extension Table {
  /// The table with the named fields turned into the given types.
  ///
  /// A field inside an object (`a.b`) becomes a column of its own under its whole name; a rule for a field that no row has does nothing.
  package func converting(_ rules: [FieldParse], _ habits: ReadingHabits = ReadingHabits()) -> Table
  {
    var result = self
    for rule in rules where rule.kind != .none {
      guard let values = rule.field.column(in: self) else { continue }
      let conversion = FieldConversion(rule.kind, habits)
      let isWhole = column(rule.field.plainName) == nil && column(rule.field.text) != nil
      let name = isWhole ? rule.field.text : rule.field.plainName
      result.setColumn(name, values.map(conversion.value(of:)))
    }
    return result
  }
}
