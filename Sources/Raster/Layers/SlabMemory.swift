import Drawing
import Geometry

/// The slabs of the frame before: those of what stays are used again, and a line that grew goes on from its own.
///
/// What it answers depends on the line or area alone: a line that begins with other elements is dealt from its start.
struct SlabMemory {
  /// A line as it was drawn last.
  private struct Line {
    let path: Path
    let style: StrokeStyle
    let fillsColumns: Bool
    let transform: Transform
    /// What was dealt before the line's last element, at which it was cut.
    let begun: StrokeSlabs
    let finished: StrokeSlabs

    /// The elements that `begun` has.
    var dealt: ArraySlice<Path.Element> { path.elements.dropLast() }
  }

  /// An area as it was drawn last.
  private struct Area {
    let path: Path
    let transform: Transform
    let pieces: [Path]?
  }

  private var before: [Line] = []
  private var now: [Line] = []
  private var areasBefore: [Area] = []
  private var areas: [Area] = []

  /// Forgets the lines and areas of the frame before the last.
  mutating func beginFrame() {
    before = now
    now = []
    areasBefore = areas
    areas = []
  }

  /// An area's parts in the slabs; nil where it is better left whole.
  mutating func pieces(of path: Path, through transform: Transform) -> [Path]? {
    guard FillSlabs.isWorthwhile(path, through: transform) else { return nil }
    let known = areasBefore.first { $0.transform == transform && $0.path == path }
    let area =
      known
      ?? Area(
        path: path, transform: transform, pieces: FillSlabs.pieces(of: path, through: transform))
    areas.append(area)
    return area.pieces
  }

  /// A line's slabs; nil where it is better left whole.
  ///
  /// - Parameter fillsColumns: see `StrokeSlabs`.
  mutating func slabs(
    of path: Path, _ style: StrokeStyle, through transform: Transform, fillsColumns: Bool = false
  ) -> StrokeSlabs? {
    guard style.dash.isEmpty else {
      var solid = style
      solid.dash = []
      guard let dashes = DashedLine.dashes(of: path, style) else { return nil }
      return slabs(of: dashes, solid, through: transform, fillsColumns: fillsColumns)
    }
    let count = path.elements.count
    guard
      let empty = StrokeSlabs(
        empty: style, through: transform, count: count, fillsColumns: fillsColumns)
    else { return nil }
    let known = before.first { line in
      line.style == style && line.transform == transform && line.fillsColumns == fillsColumns
        && line.path.elements.count <= count
        && StrokeSlabs.width(for: line.path.elements.count) == StrokeSlabs.width(for: count)
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
    begun.prepare()
    var finished = begun
    guard finished.add(path.elements[(count - 1)...], of: count), finished.finish() else {
      return nil
    }
    finished.prepare()
    now.append(
      Line(
        path: path, style: style, fillsColumns: fillsColumns, transform: transform, begun: begun,
        finished: finished))
    return finished
  }
}
