import Syntax

/// What becomes of interaction in a film: nothing is ever selected.
enum SelectionRule {
  /// A test with its selections replaced by what an empty selection amounts to.
  static func simplified(_ test: JSONNode) -> JSONNode {
    guard let object = test.object else { return test }
    func flag(_ value: Bool) -> JSONNode { JSONNode(.boolean(value), location: test.location) }
    if object["param"] != nil || object["selection"] != nil {
      return flag(object["empty"]?.boolean ?? true)
    }
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

  /// A view's transforms without the filters that hang on a selection alone.
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
