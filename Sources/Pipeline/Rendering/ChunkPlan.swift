package import Frames

/// The runs of frames that are drawn and encoded apart from one another, each by one worker.
///
/// - Planned from the number of frames and the rate alone, so that the bytes do not depend on the machine.
/// - In order, without gaps, none empty; their lengths differ by one frame at most.
/// - One for a short film, else an even number, each near 2.5 seconds: a film keeps two cores busy to its end, and a key frame costs bytes.
package struct ChunkPlan: Hashable, Sendable {
  package let chunks: [Range<Int>]

  /// Seconds that a chunk is near to.
  static let chunkSeconds = 2.5
  /// Seconds below which a film is one chunk.
  static let shortFilmSeconds = 2.0

  /// A plan for frames 0 ..< `frameCount`; the count is at least 1.
  package init(frameCount: Int, rate: FrameRate) {
    precondition(frameCount > 0, "a film has a frame")
    let seconds = FrameTime(index: frameCount, rate: rate).seconds
    let pairs = (seconds / (2 * Self.chunkSeconds)).rounded()
    let wanted = seconds < Self.shortFilmSeconds ? 1 : 2 * max(1, Int(exactly: pairs) ?? 1)
    let count = min(wanted, frameCount)
    chunks = (0..<count).map { index in
      index * frameCount / count..<(index + 1) * frameCount / count
    }
  }
}
