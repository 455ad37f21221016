import Geometry
import Glibc
import VisualEncoding

/// The way of upright bars into lying ones, or back: all of them turn by a quarter, as one.
///
/// - Bars stay side by side and the parts of a stack stay on one another, since all point the same way at any time.
/// - Parts that stand on one another in another order open into lanes, pass one another, and close again.
/// - Where the turned bars would leave the plot they are shorter on the way.
struct BarTurn: Sendable {
  /// One bar in both of its states.
  private struct Piece: Sendable {
    /// The middle of its slot, along x where it stands and along y where it lies.
    var slot: (upright: Double, lying: Double)
    /// Where it begins and ends, in points from the common base.
    var near: (upright: Double, lying: Double)
    var far: (upright: Double, lying: Double)
    var thickness: (upright: Double, lying: Double)
    /// As for a bar that lies to the right.
    var corners: (upright: [Double], lying: [Double])
    /// The piece's place among those on its slot, and how many there are.
    var lane = 0
    var laneCount = 1
  }

  private var pieces: [Piece] = []
  /// The common base: a y where bars stand and an x where they lie.
  private let base: (upright: Double, lying: Double)
  /// The plots, with the bars at rest that reach out of them.
  private let rooms: (upright: Rectangle, lying: Rectangle)
  private let isBackwards: Bool
  /// Whether the bars turn to the left; then all is kept as in a mirror.
  private let isMirrored: Bool

  /// Nil where the bars do not turn; the pairs are a bar's old and new state.
  init?(_ pairs: [(BarGeometry, BarGeometry)], from oldPlot: Rectangle, to newPlot: Rectangle) {
    guard let first = pairs.first, first.0.isUpright != first.1.isUpright,
      pairs.allSatisfy({
        $0.0.isUpright == first.0.isUpright && $0.1.isUpright == first.1.isUpright
      })
    else { return nil }
    isBackwards = !first.0.isUpright
    var bars =
      isBackwards ? pairs.map { (upright: $1, lying: $0) } : pairs.map { (upright: $0, lying: $1) }
    var plots = isBackwards ? (newPlot, oldPlot) : (oldPlot, newPlot)
    // Bars that stand up and lie to the left turn the other way round, lest they pass through nothing.
    isMirrored =
      2 * bars.count { ($0.upright.base == .bottom) != ($0.lying.base == .left) } > bars.count
    if isMirrored {
      bars = bars.map { ($0.upright.mirrored, $0.lying.mirrored) }
      plots = (plots.0.mirrored, plots.1.mirrored)
    }
    // A domain of the author's may put bars beyond the plot; those begin and end there.
    rooms = (
      bars.reduce(plots.0) { $0.union($1.upright.rectangle) },
      bars.reduce(plots.1) { $0.union($1.lying.rectangle) }
    )
    let up = bars.filter { $0.upright.base == .bottom }.map(\.upright.rectangle.maxY)
    let right = bars.filter { $0.lying.base == .left }.map(\.lying.rectangle.minX)
    base = (
      up.max() ?? bars.map(\.upright.rectangle.minY).min() ?? 0,
      right.min() ?? bars.map(\.lying.rectangle.maxX).max() ?? 0
    )
    for (upright, lying) in bars {
      let (u, l) = (upright.rectangle, lying.rectangle)
      let c = upright.base == .bottom ? upright.cornerRadii : upright.turnedRadii
      pieces.append(
        Piece(
          slot: (u.midX, l.midY),
          near: (base.upright - upright.ends.base.y, lying.ends.base.x - base.lying),
          far: (base.upright - upright.ends.tip.y, lying.ends.tip.x - base.lying),
          thickness: (u.width, l.height),
          corners: (
            c.count == 4 ? [c[3], c[0], c[1], c[2]] : c,
            lying.base == .left ? lying.cornerRadii : lying.turnedRadii
          )))
    }
    openLanes()
  }

