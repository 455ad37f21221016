/// The text of a scene or data file, with the name that messages use for it.
package final class SourceText: Sendable {
  /// The path as the user gave it, or a word such as `<stdin>`.
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The place that is `offset` bytes from the start.
  package func location(at offset: Int) -> SourceLocation {
    SourceLocation(source: self, offset: offset)
  }
}

/// A place in a source text, held as a byte offset.
package struct SourceLocation: Sendable, Hashable {
  package let source: SourceText
  /// Bytes from the start of the text.
  package let offset: Int

  package init(source: SourceText, offset: Int) {
    self.source = source
    self.offset = offset
  }

  package static func == (a: SourceLocation, b: SourceLocation) -> Bool {
    a.source === b.source && a.offset == b.offset
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(source))
    hasher.combine(offset)
  }
}
