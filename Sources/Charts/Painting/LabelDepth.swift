import Drawing
import Geometry
import SceneModel
import Typesetting

/// Paints the words at bars as parts of their bars, while bars pass over one another.
///
/// - Where a later bar passes over a word, it covers the word as it covers the word's own bar; a word of which half
///   is covered is gone.
/// - Where a word lies on an earlier bar, that part of it takes an ink that can be read there.
/// - Words that lie on no other bar are painted as ever, over all bars.
/// - An image goes under later bars as a word does.
struct LabelDepth {
  /// A group as it is painted, with its place among the view's marks.
  struct Piece {
    let place: Int
    var group: MarkGroup
    /// What the piece shows through, beside the plot.
    var clip: Path?
  }

  private struct Bar {
    let place: Int
    let index: Int
    let geometry: BarGeometry
    let color: Color
  }

  private let marks: [MarkGroup]
  private let measurer: any TextMeasurer
  private var bars: [Bar] = []
  /// Bars by their keys, by their places in ``bars``.
  private var owners: [ItemKey: Int] = [:]

  /// Contrast below which a word cannot be read (WCAG 2.2 asks 3 of large text).
  private static let leastContrast = 3.0

  init(_ marks: [MarkGroup], measurer: any TextMeasurer) {
    self.marks = marks
    self.measurer = measurer
    guard marks.contains(where: Self.belongsToBars) else { return }
    for (place, group) in marks.enumerated()
    where group.kind == .bar && !group.items.contains(where: { $0.seam != nil }) {
      for (index, item) in group.items.enumerated() where item.isShown {
        guard case .bar(let bar) = item.geometry, case .solid(let color)? = item.style.fill,
          color.alpha * item.style.opacity > 0.5
        else { continue }
        if owners[item.key] == nil { owners[item.key] = bars.count }
        bars.append(Bar(place: place, index: index, geometry: bar, color: color))
      }
    }
  }

  /// All groups in the order of painting.
  func pieces() -> [Piece] {
    let whole = marks.enumerated().map { Piece(place: $0.offset, group: $0.element) }
    guard bars.count > 1 else { return whole }
    // Words that go under later bars, by the place of their own bar.
    var below: [Int: [Piece]] = [:]
    var above: [Piece] = []
    for (place, group) in marks.enumerated() {
      guard Self.belongsToBars(group) else {
        above.append(Piece(place: place, group: group))
        continue
      }
      var rest = group
      rest.items = []
      var inked: [Piece] = []
      for item in group.items {
        guard let words = words(item, of: group, place: place) else {
          rest.items.append(item)
          continue
        }
        if words.isBelow {
          below[words.owner, default: []] += words.pieces
        } else {
          rest.items.append(item)
          inked += words.pieces.dropFirst()
        }
      }
      above.append(Piece(place: place, group: rest))
      above += inked
    }
    guard !below.isEmpty else { return above }
    return above.flatMap { split($0, by: below) }
  }

  /// Whether a group's items can be words or images at bars.
  private static func belongsToBars(_ group: MarkGroup) -> Bool {
    (group.kind == .text || group.kind == .image) && group.layer >= 0
  }

