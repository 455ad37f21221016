import Motion

/// When the head of a drawn line passes a place.
struct HeadPassing {
  let timing: Timing
  /// Seconds of the whole drawing.
  let duration: Double

  /// Seconds after the drawing's beginning at which it has reached a fraction of the line.
  func seconds(at fraction: Double) -> Double {
    guard fraction > 0, duration > 0 else { return 0 }
    guard case .easing(let easing) = timing else { return min(fraction, 1) * duration }
    let steps = 512
    var previous = 0.0
    for step in 1...steps {
      let progress = Double(step) / Double(steps)
      if easing.value(at: progress) >= fraction - 1e-12 {
        var low = previous
        var high = progress
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if easing.value(at: middle) >= fraction - 1e-12 { high = middle } else { low = middle }
        }
        return high * duration
      }
      previous = progress
    }
    return duration
  }
}
