/// Key values at rising fractions of a run.
struct KeyframeList: Sendable {
  private let values: [MotionValue]
  private let times: [Double]

  /// Keyframes of at least one value; times that do not fit the values are replaced by even ones.
  init(_ values: [MotionValue], times: [Double]?) {
    self.values = values
    let fits =
      times.map { times in
        times.count == values.count && times.allSatisfy((0...1).contains)
          && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
      } ?? false
    if let times, fits {
      self.times = times
    } else {
      let last = Double(max(1, values.count - 1))
      self.times = values.indices.map { Double($0) / last }
    }
  }

  /// The value at a fraction of the run; outside 0…1 an outer segment goes on in a straight line.
  ///
  /// At a time that two keyframes share, the later one holds. Each segment may have its own easing.
  func value(at fraction: Double, easings: [Easing] = []) -> MotionValue {
    let next = index(after: fraction)
    if next == 0 { return beyond(fraction, first: 0, second: 1, edge: 0) }
    if next == values.count {
      return beyond(fraction, first: next - 2, second: next - 1, edge: next - 1)
    }
    let start = times[next - 1]
    let local = max(0, (fraction - start) / (times[next] - start))
    let eased = easings.indices.contains(next - 1) ? easings[next - 1].value(at: local) : local
    return values[next - 1].interpolated(to: values[next], fraction: eased)
  }

  /// The first keyframe that lies after a fraction.
  private func index(after fraction: Double) -> Int {
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] > fraction + Run.instant { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The outer value, or the outer segment carried on where the progress itself leaves 0…1.
  private func beyond(_ fraction: Double, first: Int, second: Int, edge: Int) -> MotionValue {
    let overshoots = fraction < 0 && times[edge] == 0 || fraction > 1 && times[edge] == 1
    guard overshoots, first >= 0, second < values.count, times[second] > times[first] else {
      return values[edge]
    }
    let local = (fraction - times[first]) / (times[second] - times[first])
    return values[first].interpolated(to: values[second], fraction: local)
  }
}
