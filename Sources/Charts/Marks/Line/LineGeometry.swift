import Drawing
package import Geometry

/// A line's path through its defined vertices, measured, with each vertex's place along it.
package struct LineGeometry: Sendable {
  /// A vertex with a gap on both sides, which a stroke would not show.
  package struct LonePoint: Sendable, Hashable {
    package var point: Point
    /// Fraction of the line's length at which the head passes it.
    package var fraction: Double
  }

  package let path: Path
  package let measure: PathMeasure
  /// The fraction of the arc length at each vertex, by the item's index; nil at gaps.
  package let fractions: [Double?]
  package let lonePoints: [LonePoint]

  package init(_ group: MarkGroup) {
    var path = Path()
    var places: [Double?] = Array(repeating: nil, count: group.items.count)
    var lone: [LonePoint] = []
    var total = 0.0
    var run: [(index: Int, point: Point)] = []
    var loneLengths: [(Point, Double)] = []
    func finish() {
      defer { run = [] }
      guard !run.isEmpty else { return }
      if run.count == 1 {
        places[run[0].index] = total
        loneLengths.append((run[0].point, total))
        return
      }
      let piece = group.path(through: run.map(\.point))
      path.append(piece)
      let lengths = VertexLengths.along(piece, vertices: run.map(\.point))
      for (vertex, length) in zip(run, lengths) { places[vertex.index] = total + length }
      total += PathMeasure(piece).length
    }
    for (index, item) in group.items.enumerated() {
      guard case .vertex(let vertex) = item.geometry, vertex.isDefined else {
        finish()
        continue
      }
      run.append((index, vertex.point))
    }
    finish()
    self.path = path
    measure = PathMeasure(path)
    fractions = places.map { $0.map { total > 0 ? min($0 / total, 1) : 0 } }
    for (point, length) in loneLengths {
      lone.append(LonePoint(point: point, fraction: total > 0 ? length / total : 0))
    }
    lonePoints = lone
  }
}

extension LineGeometry {
  /// The fraction at which a line that runs along x, or along y when sideways, has come as far as a point.
  func fraction(passing point: Point, isSideways: Bool) -> Double {
    guard let start = measure.head(at: 0), let end = measure.head(at: 1) else { return 0 }
    func place(_ point: Point) -> Double { isSideways ? point.y : point.x }
    let sign: Double = place(end) >= place(start) ? 1 : -1
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      guard let head = measure.head(at: middle) else { return low }
      if (place(head) - place(point)) * sign <= 0 { low = middle } else { high = middle }
    }
    return low
  }

  /// A trimmed path as strokes whose dashes stay where they are on the whole line.
  ///
  /// Dashes begin anew in each figure, so a figure that lost its start needs a phase of its own.
  func pieces(_ path: Path, state: ItemState, style: StrokeStyle)
    -> [(path: Path, style: StrokeStyle)]
  {
    let low = state.strokeStart * measure.length
    guard low > 0, !style.dash.isEmpty else { return [(path, style)] }
    var pieces: [(path: Path, style: StrokeStyle)] = []
    var start = 0.0
    for length in measure.subpathLengths {
      defer { start += length }
      let from = max(start, low)
      let to = min(start + length, state.strokeEnd * measure.length)
      guard to > from else { continue }
      var own = style
      own.dashPhase += from - start
      pieces.append(
        (measure.trimmed(from: from / measure.length, to: to / measure.length), own))
    }
    return pieces
  }
}
