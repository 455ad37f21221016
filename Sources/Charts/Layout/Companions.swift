import Drawing
import Geometry
import SceneModel
import Typesetting

/// Finds what belongs to a line (its dots, its labels, its area), so that none of it shows ahead of the line's head.
///
/// An item belongs to a line when it stands on one of the line's vertices, wherever the scene says so or not.
struct Companions {
  private var vertices: [Place: [Vertex]] = [:]
  private let lines: [Int: LineGeometry]
  private let groups: [MarkGroup]

  /// A line's vertex: where on the line it is, and the key of its item.
  private struct Vertex {
    let reveal: Reveal
    let key: ItemKey
  }

  /// A point to a thousandth of a point, so that two layers that compute one place meet.
  private struct Place: Hashable {
    let x: Int
    let y: Int

    init?(_ point: Point) {
      guard let x = Int(exactly: (point.x * 1000).rounded()),
        let y = Int(exactly: (point.y * 1000).rounded())
      else { return nil }
      self.x = x
      self.y = y
    }
  }

  init(groups: [MarkGroup], lines: [Int: LineGeometry]) {
    self.groups = groups
    self.lines = lines
    // Lines alone have nobody who asks.
    guard groups.contains(where: { $0.kind != .line && $0.kind != .trail }) else { return }
    for (index, group) in groups.enumerated()
    where group.kind == .line || group.kind == .trail {
      guard let line = lines[index] else { continue }
      for (item, fraction) in zip(group.items, line.fractions) {
        guard case .vertex(let vertex) = item.geometry, vertex.isDefined, let fraction,
          let place = Place(vertex.point)
        else { continue }
        vertices[place, default: []].append(
          Vertex(reveal: Reveal(group: index, fraction: fraction), key: item.key))
      }
    }
  }

  /// The groups with the line of each item, and of each area, named.
  func linked(measurer: any TextMeasurer) -> [MarkGroup] {
    guard !vertices.isEmpty else { return groups }
    return groups.map { group in
      var group = group
      switch group.kind {
      case .line, .trail: break
      case .area: group.reveal = line(under: group)
      default:
        for index in group.items.indices {
          group.items[index].reveal = reveal(of: group.items[index], measurer: measurer)
        }
      }
      return group
    }
  }

  private func reveal(of item: MarkItem, measurer: any TextMeasurer) -> Reveal? {
    switch item.geometry {
    case .symbol(let symbol): return reveal(at: symbol.center, key: item.key)
    case .image(let image): return reveal(at: image.box.center, key: item.key)
    case .text(let text):
      guard let found = vertex(at: text.point, key: item.key) else { return nil }
      let box = text.placement(measurer: measurer).box
      return Reveal(group: found.group, fraction: passing(box, from: found, slack: 3))
    default: return nil
    }
  }

  /// When the head has passed a point that stands on a vertex.
  private func reveal(at center: Point, key: ItemKey) -> Reveal? {
    guard let found = vertex(at: center, key: key) else { return nil }
    // A curve may pass beside its vertices.
    let box = Rectangle(corner: center, corner: center)
    return Reveal(group: found.group, fraction: passing(box, from: found, slack: 0.5))
  }

  /// The vertex at a point; of several lines that meet there, that of the item with the same key.
  private func vertex(at point: Point, key: ItemKey) -> Reveal? {
    guard let found = Place(point).flatMap({ vertices[$0] }) else { return nil }
    return (found.first { $0.key == key } ?? found.first)?.reveal
  }

  /// Where the head has passed a whole box, which may be wider than the vertex it stands on.
  ///
  /// The head goes on in the direction in which the line's end lies; `slack` in points is what the box may
  /// be ahead of it.
  private func passing(_ box: Rectangle, from reveal: Reveal, slack: Double) -> Double {
    guard let line = lines[reveal.group], let vertex = line.measure.head(at: reveal.fraction),
      let end = line.measure.head(at: 1)
    else { return reveal.fraction }
    let isSideways = groups[reveal.group].isSideways
    let goesUp = isSideways ? end.y >= vertex.y : end.x >= vertex.x
    let far = isSideways ? (goesUp ? box.maxY : -box.minY) : (goesUp ? box.maxX : -box.minX)
    let steps = 400
    let span = 1 - reveal.fraction
    for step in 0...steps {
      let fraction = reveal.fraction + span * Double(step) / Double(steps)
      guard let head = line.measure.head(at: fraction) else { break }
      let place = isSideways ? head.y : head.x
      if (goesUp ? place : -place) >= far - slack { return fraction }
    }
    return 1
  }

  /// The line that runs along an area's upper edge.
  private func line(under group: MarkGroup) -> Reveal? {
    var votes: [Int: Int] = [:]
    for item in group.items {
      guard case .vertex(let vertex) = item.geometry, vertex.isDefined,
        let found = self.vertex(at: vertex.point, key: item.key)
      else { continue }
      votes[found.group, default: 0] += 1
    }
    let defined = group.definedRuns.map(\.count).reduce(0, +)
    guard let best = votes.min(by: { ($1.value, $0.key) < ($0.value, $1.key) }),
      best.value * 2 > defined
    else { return nil }
    return Reveal(group: best.key, fraction: 0)
  }
}
