import Drawing
import Frames
import Geometry

/// Where a frame may differ from the one drawn before it; what is outside is surely equal.
package enum DrawnArea: Hashable, Sendable {
  case everything
  /// In the order of the commands; they may overlap. None: the frames are equal.
  case rectangles([PixelRectangle])

  /// More rectangles than this cost more than they save.
  private static let most = 256

  /// Compares the lists command by command.
  init(
    from previous: DisplayList?, to next: DisplayList, size: PixelSize, bounds: CommandBounds
  ) {
    let transform = DisplayListPainter.canvasTransform(of: next)
    guard let previous, previous.size == next.size, previous.scale == next.scale,
      previous.background == next.background, transform.isDrawable
    else {
      self = .everything
      return
    }
    var comparison = ListComparison(bounds: bounds, size: size)
    comparison.compare(previous.commands, next.commands, in: transform)
    self =
      comparison.rectangles.count <= Self.most ? .rectangles(comparison.rectangles) : .everything
  }

  /// Whether nothing changed.
  package var isEmpty: Bool { self == .rectangles([]) }
}

/// Collects where the commands of two lists leave different ink.
private struct ListComparison {
  let bounds: CommandBounds
  let size: PixelSize
  private(set) var rectangles: [PixelRectangle] = []

  init(bounds: CommandBounds, size: PixelSize) {
    self.bounds = bounds
    self.size = size
  }

  mutating func compare(_ old: [DrawCommand], _ new: [DrawCommand], in transform: Transform) {
    if old.count == new.count {
      for (a, b) in zip(old, new) { compare(a, b, in: transform) }
      return
    }
    // Commands came or went in one place: what is before and after it is the same.
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    for command in old[head..<(old.count - tail)] { add(command, in: transform) }
    for command in new[head..<(new.count - tail)] { add(command, in: transform) }
  }

  private mutating func compare(_ old: DrawCommand, _ new: DrawCommand, in transform: Transform) {
    guard old != new else { return }
    if case .group(let a) = old, case .group(let b) = new, a.transform == b.transform,
      a.opacity == b.opacity, a.clip == b.clip
    {
      let inner = transform.after(b.transform)
      if inner.isDrawable { compare(a.commands, b.commands, in: inner) }
      return
    }
    add(old, in: transform)
    add(new, in: transform)
  }

  private mutating func add(_ command: DrawCommand, in transform: Transform) {
    guard let area = bounds.area(of: command, in: transform),
      let pixels = PixelRectangle(covering: area, in: size)
    else { return }
    rectangles.append(pixels)
  }
}
