import Drawing
import Geometry

/// A wide line cut into upright slabs of whole pixels, each with the part of the line that inks it.
///
/// - The slabs together look like the whole line, but for rounding: a slab has every segment that reaches into
///   it, and its edges lie between pixels.
/// - A slab that the line's head has left behind stays as it is while the line grows.
struct StrokeSlabs {
  private var pieces: [Int: Path] = [:]
  /// For each slab, the columns of pixels that the line fills in and near it.
  private var columns: [Int: [DealtColumn]] = [:]
  /// What slabs paint, of those that stayed since `prepare()`.
  private var ink: [Int: Ink] = [:]
  private let style: StrokeStyle
  /// To device pixels.
  private let transform: Transform
  private let pen: Pen
  /// In pixels.
  private let width: Double
  /// For each slab, which segment was dealt to it last.
  private var latest: [Int: Int] = [:]
  private var dealtCount = 0
  /// How many elements the line has, as far as it is thinned.
  private var elementCount = 0
  /// Nil where every element is taken as it is.
  private var thinning: ColumnThinning?
  private var last: Point?
  /// A segment whose reach is not known before the next one.
  private var waiting: Segment?
  /// A column whose reach is not known before the next one.
  private var waitingColumn: DealtColumn?

  /// What a slab paints: a stroke, and the area of the columns that the line fills.
  private struct Ink {
    var stroke: Path
    var area: Path?
  }

  /// A column with its place in the line.
  private struct DealtColumn {
    var column: DenseColumn
    let index: Int
  }

  /// A single segment is left whole.
  private static let fewestElements = 3
  /// A line of more elements has narrow slabs, since much of it lies in each.
  private static let manyElements = 256
  /// Lines in fewer slabs are left whole.
  private static let fewestSlabs = 4
  /// Lines whose segments lie in more slabs than this on average are left whole; each slab may be crossed by
  /// one of them for nothing.
  private static let mostOverlap = 4
  /// A line of fewer pixels leaves gaps between columns that it fills.
  private static let leastFillingWidth = 2.0
  /// No line has more slabs.
  private static let mostSlabs = 8192
  /// No canvas reaches as far.
  private static let farthestPixels = 100_000.0

  /// Nil where the line is better left whole: short, dashed, closed, or turned.
  init?(
    _ path: Path, _ style: StrokeStyle, through transform: Transform, fillsColumns: Bool = false
  ) {
    self.init(
      empty: style, through: transform, count: path.elements.count, fillsColumns: fillsColumns)
    guard add(path.elements[...], of: path.elements.count), finish() else { return nil }
  }

  /// No slabs yet, for a line of so many elements; nil where it is surely better left whole.
  ///
  /// - Parameter fillsColumns: whether columns of pixels that a line of many elements fills may be areas. Only
  ///   a round pen inks the same around an area; corners of other joins reach beyond it.
  init?(empty style: StrokeStyle, through transform: Transform, count: Int, fillsColumns: Bool) {
    guard count >= Self.fewestElements, style.dash.isEmpty,
      transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0,
      let pen = Pen(style, through: transform)
    else { return nil }
    self.style = style
    self.transform = transform
    self.pen = pen
    width = Self.width(for: count)
    let thins = ColumnThinning.isNeeded(for: count)
    let isWide = pen.width * transform.a >= Self.leastFillingWidth
    let fills = fillsColumns && count >= Self.manyElements && isWide && style.join == .round
    thinning = thins || fills ? ColumnThinning(transform, thins: thins, fillsColumns: fills) : nil
  }

  /// The width of the slabs, in pixels, for a line of so many elements.
  static func width(for count: Int) -> Double { count < manyElements ? Double(TileGrid.side) : 32 }

  /// Goes on by some elements of a line that has `count` in all; false where it is better left whole.
  mutating func add(_ elements: ArraySlice<Path.Element>, of count: Int) -> Bool {
    guard var thinning else {
      return elements.allSatisfy { take($0) && dealtCount <= Self.most(of: count) }
    }
    self.thinning = nil
    defer { self.thinning = thinning }
    return elements.allSatisfy {
      thinning.add($0) { take($0) } && dealtCount <= Self.most(of: count)
    }
  }

