import Drawing
import Geometry

extension DisplayList {
  /// The same picture in commands as small as they can be, so that little of it is painted again.
  ///
  /// - What a group shares (a transform, a clip) is given to each of its commands; only a group that is
  ///   seen through as a whole stays one.
  /// - A long line is painted in upright slabs, so that what is drawn of a growing line stays as it is.
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
    case .fill, .text: commands.append(command)
    case .stroke(let path, let paint, let style):
      if let slabs = memory.slabs(of: path, style, through: transform) {
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
    guard group.opacity >= 1 else {
      commands.append(.group(group))
      return
    }
    let first = commands.count
    let transform = outer.after(group.transform)
    for command in group.commands { try add(command, in: transform, depth: depth + 1, &memory) }
    guard group.transform != .identity || group.clip != nil else { return }
    for index in first..<commands.count {
      commands[index] = .group(
        DrawGroup(transform: group.transform, clip: group.clip, commands: [commands[index]]))
    }
  }
}
