/// Which family is used for a font that was asked for.
package struct ResolvedFont: Hashable, Sendable {
  /// The first family that was asked for.
  package let asked: String
  /// The family that is used, by its own spelling; empty when there are no fonts at all.
  package let family: String
  /// Whether the family asked for is not there; a generic name is always there.
  package let substituted: Bool
}
