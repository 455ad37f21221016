import Drawing
package import Frames
import Geometry

/// Where a frame may differ from the one drawn before it; what is outside is surely equal.
package enum DrawnArea: Hashable, Sendable {
  case everything
  /// In the order of the commands; they may overlap. None: the frames are equal.
  case rectangles([PixelRectangle])

  /// More rectangles than this cost more than they save.
  private static let most = 4096

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

  /// The blocks that the rectangles touch; nil is all.
  package func blocks(in size: PixelSize) -> BlockMask? {
    guard case .rectangles(let rectangles) = self else { return nil }
    var mask = BlockMask(size: size, changed: false)
    for rectangle in rectangles { mask.insert(rectangle) }
    return mask
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

  /// How many commands that came or went at one place are looked for.
  private static let lookAhead = 8

  /// Any matching that keeps the order is right: where no unmatched command leaves ink, both lists
  /// paint the same.
  mutating func compare(_ old: [DrawCommand], _ new: [DrawCommand], in transform: Transform) {
    if old.count == new.count {
      for (a, b) in zip(old, new) { compare(a, b, in: transform) }
      return
    }
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if old[i] == new[j] {
        (i, j) = (i + 1, j + 1)
      } else if let end = Self.place(of: old[i], in: new, after: j) {
        for command in new[j..<end] { add(command, in: transform) }
        j = end
      } else if let end = Self.place(of: new[j], in: old, after: i) {
        for command in old[i..<end] { add(command, in: transform) }
        i = end
      } else {
        compare(old[i], new[j], in: transform)
        (i, j) = (i + 1, j + 1)
      }
    }
    for command in old[i...] { add(command, in: transform) }
    for command in new[j...] { add(command, in: transform) }
  }

  private static func place(
    of command: DrawCommand, in list: [DrawCommand], after index: Int
  ) -> Int? {
    let end = min(index + 1 + lookAhead, list.count)
    return (index + 1..<max(end, index + 1)).first { list[$0] == command }
  }

  private mutating func compare(_ old: DrawCommand, _ new: DrawCommand, in transform: Transform) {
    guard old != new else { return }
    if case .group(let a) = old, case .group(let b) = new, a.transform == b.transform,
      a.opacity == b.opacity, a.clip == b.clip
    {
      let inner = transform.after(b.transform)
      guard inner.isDrawable else { return }
      let first = rectangles.count
      compare(a.commands, b.commands, in: inner)
      if let clip = b.clip { keep(from: first, within: bounds.area(of: clip, through: inner)) }
      return
    }
    add(old, in: transform)
    add(new, in: transform)
  }

  /// Cuts off what lies outside of a clip's area.
  private mutating func keep(from first: Int, within clip: Rectangle?) {
    let pixels = clip.flatMap { PixelRectangle(covering: $0, in: size) }
    let inside = rectangles[first...].compactMap { rectangle in
      pixels.flatMap { rectangle.intersection(with: $0) }
    }
    rectangles.replaceSubrange(first..., with: inside)
  }

  private mutating func add(_ command: DrawCommand, in transform: Transform) {
    guard let area = bounds.area(of: command, in: transform),
      let pixels = PixelRectangle(covering: area, in: size)
    else { return }
    rectangles.append(pixels)
  }
}
