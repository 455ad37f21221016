import Drawing
import Geometry
import VisualEncoding

/// Cuts areas at the middles between their vertices; the strips together are the area.
enum AreaStrips {
  /// A closed outline: along the upper edge, then back along the lower one with as many points.
  static func outline(top: [Point], base: [Point]) -> Path {
    var path = Path.polyline(top + base.reversed())
    path.close()
    return path
  }

  /// The two edges of such an outline, both from its first end; nil for other paths.
  static func edges(of path: Path) -> (top: [Point], base: [Point])? {
    let points = path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      case .cubic, .close: nil
      }
    }
    guard points.count >= 4, points.count.isMultiple(of: 2),
      points.count + 1 == path.elements.count
    else { return nil }
    let half = points.count / 2
    return (Array(points[..<half]), points[half...].reversed())
  }

  /// The bar that a strip straightens into where it stands: as high as the strip is in its middle.
  static func bar(of strip: Path) -> BarGeometry? {
    guard let (top, base) = edges(of: strip), let first = top.first, let last = top.last,
      let foot = base.first
    else { return nil }
    let isUpright = abs(first.x - foot.x) < 1e-6
    func along(_ point: Point) -> Double { isUpright ? point.x : point.y }
    let (low, high) = (along(first), along(last))
    let middle = (low + high) / 2
    guard let tip = point(of: top, at: middle, along: along),
      let root = point(of: base, at: middle, along: along)
    else { return nil }
    if isUpright {
      return BarGeometry(
        rectangle: Rectangle(
          corner: Point(x: low, y: tip.y), corner: Point(x: high, y: root.y)),
        cornerRadii: [0, 0, 0, 0], base: tip.y <= root.y ? .bottom : .top)
    }
    return BarGeometry(
      rectangle: Rectangle(corner: Point(x: tip.x, y: low), corner: Point(x: root.x, y: high)),
      cornerRadii: [0, 0, 0, 0], base: tip.x >= root.x ? .left : .right)
  }

  /// A strip for each vertex of an area, with the vertex' key.
  ///
  /// Items that share a seam are drawn as one shape, so that no cut shows.
  static func strips(of group: MarkGroup, seam: Int) -> [MarkItem] {
    var strips: [MarkItem] = []
    var run: [MarkItem] = []
    func finish() {
      strips += self.strips(of: run, group, seam: seam)
      run = []
    }
    for item in group.items {
      guard let vertex = item.vertex, vertex.isDefined, vertex.point.isFinite,
        vertex.base?.isFinite == true
      else {
        finish()
        continue
      }
      run.append(item)
    }
    finish()
    return strips
  }

  private static func strips(of run: [MarkItem], _ group: MarkGroup, seam: Int) -> [MarkItem] {
    let vertices = run.compactMap(\.vertex)
    guard !vertices.isEmpty else { return [] }
    func along(_ point: Point) -> Double { group.isSideways ? point.y : point.x }
    func edge(_ points: [Point]) -> [Point] {
      let line = group.path(through: points).polylines(tolerance: 0.1).flatMap { $0 }
      guard let first = line.first, let last = line.last, along(first) > along(last) else {
        return line
      }
      return line.reversed()
    }
    let top = edge(vertices.map(\.point))
    let base = edge(vertices.map { $0.base ?? $0.point })
    let places = vertices.map { along($0.point) }
    let ends = (places.min() ?? 0, places.max() ?? 0)
    return run.indices.map { index in
      let place = places[index]
      let near = [index - 1, index + 1].filter(places.indices.contains).map {
        (places[$0] + place) / 2
      }
      var low = near.min() ?? place - 1
      var high = near.max() ?? place + 1
      if near.count == 1 {
        // The first and the last strip end with the area.
        if place <= ends.0 { low = place }
        if place >= ends.1 { high = place }
      }
      var first = cut(top, low, high, along: along)
      var second = cut(base, low, high, along: along)
      while first.count < second.count { first.append(first.last ?? vertices[index].point) }
      while second.count < first.count { second.append(second.last ?? vertices[index].point) }
      var item = run[index]
      item.geometry = .outline(outline(top: first, base: second))
      item.style.stroke = nil
      item.seam = Seam(id: seam)
      item.reveal = nil
      return item
    }
  }

  /// The part of a line between two places along it.
  private static func cut(
    _ line: [Point], _ low: Double, _ high: Double, along: (Point) -> Double
  ) -> [Point] {
    let inner = line.filter { along($0) > low && along($0) < high }
    guard let first = point(of: line, at: low, along: along),
      let last = point(of: line, at: high, along: along)
    else { return inner }
    return [first] + inner + [last]
  }

  /// The point of a line at a place along it.
  private static func point(of line: [Point], at place: Double, along: (Point) -> Double)
    -> Point?
  {
    guard let next = line.firstIndex(where: { along($0) >= place }) else { return line.last }
    guard next > 0 else { return line[0] }
    let (a, b) = (line[next - 1], line[next])
    let way = along(b) - along(a)
    return way > 0 ? a.interpolated(to: b, fraction: (place - along(a)) / way) : b
  }
}
