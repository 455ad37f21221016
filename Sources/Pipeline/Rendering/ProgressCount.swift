import Synchronization

/// Counts drawn frames over all workers and tells of them.
final class ProgressCount: Sendable {
  /// Frames of the film, which the user knows of.
  private let frameCount: Int
  /// Frames to draw in all passes.
  private let drawingCount: Int
  private let drawn = Mutex(0)
  private let report: @Sendable (RenderProgress) -> Void

  init(
    frameCount: Int, drawingCount: Int, report: @escaping @Sendable (RenderProgress) -> Void
  ) {
    self.frameCount = frameCount
    self.drawingCount = max(1, drawingCount)
    self.report = report
  }

  func add(_ count: Int) {
    // Told within the lock, so that the numbers never fall.
    drawn.withLock { drawn in
      drawn += count
      let done = min(drawn, drawingCount) * frameCount / drawingCount
      report(RenderProgress(framesDone: done, frameCount: frameCount))
    }
  }
}
