import Geometry
import VisualEncoding

/// The way of a strip of an area into a bar, or back: its upper and lower edges become straight.
struct SlabMorph: Sendable {
  /// The strip's edges, from one end to the other.
  private let tops: [Point]
  private let bases: [Point]
  private let barTops: [Point]
  private let barBases: [Point]
  /// Whether the bar is the beginning.
  private let isBackwards: Bool

  /// Nil where the strip runs along another direction than the bar's side.
  init?(_ strip: Path, _ bar: BarGeometry, isBackwards: Bool) {
    guard let (top, base) = AreaStrips.edges(of: strip), let first = top.first,
      let last = top.last, let foot = base.first
    else { return nil }
    func along(_ point: Point) -> Double { bar.isUpright ? point.x : point.y }
    let start = along(first)
    let length = along(last) - start
    guard abs(length) > 1e-6, abs(along(foot) - start) < 1e-6 else { return nil }
    self.isBackwards = isBackwards
    let r = bar.rectangle
    let radii = bar.cornerRadii.map { min(max($0, 0), min(r.width, r.height) / 2) }
    let side = bar.isUpright ? r.width : r.height
    // A round corner needs places on its way round.
    let largest = radii.max() ?? 0
    let corner = largest > 0 && side > 0 ? (0...6).map { Double($0) / 6 * largest / side } : []
    let extra = corner + corner.map { 1 - $0 }
    tops = Self.cut(top, at: extra.map { start + $0 * length }, along: along)
    bases = Self.cut(base, at: extra.map { start + $0 * length }, along: along)
    func edge(_ points: [Point], isTip: Bool) -> [Point] {
      points.map { Self.place((along($0) - start) / length, isTip: isTip, bar, radii) }
    }
    // A strip that runs against its bar's direction keeps it.
    barTops = edge(tops, isTip: true)
    barBases = edge(bases, isTip: false)
  }

  /// The point of a bar's edge at a share of its side.
  private static func place(
    _ share: Double, isTip: Bool, _ bar: BarGeometry, _ radii: [Double]
  ) -> Point {
    let r = bar.rectangle
    let u = min(max(share, 0), 1)
    let isLow = bar.base == .bottom || bar.base == .right
    // Of an upright bar the upper edge, of a lying one the left edge.
    let isFirst = isTip == isLow
    if bar.isUpright {
      let round = inset(u, r.width, isFirst ? (radii[0], radii[1]) : (radii[3], radii[2]))
      return Point(x: r.minX + u * r.width, y: isFirst ? r.minY + round : r.maxY - round)
    }
    let round = inset(u, r.height, isFirst ? (radii[0], radii[3]) : (radii[1], radii[2]))
    return Point(x: isFirst ? r.minX + round : r.maxX - round, y: r.minY + u * r.height)
  }

  /// How far a side with round ends lies back at a share of its length.
  private static func inset(_ share: Double, _ length: Double, _ radii: (Double, Double)) -> Double
  {
    func back(_ distance: Double, _ radius: Double) -> Double {
      guard distance < radius else { return 0 }
      let rest = radius - distance
      return radius - max(0, radius * radius - rest * rest).squareRoot()
    }
    return max(back(share * length, radii.0), back((1 - share) * length, radii.1))
  }

  /// A line with more points, on it.
  private static func cut(_ points: [Point], at places: [Double], along: (Point) -> Double)
    -> [Point]
  {
    var result: [Point] = []
    for (a, b) in zip(points, points.dropFirst()) {
      result.append(a)
      let (low, high) = (along(a), along(b))
      let inner = places.map { ($0 - low) / (high - low) }.filter { $0 > 0 && $0 < 1 }.sorted()
      result += inner.map { a.interpolated(to: b, fraction: $0) }
    }
    if let last = points.last { result.append(last) }
    return result
  }

  /// The outline at a fraction of the way.
  func path(_ f: StageFractions) -> Path {
    func line(_ strip: [Point], _ bar: [Point]) -> [Point] {
      zip(strip, bar).map {
        isBackwards ? Between.point($1, $0, f) : Between.point($0, $1, f)
      }
    }
    return AreaStrips.outline(top: line(tops, barTops), base: line(bases, barBases))
  }
}
