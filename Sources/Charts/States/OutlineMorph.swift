import Geometry

/// The way from one closed outline to an unlike one, such as from a bar to a slice of a pie.
///
/// - Both outlines are cut at the same fractions of their length, evenly and at the corners of either, so
///   that each end is its own shape and every shape between is a closed outline of as many points.
/// - The second outline begins where the points have the least way to go, and runs in the first one's direction.
struct OutlineMorph: Sendable, Hashable {
  private let from: [Point]
  private let to: [Point]

  private static let steps = 48

  /// Nil where one of the outlines is empty.
  init?(_ first: Path, _ second: Path) {
    guard let a = Outline(first), var b = Outline(second) else { return nil }
    if a.area * b.area < 0 { b = b.reversed }
    let shift = Self.shift(a, b)
    var cuts = (0..<Self.steps).map { Double($0) / Double(Self.steps) } + a.corners
    for corner in b.corners {
      let place = corner - shift
      cuts.append(place < 0 ? place + 1 : place)
    }
    cuts.sort()
    from = cuts.map { a.point(at: $0) }
    to = cuts.map { b.point(at: $0 + shift) }
  }

  /// The outline at a fraction of the way.
  func path(_ f: StageFractions) -> Path {
    var path = Path.polyline(zip(from, to).map { Between.point($0, $1, f) })
    path.close()
    return path
  }

  /// Where on the second outline the points begin so that they have the least way, apart from the common one.
  private static func shift(_ a: Outline, _ b: Outline) -> Double {
    let count = 32
    let starts = (0..<count).map { a.point(at: Double($0) / Double(count)) - a.middle }
    let ends = (0..<count).map { b.point(at: Double($0) / Double(count)) - b.middle }
    var best = (shift: 0, cost: Double.infinity)
    for shift in 0..<count {
      var cost = 0.0
      for index in 0..<count {
        let way = ends[(index + shift) % count] - starts[index]
        cost += way.x * way.x + way.y * way.y
      }
      if cost < best.cost - 1e-9 { best = (shift, cost) }
    }
    return Double(best.shift) / Double(count)
  }
}

/// A closed outline as straight pieces with their lengths.
private struct Outline {
  /// The last point is the first again.
  let points: [Point]
  /// The fraction of the length at each point.
  private let fractions: [Double]
  /// Twice the signed area.
  let area: Double
  let middle: Point

  init?(_ path: Path) {
    self.init(points: path.polylines(tolerance: 0.1).flatMap { $0 }.filter(\.isFinite))
  }

  private init?(points given: [Point]) {
    guard let first = given.first else { return nil }
    var points: [Point] = []
    for point in given + [first] where points.last != point { points.append(point) }
    if points.count == 1 { points.append(first) }
    var lengths = [0.0]
    var area = 0.0
    for (a, b) in zip(points, points.dropFirst()) {
      lengths.append((lengths.last ?? 0) + a.distance(to: b))
      area += a.x * b.y - b.x * a.y
    }
    let total = lengths.last ?? 0
    self.points = points
    fractions = lengths.map { total > 0 ? $0 / total : 0 }
    self.area = area
    let box = Path.polyline(points).bounds ?? Rectangle(x: first.x, y: first.y, width: 0, height: 0)
    middle = box.center
  }

  var reversed: Outline { Outline(points: points.reversed()) ?? self }

  /// The fractions at which the outline turns by more than 10°.
  var corners: [Double] {
    guard points.count > 3 else { return [] }
    let count = points.count - 1
    return (0..<count).filter { index in
      let before = points[(index + count - 1) % count]
      let a = points[index] - before
      let b = points[index + 1] - points[index]
      let cross = a.x * b.y - a.y * b.x
      let dot = a.x * b.x + a.y * b.y
      // tan 10°
      return dot <= 0 || abs(cross) > 0.176 * dot
    }.map { fractions[$0] }
  }

  func point(at fraction: Double) -> Point {
    let wrapped = fraction - fraction.rounded(.down)
    var low = 0
    var high = fractions.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if fractions[middle] <= wrapped { low = middle } else { high = middle }
    }
    let span = fractions[high] - fractions[low]
    guard span > 0 else { return points[low] }
    return points[low].interpolated(
      to: points[high], fraction: (wrapped - fractions[low]) / span)
  }
}
