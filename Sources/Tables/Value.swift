/// One value of a data table, with JavaScript's meaning where Vega's differs from ours.
package enum Value: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  /// Milliseconds since 1970-01-01T00:00:00Z; may be NaN for an invalid date.
  case date(Double)
  case array([Value])
  case object([String: Value])
}
