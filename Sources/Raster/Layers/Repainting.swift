import Drawing
import Frames
import Geometry

/// What has to be painted again in a frame that shows another list.
///
/// - A command that touches a block which is painted again lies wholly in such blocks, and is
///   among `commands`. So nothing is ever clipped, and each pixel comes about as in a frame that
///   is painted from the start.
struct Repainting {
  /// Where the picture of the first commands is laid anew.
  private(set) var blocks: BlockMask
  /// Commands to paint over it, in order.
  private(set) var commands: [Int] = []

  /// Beyond this part of all blocks, painting everything is as quick.
  private static let mostBlocks = 0.8
  /// Commands that overlap draw each other in; after so many rounds it is not worth while.
  private static let mostRounds = 12

  /// Nil where the whole frame is better painted.
  ///
  /// - Parameter start: how many first commands are in the picture that is laid under.
  init?(
    of list: DisplayList, over stale: DisplayList, from start: Int, size: PixelSize,
    bounds: CommandBounds
  ) {
    let area = DrawnArea(from: stale, to: list, size: size, bounds: bounds)
    guard let changed = area.blocks(in: size) else { return nil }
    blocks = changed
    if changed.isEmpty { return }
    let transform = DisplayListPainter.canvasTransform(of: list)
    var waiting: [(index: Int, rectangle: PixelRectangle)] = []
    for index in start..<list.commands.count {
      guard let area = bounds.area(of: list.commands[index], in: transform),
        let rectangle = PixelRectangle(covering: area, in: size)
      else { continue }
      waiting.append((index, rectangle))
    }
    let mostBlocks = Double(blocks.columns * blocks.rows) * Self.mostBlocks
    for round in 0... {
      guard round < Self.mostRounds, Double(blocks.count) <= mostBlocks else { return nil }
      let count = commands.count
      waiting.removeAll { item in
        guard blocks.intersects(item.rectangle) else { return false }
        blocks.insert(item.rectangle)
        commands.append(item.index)
        return true
      }
      if commands.count == count { break }
    }
    commands.sort()
  }
}
