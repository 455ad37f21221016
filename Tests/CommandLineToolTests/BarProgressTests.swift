import Pipeline
import Testing

@testable import CommandLineTool

@Suite struct BarProgressTests {
  @Test func `the bar tells frames, speed and the time left`() {
    let progress = RenderProgress(framesDone: 150, frameCount: 300)
    #expect(
      BarProgress.line("a.json", progress, elapsed: 2)
        == "a.json ████████████░░░░░░░░░░░░ 150/300 frames, 75 fps, 2 s left")
  }

  @Test func `at the very start there is no speed to tell`() {
    let progress = RenderProgress(framesDone: 0, frameCount: 300)
    #expect(
      BarProgress.line("a", progress, elapsed: 0)
        == "a ░░░░░░░░░░░░░░░░░░░░░░░░ 0/300 frames")
  }
}
