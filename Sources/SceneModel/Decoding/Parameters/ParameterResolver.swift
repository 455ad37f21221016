import Syntax
import Tables

/// Puts values in the place of `{param}` and of expressions that need no datum.
struct ParameterResolver {
  private let table: ParameterTable
  private(set) var findings = Findings()
  /// Where no value could be put in place; what is missing there is no second mistake.
  private(set) var gaps: Set<SourceLocation> = []

  init(_ table: ParameterTable) { self.table = table }

  /// Members that hold data or definitions of parameters, not uses of them.
  private static let left = ["values", "datasets", "params", "usermeta"]

  mutating func resolved(_ node: JSONNode) -> JSONNode {
    switch node.content {
    case .array(let elements):
      // Most lists hold plain values and stay as they are.
      guard elements.contains(where: { $0.object != nil || $0.array != nil }) else { return node }
      return JSONNode(.array(elements.map { resolved($0) }), location: node.location)
    case .object(var object):
      if object.members.count == 1, let member = object.members.first,
        let value = replacement(member, at: node.location)
      {
        return value
      }
      for index in object.members.indices where !Self.left.contains(object.members[index].key) {
        let member = object.members[index]
        object.members[index].value = resolved(tested(member))
      }
      return JSONNode(.object(object), location: node.location)
    default:
      return node
    }
  }

  /// A member's value; of a condition or a filter with tests in the place of the parameters that it names.
  private mutating func tested(_ member: JSONObject.Member) -> JSONNode {
    var rule = SelectionRule(table)
    let value: JSONNode
    switch member.key {
    case "condition": value = rule.rewritten(condition: member.value)
    case "test", "filter": value = rule.rewritten(member.value)
    default: return member.value
    }
    findings.add(rule.findings.diagnostics)
    return value
  }

  private mutating func replacement(_ member: JSONObject.Member, at location: SourceLocation?)
    -> JSONNode?
  {
    guard let text = member.value.string else { return nil }
    switch member.key {
    case "param":
      if table.selections[text] != nil { return nil }
      guard let value = table.nodes[text] else {
        findings.error(table.unknown(text), at: member.value.location)
        return gap(location)
      }
      return placed(value, at: location)
    case "expr", "signal":
      guard !Self.mentionsDatum(text) else { return nil }
      do throws(DiagnosticError) {
        let expression = try Expression(decoding: member.value)
        do throws(ExpressionError) {
          let value = try expression.evaluate(in: ExpressionScope(parameters: table.values))
          return placed(value.node, at: location)
        } catch {
          throw error.diagnosed(in: member.value)
        }
      } catch {
        findings.add(error.diagnostics)
        return gap(location)
      }
    default:
      return nil
    }
  }

  private mutating func gap(_ location: SourceLocation?) -> JSONNode {
    if let location { gaps.insert(location) }
    return JSONNode(.null, location: location)
  }

  /// The value at the place where it is used, so that messages point there.
  private func placed(_ node: JSONNode, at location: SourceLocation?) -> JSONNode {
    JSONNode(node.content, location: location)
  }

  private static func mentionsDatum(_ text: String) -> Bool {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }.contains("datum")
  }
}
