import Drawing
import Geometry

#if canImport(Glibc)
  import Glibc
#endif

/// Where commands can leave ink, in device pixels; never too small.
struct CommandBounds {
  /// Nil guesses where text is, which is good enough for an estimate.
  let text: TextOutliner?

  /// Pixels around text and lines, whose outlines Cairo makes itself.
  private static let margin = 1.0

  func area(of command: DrawCommand, in transform: Transform) -> Rectangle? {
    switch command {
    case .fill(let path, _):
      return area(of: path, through: transform)
    case .stroke(let path, _, let style):
      guard let pen = Pen(style, through: transform) else { return nil }
      return area(of: path, through: transform)?.expanded(by: pen.reach + Self.margin)
    case .text(let placed):
      guard let place = Self.transform(of: placed, in: transform),
        let ink = text.map({ $0.outline(of: placed.run).bounds }) ?? Self.guess(placed.run)
      else { return nil }
      let reach = placed.edge.flatMap { Pen($0.style, through: place)?.reach } ?? 0
      return place.map(ink).expanded(by: reach + Self.margin)
    case .image(let placed):
      return placed.isVisible ? area(of: .rectangle(placed.frame), through: transform) : nil
    case .group(let group):
      return area(of: group, in: transform)
    }
  }

  /// Where a run's ink is in about, with the baseline's left end at zero.
  private static func guess(_ run: TextRun) -> Rectangle {
    let size = run.font.size
    return Rectangle(x: 0, y: -size, width: 0.6 * size * Double(run.text.count), height: 1.2 * size)
  }

  func area(of group: DrawGroup, in outer: Transform) -> Rectangle? {
    let transform = outer.after(group.transform)
    guard transform.isDrawable else { return nil }
    var union: Rectangle?
    for command in group.commands {
      guard let area = area(of: command, in: transform) else { continue }
      union = union?.union(area) ?? area
    }
    guard let clip = group.clip else { return union }
    guard let union, let window = area(of: clip, through: transform) else { return nil }
    let left = max(union.minX, window.minX)
    let top = max(union.minY, window.minY)
    let right = min(union.maxX, window.maxX)
    let bottom = min(union.maxY, window.maxY)
    guard left <= right, top <= bottom else { return nil }
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Around the path's control points.
  func area(of path: Path, through transform: Transform) -> Rectangle? {
    var bounds = PointBounds()
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p):
        bounds.add(transform.map(p))
      case .cubic(let p1, let p2, let p3):
        bounds.add(transform.map(p1))
        bounds.add(transform.map(p2))
        bounds.add(transform.map(p3))
      case .close: break
      }
    }
    return bounds.rectangle
  }

  /// From a run's own space, with the baseline's left end at zero, to device pixels; nil when unseen.
  static func transform(of placed: PlacedText, in outer: Transform) -> Transform? {
    guard placed.origin.isFinite, placed.angleRadians.isFinite else { return nil }
    var place = Transform.translation(x: placed.origin.x, y: placed.origin.y)
    if placed.angleRadians != 0 {
      let cosine = cos(placed.angleRadians)
      let sine = sin(placed.angleRadians)
      place = place.after(Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
    }
    let transform = outer.after(place)
    return transform.isDrawable ? transform : nil
  }

  /// How much of what has colours of its own is seen through a paint.
  static func alpha(of paint: Paint) -> Double {
    switch paint {
    case .solid(let color): color.alpha.clamped(to: 0...1)
    case .linear, .radial: 1
    }
  }
}
