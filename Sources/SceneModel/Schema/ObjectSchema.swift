/// An object of the scene: its keys, what each may be, and what each means.
package struct ObjectSchema: Sendable {
  /// The name by which other types refer to it.
  package let name: String
  /// One sentence.
  package let summary: String
  package let keys: [SchemaKey]
  /// Keys of Vega-Lite that are not covered, with the reason that a message gives.
  package let refused: [String: String]
  /// What messages call the keys: "key", or "channel" in an encoding.
  package let noun: String

  private let places: [String: Int]

  package init(
    _ name: String, _ summary: String, noun: String = "key", refused: [String: String] = [:],
    _ keys: [[SchemaKey]]
  ) {
    self.name = name
    self.summary = summary
    self.noun = noun
    self.refused = refused
    self.keys = keys.flatMap(\.self).map { key in
      var key = key
      key.effect = KeysWithoutEffect.contains(key.name, of: name) ? .none : .read
      return key
    }
    places = Dictionary(
      self.keys.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { $1 })
  }

  package subscript(key: String) -> SchemaKey? { places[key].map { keys[$0] } }
}

/// One key of an object.
package struct SchemaKey: Sendable {
  /// What a key does in a film.
  package enum Effect: Sendable { case read, none }

  package let name: String
  package let type: SchemaType
  package let summary: String
  package var isRequired = false
  /// Set by the object that has the key, from `KeysWithoutEffect`.
  package fileprivate(set) var effect = Effect.read

  package init(_ name: String, _ type: SchemaType, _ summary: String) {
    self.name = name
    self.type = type
    self.summary = summary
  }

  /// The same key, which an object must have.
  package var required: SchemaKey {
    var key = self
    key.isRequired = true
    return key
  }

  /// A key of Vega-Lite that changes nothing in a film; it stands in `KeysWithoutEffect` too.
  package static func accepted(
    _ name: String, _ type: SchemaType = .anything, _ summary: String = "Accepted; no effect."
  ) -> SchemaKey {
    SchemaKey(name, type, summary)
  }

  /// Several keys of one type; the summary's `*` stands for the key's name.
  package static func each(_ names: [String], _ type: SchemaType, _ summary: String) -> [SchemaKey]
  {
    names.map { name in
      SchemaKey(
        name, type,
        summary.split(separator: "*", omittingEmptySubsequences: false)
          .joined(separator: name))
    }
  }
}