  /// Ends the line; false where it is better left whole.
  mutating func finish() -> Bool {
    if var thinning {
      guard thinning.finish({ take($0) }) else { return false }
    }
    guard deal(waiting), deal(waitingColumn), slabs.count >= Self.fewestSlabs else { return false }
    return dealtCount <= Self.mostOverlap * elementCount + slabs.count
  }

  private var slabs: Set<Int> { Set(pieces.keys).union(columns.keys) }

  /// More than this is dealt of no line that is cut.
  private static func most(of count: Int) -> Int { mostOverlap * count + mostSlabs }

  private mutating func take(_ part: ColumnThinning.Part) -> Bool {
    switch part {
    case .element(let element):
      guard deal(waitingColumn) else { return false }
      waitingColumn = nil
      return take(element)
    case .column(let column, let begin, let end):
      return take(column, from: begin, to: end)
    }
  }

  /// Goes on by a column that the line fills, between two points of it in the path's space.
  private mutating func take(_ column: DenseColumn, from begin: Point, to end: Point) -> Bool {
    var column = column
    if var before = waitingColumn {
      column.join(&before.column)
      guard deal(before) else { return false }
      waitingColumn = nil
    }
    if column.step == 0 {
      // The line comes in from elsewhere.
      guard take(.line(begin)) else { return false }
    }
    guard deal(waiting) else { return false }
    waiting = nil
    // What comes after it does not go on from a segment before it.
    elementCount += 2
    waitingColumn = DealtColumn(column: column, index: elementCount - 1)
    last = end
    return true
  }

  private mutating func take(_ element: Path.Element) -> Bool {
    let index = elementCount
    elementCount += 1
    switch element {
    case .close: return false
    case .move(let p):
      guard deal(waiting) else { return false }
      waiting = nil
      last = p
      return true
    case .line, .cubic: break
    }
    guard let start = last, var segment = Segment(element, at: index, from: start, transform)
    else { return false }
    if var previous = waiting {
      segment.reach = joinReach(previous.direction, segment.firstDirection)
      previous.reach = max(previous.reach, segment.reach)
      waiting = previous
    }
    guard deal(waiting) else { return false }
    waiting = segment
    last = segment.end
    return true
  }

  /// The slabs from left to right.
  func groups(paintedWith paint: Paint) -> [DrawGroup] {
    slabs.sorted().map { number in
      let ink = self.ink[number] ?? ink(in: number)
      guard let area = ink.area else {
        return DrawGroup(clip: clip(number), commands: [.stroke(ink.stroke, paint, style)])
      }
      // Stroke and area overlap: they are painted opaque, then together made as transparent as one colour is.
      var group = DrawGroup(clip: clip(number), commands: [])
      var opaque = paint
      if case .solid(var color) = paint {
        group.opacity = color.alpha
        color.alpha = 1
        opaque = .solid(color)
      }
      group.commands = [.stroke(ink.stroke, opaque, style), .fill(area, opaque)]
      return group
    }
  }

  /// Makes what `groups(paintedWith:)` needs of each slab, so that a copy which goes on has it.
  mutating func prepare() {
    for number in slabs where ink[number] == nil { ink[number] = ink(in: number) }
  }

  private func ink(in slab: Int) -> Ink {
    var ink = Ink(stroke: pieces[slab] ?? Path(), area: nil)
    for band in bands(in: slab) {
      var outline = Path.polyline(band.outline.map(unmapped))
      outline.close()
      ink.stroke.append(outline)
      ink.area = ink.area ?? Path()
      ink.area?.append(outline)
    }
    return ink
  }

  /// The columns that the line fills in and near a slab, neighbours together.
  private func bands(in slab: Int) -> [DenseBand] {
    guard let columns = columns[slab] else { return [] }
    var bands: [DenseBand] = []
    var start = 0
    for index in 1...columns.count {
      if index < columns.count, columns[index].column.step != 0,
        columns[index].index == columns[index - 1].index + 2
      {
        continue
      }
      bands.append(DenseBand(columns[start..<index].map(\.column)))
      start = index
    }
    return bands
  }

