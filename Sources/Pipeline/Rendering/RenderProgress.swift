/// How much of a film is drawn.
package struct RenderProgress: Hashable, Sendable {
  /// Frames of the film that are drawn and encoded; never falls.
  package let framesDone: Int
  package let frameCount: Int

  package init(framesDone: Int, frameCount: Int) {
    self.framesDone = framesDone
    self.frameCount = frameCount
  }

  /// 0…100, rounded down, so that 100 is the end.
  package var percent: Int { frameCount > 0 ? min(100, framesDone * 100 / frameCount) : 100 }
}
