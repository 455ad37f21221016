package import Syntax

/// One step that makes a table from a table: the `transform` entry of one key.
package protocol TableTransform: Sendable {
  /// Decodes the entry; throws a scene error at what is wrong in it.
  init(decoding node: JSONNode) throws(DiagnosticError)

  /// The table after the step.
  func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table
}
