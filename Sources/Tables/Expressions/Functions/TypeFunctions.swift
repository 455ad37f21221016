/// Tests for a value's type, and turning it into another.
enum TypeFunctions {
  static let all: [ExpressionFunction] = [
    test("isArray") { if case .array = $0 { true } else { false } },
    test("isBoolean") { if case .boolean = $0.meaning { true } else { false } },
    test("isDate") { if case .date = $0.meaning { true } else { false } },
    test("isDefined") { !$0.isUndefined },
    test("isNumber") { if case .number = $0.meaning { true } else { false } },
    test("isObject") {
      switch $0.meaning {
      case .object, .array, .date: true
      default: false
      }
    },
    test("isRegExp") { PatternValue($0) != nil },
    test("isString") { if case .string = $0 { true } else { false } },
    test("isValid") { $0.isValid },
    conversion("toBoolean", .boolean),
    conversion("toNumber", .number),
    conversion("toString", .string),
    ExpressionFunction("toDate", 1) { arguments, evaluation in
      if case .date = arguments[0].meaning { return arguments[0].meaning }
      let conversion = FieldConversion(
        .date(specifier: nil), ReadingHabits(zone: evaluation.scope.conventions.zone))
      let date = conversion.value(of: arguments[0])
      return date.isNull ? .null : .number(date.asNumber)
    },
  ]

  private static func test(
    _ name: String, _ isTrue: @escaping @Sendable (Value) -> Bool
  ) -> ExpressionFunction {
    ExpressionFunction(name, 1) { arguments, _ in .boolean(isTrue(arguments[0])) }
      .counting(missing: .undefined)
  }

  private static func conversion(_ name: String, _ kind: FieldParse.Kind) -> ExpressionFunction {
    ExpressionFunction(name, 1) { arguments, evaluation in
      FieldConversion(kind, ReadingHabits(zone: evaluation.scope.conventions.zone))
        .value(of: arguments[0])
    }
  }
}
