import Drawing
import Frames

/// The picture of the background and a list's first commands, kept while the lists that follow begin alike.
struct StaticLayer {
  private let grid: TileGrid
  /// The list whose first commands are in the picture.
  private var list: DisplayList?
  /// How many of them.
  private var count = 0
  private var picture: PixelFrame?
  /// How many first commands the last two lists had in common; nil before there were two.
  private var lastShared: Int?

  init(_ grid: TileGrid) { self.grid = grid }

  /// Makes the picture ready for a list that follows another one.
  ///
  /// - Parameter shared: how many first commands the list has in common with the one before; nil if the canvas
  ///   is another.
  /// - Returns: how many first commands of the list are in the picture; nil if there is no picture.
  mutating func keep(
    for next: DisplayList, shared: Int?, text: TextOutliner, images: ImagePixels
  ) throws(RasterError) -> Int? {
    guard let shared else {
      (list, lastShared) = (nil, nil)
      return nil
    }
    // Where each picture is shown for two frames, every second list is like the one before: what moves
    // must not get into the picture only to be thrown out again.
    let steady = min(shared, lastShared ?? shared)
    lastShared = shared
    if let list, list.sharedPrefix(with: next) ?? -1 < count { self.list = nil }
    if list == nil || steady > count { try keep(steady, of: next, text, images) }
    return count
  }

  /// Lays some pixels of the picture in a frame.
  func restore(_ pixels: PixelRectangle, in frame: PixelFrame) {
    guard let source = unsafe picture?.bytes.baseAddress,
      let target = unsafe frame.bytes.baseAddress
    else { return }
    for y in pixels.y..<pixels.y + pixels.height {
      let offset = y * frame.stride + pixels.x * 4
      unsafe (target + offset).copyMemory(from: source + offset, byteCount: pixels.width * 4)
    }
  }

  /// Paints the picture as far as a command, on top of what it has.
  private mutating func keep(
    _ shared: Int, of next: DisplayList, _ text: TextOutliner, _ images: ImagePixels
  ) throws(RasterError) {
    let target = picture ?? PixelFrame(size: grid.size)
    picture = target
    let start = list == nil ? nil : count
    // Should painting fail half-way, the picture is of nothing.
    list = nil
    let painter = DisplayListPainter(
      context: try CairoContext(painting: target), text: text, images: images, size: grid.size)
    if start == nil { try painter.paintBackground(of: next) }
    let work = TileWork(
      of: next, (start ?? 0)..<shared, in: .everything, grid: grid,
      bounds: CommandBounds(text: text))
    for tile in work.tiles { try painter.paint(tile.commands, of: next, in: tile.pixels) }
    painter.context.flush()
    try painter.context.status.check()
    list = next
    count = shared
  }
}

extension DisplayList {
  /// How many first commands two lists have in common; nil when the canvas differs.
  func sharedPrefix(with other: DisplayList) -> Int? {
    guard size == other.size, scale == other.scale, background == other.background else {
      return nil
    }
    var count = 0
    for (a, b) in zip(commands, other.commands) {
      guard a == b else { break }
      count += 1
    }
    return count
  }
}
