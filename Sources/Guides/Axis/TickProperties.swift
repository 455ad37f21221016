package import SceneModel
package import Syntax
package import Tables
import VisualEncoding

/// Axis properties that differ from tick to tick: conditional values, and expressions of a tick's value and label.
package struct TickProperties: Sendable {
  private struct Choice: Sendable {
    var key: String
    /// Tests in their order, each with what applies where it holds.
    var cases: [(test: Predicate, value: Source)]
    var otherwise: Source?
  }

  /// A plain value, or an expression with the node that it stands in.
  private enum Source: Sendable {
    case value(JSONNode)
    case expression(Expression, JSONNode)

    init?(_ bag: JSONNode) throws(DiagnosticError) {
      if let node = bag["expr"] ?? bag["signal"] {
        self = .expression(try Expression(decoding: node), node)
      } else if let value = bag["value"] {
        self = .value(value)
      } else {
        return nil
      }
    }
  }

  /// The bag without what differs from tick to tick.
  package let common: Properties
  private let choices: [Choice]

  /// Takes a bag apart; throws where an expression or a test cannot be read.
  init(_ properties: Properties) throws(DiagnosticError) {
    var common = properties
    var choices: [Choice] = []
    for member in properties.object.members where Self.differs(member.value) {
      common.object[member.key] = nil
      var choice = Choice(key: member.key, cases: [], otherwise: try Source(member.value))
      let conditions = member.value["condition"]
      for node in conditions?.array ?? [conditions].compactMap({ $0 }) {
        guard let test = node["test"], let value = try Source(node) else { continue }
        choice.cases.append((try Predicate(decoding: test), value))
      }
      if case .value(let plain) = choice.otherwise { common.object[member.key] = plain }
      choices.append(choice)
    }
    self.common = common
    self.choices = choices
  }

  private static func differs(_ node: JSONNode) -> Bool {
    node["condition"] != nil || node.datumExpression != nil
  }

  /// What a tick has of its own; nil where no tick has.
  ///
  /// - Parameter fraction: The tick's number as a fraction of the last one's, which is `datum.index`.
  /// - Throws: Where an expression fails, or gives what its property cannot be.
  package func properties(value: Value, label: String, fraction: Double, context: TransformContext)
    throws(DiagnosticError) -> Properties?
  {
    guard !choices.isEmpty else { return nil }
    let scope = ExpressionScope(
      datum: .value(
        .object(["value": value, "label": .string(label), "index": .number(fraction)])),
      parameters: context.parameters, seed: context.seed, conventions: context.conventions)
    var own = Properties()
    for choice in choices {
      var source = choice.otherwise
      for (test, value) in choice.cases {
        guard try test.holds(in: scope) else { continue }
        source = value
        break
      }
      guard let source else { continue }
      own.object[choice.key] = try plain(source, key: choice.key, scope)
    }
    return own
  }

  private func plain(_ source: Source, key: String, _ scope: ExpressionScope)
    throws(DiagnosticError) -> JSONNode?
  {
    switch source {
    case .value(let value): return value
    case .expression(let expression, let node):
      let value: JSONNode
      do throws(ExpressionError) {
        value = try expression.evaluate(in: scope).node
      } catch {
        throw error.diagnosed(in: node)
      }
      if let fault = SchemaValidator.fault(of: value, as: key, in: "Axis") {
        throw DiagnosticError("\(fault), which this expression gives", at: node.location)
      }
      return value
    }
  }
}
