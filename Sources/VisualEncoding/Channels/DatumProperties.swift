package import SceneModel
package import Syntax
import Tables

/// A layer's mark properties row by row, with expressions that read a datum worked out for each.
///
/// - A row's bag holds plain values that have passed the schema, as the common one does.
/// - An expression that gives null leaves its property as if it were not there.
package struct DatumProperties: Sendable {
  /// What all rows share, without the expressions.
  package let common: Properties
  /// Each row's bag; nil where no property hangs on a datum.
  private let rows: [Properties]?

  /// Whether all rows have the same properties.
  package var areConstant: Bool { rows == nil }

  package subscript(row: Int) -> Properties {
    guard let rows, rows.indices.contains(row) else { return common }
    return rows[row]
  }

  /// Whether the properties of any row are as asked.
  package func contains(where holds: (Properties) -> Bool) -> Bool {
    rows?.contains(where: holds) ?? holds(common)
  }

  /// Works out the expressions of a bag for the rows of a table.
  ///
  /// Throws where an expression fails on a row, or gives what its property cannot be.
  init(_ properties: Properties, table: Table, context: TransformContext) throws(DiagnosticError) {
    var common = properties
    var expressions: [(key: String, node: JSONNode, expression: Expression)] = []
    for member in properties.object.members {
      guard let node = member.value.datumExpression else { continue }
      common.object[member.key] = nil
      expressions.append((member.key, node, try Expression(decoding: node)))
    }
    self.common = common
    guard !expressions.isEmpty else {
      rows = nil
      return
    }
    var rows = Array(repeating: common, count: table.rowCount)
    for (key, node, expression) in expressions {
      var checked: Set<JSONNode> = []
      for row in rows.indices {
        let value = try Self.value(of: expression, node, table: table, row: row, context: context)
        guard !value.isNull else { continue }
        if checked.insert(value).inserted { try Self.check(value, key: key, at: node) }
        rows[row].object[key] = value
      }
    }
    self.rows = rows
  }

  private static func value(
    of expression: Expression, _ node: JSONNode, table: Table, row: Int, context: TransformContext
  ) throws(DiagnosticError) -> JSONNode {
    let scope = ExpressionScope(
      datum: .row(table.row(row)), parameters: context.parameters, seed: context.seed,
      conventions: context.conventions)
    do throws(ExpressionError) {
      return try expression.evaluate(in: scope).node
    } catch {
      throw error.diagnosed(in: node)
    }
  }

  /// What an expression gives must be what the scene could have written in its place.
  private static func check(_ value: JSONNode, key: String, at node: JSONNode)
    throws(DiagnosticError)
  {
    guard let fault = SchemaValidator.fault(of: value, as: key, in: "MarkConfig") else { return }
    throw DiagnosticError("\(fault), which this expression gives", at: node.location)
  }
}

extension JSONNode {
  /// The text of `{"expr": …}` or `{"signal": …}`; of what is decoded only those that read a datum are left.
  package var datumExpression: JSONNode? {
    guard let members = object?.members, members.count == 1,
      members[0].key == "expr" || members[0].key == "signal"
    else { return nil }
    return members[0].value
  }
}
