import Syntax

/// The members of an object in a scene, read by name with a clear message for each mistake.
struct Members {
  let node: JSONNode
  private let object: JSONObject
  private let name: String

  /// - Parameter keys: The keys that are allowed; any other is an error that suggests the nearest.
  init(of node: JSONNode, named name: String, keys: [String]) throws(DiagnosticError) {
    guard let object = node.object else {
      throw DiagnosticError("`\(name)` must be an object; found \(node.kind)", at: node.location)
    }
    for member in object.members where !keys.contains(member.key) {
      throw DiagnosticError(
        "unknown key `\(member.key)` in `\(name)`\(Vocabulary(keys).hint(for: member.key))",
        at: member.keyLocation)
    }
    self.node = node
    self.object = object
    self.name = name
  }

  /// The value of a key; nil where it is absent, and where it is null.
  subscript(key: String) -> JSONNode? {
    guard let value = object[key], !value.isNull else { return nil }
    return value
  }

  /// The value of a key, null included; nil only where it is absent.
  func present(_ key: String) -> JSONNode? { object[key] }

  func error(_ message: String, _ key: String) -> DiagnosticError {
    DiagnosticError(message, at: object[key]?.location ?? node.location)
  }

  func required(_ key: String) throws(DiagnosticError) -> JSONNode {
    guard let value = self[key] else {
      throw DiagnosticError("`\(name)` needs `\(key)`", at: node.location)
    }
    return value
  }

  func string(_ key: String) throws(DiagnosticError) -> String {
    try Self.string(try required(key), key)
  }

  func optionalString(_ key: String) throws(DiagnosticError) -> String? {
    guard let value = self[key] else { return nil }
    return try Self.string(value, key)
  }

  func optionalWord(_ key: String, _ words: [String]) throws(DiagnosticError) -> String? {
    guard let word = try optionalString(key) else { return nil }
    guard words.contains(word) else {
      throw error("no \(key) `\(word)`\(Vocabulary(words).hint(for: word))", key)
    }
    return word
  }

  func optionalNumber(_ key: String) throws(DiagnosticError) -> Double? {
    guard let value = self[key] else { return nil }
    guard let number = value.number else { throw Self.mismatch(value, key, "a number") }
    return number
  }

  /// A whole number within a range.
  func optionalInteger(
    _ key: String, in range: ClosedRange<Int>
  ) throws(DiagnosticError) -> Int? {
    guard let number = try optionalNumber(key) else { return nil }
    guard let value = Int(exactly: number), range.contains(value) else {
      throw error(
        "`\(key)` must be a whole number from \(range.lowerBound) to \(range.upperBound)", key)
    }
    return value
  }

  func optionalBoolean(_ key: String) throws(DiagnosticError) -> Bool? {
    guard let value = self[key] else { return nil }
    guard let boolean = value.boolean else { throw Self.mismatch(value, key, "true or false") }
    return boolean
  }

  func field(_ key: String) throws(DiagnosticError) -> LocatedField {
    let value = try required(key)
    return LocatedField(path: FieldPath(try Self.string(value, key)), location: value.location)
  }

  /// A list of field names; a single name counts as a list of one, absence as an empty one.
  func fields(_ key: String) throws(DiagnosticError) -> [LocatedField] {
    var fields: [LocatedField] = []
    for value in try list(key) {
      fields.append(
        LocatedField(path: FieldPath(try Self.string(value, key)), location: value.location))
    }
    return fields
  }

  /// The texts of a list; a single text counts as a list of one, absence as an empty one.
  func strings(_ key: String) throws(DiagnosticError) -> [String] {
    var strings: [String] = []
    for value in try list(key) { strings.append(try Self.string(value, key)) }
    return strings
  }

  /// Two numbers, such as an extent.
  func optionalPair(_ key: String) throws(DiagnosticError) -> (Double, Double)? {
    guard let value = self[key] else { return nil }
    guard let pair = value.array, pair.count == 2, let first = pair[0].number,
      let second = pair[1].number
    else { throw Self.mismatch(value, key, "a list of two numbers") }
    return (first, second)
  }

  /// The elements of a list; a single value counts as a list of one, absence as an empty one.
  func list(_ key: String) throws(DiagnosticError) -> [JSONNode] {
    guard let value = self[key] else { return [] }
    return value.array ?? [value]
  }

  /// Vega-Lite's list of sort fields: `{field, order}`.
  func sort(_ key: String) throws(DiagnosticError) -> [SortField] {
    var sort: [SortField] = []
    for value in try list(key) {
      let members = try Members(of: value, named: key, keys: ["field", "order"])
      let order = try members.optionalWord("order", ["ascending", "descending"])
      sort.append(
        SortField(
          field: try members.field("field").path,
          order: order == "descending" ? .descending : .ascending))
    }
    return sort
  }

  static func string(_ value: JSONNode, _ key: String) throws(DiagnosticError) -> String {
    guard let string = value.string else { throw mismatch(value, key, "a string") }
    return string
  }

  static func mismatch(_ value: JSONNode, _ key: String, _ wanted: String) -> DiagnosticError {
    DiagnosticError("`\(key)` must be \(wanted); found \(value.kind)", at: value.location)
  }
}
