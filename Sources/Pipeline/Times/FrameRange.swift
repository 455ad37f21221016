package import Frames

/// A part of a film as the user writes it: `A..B`, from A up to B, B itself not included.
///
/// A missing A is the start, a missing B the end.
package struct FrameRange: Hashable, Sendable {
  package let begin: FramePosition?
  package let end: FramePosition?

  /// What a message says that a range may be.
  package static let expectation = "A..B, each " + FramePosition.expectation

  /// Reads a range; nil for any other text.
  package init?(reading text: String) {
    guard let dots = text.firstRange(of: "..") else { return nil }
    let (first, second) = (text[..<dots.lowerBound], text[dots.upperBound...])
    begin = FramePosition(reading: String(first))
    end = FramePosition(reading: String(second))
    guard first.isEmpty == (begin == nil), second.isEmpty == (end == nil) else { return nil }
  }

  /// The frames of a film that lie in the range; empty where none does.
  package func frames(frameCount: Int, duration: Double, rate: FrameRate) -> Range<Int> {
    /// The first frame at or after a moment.
    func firstFrame(_ position: FramePosition) -> Int {
      switch position {
      case .frame(let index): return min(index, frameCount)
      case .last: return frameCount - 1
      case .fraction(let fraction): return firstFrame(.seconds(fraction * duration))
      case .seconds(let seconds):
        // A hair less, so that a time that is a frame's own, once rounded, finds that frame.
        let exact = seconds * Double(rate.numerator) / Double(rate.denominator) - 1e-6
        return Int(exactly: min(max(exact.rounded(.up), 0), Double(frameCount))) ?? frameCount
      }
    }
    let lower = begin.map(firstFrame) ?? 0
    let upper = end.map(firstFrame) ?? frameCount
    return lower..<max(lower, upper)
  }
}
