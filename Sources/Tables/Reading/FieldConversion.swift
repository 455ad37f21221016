package import Scales

/// Turns single values into the type of a field, as Vega's `toNumber`, `toBoolean`, `toDate` and `toString` do.
///
/// Null and the empty text become null for every type.
package struct FieldConversion: Sendable {
  package let kind: FieldParse.Kind
  private let zone: TimeZoneRule
  private let parser: TimeParser?

  /// - Parameter zone: The zone of dates that name none.
  package init(_ kind: FieldParse.Kind, zone: TimeZoneRule = .utc) {
    self.kind = kind
    guard case .date(let specifier, let isUTC) = kind else {
      self.zone = zone
      parser = nil
      return
    }
    self.zone = isUTC ? .utc : zone
    // A specifier is checked where it is decoded, so there is none to report here.
    parser = specifier.flatMap { try? TimeParser($0, zone: isUTC ? .utc : zone) }
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
      return .date(DateText.milliseconds(value.asText, zone: zone) ?? .nan)
    }
  }
}

extension Table {
  /// The table with the named fields turned into the given types.
  ///
  /// A field inside an object (`a.b`) becomes a column of its own under its whole name; a rule for a field that no row has does nothing.
  package func converting(_ rules: [FieldParse], zone: TimeZoneRule = .utc) -> Table {
    var result = self
    for rule in rules where rule.kind != .none {
      guard let values = rule.field.column(in: self) else { continue }
      let conversion = FieldConversion(rule.kind, zone: zone)
      let isWhole = column(rule.field.plainName) == nil && column(rule.field.text) != nil
      let name = isWhole ? rule.field.text : rule.field.plainName
      result.setColumn(name, values.map(conversion.value(of:)))
    }
    return result
  }
}
