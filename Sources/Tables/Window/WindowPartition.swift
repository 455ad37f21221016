/// The rows of one group in their order, and the frame around each.
struct WindowPartition {
  /// Rows of the table, in sorted order.
  let rows: [Int]
  /// Compares rows of the table; nil where there is no order, so that no two rows are peers.
  let comparison: RowComparison?
  /// How many rows before and after the current one; nil reaches to the end.
  let frame: (before: Int?, after: Int?)
  let ignoresPeers: Bool

  private func arePeers(_ a: Int, _ b: Int) -> Bool {
    guard let comparison else { return false }
    return comparison.compare(rows[a], rows[b]) == 0
  }

  /// The places of each row's frame; one that cuts through peers is widened to hold them all.
  func frames() -> [Range<Int>] {
    let count = rows.count
    // The first and the last place of the peers of each place.
    var firsts = Array(rows.indices)
    var lasts = Array(rows.indices)
    if comparison != nil, !ignoresPeers {
      for place in rows.indices.dropFirst() where arePeers(place - 1, place) {
        firsts[place] = firsts[place - 1]
      }
      for place in rows.indices.dropLast().reversed() where arePeers(place, place + 1) {
        lasts[place] = lasts[place + 1]
      }
    }
    return rows.indices.map { place in
      let start = frame.before.map { max(0, place - $0) } ?? 0
      let end = frame.after.map { min(count - 1, place + $0) } ?? count - 1
      return firsts[start]..<lasts[end] + 1
    }
  }

  /// The results of an operation, one for each place.
  func results(
    of operation: WindowOperation, values: [Value]?, in table: Table, seed: UInt64,
    frames: [Range<Int>]
  ) -> [Value] {
    let value = { (place: Int) -> Value in values?[rows[place]] ?? .null }
    switch operation {
    case .rowNumber: return rows.indices.map { .number(Double($0 + 1)) }
    case .rank: return ranks().map { .number(Double($0.rank)) }
    case .denseRank: return ranks().map { .number(Double($0.dense)) }
    case .percentRank:
      let last = Double(max(1, rows.count - 1))
      return ranks().map { .number(Double($0.rank - 1) / last) }
    case .cumulativeDistribution: return shares().map { .number($0) }
    case .tile(let count): return shares().map { .number((Double(count) * $0).rounded(.up)) }
    case .lag(let offset): return rows.indices.map { $0 >= offset ? value($0 - offset) : .null }
    case .lead(let offset):
      return rows.indices.map { $0 < rows.count - offset ? value($0 + offset) : .null }
    case .first: return frames.map { value($0.lowerBound) }
    case .last: return frames.map { value($0.upperBound - 1) }
    case .nth(let number):
      return frames.map { number <= $0.count ? value($0.lowerBound + number - 1) : .null }
    case .previousValue: return filled(rows.indices.map(value))
    case .nextValue: return filled(rows.indices.reversed().map(value)).reversed()
    case .aggregate(let operation):
      return aggregates(operation, values: values, in: table, seed: seed, frames: frames)
    }
  }

  private func filled(_ values: [Value]) -> [Value] {
    var last = Value.null
    return values.map { value in
      if !value.isNull { last = value }
      return last
    }
  }

  private func ranks() -> [(rank: Int, dense: Int)] {
    var ranks: [(rank: Int, dense: Int)] = []
    for place in rows.indices {
      if let last = ranks.last, arePeers(place - 1, place) {
        ranks.append(last)
      } else {
        ranks.append((place + 1, (ranks.last?.dense ?? 0) + 1))
      }
    }
    return ranks
  }

  /// The share of rows that stand before or level with each row.
  private func shares() -> [Double] {
    var shares = [Double](repeating: 1, count: rows.count)
    for place in rows.indices.dropLast().reversed() {
      shares[place] =
        arePeers(place, place + 1) ? shares[place + 1] : Double(place + 1) / Double(rows.count)
    }
    return shares
  }

  /// A frame that only grows keeps its sums; any other is added up again.
  private func aggregates(
    _ operation: AggregateOperation, values: [Value]?, in table: Table, seed: UInt64,
    frames: [Range<Int>]
  ) -> [Value] {
    let fresh = AggregateAccumulator(for: [operation])
    var state = fresh
    var done = 0..<0
    var result = Value.null
    return frames.map { frame in
      if frame == done { return result }
      if frame.lowerBound != done.lowerBound || frame.upperBound < done.upperBound {
        state = fresh
        done = frame.lowerBound..<frame.lowerBound
      }
      for place in done.upperBound..<frame.upperBound {
        state.add(values?[rows[place]] ?? .boolean(true), row: rows[place])
      }
      done = frame
      result = state.result(operation, in: table, seed: seed)
      return result
    }
  }
}
