/// A summary of many values, by Vega's names.
package enum AggregateOperation: String, CaseIterable, Sendable, Hashable {
  case count, valid, missing, distinct, sum, product, mean, average, variance, variancep, stdev,
    stdevp, stderr, median, q1, q3, ci0, ci1, min, max, argmin, argmax, values

  /// The name of the result where the scene gives none: `mean_price`, or `count`.
  package func outputName(of field: FieldPath?) -> String {
    guard let field, self != .count else { return rawValue }
    return "\(rawValue)_\(field.plainName)"
  }

  /// Whether a text of a column that spells no number is left out of the result.
  ///
  /// The ends of a column of texts alone are texts.
  func leavesTextsOut(of values: [Value]) -> Bool {
    switch self {
    case .count, .valid, .missing, .distinct, .values: false
    case .min, .max, .argmin, .argmax: values.contains(where: \.isNumber)
    default: true
    }
  }

  var needsNumbers: Bool {
    switch self {
    case .median, .q1, .q3, .ci0, .ci1: true
    default: false
    }
  }

  /// Whether the result is of the field's own kind, so that a mean of dates is a date.
  var keepsDates: Bool {
    switch self {
    case .mean, .average, .median, .q1, .q3, .ci0, .ci1: true
    default: false
    }
  }
}
