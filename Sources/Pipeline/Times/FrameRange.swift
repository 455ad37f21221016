package import Charts

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
  ///
  /// Throws for a name that no entry of the timeline has.
  package func frames(in film: Film) throws(RenderError) -> Range<Int> {
    let lower = try begin.map { position throws(RenderError) in
      try film.firstFrame(from: position)
    }
    let upper = try end.map { position throws(RenderError) in
      try film.firstFrame(from: position)
    }
    return (lower ?? 0)..<max(lower ?? 0, upper ?? film.frameCount)
  }
}
