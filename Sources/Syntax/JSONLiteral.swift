// Written-out JSON, so that a stage can hand another one a scene fragment of its own.

extension JSONNode: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self.init(.string(value)) }

  package init(floatLiteral value: Double) { self.init(.number(value)) }

  package init(integerLiteral value: Int) { self.init(.number(Double(value))) }

  package init(booleanLiteral value: Bool) { self.init(.boolean(value)) }

  package init(arrayLiteral elements: JSONNode...) { self.init(.array(elements)) }

  package init(dictionaryLiteral elements: (String, JSONNode)...) {
    self.init(
      .object(JSONObject(members: elements.map { JSONObject.Member(key: $0.0, value: $0.1) })))
  }

  package init(nilLiteral: ()) { self.init(.null) }

  package init(_ value: String) { self.init(.string(value)) }

  package init(_ value: Double) { self.init(.number(value)) }

  package init(_ values: [JSONNode]) { self.init(.array(values)) }
}
