/// The animations of one property of one target, in the order in which they begin.
struct Track: Sendable {
  private(set) var runs: [Run] = []

  /// Adds an animation that begins no earlier than those before it.
  mutating func append(_ run: Run) { runs.append(run) }

  /// The value at a time in seconds, or nil where no animation has a say.
  ///
  /// The one that began last wins, while it runs and after. Before the first that shows, the next one
  /// may fill backwards with its first value.
  func value(at seconds: Double) -> MotionValue? {
    let next = index(after: seconds)
    for index in (0..<next).reversed() where runs[index].speaks(at: seconds) {
      return runs[index].value(at: seconds)
    }
    guard next < runs.count, runs[next].fillMode.fillsBackwards else { return nil }
    return runs[next].firstValue
  }

  /// Whether the value may change between two times in seconds, the first excluded.
  func isMoving(from start: Double, to end: Double) -> Bool {
    runs[..<index(after: end)].contains { run in
      start < end && (run.end > start + Run.instant || run.begin > start + Run.instant)
    }
  }

  /// The first animation that has not begun at a time.
  private func index(after seconds: Double) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].begin > seconds + Run.instant { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
