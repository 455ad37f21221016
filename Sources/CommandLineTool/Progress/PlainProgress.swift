import Pipeline
import Synchronization
import Syntax

/// A line for each tenth of the film, for logs.
final class PlainProgress: ProgressReporter {
  private let title: String
  private let shownTenths = Mutex(0)

  init(title: String) { self.title = ControlCharacters.escaped(title) }

  func started() { write("\(title): reading the scene\n") }

  func advanced(_ progress: RenderProgress) {
    shownTenths.withLock { shown in
      let tenths = progress.percent / 10
      guard tenths > shown else { return }
      shown = tenths
      write(
        "\(title): \(tenths * 10) % (\(progress.framesDone) of \(progress.frameCount) frames)\n")
    }
  }

  func ended() {}

  private func write(_ line: String) { _ = StandardStream.error.write(line) }
}
