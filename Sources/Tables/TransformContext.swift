package import Syntax

/// What transforms see beside the table, and what they leave for later ones.
package struct TransformContext: Sendable {
  /// The named values that expressions can use; `extent` adds to them.
  package var parameters: [String: Value]
  /// Seeds everything that is random: samples, bootstraps, `random()`.
  package var seed: UInt64
  package var conventions: Conventions
  /// Reads the `data` of a `lookup`.
  package var loadData: @Sendable (JSONNode) throws(DiagnosticError) -> Table
  /// What was left out or seems odd, in the order of the steps.
  package var warnings: [Diagnostic] = []

  package init(
    parameters: [String: Value] = [:], seed: UInt64 = 0,
    conventions: Conventions = Conventions(),
    loadData: (@Sendable (JSONNode) throws(DiagnosticError) -> Table)? = nil
  ) {
    self.parameters = parameters
    self.seed = seed
    self.conventions = conventions
    if let loadData {
      self.loadData = loadData
    } else {
      self.loadData = { (node: JSONNode) throws(DiagnosticError) -> Table in
        throw DiagnosticError("no other data can be read here", at: node.location)
      }
    }
  }

  /// What an expression sees in one row.
  func scope(_ table: Table, row: Int) -> ExpressionScope {
    ExpressionScope(
      datum: .row(table.row(row)), parameters: parameters, seed: seed, conventions: conventions)
  }
}