  /// A word or an image that lies on other bars: whether a later one covers it, and what to paint.
  private func words(_ item: MarkItem, of group: MarkGroup, place: Int) -> (
    owner: Int, isBelow: Bool, pieces: [Piece]
  )? {
    guard item.isShown, item.style.opacity > 0.004, let owner = owners[item.key],
      bars[owner].place < place
    else { return nil }
    if case .image(let image) = item.geometry {
      let rest = rest(of: image.box, under: bars.indices.filter { $0 > owner })
      guard rest < 1 else { return nil }
      var own = item
      own.style.opacity *= rest
      var one = group
      one.items = [own]
      return (owner, true, [Piece(place: place, group: one)])
    }
    guard case .text(let text) = item.geometry, case .solid(let ink)? = item.style.fill else {
      return nil
    }
    let reach = text.reach
    let near = bars.indices.filter {
      $0 != owner && bars[$0].geometry.rectangle.intersects(reach)
    }
    guard !near.isEmpty else { return nil }
    let box = text.placement(measurer: measurer).box
    let met = near.filter { bars[$0].geometry.rectangle.intersects(box) }
    guard !met.isEmpty else { return nil }
    let rest = rest(of: box, under: met.filter { $0 > owner })
    func piece(_ color: Color, _ clip: Path?) -> Piece {
      var own = item
      own.style.opacity *= rest
      own.style.fill = .solid(color)
      var one = group
      one.items = [own]
      return Piece(place: place, group: one, clip: clip)
    }
    var pieces = [piece(ink, nil)]
    let lower = met.filter { $0 < owner }
    if lower.contains(where: { isHard(ink, on: bars[$0].color) }) {
      for index in lower + (bars[owner].geometry.rectangle.intersects(box) ? [owner] : []) {
        let bar = bars[index]
        let own = index != owner && isHard(ink, on: bar.color) ? Self.ink(on: bar.color, ink) : ink
        pieces.append(piece(own, ItemGeometry.bar(bar.geometry).outline))
      }
    }
    return (owner, met.contains { $0 > owner }, pieces)
  }

  /// How much is to be seen of a box under bars: what is left of a word between two bars is no word.
  private func rest(of box: Rectangle, under later: [Int]) -> Double {
    let covered = later.map { bars[$0].geometry.rectangle.share(of: box) }
    return max(0, 1 - 2 * (covered.max() ?? 0))
  }

  private func isHard(_ ink: Color, on ground: Color) -> Bool {
    ColorDifference.contrast(ink, ground) < Self.leastContrast
  }

  /// The lighter or the darker ink, whichever can be read better, as strong as the word's own.
  private static func ink(on ground: Color, _ own: Color) -> Color {
    let dark = Color(red: 0.1, green: 0.1, blue: 0.12, alpha: own.alpha)
    let light = Color(red: 1, green: 1, blue: 1, alpha: own.alpha)
    return ColorDifference.contrast(dark, ground) >= ColorDifference.contrast(light, ground)
      ? dark : light
  }

  /// A group of bars cut where words come between them.
  private func split(_ piece: Piece, by below: [Int: [Piece]]) -> [Piece] {
    let cuts = below.keys.sorted().filter { bars[$0].place == piece.place }
    guard !cuts.isEmpty, piece.group.kind == .bar else { return [piece] }
    var result: [Piece] = []
    var next = 0
    func add(upTo end: Int) {
      guard end > next else { return }
      var part = piece
      part.group.items = Array(piece.group.items[next..<end])
      result.append(part)
      next = end
    }
    for cut in cuts {
      add(upTo: bars[cut].index + 1)
      result += below[cut] ?? []
    }
    add(upTo: piece.group.items.count)
    return result
  }
}

extension Rectangle {
  /// The share 0…1 of a box that lies inside.
  fileprivate func share(of box: Rectangle) -> Double {
    let width = min(maxX, box.maxX) - max(minX, box.minX)
    let height = min(maxY, box.maxY) - max(minY, box.minY)
    guard width > 0, height > 0, box.width > 0, box.height > 0 else { return 0 }
    return min(1, width / box.width * (height / box.height))
  }
}

extension TextGeometry {
  /// A rectangle that surely holds the words, without measuring them.
  fileprivate var reach: Rectangle {
    let size = font.size
    let longest = Double(lines.map(\.count).max() ?? 0)
    let width = longest * size + abs(dx)
    let height = Double(lines.count) * (lineHeight ?? size) * 0.75 + abs(dy)
    let isTurned = angleRadians != 0
    return Rectangle(corner: point, corner: point).inset(
      left: -(isTurned ? max(width, height) : width),
      top: -(isTurned ? max(width, height) : height),
      right: -(isTurned ? max(width, height) : width),
      bottom: -(isTurned ? max(width, height) : height))
  }
}