  /// Gives the pieces of each stack lanes, where the stack's order changes.
  private mutating func openLanes() {
    var slots: [Int: [Int]] = [:]
    for (index, piece) in pieces.enumerated() {
      guard let place = Int(exactly: (piece.slot.upright * 100).rounded()) else { continue }
      slots[place, default: []].append(index)
    }
    func order(_ members: [Int], _ near: (Piece) -> Double) -> [Int] {
      members.sorted { (near(pieces[$0]), $0) < (near(pieces[$1]), $1) }
    }
    var isReordered = false
    var lanes = Array(repeating: (lane: 0, count: 1), count: pieces.count)
    for members in slots.values {
      let standing = order(members) { $0.near.upright + $0.far.upright }
      for (lane, index) in standing.enumerated() { lanes[index] = (lane, members.count) }
      let isOneStack = Set(members.map { (pieces[$0].slot.lying * 100).rounded() }).count == 1
      if isOneStack, standing != order(members, { $0.near.lying + $0.far.lying }) {
        isReordered = true
      }
    }
    guard isReordered else { return }
    for index in pieces.indices {
      (pieces[index].lane, pieces[index].laneCount) = lanes[index]
    }
    hasLanes = true
  }

  private var hasLanes = false

  /// How far lanes are open at a fraction of the way, and how far the parts have slid along them.
  private func lanes(_ f: Double) -> (open: Double, slid: Double) {
    guard hasLanes else { return (0, f) }
    func smooth(_ t: Double) -> Double {
      let t = min(max(t, 0), 1)
      return t * t * (3 - 2 * t)
    }
    return (smooth(min(f, 1 - f) / 0.3), smooth((f - 0.25) / 0.5))
  }

  /// All bars at one time of their way.
  struct Pose {
    fileprivate struct Bar {
      var origin: Point
      var thickness: Double
      var near: Double
      var far: Double
    }

    /// 0 where bars stand, 1 where they lie.
    fileprivate let fraction: Double
    fileprivate var bars: [Bar]
    /// The share of their lengths that fits the plot.
    fileprivate var share: Double
  }

  /// The bars at a fraction 0…1 of the way.
  func pose(_ fraction: Double) -> Pose {
    let held = min(max(fraction, 0), 1)
    let f = isBackwards ? 1 - held : held
    let angle = f * .pi / 2
    let (sine, cosine) = (sin(angle), cos(angle))
    let (open, slid) = lanes(f)
    let plot = Rectangle(
      corner: rooms.upright.origin.interpolated(to: rooms.lying.origin, fraction: f),
      corner: Point(x: rooms.upright.maxX, y: rooms.upright.maxY).interpolated(
        to: Point(x: rooms.lying.maxX, y: rooms.lying.maxY), fraction: f))
    // Slots on a slant are nearer to one another than on either axis; those of a single one come apart as they are.
    let (across, down) = (step(\.slot.upright), step(\.slot.lying))
    let even = (1 - f) * across + f * down
    let narrow =
      across > 0 && down > 0
      ? ((1 - f) * across * cosine + f * down * sine) / even : 1
    // On a slant a bar is no thicker than the plot has room for.
    let limit = min(
      sine > 1e-9 ? plot.height / sine : .infinity, cosine > 1e-9 ? plot.width / cosine : .infinity)
    let placed = pieces.map { piece in
      let whole = min(
        limit, narrow * Between.size(piece.thickness.upright, piece.thickness.lying, f))
      let count = Double(piece.laneCount)
      let thickness = whole * (1 - open * (1 - 1 / count))
      let lane = whole * open * ((Double(piece.lane) + 0.5) / count - 0.5)
      var origin = Point(
        x: Between.number(piece.slot.upright, base.lying, f),
        y: Between.number(base.upright, piece.slot.lying, f))
      // Both corners at the base stay inside the plot.
      origin.x = max(origin.x, plot.minX + whole / 2 * cosine) + lane * cosine
      origin.y = min(origin.y, plot.maxY - whole / 2 * sine) + lane * sine
      return Pose.Bar(
        origin: origin, thickness: thickness,
        near: Between.number(piece.near.upright, piece.near.lying, slid),
        far: Between.number(piece.far.upright, piece.far.lying, slid))
    }
    var share = 1.0
    for bar in placed {
      let reach = abs(bar.far) > abs(bar.near) ? bar.far : bar.near
      let (dx, dy) = (reach * sine, -reach * cosine)
      let (rx, ry) = (bar.thickness / 2 * cosine, bar.thickness / 2 * sine)
      share = min(
        share, Self.room(bar.origin.x, dx, within: plot.minX + rx, plot.maxX - rx),
        Self.room(bar.origin.y, dy, within: plot.minY + ry, plot.maxY - ry))
    }
    // The corner of a bar that fills its plot is outside as soon as it leans; it sets out at its full length.
    let t = min(1, min(f, 1 - f) / 0.06)
    share = 1 - (1 - max(share, 0.05)) * t * t * (3 - 2 * t)
    return Pose(fraction: f, bars: placed, share: share)
  }

