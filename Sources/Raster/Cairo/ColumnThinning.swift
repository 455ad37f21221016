import Geometry

/// Takes a line apart by the columns of device pixels that it goes through.
///
/// Points that the pixels cannot tell from their neighbours are left out, and columns that the line fills are told.
///
/// Of the points that follow each other within one column of pixels, the first, the lowest, the highest
/// and the last are kept, in their order: the column's ink spans the same height (the M4 aggregation of
/// Jugel and others, 2014). Cairo's time grows with the square of what is left.
///
/// Columns are counted from where the line begins, so that they move with it.
struct ColumnThinning {
  /// What follows on in a line.
  enum Part {
    case element(Path.Element)
    /// The line fills a column, from its first to its last point there, in the path's space.
    case column(DenseColumn, begin: Point, end: Point)
  }

  private let transform: Transform
  private let thins: Bool
  private let fillsColumns: Bool
  /// In device pixels.
  private var origin = 0.0
  /// The line's last points, all within one column: in the path's space, and in device pixels.
  private var run: [(point: Point, pixel: Point)] = []
  /// The column's number; not-a-number equals none.
  private var number = Double.nan

  /// Paths of fewer elements are left as they are.
  private static let fewest = 2000

  /// Whether a path of so many elements is thinned at all.
  static func isNeeded(for count: Int) -> Bool { count >= fewest }

  static func thin(_ path: Path, through transform: Transform) -> Path {
    guard isNeeded(for: path.elements.count) else { return path }
    var thinned = Path()
    var thinning = ColumnThinning(transform, thins: true, fillsColumns: false)
    func keep(_ part: Part) -> Bool {
      if case .element(let element) = part { thinned.elements.append(element) }
      return true
    }
    for element in path.elements { _ = thinning.add(element, keep) }
    _ = thinning.finish(keep)
    return thinned
  }

  /// - Parameters:
  ///   - thins: whether points are left out.
  ///   - fillsColumns: whether columns that are filled are told as such, instead of their points.
  init(_ transform: Transform, thins: Bool, fillsColumns: Bool) {
    self.transform = transform
    self.thins = thins
    self.fillsColumns = fillsColumns
  }

  /// Goes on by an element; `take` gets what is known by then, and ends the work by answering false.
  mutating func add(_ element: Path.Element, _ take: (Part) -> Bool) -> Bool {
    guard case .line(let p) = element else {
      if case .move(let p) = element { origin = transform.map(p).x }
      return finish(take) && take(.element(element))
    }
    let pixel = transform.map(p)
    let column = (pixel.x - origin).rounded(.down)
    if column != number {
      guard finish(take) else { return false }
      number = column
    }
    run.append((p, pixel))
    return true
  }

  /// Gives away what still waits.
  mutating func finish(_ take: (Part) -> Bool) -> Bool {
    defer {
      run.removeAll(keepingCapacity: true)
      number = .nan
    }
    guard let begin = run.first, let end = run.last else { return true }
    if fillsColumns, let column = DenseColumn(number: number, points: run.lazy.map(\.pixel)) {
      return take(.column(column, begin: begin.point, end: end.point))
    }
    let kept = thins && run.count > 4 ? extremes : Array(run.indices)
    return kept.allSatisfy { take(.element(.line(run[$0].point))) }
  }

  /// Where in the run its first, lowest, highest and last points are, in their order.
  private var extremes: [Int] {
    var low = (index: 0, y: Double.infinity)
    var high = (index: 0, y: -Double.infinity)
    for (index, y) in run.lazy.map(\.pixel.y).enumerated() {
      if y < low.y { low = (index, y) }
      if y > high.y { high = (index, y) }
    }
    let indices = [0, low.index, high.index, run.count - 1].sorted()
    return zip(indices, [-1] + indices).compactMap { $0 == $1 ? nil : $0 }
  }
}
