import Geometry
import SceneModel

/// Chooses where an annotation's text stands: of fixed candidates the one that costs least.
///
/// - Equal arguments give an equal choice; of equals the first in the list.
/// - Every candidate lies in the room.
struct AnnotationPlacing {
  /// A place for a text.
  struct Candidate: Sendable, Hashable {
    var box: Rectangle
    /// Alignment of the lines in the box: 0 left, 0.5 middle, 1 right.
    var share: Double
    /// What the place itself costs, without regard to what is there.
    var cost: Double
  }

  let annotation: Annotation
  let size: Size
  let anchor: AnnotationAnchor
  let plot: Rectangle
  /// Where the text must lie.
  let room: Rectangle
  let ink: AnnotationInk
  /// Boxes of other annotations' texts.
  let others: [Rectangle]
  /// Where it stood before, as its middle from the anchor's reference.
  let previous: Point?

  /// The cheapest candidate.
  var choice: Candidate {
    let reach = room.expanded(by: 1)
    let near = ink.near(reach)
    var best: (candidate: Candidate, cost: Double)?
    let priced = candidates.map { candidate in
      (candidate, cost(of: candidate, in: near))
    }.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
    for (_, (candidate, cost)) in priced {
      if let best, cost >= best.cost { break }
      let total = cost + leaderCost(candidate, in: near)
      if best.map({ total < $0.cost }) ?? true { best = (candidate, total) }
    }
    return best?.candidate
      ?? Candidate(
        box: Rectangle(
          x: anchor.reference.x, y: anchor.reference.y, width: size.width, height: size.height
        ).moved(into: room), share: 0.5, cost: 0)
  }

  private func cost(of candidate: Candidate, in ink: AnnotationInk) -> Double {
    let box = candidate.box
    var cost = candidate.cost
    let padded = box.expanded(by: 1.5)
    let overlap =
      ink.textOverlap(padded) + others.reduce(0) { $0 + padded.expanded(by: 2).overlap($1) }
    if overlap > 0 { cost += 1500 + overlap }
    cost += ink.covered(by: box.inset(left: 2, top: 2, right: 2, bottom: 2))
    let outside = 1 - box.overlap(plot) / max(box.width * box.height, 1)
    cost += 22 * outside
    if let previous {
      cost += 0.45 * (box.center - anchor.reference).distance(to: previous)
    }
    return cost
  }

  private func leaderCost(_ candidate: Candidate, in ink: AnnotationInk) -> Double {
    guard case .callout = annotation.kind, case .point(let tip, let clearance) = anchor else {
      return 0
    }
    let leader = AnnotationLeader(
      from: tip, clearance: clearance + 3, to: candidate.box, annotation)
    let others = self.others.reduce(0.0) { sum, box in
      let points = leader.points
      let crosses = zip(points, points.dropFirst()).contains {
        box.clip(from: $0, to: $1) != nil
      }
      return sum + (crosses ? 400 : 0)
    }
    return ink.crossed(by: leader.points) + others
  }

  private var candidates: [Candidate] {
    switch anchor {
    case .point(let tip, let clearance):
      if case .note(let subject) = annotation.kind {
        if case .corner(let corner) = subject { return [self.corner(corner)] }
        return around(tip, distances: [4, 12, 24, 44], clearance: 0, aside: 1)
      }
      return around(
        tip, distances: [24, 38, 58, 84, 118, 160], clearance: clearance, aside: 0.4)
    case .band(let band): return along(band)
    case .line(let start, let end): return beside(start, end)
    }
  }

