/// What became of one job of a batch.
package enum BatchOutcome: Sendable {
  /// Its file is complete and has so many frames.
  case done(frames: Int)
  /// Its file was there already, newer than all that it is made from.
  case skipped
  /// Nothing of it exists.
  case failed(RenderError)
  /// The batch ended before it did.
  case stopped

  /// The word that a report uses.
  package var word: String {
    switch self {
    case .done: "done"
    case .skipped: "skipped"
    case .failed: "failed"
    case .stopped: "stopped"
    }
  }
}
