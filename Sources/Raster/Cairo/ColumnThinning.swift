import Geometry

/// Leaves out points of very long lines that the pixels cannot tell from their neighbours.
///
/// Of the points that follow each other within one column of pixels, the first, the lowest, the highest
/// and the last are kept, in their order: the column's ink spans the same height (the M4 aggregation of
/// Jugel and others, 2014). Cairo's time grows with the square of what is left.
struct ColumnThinning {
  private let transform: Transform
  private var run = Run()

  /// Paths of fewer elements are left as they are.
  private static let fewest = 2000

  /// Whether a path of so many elements is thinned at all.
  static func isNeeded(for count: Int) -> Bool { count >= fewest }

  static func thin(_ path: Path, through transform: Transform) -> Path {
    guard isNeeded(for: path.elements.count) else { return path }
    var thinned = Path()
    var thinning = ColumnThinning(transform)
    for element in path.elements { thinning.add(element, into: &thinned) }
    thinning.finish(into: &thinned)
    return thinned
  }

  init(_ transform: Transform) { self.transform = transform }

  /// Goes on by an element; what is surely kept by then is added to `thinned`.
  mutating func add(_ element: Path.Element, into thinned: inout Path) {
    guard case .line(let p) = element else {
      run.finish(into: &thinned)
      thinned.elements.append(element)
      return
    }
    let q = transform.map(p)
    let column = q.x.rounded(.down)
    if run.column != column {
      run.finish(into: &thinned)
      run = Run(column: column)
    }
    run.add(element, y: q.y)
  }

  /// Adds what is kept of the last elements.
  mutating func finish(into thinned: inout Path) { run.finish(into: &thinned) }

  /// Points that follow each other in one column.
  private struct Run {
    /// Its left edge in device pixels; not-a-number equals no column.
    var column = Double.nan
    private var count = 0
    private var first: Kept?
    private var last: Kept?
    private var low: Kept?
    private var high: Kept?

    /// A point with its place in the run.
    private struct Kept {
      let index: Int
      let element: Path.Element
      let y: Double
    }

    init(column: Double = .nan) { self.column = column }

    mutating func add(_ element: Path.Element, y: Double) {
      let kept = Kept(index: count, element: element, y: y)
      count += 1
      first = first ?? kept
      last = kept
      if low.map({ y < $0.y }) ?? true { low = kept }
      if high.map({ y > $0.y }) ?? true { high = kept }
    }

    mutating func finish(into path: inout Path) {
      var position = -1
      let inOrder = [first, low, high, last].compactMap { $0 }.sorted { $0.index < $1.index }
      for kept in inOrder where kept.index > position {
        path.elements.append(kept.element)
        position = kept.index
      }
      self = Run()
    }
  }
}
