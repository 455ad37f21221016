import Syntax

extension JSONNode {
  static func text(_ value: String) -> JSONNode { JSONNode(.string(value)) }

  static func flag(_ value: Bool) -> JSONNode { JSONNode(.boolean(value)) }

  static func list(_ elements: [JSONNode]) -> JSONNode { JSONNode(.array(elements)) }

  static func members(_ pairs: KeyValuePairs<String, JSONNode>) -> JSONNode {
    JSONNode(.object(JSONObject(pairs)))
  }

  /// The lines of a text or of an array of texts.
  var lines: [String]? {
    switch content {
    case .string(let text): [text]
    case .array(let elements): elements.compactMap(\.string)
    case .number: [JSONPrinter.compact.text(self)]
    default: nil
    }
  }
}

extension JSONObject {
  init(_ pairs: KeyValuePairs<String, JSONNode>) {
    self.init(members: pairs.map { Member(key: $0.key, value: $0.value) })
  }

  /// Where each member's value was written, for messages.
  var keyLocations: [String: SourceLocation] {
    Dictionary(
      members.compactMap { member in
        (member.value.location ?? member.keyLocation).map { (member.key, $0) }
      }, uniquingKeysWith: { $1 })
  }

  /// These members with another object's laid over them.
  func overlaid(by other: JSONObject?) -> JSONObject {
    var result = self
    for member in other?.members ?? [] { result[member.key] = member.value }
    return result
  }

  /// These members with another object's laid over them, objects within objects too.
  func overlaidDeeply(by other: JSONObject?) -> JSONObject {
    var result = self
    for member in other?.members ?? [] {
      if let over = member.value.object, let under = result[member.key]?.object {
        let merged = under.overlaidDeeply(by: over)
        result[member.key] = JSONNode(.object(merged), location: member.value.location)
      } else {
        result[member.key] = member.value
      }
    }
    return result
  }

  func without(_ keys: String...) -> JSONObject {
    JSONObject(members: members.filter { !keys.contains($0.key) })
  }

  func only(_ keys: String...) -> JSONObject {
    JSONObject(members: members.filter { keys.contains($0.key) })
  }

  /// Whether the key is there with a value other than null.
  func has(_ key: String) -> Bool {
    guard let value = self[key] else { return false }
    return !value.isNull
  }

  /// Whether the key is there with a value that JavaScript takes for true.
  func isOn(_ key: String) -> Bool {
    switch self[key]?.content {
    case nil, .null, .boolean(false): false
    case .number(let value): value != 0
    case .string(let text): !text.isEmpty
    default: true
    }
  }
}
