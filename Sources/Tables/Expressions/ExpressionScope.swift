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
  /// The zone of dates and the locale of formats.
  package var conventions: Conventions

  package init(
    datum: Datum = .none, parameters: [String: Value] = [:], seed: UInt64 = 0,
    conventions: Conventions = Conventions()
  ) {
    self.datum = datum
    self.parameters = parameters
    self.seed = seed
    self.conventions = conventions
  }
}
