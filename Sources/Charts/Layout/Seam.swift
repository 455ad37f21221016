/// Pieces of one shape that lie side by side, so that no ground may show between them.
package struct Seam: Sendable, Hashable {
  /// Pieces of the same shape have the same number within their group.
  package var id: Int
  /// How strongly the whole shape lies under pieces of different colours, 0…1.
  package var strength = 1.0

  package init(id: Int, strength: Double = 1) {
    self.id = id
    self.strength = strength
  }
}
