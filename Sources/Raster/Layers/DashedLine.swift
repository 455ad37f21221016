import Drawing
import Geometry

/// A dashed line as a path of its dashes, so that it can be cut into slabs like a solid one.
enum DashedLine {
  /// Lines with more dashes are left to a stroke that cuts them itself.
  private static let mostDashes = 2000.0

  /// The path's dashes in order, each from where it begins; nil for a line that has curves, is closed, has
  /// too many dashes or dashes without length.
  static func dashes(of path: Path, _ style: StrokeStyle) -> Path? {
    guard let pattern = DashPattern(style), pattern.lengths.allSatisfy({ $0 > 0 }),
      let length = length(of: path), pattern.dashes(in: length) <= mostDashes
    else { return nil }
    var dashes = Path()
    var travelled = 0.0
    // Whether the pen has not been lifted since the last segment.
    var isDown = false
    var last: Point?
    for element in path.elements {
      guard case .line(let end) = element, let start = last else {
        if case .move(let p) = element { last = p }
        (travelled, isDown) = (0, false)
        continue
      }
      last = end
      let length = start.distance(to: end)
      guard length > 0 else { continue }
      var reached = -Double.infinity
      pattern.forEachDash(from: travelled, to: travelled + length) { from, to in
        let first = ((from - travelled) / length).clamped(to: 0...1)
        reached = ((to - travelled) / length).clamped(to: first...1)
        if first > 0 || !isDown {
          dashes.move(to: start.interpolated(to: end, fraction: first))
        }
        dashes.line(to: reached == 1 ? end : start.interpolated(to: end, fraction: reached))
        isDown = false
      }
      isDown = reached == 1
      travelled += length
    }
    return dashes
  }

  /// Nil for a path that is more than straight lines, or goes nowhere that can be measured.
  private static func length(of path: Path) -> Double? {
    var length = 0.0
    var last: Point?
    for element in path.elements {
      switch element {
      case .move(let p): last = p
      case .line(let p):
        length += last?.distance(to: p) ?? 0
        last = p
      case .cubic, .close: return nil
      }
    }
    return length.isFinite ? length : nil
  }
}
