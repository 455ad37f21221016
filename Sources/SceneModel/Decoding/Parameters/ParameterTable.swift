import Syntax
import Tables

/// The named values of a scene, worked out in the order in which they need one another.
struct ParameterTable {
  /// Values by name.
  private(set) var values: [String: Value] = [:]
  /// The values as the scene would write them.
  private(set) var nodes: [String: JSONNode] = [:]
  /// Names that stand for an interaction and have no value in a film.
  private(set) var selections: Set<String> = []
  private(set) var findings = Findings()

  private struct Formula {
    var name: String
    var node: JSONNode
    var expression: Expression
  }

  /// Reads the parameters of a scene and of all views and layers in it.
  ///
  /// - Parameter overrides: Values from outside, such as the command line's, which win over the scene's own.
  init(of root: JSONNode, overrides: [(name: String, value: JSONNode)]) {
    var formulas: [Formula] = []
    for node in Self.lists(in: root) {
      guard let object = node.object, let name = object["name"]?.string else { continue }
      if let override = overrides.last(where: { $0.name == name }) {
        set(name, override.value)
      } else if object["select"] != nil {
        selections.insert(name)
      } else if let value = object["value"] {
        set(name, value)
      } else if let text = object["expr"] {
        let expression = findings.attempt { () throws(DiagnosticError) in
          try Expression(decoding: text)
        }
        if let expression {
          formulas.append(Formula(name: name, node: text, expression: expression))
        }
      } else if object["bind"] != nil {
        set(name, JSONNode(.null))
      } else {
        findings.error(
          "the parameter \"\(name)\" needs a \"value\" or an \"expr\"", at: node.location)
      }
    }
    work(out: formulas)
    for override in overrides where nodes[override.name] == nil {
      let known = Vocabulary(nodes.keys.sorted())
      let hint = known.nearest(to: override.name).map { "; did you mean \"\($0)\"?" } ?? ""
      findings.error(
        "the scene has no parameter \"\(override.name)\"\(hint)", at: override.value.location)
    }
  }

  private mutating func set(_ name: String, _ node: JSONNode) {
    nodes[name] = node
    values[name] = Value(node)
  }

  private mutating func work(out formulas: [Formula]) {
    var waiting = formulas
    while !waiting.isEmpty {
      let names = Set(waiting.map(\.name))
      let ready = waiting.filter { names.isDisjoint(with: $0.expression.parameters) }
      if ready.isEmpty {
        let cycle = waiting.map { "\"\($0.name)\"" }.joined(separator: ", ")
        return findings.error(
          "the parameters \(cycle) need one another", at: waiting.first?.node.location)
      }
      for formula in ready {
        do throws(ExpressionError) {
          let value = try formula.expression.evaluate(in: ExpressionScope(parameters: values))
          values[formula.name] = value
          nodes[formula.name] = value.node
        } catch {
          findings.add(error.diagnosed(in: formula.node).diagnostics)
          set(formula.name, JSONNode(.null))
        }
      }
      waiting.removeAll { formula in ready.contains { $0.name == formula.name } }
    }
  }

  private static func lists(in node: JSONNode) -> [JSONNode] {
    guard let object = node.object else { return [] }
    var result = object["params"]?.array ?? []
    for key in ["layer", "views"] {
      for child in object[key]?.array ?? [] { result += lists(in: child) }
    }
    return result
  }
}
