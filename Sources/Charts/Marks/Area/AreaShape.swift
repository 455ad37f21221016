import Geometry

/// One unbroken run of an area: its upper line, and its base joined the same way.
struct AreaShape {
  private let edges: PathPair
  private let whole: Path
  /// Where this run lies on the area's whole upper line, as fractions of its length.
  private let from: Double
  private let to: Double
  /// What shows of a vertex with a gap on both sides, which has no width to fill.
  private let lone: Path?

  /// The radius in points of such a vertex's dot: a line's of the usual width.
  private static let dotRadius = 2.0

  /// The runs of a group, with heights scaled to `extent` of the way from base to top.
  static func shapes(_ group: MarkGroup, extent: Double) -> [AreaShape] {
    let runs = group.definedRuns
    // The head runs along the finished line, so lengths are those of the full height.
    let lengths = runs.map { PathMeasure(group.path(through: $0.map(\.point))).length }
    let total = lengths.reduce(0, +)
    var travelled = 0.0
    var shapes: [AreaShape] = []
    for (run, length) in zip(runs, lengths) {
      let points = run.map { vertex in
        vertex.base.map { $0.interpolated(to: vertex.point, fraction: extent) } ?? vertex.point
      }
      let bases = run.map { $0.base ?? $0.point }
      shapes.append(
        AreaShape(
          edges: PathPair(group.path(through: points), group.path(through: bases)),
          whole: group.interpolation.area(
            top: points, base: bases, tension: group.tension, isVertical: group.isSideways),
          from: total > 0 ? travelled / total : 0,
          to: total > 0 ? (travelled + length) / total : 1,
          lone: run.count > 1
            ? nil : .circle(center: points[0], radius: dotRadius * min(max(extent, 0), 1))))
      travelled += length
    }
    return shapes
  }

  /// The closed outline between two fractions of the whole area's length; nil where nothing of this run shows.
  func outline(from start: Double, to end: Double) -> Path? {
    if let lone {
      return end > 0 && start <= from + 1e-9 && end >= from - 1e-9 ? lone : nil
    }
    if start <= from, end >= to { return whole.isEmpty ? nil : whole }
    guard to > from else { return nil }
    let low = min(max((start - from) / (to - from), 0), 1)
    let high = min(max((end - from) / (to - from), 0), 1)
    guard high > low else { return nil }
    let cut = edges.outline(from: low, to: high)
    return cut.isEmpty ? nil : cut
  }

  /// The smallest rectangle around an area's vertices; gradients fill it.
  static func box(_ items: [MarkItem]) -> Rectangle? {
    var box: Rectangle?
    for item in items {
      guard case .vertex(let vertex) = item.geometry, vertex.isDefined else { continue }
      let own = Rectangle(corner: vertex.point, corner: vertex.base ?? vertex.point)
      box = box?.union(own) ?? own
    }
    return box
  }
}

extension MarkGroup {
  /// The vertices without gaps between them, run by run.
  var definedRuns: [[VertexGeometry]] {
    var runs: [[VertexGeometry]] = []
    var run: [VertexGeometry] = []
    for item in items {
      guard case .vertex(let vertex) = item.geometry, vertex.isDefined else {
        if !run.isEmpty { runs.append(run) }
        run = []
        continue
      }
      run.append(vertex)
    }
    return run.isEmpty ? runs : runs + [run]
  }

  /// The group's line through points.
  func path(through points: [Point]) -> Path {
    interpolation.path(points, tension: tension, isVertical: isSideways)
  }
}
