import Raster

/// What a frame costs in equal parts of a film, in order.
///
/// Used by one task at a time, as its line of pieces sees to.
final class FrameWeights: ChunkSink {
  private(set) var weights: [Double] = []

  /// Parts that a film is weighed in.
  static let partCount = 8
  // What a frame costs in which everything is painted again, and in which text moves everywhere, next to one
  // that stays as it is: measured over the films of scenes/bench.
  private static let paintingWeight = 2.0
  private static let textWeight = 14.0

  func append(_ change: ChangeEstimate) {
    weights.append(
      1 + Self.paintingWeight * change.paintedShare + Self.textWeight * change.textShare)
  }
}
