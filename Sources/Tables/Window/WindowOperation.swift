/// A calculation over the rows around each row, by Vega's names; or a summary of them.
package enum WindowOperation: Sendable, Hashable {
  case rowNumber, rank, denseRank, percentRank, cumulativeDistribution
  /// Which of `count` equal parts the row falls into, from 1.
  case tile(count: Int)
  case lag(Int)
  case lead(Int)
  case first, last
  /// The value of the nth row of the frame, from 1.
  case nth(Int)
  /// The value of the row, or of the nearest one before it that has one.
  case previousValue
  /// The value of the row, or of the nearest one after it that has one.
  case nextValue
  case aggregate(AggregateOperation)

  static let names: [String] =
    [
      "row_number", "rank", "dense_rank", "percent_rank", "cume_dist", "ntile", "lag", "lead",
      "first_value", "last_value", "nth_value", "prev_value", "next_value",
    ] + AggregateOperation.allCases.map(\.rawValue)

  /// - Parameter parameter: The offset of `lag` and `lead`, the count of `ntile`, the place of `nth_value`.
  init?(name: String, parameter: Int?) {
    let amount = parameter ?? 1
    switch name {
    case "row_number": self = .rowNumber
    case "rank": self = .rank
    case "dense_rank": self = .denseRank
    case "percent_rank": self = .percentRank
    case "cume_dist": self = .cumulativeDistribution
    case "ntile": self = .tile(count: amount)
    case "lag": self = .lag(amount)
    case "lead": self = .lead(amount)
    case "first_value": self = .first
    case "last_value": self = .last
    case "nth_value": self = .nth(amount)
    case "prev_value": self = .previousValue
    case "next_value": self = .nextValue
    default:
      guard let operation = AggregateOperation(rawValue: name) else { return nil }
      self = .aggregate(operation)
    }
  }

  var needsField: Bool {
    switch self {
    case .lag, .lead, .first, .last, .nth, .previousValue, .nextValue: true
    case .aggregate(let operation): operation != .count && operation != .values
    default: false
    }
  }
}
