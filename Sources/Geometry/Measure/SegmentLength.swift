/// The arc length of one segment, and the parameter that lies a length along it.
struct SegmentLength {
  private let segment: PathSegment
  private let tolerance: Double

  /// The whole length in points; 0 where a point is not finite.
  let total: Double

  init(_ segment: PathSegment, tolerance: Double) {
    self.segment = segment
    self.tolerance = max(tolerance, 1e-9)
    let length: Double =
      switch segment {
      case .line(let start, let end): start.distance(to: end)
      case .cubic: segment.isFinite ? Self.length(of: segment, 0, 1, self.tolerance) : 0
      }
    total = length.isFinite ? length : 0
  }

  /// The parameter in 0…1 at a length from the segment's start.
  func parameter(at length: Double) -> Double {
    if length <= 0 || total <= 0 { return 0 }
    if length >= total { return 1 }
    guard case .cubic = segment else { return length / total }
    var low = 0.0
    var high = 1.0
    var t = length / total
    for _ in 0..<48 {
      let error = Self.length(of: segment, 0, t, tolerance) - length
      if abs(error) < tolerance / 16 { break }
      if error > 0 { high = t } else { low = t }
      let next = t - error / segment.derivative(at: t).distance(to: .zero)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// Gauss and Legendre's five-point rule, on halves until it agrees with itself.
  private static func length(
    of segment: PathSegment, _ start: Double, _ end: Double, _ tolerance: Double
  ) -> Double {
    refine(segment, start, end, rule(segment, start, end), tolerance / 16, depth: 12)
  }

  private static func refine(
    _ segment: PathSegment, _ start: Double, _ end: Double, _ whole: Double, _ tolerance: Double,
    depth: Int
  ) -> Double {
    let middle = (start + end) / 2
    let first = rule(segment, start, middle)
    let second = rule(segment, middle, end)
    let sum = first + second
    // A relative bound as well, so that a curve of astronomic size does not split in vain.
    if depth == 0 || !(abs(sum - whole) > max(tolerance, sum * 1e-9)) { return sum }
    return refine(segment, start, middle, first, tolerance / 2, depth: depth - 1)
      + refine(segment, middle, end, second, tolerance / 2, depth: depth - 1)
  }

  private static let nodes = [
    (0.0, 0.568_888_888_888_888_9),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]

  private static func rule(_ segment: PathSegment, _ start: Double, _ end: Double) -> Double {
    let half = (end - start) / 2
    let middle = (start + end) / 2
    func speed(_ t: Double) -> Double { segment.derivative(at: t).distance(to: .zero) }
    var sum = nodes[0].1 * speed(middle)
    for (node, weight) in nodes.dropFirst() {
      sum += weight * (speed(middle - half * node) + speed(middle + half * node))
    }
    return sum * half
  }
}
