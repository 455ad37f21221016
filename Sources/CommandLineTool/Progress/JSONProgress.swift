import Pipeline
import Synchronization
import Syntax

/// An event for each percent of the film, for programs.
final class JSONProgress: ProgressReporter {
  private let title: String
  private let shownPercent = Mutex(-1)

  init(title: String) { self.title = title }

  func started() { write(MessageEvent("start", [("scene", .string(title))])) }

  func advanced(_ progress: RenderProgress) {
    shownPercent.withLock { shown in
      guard progress.percent > shown else { return }
      shown = progress.percent
      write(
        MessageEvent(
          "progress",
          [
            ("scene", .string(title)), ("percent", .number(Double(progress.percent))),
            ("frame", .number(Double(progress.framesDone))),
            ("frames", .number(Double(progress.frameCount))),
          ]))
    }
  }

  func ended() {}

  private func write(_ event: MessageEvent) { _ = StandardStream.error.write(event.line + "\n") }
}
