import Drawing
import Geometry

extension DisplayList {
  /// The same picture in commands as small as they can be, so that little of it is painted again.
  ///
  /// - What a group shares (a transform, a clip) is given to each of its commands; only a group that is
  ///   seen through as a whole stays one.
  /// - A wide line or area is painted in upright slabs, so that what is drawn of a growing one stays as it is.
  ///
  /// Throws for groups in groups without end.
  func unfolded(with memory: inout SlabMemory) throws(RasterError) -> DisplayList {
    memory.beginFrame()
    var list = self
    list.commands = []
    list.commands.reserveCapacity(commands.count)
    let transform = DisplayListPainter.canvasTransform(of: self)
    for command in commands { try list.add(command, in: transform, depth: 0, &memory) }
    return list
  }

  private mutating func add(
    _ command: DrawCommand, in transform: Transform, depth: Int, _ memory: inout SlabMemory
  ) throws(RasterError) {
    switch command {
    case .text, .image: commands.append(command)
    case .fill(let path, let paint):
      if let pieces = memory.pieces(of: path, through: transform) {
        for piece in pieces { commands.append(.fill(piece, paint)) }
      } else {
        commands.append(command)
      }
    case .stroke(let path, let paint, let style):
      if let slabs = memory.slabs(
        of: path, style, through: transform, fillsColumns: paint.fadesAsOne)
      {
        for slab in slabs.groups(paintedWith: paint) { commands.append(.group(slab)) }
      } else {
        commands.append(command)
      }
    case .group(let group): try add(group, in: transform, depth: depth, &memory)
    }
  }

  private mutating func add(
    _ group: DrawGroup, in outer: Transform, depth: Int, _ memory: inout SlabMemory
  ) throws(RasterError) {
    guard depth < DisplayListPainter.deepest else {
      throw .nestedTooDeep(limit: DisplayListPainter.deepest)
    }
    // One area or line may be faded slab by slab; what overlaps is faded as a whole.
    guard group.opacity >= 1 || group.fadesItself else {
      commands.append(.group(group))
      return
    }
    let first = commands.count
    let transform = outer.after(group.transform)
    for command in group.commands { try add(command, in: transform, depth: depth + 1, &memory) }
    guard group.transform != .identity || group.clip != nil || group.opacity < 1 else { return }
    for index in first..<commands.count {
      var part = group
      part.commands = [commands[index]]
      commands[index] = .group(part)
    }
  }
}

extension Paint {
  /// Whether a group in the opaque paint, faded, is what the paint itself gives.
  fileprivate var fadesAsOne: Bool {
    switch self {
    case .solid: true
    case .linear(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .radial(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