  /// In sixteen directions at each of some distances, those of the asked side alone.
  private func around(_ tip: Point, distances: [Double], clearance: Double, aside: Double)
    -> [Candidate]
  {
    var candidates: [Candidate] = []
    for (ring, distance) in distances.enumerated() {
      for step in 0..<16 {
        let angle = Double(step) * .pi / 8
        let way = PolarReader.point(center: .zero, angle: angle, radius: 1)
        let (ux, uy) = (way.x, way.y)
        if let side = annotation.side, !Self.points(ux, uy, to: side) { continue }
        let (sx, sy) = (min(max(ux * 1.42, -1), 1), min(max(uy * 1.42, -1), 1))
        let away = distance + clearance
        let middle = Point(
          x: tip.x + ux * away + sx * size.width / 2, y: tip.y + uy * away + sy * size.height / 2)
        let wanted = Rectangle(
          x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
          height: size.height)
        let box = wanted.moved(into: room)
        let moved = box.origin.distance(to: wanted.origin)
        // Pushed back over its own datum, a text would point at nothing.
        if case .callout = annotation.kind, box.distance(to: tip) < clearance + 8 { continue }
        // Above comes before below, and the right before the left, as one reads.
        let direction = 9 * (1 + uy) + (ux < -0.1 ? 3 : 0) + (abs(ux) < 0.1 ? -2 : 0)
        candidates.append(
          Candidate(
            box: box, share: ux > 0.3 ? 0 : ux < -0.3 ? 1 : 0.5,
            cost: direction * aside + 0.28 * distance + 1.2 * moved + Double(ring)))
      }
    }
    return candidates
  }

  private static func points(_ ux: Double, _ uy: Double, to side: Annotation.Side) -> Bool {
    switch side {
    case .top: uy < -0.5
    case .bottom: uy > 0.5
    case .left: ux < -0.5
    case .right: ux > 0.5
    }
  }

  private func corner(_ corner: Annotation.Corner) -> Candidate {
    let inset = 4.0
    return Candidate(
      box: Rectangle(
        x: corner.isRight ? plot.maxX - inset - size.width : plot.minX + inset,
        y: corner.isTop ? plot.minY + inset : plot.maxY - inset - size.height, width: size.width,
        height: size.height
      ).moved(into: room), share: corner.isRight ? 1 : 0, cost: 0)
  }

  /// In a band at its top or bottom, or beside it where it is too narrow.
  private func along(_ band: Rectangle) -> [Candidate] {
    let seen = Rectangle(
      corner: Point(x: max(band.minX, plot.minX), y: max(band.minY, plot.minY)),
      corner: Point(x: min(band.maxX, plot.maxX), y: min(band.maxY, plot.maxY)))
    let inset = 2.0
    var candidates: [Candidate] = []
    let rows: [(Double, Double)] = [
      (seen.minY + inset, 0), (seen.maxY - inset - size.height, 8),
      (seen.midY - size.height / 2, 14),
    ]
    let columns: [(Double, Double, Double)] = [
      (seen.midX - size.width / 2, 0.5, 0), (seen.minX + inset, 0, 3),
      (seen.maxX - inset - size.width, 1, 4), (seen.maxX + inset, 0, 14),
      (seen.minX - inset - size.width, 1, 16),
    ]
    for (y, below) in rows {
      for (x, share, aside) in columns {
        let wanted = Rectangle(x: x, y: y, width: size.width, height: size.height)
        let box = wanted.moved(into: room)
        let spill = aside < 10 ? max(0, size.width - seen.width) * 0.4 : 0
        candidates.append(
          Candidate(
            box: box, share: share,
            cost: below + aside + spill + 2 * box.origin.distance(to: wanted.origin)))
      }
    }
    return candidates
  }

  /// On either side of a rule, from its end to its beginning.
  private func beside(_ start: Point, _ end: Point) -> [Candidate] {
    let isLevel = abs(end.x - start.x) >= abs(end.y - start.y)
    let gap = 1.0
    var candidates: [Candidate] = []
    for (place, share) in [1.0, 0, 0.5, 0.75, 0.25].enumerated() {
      for side in [0.0, 1] {
        let wanted: Rectangle
        if isLevel {
          wanted = Rectangle(
            x: start.x + share * (end.x - start.x - size.width),
            y: start.y + (side == 0 ? -gap - size.height : gap), width: size.width,
            height: size.height)
        } else {
          wanted = Rectangle(
            x: start.x + (side == 0 ? gap : -gap - size.width),
            y: end.y + (1 - share) * (start.y - end.y - size.height), width: size.width,
            height: size.height)
        }
        let box = wanted.moved(into: room)
        candidates.append(
          Candidate(
            box: box, share: isLevel ? share : side,
            cost: Double(place) * 4 + side * 5 + 3 * box.origin.distance(to: wanted.origin)))
      }
    }
    return candidates
  }
}
