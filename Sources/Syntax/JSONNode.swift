/// A JSON value and the place where it begins.
///
/// - Objects keep the order of their members; the last of two equal keys wins and the first is reported by the parser.
/// - Numbers are finite.
package struct JSONNode: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object(JSONObject)
  }

  package var content: Content
  /// Where the value begins; nil for a value that no file holds (a default, a theme).
  package var location: SourceLocation?

  package init(_ content: Content, location: SourceLocation? = nil) {
    self.content = content
    self.location = location
  }

  package static func == (a: JSONNode, b: JSONNode) -> Bool { a.content == b.content }

  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

/// The members of a JSON object in the order of the file.
package struct JSONObject: Sendable, Hashable {
  package struct Member: Sendable, Hashable {
    package var key: String
    package var keyLocation: SourceLocation?
    package var value: JSONNode

    package init(key: String, keyLocation: SourceLocation? = nil, value: JSONNode) {
      self.key = key
      self.keyLocation = keyLocation
      self.value = value
    }

    package static func == (a: Member, b: Member) -> Bool { a.key == b.key && a.value == b.value }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(value)
    }
  }

  package var members: [Member]

  package init(members: [Member] = []) { self.members = members }

  package subscript(key: String) -> JSONNode? {
    get { members.last { $0.key == key }?.value }
    set {
      if let index = members.lastIndex(where: { $0.key == key }) {
        if let newValue { members[index].value = newValue } else { members.remove(at: index) }
      } else if let newValue {
        members.append(Member(key: key, value: newValue))
      }
    }
  }
}

extension JSONNode {
  package var number: Double? { if case .number(let value) = content { value } else { nil } }
  package var string: String? { if case .string(let value) = content { value } else { nil } }
  package var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }
  package var array: [JSONNode]? { if case .array(let value) = content { value } else { nil } }
  package var object: JSONObject? { if case .object(let value) = content { value } else { nil } }
  package var isNull: Bool { if case .null = content { true } else { false } }

  /// What kind of value it is, with its article, for messages: "a string", "an object", "null".
  package var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The member of an object; nil for any other value.
  package subscript(key: String) -> JSONNode? { object?[key] }
}
