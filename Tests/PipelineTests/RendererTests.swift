import Encoding
import Foundation
import Synchronization
import Syntax
import TestSupport
import Testing

@testable import Pipeline

@Suite struct RendererTests {
  let folder: TemporaryFolder
  let scene: PreparedScene

  init() throws {
    folder = try TemporaryFolder()
    let path = try folder.write(SmallScene.text(seconds: 6), to: "scene.json")
    scene = try SceneReader(SceneOptions()).prepare(path)
  }

  private func job(_ names: [String], workers: Int = 2) throws -> RenderJob {
    let outputs = try names.map { try RenderOutput(path: folder.file($0), formatName: nil) }
    return RenderJob(scene: scene, outputs: outputs, workers: workers)
  }

  /// Notes all reports of progress.
  final class Reports: Sendable {
    let list = Mutex<[RenderProgress]>([])
  }

  /// Cancels a task that it is told of.
  final class Canceller: Sendable {
    let task = Mutex<Task<String, Never>?>(nil)

    func cancel() { task.withLock { $0?.cancel() } }
  }

  @Test func `progress rises from nothing to all, with a palette's pass too`() async throws {
    let reports = Reports()
    try await Renderer(try job(["a.mp4", "a.gif"])).render { progress in
      reports.list.withLock { $0.append(progress) }
    }
    let list = reports.list.withLock { $0 }
    #expect(list.first?.framesDone == 0 && list.last?.framesDone == 180)
    #expect(zip(list, list.dropFirst()).allSatisfy { $0.framesDone <= $1.framesDone })
    #expect(list.allSatisfy { $0.frameCount == 180 })
  }

  @Test func `a cancelled render leaves nothing new and what was there`() async throws {
    try folder.write("old", to: "a.mp4")
    let renderer = try Renderer(try job(["a.mp4", "b.gif", "c/%d.png"]))
    let canceller = Canceller()
    let task = Task { () -> String in
      do {
        try await renderer.render { if $0.percent >= 50 { canceller.cancel() } }
        return "done"
      } catch { return RenderError(error).summary }
    }
    canceller.task.withLock { $0 = task }
    #expect(await task.value == "interrupted")
    #expect(folder.names == ["a.mp4", "scene.json"])
    #expect(folder.read("a.mp4") == Data("old".utf8))
  }

  @Test func `an output that cannot be written leaves no other either`() async throws {
    try folder.write("a file", to: "blocked")
    await #expect(throws: RenderError.self) {
      try await Renderer(try job(["a.mp4", "blocked/b.mp4"])).render()
    }
    #expect(folder.names == ["blocked", "scene.json"])
  }

  @Test func `two outputs of one path are refused`() throws {
    #expect(throws: RenderError.self) { try Renderer(try job(["a.mp4", "./a.mp4"])) }
    #expect(throws: RenderError.self) { try Renderer(try job(["%d.png", "./%03d.png"])) }
  }

  @Test func `a time or a range outside of the film is refused`() throws {
    var job = try job(["a.png"])
    let late = try #require(FrameRange(reading: "7..8"))
    for selection in [
      FilmSelection.moment(.seconds(6.1)), .moment(.frame(180)), .range(late),
    ] {
      job.selection = selection
      #expect(throws: RenderError.self) { try Renderer(job) }
    }
  }

  @Test func `an existing file is kept where it may not be replaced`() async throws {
    try folder.write("old", to: "a.gif")
    var job = try job(["a.gif"])
    job.replacesExisting = false
    let renderer = try Renderer(job)
    do {
      try await renderer.render()
      Issue.record("it was replaced")
    } catch {
      #expect(error.summary.contains("exists"))
    }
    #expect(folder.read("a.gif") == Data("old".utf8))
  }
}
