/// Turns single values into the type of a field, as Vega's `toNumber`, `toBoolean`, `toDate` and `toString` do.
///
/// Null and the empty text become null for every type.
struct FieldConversion {
  let kind: FieldParse.Kind

  init(_ kind: FieldParse.Kind) { self.kind = kind }

  func value(of value: Value) -> Value {
    if kind == .none { return value }
    if value.isNull || value == .string("") { return .null }
    switch kind {
    case .none: return value
    case .number:
      if case .number = value { return value }
      return .number(value.asNumber)
    case .boolean:
      if case .string(let text) = value { return .boolean(text != "false" && text != "0") }
      return .boolean(value.isTruthy)
    case .string: return .string(value.asText)
    case .date(let specifier):
      switch value {
      case .date: return value
      case .number(let number):
        guard let specifier else { return .date(number) }
        return .date(InstantText.milliseconds(value.asText, specifier: specifier))
      default:
        guard let specifier else { return .date(InstantText.milliseconds(value.asText)) }
        return .date(InstantText.milliseconds(value.asText, specifier: specifier))
      }
    }
  }
}

extension Table {
  /// The table with the named fields turned into the given types.
  ///
  /// A field inside an object (`a.b`) becomes a column of its own under its whole name; a rule for a field that no row has does nothing.
  package func converting(_ rules: [FieldParse]) -> Table {
    var result = self
    for rule in rules where rule.kind != .none {
      guard let values = rule.field.column(in: self) else { continue }
      let conversion = FieldConversion(rule.kind)
      let name =
        column(rule.field.plainName) == nil && column(rule.field.text) != nil
        ? rule.field.text : rule.field.plainName
      result.setColumn(name, values.map(conversion.value(of:)))
    }
    return result
  }
}
