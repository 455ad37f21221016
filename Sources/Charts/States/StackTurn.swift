import Geometry
import SceneModel
import VisualEncoding

/// A stack in which bars change their sign: at each moment they stack anew from their lengths by then.
///
/// Above and below the base a stack is put together apart. A bar that passes the base leaves the one and joins
/// the other, so that the ends of the others are not on a straight way.
struct StackTurn: Sendable {
  private struct Member: Sendable {
    /// The item's place among those that stay.
    var place: Int
    /// The room between it and what it stands on, which a bar that goes or comes leaves.
    var gap: (from: Double, to: Double)
  }

  private let members: [Member]
  private let baseline: (from: Double, to: Double)
  private let isUpright: Bool

  /// The stacks among bars that stay, with their old and new shapes, where any bar changes its sign.
  ///
  /// - Parameter baseline: Where the bars of both states stand, along their measure in points.
  static func stacks(
    _ bars: [(place: Int, from: BarGeometry, to: BarGeometry)],
    baseline: (from: Double, to: Double)
  ) -> [StackTurn] {
    guard bars.contains(where: { $0.from.isOpposite(to: $0.to) }) else { return [] }
    var slots: [[Int]: [Int]] = [:]
    for (index, bar) in bars.enumerated() where bar.from.isUpright == bar.to.isUpright {
      let slot = [bar.from, bar.to].flatMap { shape in
        let r = shape.rectangle
        let ends = shape.isUpright ? [r.minX, r.maxX] : [r.minY, r.maxY]
        return ends.map { Int(exactly: ($0 * 100).rounded()) ?? 0 }
      }
      slots[slot, default: []].append(index)
    }
    return slots.values.compactMap { members in
      let members = members.map { bars[$0] }
      guard members.count > 1, members.contains(where: { $0.from.isOpposite(to: $0.to) }) else {
        return nil
      }
      return StackTurn(members, baseline: baseline)
    }
  }

  /// Nil where the bars do not stack on one another in one order in both states.
  private init?(
    _ bars: [(place: Int, from: BarGeometry, to: BarGeometry)],
    baseline: (from: Double, to: Double)
  ) {
    guard let first = bars.first,
      let order = Self.order(bars.map(\.from), bars.map(\.to), baseline),
      let old = Self.gaps(order.map { bars[$0].from }, baseline.from),
      let new = Self.gaps(order.map { bars[$0].to }, baseline.to)
    else { return nil }
    self.baseline = baseline
    isUpright = first.from.isUpright
    members = order.enumerated().map { index, bar in
      Member(place: bars[bar].place, gap: (old[index], new[index]))
    }
  }

  /// Bars from the base outward in both states; nil where they change places.
  private static func order(
    _ old: [BarGeometry], _ new: [BarGeometry], _ baseline: (from: Double, to: Double)
  ) -> [Int]? {
    /// Whether a bar stands on another in either state; one without length lies below what begins where it does.
    func stands(_ a: Int, on b: Int) -> Bool {
      [(old, baseline.from), (new, baseline.to)].contains { bars, zero in
        let (start, below) = (bars[a].distance(from: zero), bars[b].distance(from: zero))
        return bars[a].base == bars[b].base
          && start > below + abs(bars[b].signedLength) - 1e-6
          && start + abs(bars[a].signedLength) > below + 1e-6
      }
    }
    var rest = Array(old.indices)
    var order: [Int] = []
    while let next = rest.first(where: { bar in !rest.contains { stands(bar, on: $0) } }) {
      order.append(next)
      rest.removeAll { $0 == next }
    }
    return rest.isEmpty ? order : nil
  }

  /// The room below each bar; nil where bars lie over one another.
  private static func gaps(_ bars: [BarGeometry], _ zero: Double) -> [Double]? {
    var reached: [Orient: Double] = [:]
    var gaps: [Double] = []
    for bar in bars {
      let gap = bar.distance(from: zero) - reached[bar.base, default: 0]
      guard gap > -1e-6 else { return nil }
      gaps.append(gap)
      reached[bar.base, default: 0] += gap + abs(bar.signedLength)
    }
    return gaps
  }

  /// Puts the bars on one another as long as they are by now.
  func apply(to items: inout [MarkItem?], _ f: StageFractions) {
    let fraction = isUpright ? f.y : f.x
    let zero = Between.number(
      baseline.from, baseline.to, f.rescale.map { isUpright ? $0.y : $0.x } ?? fraction)
    var reached: [Orient: Double] = [:]
    for member in members {
      guard items.indices.contains(member.place),
        case .bar(let bar)? = items[member.place]?.geometry
      else { continue }
      let gap = Between.size(member.gap.from, member.gap.to, fraction)
      let start = reached[bar.base, default: 0] + gap
      let length = abs(bar.signedLength)
      reached[bar.base] = start + length
      let outward: Double = bar.base == .top || bar.base == .left ? 1 : -1
      let shift = zero + outward * start - bar.baseline
      items[member.place]?.geometry = .bar(bar).moved(
        by: isUpright ? Point(x: 0, y: shift) : Point(x: shift, y: 0))
    }
  }
}

extension BarGeometry {
  /// The place of the bar's base along its measure, in points.
  fileprivate var baseline: Double { isUpright ? ends.base.y : ends.base.x }

  /// How far outward from a place the bar begins, in points.
  fileprivate func distance(from zero: Double) -> Double {
    base == .top || base == .left ? baseline - zero : zero - baseline
  }
}