  /// From device pixels to the path's space.
  private func unmapped(_ p: Point) -> Point {
    Point(x: (p.x - transform.tx) / transform.a, y: (p.y - transform.ty) / transform.d)
  }

  private func clip(_ number: Int) -> Path {
    let left = Double(number) * width
    return .rectangle(
      Rectangle(
        corner: unmapped(Point(x: left, y: -Self.farthestPixels)),
        corner: unmapped(Point(x: left + width, y: Self.farthestPixels))))
  }

  /// Gives a segment to every slab that its ink may reach; false where it lies too far out.
  private mutating func deal(_ segment: Segment?) -> Bool {
    guard let segment else { return true }
    guard let slabs = slabs(under: segment.box, reach: max(segment.reach, halfWidth) + 2) else {
      return false
    }
    for slab in slabs {
      // Where the segment before lies elsewhere, the line comes in anew.
      if latest[slab] != segment.index - 1 {
        pieces[slab, default: Path()].move(to: segment.start)
      }
      pieces[slab, default: Path()].elements.append(segment.element)
      latest[slab] = segment.index
      ink[slab] = nil
    }
    return true
  }

  /// Gives a column to every slab that its ink may reach; false where it lies too far out.
  private mutating func deal(_ dealt: DealtColumn?) -> Bool {
    guard let dealt else { return true }
    let box = Rectangle(corner: dealt.column.high, corner: dealt.column.low)
    guard let slabs = slabs(under: box, reach: halfWidth + 2) else { return false }
    for slab in slabs {
      columns[slab, default: []].append(dealt)
      ink[slab] = nil
    }
    return true
  }

  /// The slabs that a box of pixels and its surroundings lie in, which are counted; nil where it lies too far out.
  private mutating func slabs(under box: Rectangle, reach: Double) -> ClosedRange<Int>? {
    let (low, high) = (box.minX - reach, box.maxX + reach)
    guard low > -Self.farthestPixels, high < Self.farthestPixels,
      abs(box.minY) < Self.farthestPixels, abs(box.maxY) < Self.farthestPixels,
      let first = Int(exactly: (low / width).rounded(.down)),
      let end = Int(exactly: (high / width).rounded(.down))
    else { return nil }
    dealtCount += end - first + 1
    return first...end
  }

  /// Half of the line's width in pixels, with room for its caps.
  private var halfWidth: Double { pen.width * transform.stretch * 0.75 }

  /// How far a join of two directions reaches from its vertex; a spike beyond the limit is cut off.
  private func joinReach(_ first: Point, _ second: Point) -> Double {
    guard style.join == .miter else { return halfWidth }
    let lengths = first.distance(to: .zero) * second.distance(to: .zero)
    guard lengths > 0 else { return pen.reach }
    let cosine = -(first.x * second.x + first.y * second.y) / lengths
    // The length of a miter by the angle between the segments, 1 / sin(angle / 2).
    let ratio = (2 / max(1 - cosine, 1e-12)).squareRoot()
    return ratio <= pen.miterLimit * 1.01 ? halfWidth * ratio : halfWidth
  }
}

/// A segment of a line with the pixels that it lies in.
private struct Segment {
  let element: Path.Element
  let index: Int
  let start: Point
  let end: Point
  /// The box of its control points in device pixels.
  let box: Rectangle
  /// In device pixels, as it begins and as it ends; zero where it has none.
  let firstDirection: Point
  let direction: Point
  /// How far its joins reach, in device pixels.
  var reach = 0.0

  /// Nil for an element that is no segment or has no place.
  init?(_ element: Path.Element, at index: Int, from start: Point, _ transform: Transform) {
    let places: [Point]
    switch element {
    case .line(let p):
      places = [transform.map(start), transform.map(p)]
      end = p
    case .cubic(let p1, let p2, let p3):
      places = [start, p1, p2, p3].map(transform.map)
      end = p3
    case .move, .close: return nil
    }
    var bounds = PointBounds()
    for place in places { bounds.add(place) }
    guard places.allSatisfy(\.isFinite), let box = bounds.rectangle else { return nil }
    self.element = element
    self.index = index
    self.start = start
    self.box = box
    firstDirection = places[1] - places[0]
    direction = places[places.count - 1] - places[places.count - 2]
  }
}
