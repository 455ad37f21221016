package import Drawing
package import Frames

/// How much of a frame is painted anew after another one, in about, without painting either.
package struct ChangeEstimate: Hashable, Sendable {
  /// The share of the frame's tiles that are painted again, 0…1.
  package let paintedShare: Double
  /// The share of its blocks in which text moves, 0…1; nothing else is as dear to encode.
  package let textShare: Double

  package init(
    from first: DisplayList, to second: DisplayList, size: PixelSize
  ) throws(RasterError) {
    var slabs = SlabMemory()
    let old = try first.unfolded(with: &slabs)
    let new = try second.unfolded(with: &slabs)
    let bounds = CommandBounds(text: nil)
    let grid = TileGrid(size: size)
    let area = DrawnArea(from: old, to: new, size: size, bounds: bounds)
    let work = TileWork(of: new, 0..<0, in: area, grid: grid, bounds: bounds)
    paintedShare = Double(work.tiles.count) / Double(grid.indices.count)
    let text = DrawnArea(
      from: old.onlyText, to: new.onlyText, size: size, bounds: bounds)
    textShare =
      text.blocks(in: size).map { Double($0.count) / Double($0.flags.count) } ?? 1
  }
}

extension DisplayList {
  fileprivate var onlyText: DisplayList {
    var list = self
    list.commands = commands.filter(\.hasText)
    return list
  }
}

extension DrawCommand {
  fileprivate var hasText: Bool {
    switch self {
    case .text: true
    case .fill, .stroke, .image: false
    case .group(let group): group.commands.contains(where: \.hasText)
    }
  }
}
