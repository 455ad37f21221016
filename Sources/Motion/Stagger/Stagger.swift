/// How the elements of a target begin one after another.
package struct Stagger: Hashable, Sendable {
  /// What decides which element is next.
  package enum Order: String, CaseIterable, Hashable, Sendable {
    case index, x, value, random
  }

  /// The seconds that spread the elements.
  package enum Spread: Hashable, Sendable {
    /// From one element to the next; a negative number begins with the last.
    case each(Double)
    /// From the first element to the last.
    case total(Double)
  }

  package var spread: Spread
  package var order: Order
  /// Where the random order comes from; the same number gives the same order everywhere.
  package var seed: UInt64

  package init(_ spread: Spread, order: Order = .index, seed: UInt64 = 0) {
    self.spread = spread
    self.order = order
    self.seed = seed
  }

  /// The delay in seconds of each of a number of elements, none negative.
  ///
  /// For the orders `x` and `value`, `keys` holds what each element is ordered by: the smallest begins
  /// first and equal ones begin together. Keys that do not fit the count fall back to the index.
  package func delays(count: Int, keys: [Double] = []) -> [Double] {
    let ranks = ranks(count: max(0, count), keys: keys)
    let last = ranks.max() ?? 0
    return ranks.map { rank in
      switch spread {
      case .each(let seconds) where seconds.isFinite:
        seconds * Double(seconds < 0 ? rank - last : rank)
      case .total(let seconds) where seconds.isFinite && last > 0:
        seconds * Double(seconds < 0 ? rank - last : rank) / Double(last)
      default: 0
      }
    }
  }

  private func ranks(count: Int, keys: [Double]) -> [Int] {
    switch order {
    case .random: shuffled(count: count)
    case .x, .value: keys.count == count ? ranks(of: keys) : Array(0..<count)
    case .index: Array(0..<count)
    }
  }

  /// The place of each key among the different keys; one that is not a number comes last.
  private func ranks(of keys: [Double]) -> [Int] {
    let comparable = keys.map { $0.isNaN ? Double.infinity : $0 }
    var ranks = [Int](repeating: 0, count: keys.count)
    var rank = -1
    var previous: Double?
    for index in keys.indices.sorted(by: { (comparable[$0], $0) < (comparable[$1], $1) }) {
      if comparable[index] != previous { rank += 1 }
      previous = comparable[index]
      ranks[index] = rank
    }
    return ranks
  }

  /// The Fisher–Yates shuffle, written out since the standard library may change its own.
  private func shuffled(count: Int) -> [Int] {
    var ranks = Array(0..<count)
    var generator = SplitMix64(seed: seed)
    for index in ranks.indices.dropFirst().reversed() {
      ranks.swapAt(index, generator.next(below: index + 1))
    }
    return ranks
  }
}
