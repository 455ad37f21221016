import Drawing
import Geometry
import SceneModel

/// The way of a leader from a datum to a text's box, which it never crosses.
///
/// All of it lies on the outer side of the edge of the box where it ends.
struct AnnotationLeader {
  /// From the datum to the text; empty where there is no room for one.
  let path: Path
  private let head: Annotation.Head

  /// Shorter than this it would be no more than a blot, in points.
  private static let shortest = 7.0

  init(
    from tip: Point, clearance: Double, to box: Rectangle, _ annotation: Annotation
  ) {
    head = annotation.head
    let whole = Self.way(from: tip, to: box, annotation.leader)
    let measure = PathMeasure(whole)
    guard annotation.leader != .none, measure.length - clearance >= Self.shortest else {
      path = Path()
      return
    }
    path = measure.trimmed(from: clearance / measure.length, to: 1)
  }

  private static func way(from tip: Point, to box: Rectangle, _ leader: Annotation.Leader) -> Path {
    var path = Path()
    path.move(to: tip)
    let isBeside = tip.x < box.minX || tip.x > box.maxX
    let isAboveOrBelow = tip.y < box.minY || tip.y > box.maxY
    let side = Point(x: tip.x < box.midX ? box.minX : box.maxX, y: box.midY)
    let inset = min(12, box.width / 2)
    let edge = Point(
      x: min(max(tip.x, box.minX + inset), box.maxX - inset),
      y: tip.y < box.midY ? box.minY : box.maxY)
    let turns = isBeside && isAboveOrBelow && abs(tip.y - side.y) > 14
    switch leader {
    case .straight, .none: path.line(to: isAboveOrBelow ? edge : side)
    case .elbow:
      if turns { path.line(to: Point(x: tip.x, y: side.y)) }
      path.line(to: turns || !isAboveOrBelow ? side : edge)
    case .curve:
      if turns {
        // A quarter of an ellipse: away from the datum upright, into the text level.
        let bend = 0.55
        path.cubic(
          Point(x: tip.x, y: tip.y + (side.y - tip.y) * bend),
          Point(x: side.x + (tip.x - side.x) * bend, y: side.y), to: side)
      } else {
        let end = isAboveOrBelow ? edge : side
        let across = isAboveOrBelow ? Point(x: 1, y: 0) : Point(x: 0, y: -1)
        let bow = across * (0.16 * tip.distance(to: end))
        path.cubic(
          tip.interpolated(to: end, fraction: 0.35) + bow,
          tip.interpolated(to: end, fraction: 0.7) + bow, to: end)
      }
    }
    return path
  }

  /// The way as points, for what it crosses.
  var points: [Point] { path.polylines(tolerance: 1).first ?? [] }

  /// What paints it as far as it is drawn, 0…1 of its length from the datum.
  func commands(drawn fraction: Double, color: Color, width: Double) -> [DrawCommand] {
    guard !path.isEmpty, fraction > 0, color.alpha > 0, width > 0 else { return [] }
    let measure = PathMeasure(path)
    guard let start = measure.location(atLength: 0) else { return [] }
    var commands: [DrawCommand] = []
    var from = 0.0
    // The head is whole once the leader is longer than it.
    let size = min(1, fraction * measure.length / 9)
    switch head {
    case .arrow:
      let length = (5 + 1.6 * width) * size
      let half = (1.9 + 0.75 * width) * size
      let ahead = measure.location(atLength: length)?.point ?? start.point
      let way = start.point.distance(to: ahead)
      guard way > 0 else { return [] }
      let along = (ahead - start.point) * (1 / way)
      let across = Point(x: -along.y, y: along.x)
      let back = start.point + along * length
      let notch = start.point + along * (length * 0.72)
      var arrow = Path.polyline([start.point, back + across * half, notch, back - across * half])
      arrow.close()
      commands.append(.fill(arrow, .solid(color)))
      from = length * 0.72
    case .dot:
      let radius = (1.4 + 0.8 * width) * size
      commands.append(.fill(.circle(center: start.point, radius: radius), .solid(color)))
      from = radius
    case .none: break
    }
    let line = measure.trimmed(from: from / max(measure.length, 1e-9), to: fraction)
    if !line.isEmpty {
      commands.append(
        .stroke(line, .solid(color), StrokeStyle(width: width, cap: .round, join: .round)))
    }
    return commands
  }
}
