import Pipeline
import Synchronization
import Syntax

/// A bar with frames, frames per second and the time left, redrawn in place on a terminal.
final class BarProgress: ProgressReporter {
  private struct State {
    var begin: ContinuousClock.Instant?
    var shown: ContinuousClock.Instant?
  }

  private let title: String
  /// The terminal's width in characters.
  private let columns: Int
  private let state = Mutex(State())
  /// Redrawing more often than this would only flicker.
  private static let interval = Duration.milliseconds(80)

  init(title: String, columns: Int) {
    self.title = ControlCharacters.escaped(title)
    self.columns = columns
  }

  func started() { draw("\(title): reading the scene") }

  func advanced(_ progress: RenderProgress) {
    state.withLock { state in
      let now = ContinuousClock.now
      let begin = state.begin ?? now
      state.begin = begin
      if let shown = state.shown, now - shown < Self.interval, progress.percent < 100 { return }
      state.shown = now
      draw(Self.line(title, progress, elapsed: (now - begin) / .seconds(1)))
    }
  }

  func ended() { _ = StandardStream.error.write("\r\u{1B}[K") }

  private func draw(_ line: String) {
    _ = StandardStream.error.write("\r\u{1B}[K" + line.prefix(max(columns - 1, 10)))
  }

  /// The bar's text after so many seconds.
  static func line(
    _ title: String, _ progress: RenderProgress, elapsed: Double
  ) -> String {
    let width = 24
    let filled = width * progress.percent / 100
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    var line = "\(title) \(bar) \(progress.framesDone)/\(progress.frameCount) frames"
    guard elapsed > 0.2, progress.framesDone > 0 else { return line }
    let rate = Double(progress.framesDone) / elapsed
    let left = Double(progress.frameCount - progress.framesDone) / rate
    line += ", \(whole(rate)) fps, \(whole(left.rounded(.up))) s left"
    return line
  }

  private static func whole(_ value: Double) -> Int {
    Int(exactly: min(max(value, 0), 1e9).rounded()) ?? 0
  }
}
