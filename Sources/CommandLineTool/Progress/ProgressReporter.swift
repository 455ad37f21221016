import Pipeline

/// Shows how far a film's rendering is; may be called from any worker.
protocol ProgressReporter: Sendable {
  /// The work begins: the scene is about to be read.
  func started()
  func advanced(_ progress: RenderProgress)
  /// The work is over; a line that is half shown is completed or taken away.
  func ended()
}

extension Console {
  /// The reporter for the chosen style, for one film.
  func progressReporter(_ title: String) -> any ProgressReporter {
    switch style {
    case .bar: BarProgress(title: title, columns: StandardStream.error.columns ?? 80)
    case .plain: PlainProgress(title: title)
    case .json: JSONProgress(title: title)
    case .none: SilentProgress()
    }
  }
}

/// Shows nothing.
struct SilentProgress: ProgressReporter {
  func started() {}
  func advanced(_ progress: RenderProgress) {}
  func ended() {}
}
