import Charts

/// A movement that takes no time.
struct Jump {
  let words: String

  /// Halves the time between two layouts while something moves far; nil where nothing does in an instant.
  ///
  /// - Parameter instant: Seconds in which whatever moves far jumps.
  init?(
    _ film: Film, from: (seconds: Double, ink: InkOfItems),
    to: (seconds: Double, ink: InkOfItems), instant: Double
  ) {
    var (low, high) = (from, to)
    while true {
      let change = low.ink.change(to: high.ink)
      guard change.way > 2 || change.opacity > 0.1 else { return nil }
      guard high.seconds - low.seconds > instant else {
        words =
          "a jump of \(change.way) points and \(change.opacity) at \(low.seconds): "
          + change.words()
        return
      }
      let seconds = (low.seconds + high.seconds) / 2
      let middle = (seconds, InkOfItems(film.layouts(at: seconds)[0]))
      let (a, b) = (low.ink.change(to: middle.1), middle.1.change(to: high.ink))
      if max(a.way / 100, a.opacity) > max(b.way / 100, b.opacity) {
        high = middle
      } else {
        low = middle
      }
    }
  }
}
