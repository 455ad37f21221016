/// Lists: their ends, parts, order, and ranges of numbers.
enum SequenceFunctions {
  static let all: [ExpressionFunction] = [
    ExpressionFunction("length", 1) { values, _ in values[0].member("length") },
    ExpressionFunction("extent", 1) { values, _ in
      let elements = values[0].isNull ? [] : try elements(values[0])
      let valid = elements.filter(\.isValid)
      guard let first = valid.first else { return .array([.null, .null]) }
      let low = valid.reduce(first) { isLess($1, $0) ? $1 : $0 }
      let high = valid.reduce(first) { isLess($0, $1) ? $1 : $0 }
      return .array([low, high])
    },
    ExpressionFunction("peek", 1) { values, _ in try elements(values[0]).last ?? .null },
    ExpressionFunction("reverse", 1) { values, _ in .array(try list(values[0]).reversed()) },
    ExpressionFunction("sort", 1) { values, _ in
      .array(try list(values[0]).sorted { ValueOrder.compare($0, $1) < 0 })
    },
    ExpressionFunction("join", 1...2) { values, _ in
      let separator = values.count > 1 ? values[1].asText : ","
      let parts = try list(values[0]).map { $0.isNull ? "" : $0.asText }
      return try TextFunctions.text(parts.joined(separator: separator))
    },
    ExpressionFunction("pluck", 2) { values, _ in
      let path = FieldPath(values[1].asText)
      return .array(
        try list(values[0]).map { element in path.segments.reduce(element) { $0.member($1) } })
    },
    ExpressionFunction("span", 1) { values, _ in
      let elements = values[0].isNull ? [] : try elements(values[0])
      guard let first = elements.first, let last = elements.last else { return .number(0) }
      let span = last.asNumber - first.asNumber
      return .number(span.isNaN ? 0 : span)
    },
    ExpressionFunction("lerp", 2) { values, _ in
      let elements = try list(values[0])
      let low = elements.first?.asNumber ?? .nan
      let high = elements.last?.asNumber ?? .nan
      let share = values[1].asNumber
      if share == 0 || share.isNaN { return .number(low) }
      return .number(share == 1 ? high : low + share * (high - low))
    }.counting(missing: .number(.nan)),
    ExpressionFunction("inrange", 2...4) { values, _ in
      let range = try list(values[1])
      guard let first = range.first, let last = range.last else { return .boolean(false) }
      let value = values[0]
      let includesLow = values.count < 3 || values[2].isTruthy
      let includesHigh = values.count < 4 || values[3].isTruthy
      let (low, high) = isLess(last, first) ? (last, first) : (first, last)
      let isAbove: BinaryOperator = includesLow ? .lessOrEqual : .less
      let isBelow: BinaryOperator = includesHigh ? .lessOrEqual : .less
      return .boolean(
        isAbove.apply(to: low, value).isTruthy && isBelow.apply(to: value, high).isTruthy)
    }.counting(missing: .number(.nan)),
    ExpressionFunction("clampRange", 3) { values, _ in
      clampRange(try ends(values[0]), values[1].asNumber, values[2].asNumber)
    },
    ExpressionFunction("flush", 6) { values, _ in
      let (first, last) = try ends(values[0])
      if values[2].isNull { return values[5] }
      let (value, threshold) = (values[1].asNumber, values[2].asNumber)
      let toLow = abs(value - min(first, last))
      let toHigh = abs(max(first, last) - value)
      return toLow < toHigh && toLow <= threshold
        ? values[3] : toHigh <= threshold ? values[4] : values[5]
    },
    ExpressionFunction("sequence", 1...3) { values, _ in
      let numbers = values.map(\.asNumber)
      return .array(
        try sequence(
          from: numbers.count > 1 ? numbers[0] : 0, to: numbers.count > 1 ? numbers[1] : numbers[0],
          by: numbers.count > 2 ? numbers[2] : 1
        ).map { .number($0) })
    },
    ExpressionFunction("merge", 1...100) { values, _ in
      var result: [String: Value] = [:]
      for case .object(let members) in values { result.merge(members) { $1 } }
      return .object(result)
    },
  ]

  /// The elements of a list argument.
  ///
  /// - Parameter other: What else the function takes, for the message.
  static func list(
    _ value: Value, or other: String? = nil
  ) throws(ExpressionError) -> [Value] {
    guard case .array(let elements) = value else {
      let wanted = ["a list", other].compactMap { $0 }.joined(separator: " or ")
      throw ExpressionError("expected \(wanted); found \(value.kind)")
    }
    return elements
  }

  /// The elements of a list, or the characters of a text.
  private static func elements(_ value: Value) throws(ExpressionError) -> [Value] {
    guard let text = value.spelling else { return try list(value) }
    return text.utf16.map { .string(String(decoding: [$0], as: UTF16.self)) }
  }

  /// Whether JavaScript finds a value less than another.
  private static func isLess(_ a: Value, _ b: Value) -> Bool {
    BinaryOperator.less.apply(to: a, b).isTruthy
  }

  private static func ends(_ value: Value) throws(ExpressionError) -> (Double, Double) {
    let elements = try list(value)
    guard let first = elements.first, let last = elements.last else {
      throw ExpressionError("expected a list of two numbers; found an empty list")
    }
    return (first.asNumber, last.asNumber)
  }

  /// start, start + step, … below stop, each computed from its index.
  static func sequence(
    from start: Double, to stop: Double, by step: Double
  ) throws(ExpressionError) -> [Double] {
    let count = ((stop - start) / step).rounded(.up)
    guard step != 0, !count.isNaN, count > 0 else { return [] }
    guard count <= Double(ExpressionEvaluation.sizeLimit) else {
      throw ExpressionError("a sequence holds at most \(ExpressionEvaluation.sizeLimit) numbers")
    }
    return (0..<(Int(exactly: count) ?? 0)).map { start + Double($0) * step }
  }

  /// A range moved, and where it must be cut, to lie within bounds.
  private static func clampRange(
    _ range: (Double, Double), _ low: Double, _ high: Double
  ) -> Value {
    let lower = min(range.0, range.1)
    let span = abs(range.1 - range.0)
    guard span < high - low else { return .array([.number(low), .number(high)]) }
    let start = min(max(lower, low), high - span)
    return .array([.number(start), .number(start + span)])
  }
}
