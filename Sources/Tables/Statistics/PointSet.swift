/// The pairs of numbers of two fields, rows without both left out.
struct PointSet {
  private(set) var x: [Double] = []
  private(set) var y: [Double] = []

  var count: Int { x.count }
  var meanX: Double { Self.mean(x) }
  var meanY: Double { Self.mean(y) }
  var range: ClosedRange<Double>? { x.min().flatMap { low in x.max().map { low...$0 } } }

  init(rows: [Int], x xs: [Value], y ys: [Value]) {
    for row in rows where xs[row].isValid && ys[row].isValid {
      let (first, second) = (xs[row].asNumber, ys[row].asNumber)
      guard first.isFinite, second.isFinite else { continue }
      x.append(first)
      y.append(second)
    }
  }

  /// The points in the order of x; equal x keep their order.
  func sorted() -> PointSet {
    let order = x.indices.sorted { x[$0] < x[$1] }
    var result = self
    result.x = order.map { x[$0] }
    result.y = order.map { y[$0] }
    return result
  }

  /// The running mean, which does not overflow where the sum would.
  static func mean(_ numbers: [Double]) -> Double {
    var mean = 0.0
    for (index, number) in numbers.enumerated() { mean += (number - mean) / Double(index + 1) }
    return mean
  }
}
