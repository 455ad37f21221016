import Charts
import Drawing
import Geometry
import SceneModel

/// Where each item of a layout is and how much of it shows, by its layer and its key.
struct InkOfItems {
  struct Name: Hashable, Comparable, CustomStringConvertible {
    var layer: Int
    var key: String
    /// Shapes, rules and words do not turn into one another, so that a key may be there twice.
    var kind: Int

    var description: String { "\"\(key)\"" }

    static func < (a: Name, b: Name) -> Bool { (a.layer, a.kind, a.key) < (b.layer, b.kind, b.key) }
  }

  struct Ink: Sendable {
    var geometry: ItemGeometry
    var box: Rectangle
    /// 0…1.
    var opacity: Double

    /// Whether the item is so near the canvas that it can be seen.
    var isNear: Bool {
      [box.minX, box.maxX, box.minY, box.maxY].allSatisfy { abs($0) < 1e4 }
    }
  }

  /// Items whose key is their own.
  private(set) var items: [Name: Ink] = [:]
  /// Those of which there are several.
  private(set) var twice: Set<Name> = []
  /// The layers with a line or an area, of which items come and into which they go.
  private(set) var lines: Set<Int> = []

  init(_ view: ViewLayout) {
    for group in view.marks {
      guard ![.line, .area, .trail].contains(group.kind) else {
        lines.insert(group.layer)
        add(group)
        continue
      }
      for item in group.items {
        let name = Name(layer: group.layer, key: item.key.text, kind: Self.kind(item.geometry))
        guard let box = Self.box(item.geometry), items[name] == nil else {
          twice.insert(name)
          continue
        }
        items[name] = Ink(
          geometry: item.geometry, box: box,
          opacity: item.isShown ? item.style.opacity * Self.alpha(item.style) : 0)
      }
    }
    for name in twice { items[name] = nil }
  }

  /// The vertices of a line, by its key and theirs.
  private mutating func add(_ group: MarkGroup) {
    for item in group.items {
      guard case .vertex(let vertex) = item.geometry, vertex.isDefined, vertex.point.isFinite else {
        continue
      }
      let name = Name(layer: group.layer, key: "\(group.key)/\(item.key)", kind: 3)
      guard items[name] == nil else {
        twice.insert(name)
        continue
      }
      items[name] = Ink(
        geometry: item.geometry, box: Rectangle(corner: vertex.point, corner: vertex.point),
        opacity: item.style.opacity)
    }
  }

  private static func kind(_ geometry: ItemGeometry) -> Int {
    switch geometry {
    case .text: 1
    case .rule: 2
    default: 0
    }
  }

  private static func alpha(_ style: ItemStyle) -> Double {
    [style.fill, style.stroke].map { paint in
      if case .solid(let color)? = paint { color.alpha } else { paint == nil ? 0 : 1 }
    }.max() ?? 0
  }

  static func box(_ geometry: ItemGeometry) -> Rectangle? {
    switch geometry {
    case .bar(let bar): bar.rectangle
    case .symbol(let symbol): square(symbol)
    case .image(let image): image.box
    case .arc(let arc):
      Path.annularSector(
        center: arc.center, innerRadius: arc.innerRadius, outerRadius: arc.outerRadius,
        startAngle: min(arc.startAngle, arc.endAngle), endAngle: max(arc.startAngle, arc.endAngle),
        cornerRadius: arc.cornerRadius, padAngle: arc.padAngle
      ).bounds
    case .rule(let start, let end): Rectangle(corner: start, corner: end)
    case .text(let text): Rectangle(corner: text.point, corner: text.point)
    case .vertex: nil
    case .outline(let path): path.bounds
    }
  }

  private static func square(_ symbol: SymbolGeometry) -> Rectangle {
    let side = max(0, symbol.size).squareRoot()
    return Rectangle(
      x: symbol.center.x - side / 2, y: symbol.center.y - side / 2, width: side, height: side)
  }

  /// The largest jump of an item's middle in points, and of what shows of it, 0…1.
  func change(to other: InkOfItems) -> (way: Double, opacity: Double, words: () -> String) {
    var change = (way: 0.0, opacity: 0.0)
    var found: (name: Name, ink: Ink?, next: Ink?)?
    for name in Set(items.keys).union(other.items.keys).subtracting(twice.union(other.twice)) {
      let (ink, next) = (items[name], other.items[name])
      // What an author's domain puts far away is not seen.
      guard [ink, next].allSatisfy({ $0?.isNear ?? true }) else { continue }
      var opacity = abs(Self.seen(ink) - Self.seen(next))
      // The dots and strips of a line or an area lie on it, so that they may be there at once.
      if ink == nil, lines.contains(name.layer) || hasRelative(of: name.key) { opacity = 0 }
      if next == nil, other.lines.contains(name.layer) || other.hasRelative(of: name.key) {
        opacity = 0
      }
      var way = 0.0
      if let ink, let next, min(ink.opacity, next.opacity) > 0.05 {
        way = ink.box.center.distance(to: next.box.center)
        // The middle of a triangle's outline is not that of its square.
        if Self.isOutline(ink) != Self.isOutline(next) { way -= 0.2 * ink.box.height }
      }
      let isLess = max(way / 100, opacity) <= max(change.way / 100, change.opacity)
      if isLess { continue }
      change = (way, opacity)
      found = (name, ink, next)
    }
    let worst = found
    return (
      change.way, change.opacity,
      { worst.map { "\($0.name) \(Self.words($0.ink)) → \(Self.words($0.next))" } ?? "" }
    )
  }

  private static func isOutline(_ ink: Ink) -> Bool {
    if case .outline = ink.geometry { true } else { false }
  }

  private static func words(_ ink: Ink?) -> String { ink.map { "\($0.geometry)" } ?? "nothing" }

  /// Whether a whole comes apart into an item, or parts come together in it; the one lies where the others are.
  private func hasRelative(of key: String) -> Bool {
    func pieces(_ key: String) -> Set<Substring> {
      // What follows a number sign tells items of one key apart.
      Set(key.prefix { $0 != "#" }.split { $0 == "," || $0 == " " })
    }
    let own = pieces(key)
    return items.keys.contains { name in
      guard name.key != key else { return false }
      let other = pieces(name.key)
      return name.key == "0" || key == "0" || own.isSubset(of: other) || other.isSubset(of: own)
    }
  }

  /// An item that is all but without area does not show.
  private static func seen(_ ink: Ink?) -> Double {
    guard let ink else { return 0 }
    if case .text = ink.geometry { return 0 }
    if case .rule = ink.geometry { return ink.opacity }
    return ink.opacity * min(1, ink.box.width, ink.box.height)
  }
}
