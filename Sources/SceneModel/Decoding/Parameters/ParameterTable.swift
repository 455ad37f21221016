import Syntax
import Tables

/// The named values of a scene, worked out in the order in which they need one another.
struct ParameterTable {
  /// Values by name.
  private(set) var values: [String: Value] = [:]
  /// The values as the scene would write them.
  private(set) var nodes: [String: JSONNode] = [:]
  /// What is selected, by the names of the parameters that stand for a choice.
  private(set) var selections: [String: Selection] = [:]
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
    for (node, encoding) in Self.lists(in: root) {
      guard let object = node.object, let name = object["name"]?.string else { continue }
      if let override = overrides.last(where: { $0.name == name }) {
        set(name, override.value)
      } else if object["select"] != nil {
        let selection = Selection(object, encoding: encoding)
        findings.add(selection.findings.diagnostics)
        selections[name] = selection
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

  /// What to say of a name that no parameter has.
  func unknown(_ name: String) -> String {
    let known = Vocabulary((Array(nodes.keys) + Array(selections.keys)).sorted())
    let hint = known.nearest(to: name).map { "; did you mean \"\($0)\"?" } ?? ""
    return "unknown parameter \"\(name)\"\(hint)"
  }

  /// The parameters of a view and of those within it, each with the channels of the first view that it is about.
  private static func lists(
    in node: JSONNode, under inherited: JSONObject = JSONObject()
  ) -> [(parameter: JSONNode, encoding: JSONObject)] {
    guard let object = node.object else { return [] }
    let encoding = inherited.overlaid(by: object["encoding"]?.object)
    let children = ["layer", "views"].flatMap { object[$0]?.array ?? [] }
    var first = encoding
    var child = children.first
    while let node = child {
      first = first.overlaid(by: node["encoding"]?.object)
      child = node["layer"]?.array?.first
    }
    var result = (object["params"]?.array ?? []).map { (parameter: $0, encoding: first) }
    for child in children { result += lists(in: child, under: encoding) }
    return result
  }
}
