import Syntax
import Tables

/// What becomes of tests that name a parameter: a variable is true or not, a selection tests the datum.
///
/// The scene is rewritten, so that what decodes it meets plain tests only.
struct SelectionRule {
  private let table: ParameterTable
  private(set) var findings = Findings()

  init(_ table: ParameterTable) { self.table = table }

  /// A test without names of parameters; a boolean where it does not depend on the datum.
  mutating func rewritten(_ test: JSONNode) -> JSONNode {
    guard var object = test.object else { return test }
    if let name = object["param"] {
      return truth(of: name, orEmpty: object["empty"]?.boolean ?? true, at: test.location)
    }
    if let names = object["selection"] {
      return composed(names, orEmpty: object["empty"]?.boolean ?? true, at: test.location)
    }
    for key in ["and", "or"] {
      guard let tests = object[key]?.array else { continue }
      object[key] = JSONNode(
        .array(tests.map { rewritten($0) }), location: object[key]?.location)
    }
    if let inner = object["not"] { object["not"] = rewritten(inner) }
    return JSONNode(.object(object), location: test.location)
  }

  /// A channel's condition with a test in the place of the parameter that it names.
  mutating func rewritten(condition: JSONNode) -> JSONNode {
    if let elements = condition.array {
      return JSONNode(
        .array(elements.map { rewritten(condition: $0) }), location: condition.location)
    }
    guard let object = condition.object, object["param"] != nil || object["selection"] != nil else {
      return condition
    }
    let named = JSONNode(
      .object(object.only("param", "selection", "empty")), location: condition.location)
    var result = object.without("param", "selection", "empty")
    result["test"] = rewritten(named)
    return JSONNode(.object(result), location: condition.location)
  }

  /// Vega-Lite 4's names of selections, which `and`, `or` and `not` may join.
  private mutating func composed(
    _ names: JSONNode, orEmpty empty: Bool, at location: SourceLocation?
  ) -> JSONNode {
    guard let object = names.object else {
      return truth(of: names, orEmpty: empty, at: location)
    }
    if let inner = object["not"] {
      return .members(["not": composed(inner, orEmpty: empty, at: location)])
    }
    for key in ["and", "or"] {
      guard let parts = object[key]?.array else { continue }
      return .members([key: .list(parts.map { composed($0, orEmpty: empty, at: location) })])
    }
    findings.error(
      "\"selection\" is a name, or \"and\", \"or\" or \"not\" of names", at: names.location)
    return .flag(empty)
  }

  private mutating func truth(
    of name: JSONNode, orEmpty empty: Bool, at location: SourceLocation?
  ) -> JSONNode {
    guard let text = name.string else {
      findings.error("a condition names a parameter; found \(name.kind)", at: name.location)
      return .flag(empty)
    }
    if let selection = table.selections[text] {
      return JSONNode((selection.test ?? .flag(empty)).content, location: location)
    }
    guard let value = table.values[text] else {
      findings.error(table.unknown(text), at: name.location)
      return .flag(empty)
    }
    return JSONNode(.boolean(value.isTruthy), location: location)
  }

  // MARK: Constant tests

  /// A test as a boolean, where its parts leave no other way.
  static func simplified(_ test: JSONNode) -> JSONNode {
    guard let object = test.object else { return test }
    func flag(_ value: Bool) -> JSONNode { JSONNode(.boolean(value), location: test.location) }
    if let inner = object["not"] {
      let inner = simplified(inner)
      if let value = inner.boolean { return flag(!value) }
      return .members(["not": inner])
    }
    for (key, neutral) in [("and", true), ("or", false)] {
      guard let tests = object[key]?.array else { continue }
      let simple = tests.map(simplified)
      if simple.contains(where: { $0.boolean == !neutral }) { return flag(!neutral) }
      let rest = simple.filter { $0.boolean == nil }
      if rest.isEmpty { return flag(neutral) }
      return JSONNode(.object(JSONObject([key: .list(rest)])), location: test.location)
    }
    return test
  }

  /// A view's transforms without the filters that keep every row.
  static func simplified(transforms: [JSONNode]) -> [JSONNode] {
    transforms.compactMap { transform in
      guard let filter = transform["filter"], filter.string == nil else { return transform }
      let simple = simplified(filter)
      if simple.boolean == true { return nil }
      var object = transform.object ?? JSONObject()
      object["filter"] = simple.boolean == nil ? simple : .text("false")
      return JSONNode(.object(object), location: transform.location)
    }
  }
}
