import Drawing
import Foundation
import Geometry
import Guides
import SceneModel
import Typesetting

/// What a view's text would better not cover: other texts, and the marks.
struct AnnotationInk {
  /// Boxes of texts, which must stay free.
  var texts: [Rectangle] = []
  /// Bars, cells and symbols.
  private var boxes: [Rectangle] = []
  private var segments: [(start: Point, end: Point)] = []
  private var sectors: [ArcGeometry] = []
  private var bands: [Rectangle] = []
  /// Strips of areas: from one vertex to the next, top and base.
  private var strips: [(start: VertexGeometry, end: VertexGeometry)] = []

  init(_ view: ViewLayout, measurer: any TextMeasurer) {
    texts += view.title?.drawnTexts.map(\.box) ?? []
    for axis in view.axes {
      texts += axis.drawnTexts.filter(\.visible).map(\.box)
    }
    texts += view.legends.map(\.box)
    if let center = view.center {
      texts += [center.total.title.box, center.total.value.box]
    }
    for (place, group) in view.marks.enumerated() {
      if group.kind == .line || group.kind == .trail {
        for run in (view.lines[place] ?? LineGeometry(group)).path.polylines(tolerance: 0.5) {
          segments += zip(run, run.dropFirst()).map { ($0, $1) }
        }
        continue
      }
      if group.kind == .area { add(area: group) }
      for item in group.items where item.isShown { add(item, measurer) }
    }
  }

  private mutating func add(area group: MarkGroup) {
    var last: VertexGeometry?
    for item in group.items {
      guard case .vertex(let vertex) = item.geometry, vertex.isDefined else {
        last = nil
        continue
      }
      if let last { strips.append((last, vertex)) }
      last = vertex
    }
  }

  private mutating func add(_ item: MarkItem, _ measurer: any TextMeasurer) {
    switch item.geometry {
    case .bar(let bar): boxes.append(bar.rectangle)
    case .symbol(let symbol): boxes.append(symbol.square)
    case .image(let image): boxes.append(image.box)
    case .arc(let arc): sectors.append(arc)
    case .rule(let start, let end): segments.append((start, end))
    case .text(let text): texts.append(text.placement(measurer: measurer).box)
    case .vertex: break
    case .outline(let path): if let box = path.bounds { boxes.append(box) }
    }
  }

  /// Another line that is drawn, such as a rule's.
  mutating func add(line start: Point, _ end: Point) { segments.append((start, end)) }

  /// A band, whose edges words would better not cross.
  mutating func add(band: Rectangle) { bands.append(band) }

  /// Only what may matter within a box.
  func near(_ box: Rectangle) -> AnnotationInk {
    var ink = self
    ink.texts = texts.filter { $0.intersects(box) }
    ink.boxes = boxes.filter { $0.intersects(box) }
    ink.segments = segments.filter {
      Rectangle(corner: $0.start, corner: $0.end).expanded(by: 0.5).intersects(box)
    }
    ink.strips = strips.filter { $0.start.point.x <= box.maxX && $0.end.point.x >= box.minX }
    return ink
  }

  /// Square points of texts under a box.
  func textOverlap(_ box: Rectangle) -> Double {
    texts.reduce(0) { $0 + box.overlap($1) }
  }

  /// How much of the marks a box covers, as a cost.
  func covered(by box: Rectangle) -> Double {
    let area = max(box.width * box.height, 1)
    var cost = 0.0
    for mark in boxes {
      let overlap = box.overlap(mark)
      guard overlap > 0 else { continue }
      let small = mark.width * mark.height < area
      cost += small ? 60 : 160 * overlap / area + 30
    }
    for segment in segments {
      if let part = box.clip(from: segment.start, to: segment.end) {
        cost += 25 + 2.5 * part.start.distance(to: part.end)
      }
    }
    let share = share(of: box) { point in
      sectors.contains { $0.contains(point) } || strips.contains { covers($0, point) }
    }
    // A corner in a slice looks like a mistake; words wholly within are a choice.
    if share > 0 { cost += 60 + 60 * share }
    for band in bands {
      let inside = box.overlap(band) / area
      if inside > 0, inside < 0.999 { cost += 14 }
    }
    return min(cost, 100_000)
  }

  /// How much a leader along a way is in the way of texts and marks, as a cost.
  func crossed(by way: [Point]) -> Double {
    var cost = 0.0
    for (start, end) in zip(way, way.dropFirst()) {
      for text in texts where text.clip(from: start, to: end) != nil { cost += 250 }
      for box in boxes where box.clip(from: start, to: end) != nil { cost += 25 }
      for segment in segments
      where Self.cross(start, end, segment.start, segment.end) { cost += 30 }
    }
    return cost
  }

  /// The share of a box's points, on a grid, that meet a condition.
  private func share(of box: Rectangle, _ isCovered: (Point) -> Bool) -> Double {
    guard !sectors.isEmpty || !strips.isEmpty else { return 0 }
    var count = 0.0
    for row in 0..<4 {
      for column in 0..<6 {
        let point = Point(
          x: box.minX + box.width * Double(column) / 5,
          y: box.minY + box.height * Double(row) / 3)
        if isCovered(point) { count += 1 }
      }
    }
    return count / 24
  }

  private func covers(_ strip: (start: VertexGeometry, end: VertexGeometry), _ point: Point)
    -> Bool
  {
    let width = strip.end.point.x - strip.start.point.x
    guard width > 0, point.x >= strip.start.point.x, point.x <= strip.end.point.x else {
      return false
    }
    let f = (point.x - strip.start.point.x) / width
    let top = strip.start.point.y + (strip.end.point.y - strip.start.point.y) * f
    let first = strip.start.base?.y ?? top
    let base = first + ((strip.end.base?.y ?? top) - first) * f
    return point.y >= min(top, base) && point.y <= max(top, base)
  }

  private static func cross(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    func side(_ p: Point, _ q: Point, _ r: Point) -> Double {
      (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
  }
}

extension ArcGeometry {
  /// Whether a point of the canvas lies in the sector.
  fileprivate func contains(_ point: Point) -> Bool {
    let (dx, dy) = (point.x - center.x, point.y - center.y)
    let radius = (dx * dx + dy * dy).squareRoot()
    guard radius >= innerRadius, radius <= outerRadius, radius > 0 else { return false }
    let turn = 2 * Double.pi
    let angle = atan2(dx, -dy)
    let (low, high) = (min(startAngle, endAngle), max(startAngle, endAngle))
    let ahead = angle + turn * ((low - angle) / turn).rounded(.up)
    return ahead <= high
  }
}

extension Rectangle {
  /// The square points that two rectangles share.
  func overlap(_ other: Rectangle) -> Double {
    max(0, min(maxX, other.maxX) - max(minX, other.minX))
      * max(0, min(maxY, other.maxY) - max(minY, other.minY))
  }

  /// How far a point lies outside; 0 inside.
  func distance(to point: Point) -> Double {
    Point(
      x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY)
    ).distance(to: point)
  }

  /// The rectangle moved by no more than is needed to lie in a room; its start wins where it is too large.
  func moved(into room: Rectangle) -> Rectangle {
    var r = self
    r.x = max(room.minX, min(x, room.maxX - width))
    r.y = max(room.minY, min(y, room.maxY - height))
    return r
  }
}
