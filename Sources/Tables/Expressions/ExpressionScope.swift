/// What an expression can see: one row, the parameters, and the seed of its random numbers.
package struct ExpressionScope: Sendable {
  /// The row that `datum` stands for.
  package enum Datum: Sendable {
    case none
    case row(TableRow)
    case value(Value)
  }

  package var datum: Datum
  package var parameters: [String: Value]
  /// Seeds `random()`; the same seed and row give the same numbers.
  package var seed: UInt64

  package init(
    datum: Datum = .none, parameters: [String: Value] = [:], seed: UInt64 = 0
  ) {
    self.datum = datum
    self.parameters = parameters
    self.seed = seed
  }

  package init(row: TableRow, parameters: [String: Value] = [:], seed: UInt64 = 0) {
    self.init(datum: .row(row), parameters: parameters, seed: seed)
  }
}
