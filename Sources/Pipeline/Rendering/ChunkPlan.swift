package import Frames

/// The runs of frames that are drawn and encoded apart from one another, each by one worker.
///
/// - Planned from the film alone, so that the bytes do not depend on the machine.
/// - In order, without gaps, none empty.
/// - One for a short film, else an even number, near 2.5 seconds on average: a film keeps two cores busy to
///   its end, and a key frame costs bytes.
/// - Equal in length, or in few chunks in work: a build-up costs more than the hold after it.
package struct ChunkPlan: Hashable, Sendable {
  package let chunks: [Range<Int>]

  /// Seconds that a chunk is near to.
  static let chunkSeconds = 2.5
  /// Seconds below which a film is one chunk.
  static let shortFilmSeconds = 2.0

  /// A film of more chunks is busy with others while one takes longer, and needs no weights.
  private static let mostWeighedChunks = 8
  /// No chunk is shorter or longer than this part of the mean: a player seeks from key frame to key frame.
  private static let lengthFactors = 0.4...1.6

  /// A plan of equal lengths for frames 0 ..< `frameCount`; the count is at least 1.
  package init(frameCount: Int, rate: FrameRate) {
    self.init(frameCount: frameCount, rate: rate, weights: [])
  }

  /// A plan by weight.
  ///
  /// - Parameter weights: what a frame costs in each of some equal parts of the film, in any unit; numbers
  ///   that are not positive mean nothing, and without weights all frames cost the same.
  package init(frameCount: Int, rate: FrameRate, weights: [Double]) {
    precondition(frameCount > 0, "a film has a frame")
    let count = Self.count(frameCount: frameCount, rate: rate)
    let equal = (0...count).map { $0 * frameCount / count }
    let ends =
      Self.isWeighed(frameCount: frameCount, rate: rate)
        && !weights.isEmpty && weights.allSatisfy { $0 > 0 && $0.isFinite }
      ? Self.ends(of: count, frameCount: frameCount, weights: weights) : equal
    chunks = zip(ends, ends.dropFirst()).map { $0..<$1 }
  }

  /// Whether weights have a say in the plan of a film.
  package static func isWeighed(frameCount: Int, rate: FrameRate) -> Bool {
    let count = count(frameCount: frameCount, rate: rate)
    return count > 1 && count <= mostWeighedChunks && frameCount >= 8 * count
  }

  private static func count(frameCount: Int, rate: FrameRate) -> Int {
    let seconds = FrameTime(index: frameCount, rate: rate).seconds
    let pairs = (seconds / (2 * chunkSeconds)).rounded()
    let wanted = seconds < shortFilmSeconds ? 1 : 2 * max(1, Int(exactly: pairs) ?? 1)
    return min(wanted, frameCount)
  }

  /// Where the chunks begin and the last one ends, each chunk as heavy as the others as far as its length may be.
  private static func ends(of count: Int, frameCount: Int, weights: [Double]) -> [Int] {
    let partLength = Double(frameCount) / Double(weights.count)
    let total = weights.reduce(0, +) * partLength
    let mean = Double(frameCount) / Double(count)
    var ends = [0]
    for chunk in 1..<count {
      var rest = total * Double(chunk) / Double(count)
      var place = 0.0
      for weight in weights {
        if rest <= weight * partLength {
          place += rest / weight
          break
        }
        rest -= weight * partLength
        place += partLength
      }
      let last = Double(ends[chunk - 1])
      let after = Double(count - chunk)
      let low = max(
        last + lengthFactors.lowerBound * mean,
        Double(frameCount) - after * lengthFactors.upperBound * mean)
      let high = min(
        last + lengthFactors.upperBound * mean,
        Double(frameCount) - after * lengthFactors.lowerBound * mean)
      ends.append(Int(exactly: min(max(place, low), high).rounded()) ?? ends[chunk - 1] + 1)
    }
    return ends + [frameCount]
  }
}