  /// The bars' outlines at a fraction 0…1 of the way, in the order of the pairs.
  func paths(_ fraction: Double) -> [Path] {
    let pose = pose(fraction)
    return zip(pieces, pose.bars).map { piece, bar in
      let half = bar.thickness / 2
      let box = Rectangle(
        corner: Point(x: bar.near * pose.share, y: -half),
        corner: Point(x: bar.far * pose.share, y: half))
      let path = Self.outline(
        box, piece.corners, pose.fraction, isTurned: bar.far < bar.near
      ).transformed(
        by: Transform.translation(x: bar.origin.x, y: bar.origin.y)
          .after(.rotation(pose.fraction * .pi / 2 - .pi / 2)))
      return isMirrored ? path.transformed(by: .scale(x: -1, y: 1)) : path
    }
  }

  /// Where a point that belongs to a bar has come, such as that of its words; from its places in both states.
  func point(of index: Int, from: Point, to: Point, in pose: Pose) -> Point {
    let (piece, bar, f) = (pieces[index], pose.bars[index], pose.fraction)
    let side: Double = isMirrored ? -1 : 1
    var (upright, lying) = isBackwards ? (to, from) : (from, to)
    upright.x *= side
    lying.x *= side
    let first = Self.place(base.upright - upright.y, piece.near.upright, piece.far.upright)
    let last = Self.place(lying.x - base.lying, piece.near.lying, piece.far.lying)
    let share = Between.number(first.share, last.share, f)
    let along =
      (bar.near + (bar.far - bar.near) * share) * pose.share
      + Between.number(first.rest, last.rest, f)
    let across = Between.number(
      upright.x - piece.slot.upright, lying.y - piece.slot.lying, f)
    let (sine, cosine) = (sin(f * .pi / 2), cos(f * .pi / 2))
    return Point(
      x: side * (bar.origin.x + along * sine + across * cosine),
      y: bar.origin.y - along * cosine + across * sine)
  }

  /// A distance from the base as a share 0…1 of a bar and what is beyond its ends.
  private static func place(_ distance: Double, _ near: Double, _ far: Double) -> (
    share: Double, rest: Double
  ) {
    guard abs(far - near) > 1e-9 else { return (1, distance - far) }
    let share = min(max((distance - near) / (far - near), 0), 1)
    return (share, distance - near - (far - near) * share)
  }

  private static func outline(
    _ box: Rectangle, _ corners: (upright: [Double], lying: [Double]), _ fraction: Double,
    isTurned: Bool
  ) -> Path {
    let radii = zip(corners.upright, corners.lying).map { Between.size($0, $1, fraction) }
    guard radii.contains(where: { $0 > 0 }) else { return .rectangle(box) }
    var shape = BarGeometry(rectangle: box, cornerRadii: radii, base: .left)
    if isTurned { shape.cornerRadii = shape.turnedRadii }
    return .roundedRectangle(box, radii: shape.radii(in: box))
  }

  /// The distance between neighbouring slots.
  private func step(_ slot: KeyPath<Piece, Double>) -> Double {
    let places = Set(pieces.map { ($0[keyPath: slot] * 100).rounded() / 100 }).sorted()
    guard let first = places.first, let last = places.last, places.count > 1 else { return 0 }
    return (last - first) / Double(places.count - 1)
  }

  /// The share of a way from a start that stays within two bounds.
  private static func room(_ start: Double, _ way: Double, within low: Double, _ high: Double)
    -> Double
  {
    if way > 1e-9 { return max(0, high - start) / way }
    if way < -1e-9 { return max(0, start - low) / -way }
    return 1
  }
}

extension BarGeometry {
  /// The bar as in a mirror that stands on the canvas' left edge.
  fileprivate var mirrored: BarGeometry {
    var bar = self
    bar.rectangle = rectangle.mirrored
    let c = cornerRadii
    if c.count == 4 { bar.cornerRadii = [c[1], c[0], c[3], c[2]] }
    bar.base =
      switch base {
      case .left: .right
      case .right: .left
      case .top, .bottom: base
      }
    return bar
  }
}

extension Rectangle {
  /// The rectangle as in a mirror that stands on the canvas' left edge.
  fileprivate var mirrored: Rectangle {
    Rectangle(x: -maxX, y: y, width: width, height: height)
  }
}
