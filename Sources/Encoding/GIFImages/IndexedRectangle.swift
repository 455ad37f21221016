/// A rectangle of whole pixels; neither side is empty.
struct IndexedRectangle: Hashable, Sendable {
  let x: Range<Int>
  let y: Range<Int>

  func union(_ other: IndexedRectangle) -> IndexedRectangle {
    IndexedRectangle(
      x: min(x.lowerBound, other.x.lowerBound)..<max(x.upperBound, other.x.upperBound),
      y: min(y.lowerBound, other.y.lowerBound)..<max(y.upperBound, other.y.upperBound))
  }
}
