/// Sorts numbers into numbered classes, each with a colour, size or name of its own.
///
/// The four ways to find the thresholds are initializers: equal parts of a domain, equal numbers of
/// values, given thresholds, and given edges of bins.
package struct DiscretizingScale: Hashable, Sendable {
  /// Rising numbers; class `i` begins at `thresholds[i - 1]`.
  package let thresholds: [Double]
  /// Classes are 0 ..< count.
  package let count: Int
  /// The least and the greatest value, for the outer ends of a legend; nil for open ends.
  package let extent: Extent?
  /// Whether values outside the extent have no class.
  private let isBounded: Bool

  /// The two ends of a domain.
  package struct Extent: Hashable, Sendable {
    package var low: Double
    package var high: Double
  }

  private init(thresholds: [Double], extent: Extent?, isBounded: Bool = false) {
    self.thresholds = thresholds
    count = thresholds.count + 1
    self.extent = extent
    self.isBounded = isBounded
  }

  /// Classes between given thresholds; numbers that are not finite are left out.
  package init(thresholds: [Double]) {
    self.init(thresholds: thresholds.filter(\.isFinite).sorted(), extent: nil)
  }

  /// Classes of equal width over a domain, `count` of them (1 or more).
  package init(quantizing domain: (Double, Double), count: Int) {
    let classes = max(1, min(TickError.limit, count))
    let (low, high) = (min(domain.0, domain.1), max(domain.0, domain.1))
    let inner = (1..<max(2, classes)).map { index in
      let (part, rest) = (Double(index), Double(classes - index))
      return (part * high + rest * low) / Double(classes)
    }
    self.init(
      thresholds: classes == 1 ? [] : inner.map { $0 + 0 },
      extent: Extent(low: low, high: high))
  }

  /// Classes that each hold about as many of the values, `count` of them (1 or more).
  package init(quantiles values: [Double], count: Int) {
    let sorted = values.filter(\.isFinite).sorted()
    let classes = max(1, min(TickError.limit, count))
    guard let low = sorted.first, let high = sorted.last else {
      self.init(thresholds: [], extent: nil)
      return
    }
    let inner = (1..<max(2, classes)).map {
      Self.quantile(sorted, Double($0) / Double(classes))
    }
    self.init(thresholds: classes == 1 ? [] : inner, extent: Extent(low: low, high: high))
  }

  /// Classes between the edges of bins; values outside the edges have no class.
  package init(binEdges edges: [Double]) {
    let sorted = edges.filter(\.isFinite).sorted()
    guard let low = sorted.first, let high = sorted.last, sorted.count > 1 else {
      self.init(thresholds: [], extent: nil)
      return
    }
    self.init(
      thresholds: Array(sorted[1..<(sorted.count - 1)]), extent: Extent(low: low, high: high),
      isBounded: true)
  }

  /// The class of a value; nil for NaN, or outside the edges of bins.
  package func index(of value: Double) -> Int? {
    guard !value.isNaN else { return nil }
    if isBounded, let extent, value < extent.low || value > extent.high { return nil }
    var (low, high) = (0, thresholds.count)
    while low < high {
      let middle = (low + high) / 2
      if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where a class begins and ends; nil for an open end.
  package func bounds(of index: Int) -> (low: Double?, high: Double?) {
    let low =
      index <= 0
      ? extent?.low : thresholds.indices.contains(index - 1) ? thresholds[index - 1] : nil
    let high = thresholds.indices.contains(index) ? thresholds[index] : extent?.high
    return (low, high)
  }

  /// The numbers that a legend writes between its classes, with the outer ends where they are known.
  package var boundaries: [Double] {
    guard let extent else { return thresholds }
    return [extent.low] + thresholds + [extent.high]
  }

  /// The value below which a fraction of sorted values lies, between two neighbours.
  package static func quantile(_ sorted: [Double], _ fraction: Double) -> Double {
    guard let first = sorted.first, let last = sorted.last else { return .nan }
    let place = Double(sorted.count - 1) * max(0, min(1, fraction))
    guard let index = Int(exactly: place.rounded(.down)), index < sorted.count - 1 else {
      return fraction > 0 ? last : first
    }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - Double(index))
  }
}
