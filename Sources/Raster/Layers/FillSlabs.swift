import Drawing
import Geometry

/// A wide area cut into upright slabs as wide as a tile, each with the part of the area that lies in it.
///
/// - The slabs together look like the whole area, but for rounding: their edges lie between pixels.
/// - A slab that a growing end has left behind stays as it is.
struct FillSlabs {
  private let transform: Transform
  private var pieces: [Int: Piece] = [:]

  /// The part of the area in one slab; between two visits the outline runs along the slab's edge.
  private struct Piece {
    var path = Path()
    /// Where the outline was last; nil before it comes in.
    var pen: Point?
  }

  private static let widthPixels = Double(TileGrid.side)
  /// A rectangle has fewer elements.
  private static let fewestElements = 6
  /// Narrower areas are quick to paint, and no canvas is as wide as more.
  private static let slabCounts = 4...128
  /// Parts of a pixel to which the cuts are rounded, so that a slightly other line is cut alike.
  private static let cutsPerPixel = 1024.0

  /// Whether an area is as wide, and no plain rectangle, as it is worth while for.
  static func isWorthwhile(_ path: Path, through transform: Transform) -> Bool {
    guard path.elements.count >= fewestElements,
      transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0
    else { return false }
    let slabs = FillSlabs(transform: transform)
    var (low, high) = (Double.infinity, -Double.infinity)
    func add(_ p: Point) { (low, high) = (min(low, p.x), max(high, p.x)) }
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .cubic(let p1, let p2, let p3):
        add(p1)
        add(p2)
        add(p3)
      case .close: break
      }
    }
    guard let first = slabs.slab(of: low), let last = slabs.slab(of: high) else { return false }
    return slabCounts.contains(last - first + 1)
  }

  /// Nil where the area is better left whole: it has curves that go back, or is not worth while.
  static func pieces(of path: Path, through transform: Transform) -> [Path]? {
    guard isWorthwhile(path, through: transform) else { return nil }
    var slabs = FillSlabs(transform: transform)
    guard slabs.cut(ColumnThinning.thin(path, through: transform)) else { return nil }
    return slabs.pieces.keys.sorted().compactMap { slabs.pieces[$0]?.path }
  }

  /// The slab that an x of the path lies in; nil for one that is nowhere.
  private func slab(of x: Double) -> Int? {
    Int(exactly: ((transform.a * x + transform.tx) / Self.widthPixels).rounded(.down))
  }

  private mutating func cut(_ path: Path) -> Bool {
    var first: Point?
    var last: Point?
    func ended() -> PathSegment? {
      guard let first, let last, first != last else { return nil }
      return .line(last, first)
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        guard p.isFinite, add(ended()) else { return false }
        closePieces()
        (first, last) = (p, p)
      case .line(let p):
        guard let start = last, p.isFinite, add(.line(start, p)) else { return false }
        last = p
      case .cubic(let p1, let p2, let p3):
        guard let start = last, add(.cubic(start, p1, p2, p3)) else { return false }
        last = p3
      case .close:
        guard add(ended()) else { return false }
        closePieces()
        last = first
      }
    }
    guard add(ended()) else { return false }
    closePieces()
    return true
  }

  /// Deals a segment to the slabs that it passes; false where it cannot be cut.
  private mutating func add(_ segment: PathSegment?) -> Bool {
    guard let segment else { return true }
    guard segment.start.isFinite, segment.end.isFinite, segment.goesOneWay,
      let from = slab(of: segment.start.x), let to = slab(of: segment.end.x)
    else { return false }
    var (place, t, start) = (from, 0.0, segment.start)
    while place != to {
      let goesRight = to > place
      // The edge between this slab and the next.
      let edge = Double(goesRight ? place + 1 : place) * Self.widthPixels
      let x = (edge - transform.tx) / transform.a
      let crossing = max(t, segment.parameter(whereX: x))
      let end = Point(x: x, y: rounded(segment.point(at: crossing).y))
      append(segment.part(from: t, to: crossing).with(start: start, end: end), to: place)
      (place, t, start) = (place + (goesRight ? 1 : -1), crossing, end)
    }
    append(segment.part(from: t, to: 1).with(start: start, end: segment.end), to: place)
    return true
  }

  private func rounded(_ y: Double) -> Double {
    let pixels = transform.d * y + transform.ty
    let cut = (pixels * Self.cutsPerPixel).rounded() / Self.cutsPerPixel
    return (cut - transform.ty) / transform.d
  }

  private mutating func append(_ segment: PathSegment, to slab: Int) {
    var piece = pieces[slab] ?? Piece()
    if let pen = piece.pen {
      if pen != segment.start { piece.path.line(to: segment.start) }
    } else {
      piece.path.move(to: segment.start)
    }
    piece.path.elements.append(segment.element)
    piece.pen = segment.end
    pieces[slab] = piece
  }

  private mutating func closePieces() {
    for slab in pieces.keys where pieces[slab]?.pen != nil {
      pieces[slab]?.path.close()
      pieces[slab]?.pen = nil
    }
  }
}

extension PathSegment {
  /// Whether its control points go to the right or to the left and never back.
  fileprivate var goesOneWay: Bool {
    guard case .cubic(let p0, let p1, let p2, let p3) = self else { return true }
    return p0.x <= p1.x && p1.x <= p2.x && p2.x <= p3.x
      || p0.x >= p1.x && p1.x >= p2.x && p2.x >= p3.x
  }

  /// The parameter at which a segment that goes one way has an x; 0…1.
  fileprivate func parameter(whereX x: Double) -> Double {
    if case .line(let start, let end) = self {
      return ((x - start.x) / (end.x - start.x)).clamped(to: 0...1)
    }
    let goesRight = end.x > start.x
    var (low, high) = (0.0, 1.0)
    // Each step halves the way; so many leave nothing of a double.
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if (point(at: middle).x < x) == goesRight { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The same with its ends set.
  fileprivate func with(start: Point, end: Point) -> PathSegment {
    switch self {
    case .line: .line(start, end)
    case .cubic(_, let control1, let control2, _): .cubic(start, control1, control2, end)
    }
  }
}
