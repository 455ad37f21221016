package import Syntax

/// Adds a column whose values are computed from each row.
package struct CalculateTransform: TableTransform, Hashable {
  package var expression: Expression
  package var name: String
  private var node: JSONNode?

  package init(expression: Expression, as name: String) {
    self.expression = expression
    self.name = name
  }

  package init(decoding node: JSONNode) throws(DiagnosticError) {
    let members = try Members(of: node, named: "calculate", keys: ["calculate", "as"])
    let text = try members.required("calculate")
    expression = try Expression(decoding: text)
    name = try members.string("as")
    self.node = text
  }

  package func apply(
    to table: Table, context: inout TransformContext
  ) throws(DiagnosticError) -> Table {
    context.warnings += expression.fieldWarnings(in: table, node: node)
    var result = table
    if let values = expression.values(over: table, context: context) {
      result.setColumn(name, values)
      return result
    }
    var values: [Value] = []
    values.reserveCapacity(table.rowCount)
    for row in 0..<table.rowCount {
      do throws(ExpressionError) {
        values.append(try expression.evaluate(in: context.scope(table, row: row)))
      } catch {
        throw error.diagnosed(in: node, adding: " (in row \(row))")
      }
    }
    result.setColumn(name, values)
    return result
  }
}
