import SceneModel
package import Syntax
package import Tables
package import VisualEncoding

/// The labels of an axis or a legend in an author's own words (`labelExpr`).
package struct LabelExpression: Sendable {
  private let expression: Expression
  private let node: JSONNode

  /// Nil where the guide has none.
  init?(_ properties: Properties) throws(DiagnosticError) {
    guard let node = properties["labelExpr"], node.string != nil else { return nil }
    expression = try Expression(decoding: node)
    self.node = node
  }

  /// The words for one label; of an array each element is a line.
  ///
  /// - Parameters:
  ///   - label: What the label reads by itself.
  ///   - index: Vega's `datum.index`, 0…1 on an axis and a whole number in a legend.
  /// - Throws: A scene error where the expression has no value.
  package func text(value: Value, label: String, index: Double, context: LayoutContext)
    throws(DiagnosticError) -> String
  {
    let transforms = context.transforms
    let datum: [String: Value] = [
      "value": value, "label": .string(label), "index": .number(index),
    ]
    let scope = ExpressionScope(
      datum: .value(.object(datum)), parameters: transforms.parameters, seed: transforms.seed,
      conventions: transforms.conventions)
    do throws(ExpressionError) {
      let result = try expression.evaluate(in: scope)
      return result.isNull ? "" : result.text
    } catch {
      throw error.diagnosed(in: node, adding: " (for the label \"\(label)\")")
    }
  }
}
