import Geometry

/// Leaves out points of very long lines that the pixels cannot tell from their neighbours.
///
/// Of the points that follow each other within one column of pixels, the first, the lowest, the highest
/// and the last are kept, in their order: the column's ink spans the same height (the M4 aggregation of
/// Jugel and others, 2014). Cairo's time grows with the square of what is left.
enum ColumnThinning {
  /// Paths of fewer elements are left as they are.
  private static let fewest = 2000

  static func thin(_ path: Path, through transform: Transform) -> Path {
    guard path.elements.count >= fewest else { return path }
    var thinned = Path()
    var run = Run()
    for element in path.elements {
      guard case .line(let p) = element else {
        run.finish(into: &thinned)
        thinned.elements.append(element)
        continue
      }
      let q = transform.map(p)
      if run.column != q.x.rounded(.down) {
        run.finish(into: &thinned)
        run = Run(column: q.x.rounded(.down))
      }
      run.add(element, y: q.y)
    }
    run.finish(into: &thinned)
    return thinned
  }

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
