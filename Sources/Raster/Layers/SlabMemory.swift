import Drawing
import Geometry

/// The slabs of the long lines of the frame before, from which a line that grew goes on.
///
/// What it answers depends on the line alone: a line that begins with other elements is dealt from its start.
struct SlabMemory {
  /// A line as it was drawn last.
  private struct Line {
    let path: Path
    let style: StrokeStyle
    let transform: Transform
    /// What was dealt before the line's last element, at which it was cut.
    let begun: StrokeSlabs
    let finished: StrokeSlabs

    /// The elements that `begun` has.
    var dealt: ArraySlice<Path.Element> { path.elements.dropLast() }
  }

  private var before: [Line] = []
  private var now: [Line] = []

  /// Forgets the lines of the frame before the last.
  mutating func beginFrame() {
    before = now
    now = []
  }

  /// A line's slabs; nil where it is better left whole.
  mutating func slabs(of path: Path, _ style: StrokeStyle, through transform: Transform)
    -> StrokeSlabs?
  {
    let count = path.elements.count
    guard let empty = StrokeSlabs(empty: style, through: transform, count: count) else {
      return nil
    }
    let known = before.first { line in
      line.style == style && line.transform == transform && line.path.elements.count <= count
        && ColumnThinning.isNeeded(for: line.path.elements.count)
          == ColumnThinning.isNeeded(for: count)
        && line.dealt == path.elements[..<line.dealt.count]
    }
    if let known, known.path == path {
      now.append(known)
      return known.finished
    }
    var begun = known?.begun ?? empty
    let start = known?.dealt.count ?? 0
    guard begun.add(path.elements[start..<(count - 1)], of: count) else { return nil }
    var finished = begun
    guard finished.add(path.elements[(count - 1)...], of: count), finished.finish() else {
      return nil
    }
    now.append(
      Line(path: path, style: style, transform: transform, begun: begun, finished: finished))
    return finished
  }
}
