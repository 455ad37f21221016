import Scales

/// Finds the bins of many values, and computes the edges of each bin but once.
struct BinFinder {
  private let bins: Bins
  private var known: [Double: (start: Double, end: Double)] = [:]

  init(_ bins: Bins) { self.bins = bins }

  mutating func bin(of value: Double) -> (start: Double, end: Double)? {
    let place = (value - bins.start) / bins.step
    let index = place.rounded(.down)
    // A hair under an edge the bins themselves decide.
    let isInside = place - index < 1 - 1e-9
    if isInside, let bin = known[index] { return bin }
    guard let bin = bins.bin(of: value) else { return nil }
    if isInside, value < bin.end { known[index] = bin }
    return bin
  }
}
