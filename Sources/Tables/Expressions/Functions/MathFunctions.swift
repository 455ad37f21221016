import Foundation

/// Numbers from numbers, as JavaScript's `Math`.
enum MathFunctions {
  static let constants: [String: Double] = [
    "NaN": .nan, "E": M_E, "LN10": M_LN10, "LN2": M_LN2, "LOG10E": M_LOG10E, "LOG2E": M_LOG2E,
    "PI": Double.pi, "SQRT1_2": 0.5.squareRoot(), "SQRT2": 2.0.squareRoot(),
    "MIN_VALUE": .leastNonzeroMagnitude, "MAX_VALUE": .greatestFiniteMagnitude,
    "Infinity": .infinity,
  ]

  static let all: [ExpressionFunction] = [
    function("abs", abs), function("acos", acos), function("asin", asin), function("atan", atan),
    function("ceil", ceil), function("cos", cos), function("exp", exp), function("floor", floor),
    function("log", log), function("sin", sin), function("sqrt", { $0.squareRoot() }),
    function("tan", tan), function("round", round),
    ExpressionFunction("atan2", 2) { values, _ in
      .number(atan2(values[0].asNumber, values[1].asNumber))
    }.counting(missing: .number(.nan), omitted: false),
    ExpressionFunction("pow", 2) { values, _ in
      .number(power(values[0].asNumber, values[1].asNumber))
    }.counting(missing: .number(.nan), omitted: false),
    ExpressionFunction("hypot", 0...1000) { values, _ in
      .number(values.reduce(0) { hypot($0, $1.asNumber) })
    }.counting(missing: .number(.nan), omitted: false),
    ExpressionFunction("max", 0...1000) { values, _ in
      .number(values.reduce(-.infinity) { largest($0, $1.asNumber) })
    }.counting(missing: .number(.nan), omitted: false),
    ExpressionFunction("min", 0...1000) { values, _ in
      .number(-values.reduce(-.infinity) { largest($0, -$1.asNumber) })
    }.counting(missing: .number(.nan), omitted: false),
    ExpressionFunction("clamp", 3) { values, _ in
      let (value, low, high) = (values[0].asNumber, values[1].asNumber, values[2].asNumber)
      return .number(largest(low, -largest(-high, -value)))
    }.counting(missing: .number(.nan), omitted: false),
    ExpressionFunction("random", 0) { _, evaluation in .number(evaluation.random()) },
    ExpressionFunction("isNaN", 1) { values, _ in
      switch values[0].meaning {
      case .number(let value), .date(let value): .boolean(value.isNaN)
      default: .boolean(false)
      }
    },
    ExpressionFunction("isFinite", 1) { values, _ in
      if case .number(let value) = values[0].meaning {
        .boolean(value.isFinite)
      } else {
        .boolean(false)
      }
    },
  ]

  private static func function(
    _ name: String, _ body: @escaping @Sendable (Double) -> Double
  ) -> ExpressionFunction {
    ExpressionFunction(name, ofNumber: body)
  }

  /// JavaScript's rounding: halves go up.
  private static func round(_ value: Double) -> Double {
    let down = value.rounded(.down)
    return value - down >= 0.5 ? down + 1 : down
  }

  /// JavaScript's power: where the exponent is NaN, or one is raised to infinity, there is none.
  private static func power(_ base: Double, _ exponent: Double) -> Double {
    exponent.isNaN || exponent.isInfinite && abs(base) == 1 ? .nan : pow(base, exponent)
  }

  /// The larger number, or NaN where one is NaN.
  private static func largest(_ a: Double, _ b: Double) -> Double {
    a.isNaN || b.isNaN ? .nan : Swift.max(a, b)
  }
}
