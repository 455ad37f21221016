import Drawing
import Frames

/// The picture of a list's first commands, kept while the lists that follow begin with the same ones.
struct StaticLayer {
  private let size: PixelSize
  /// The list whose first commands are in the picture.
  private var list: DisplayList?
  /// How many of them.
  private var count = 0
  private var picture: PixelFrame?
  /// How many first commands the last two lists had in common.
  private var lastShared: Int?

  init(size: PixelSize) { self.size = size }

  /// Makes the picture ready for a list.
  ///
  /// - Parameter shared: how many first commands the list has in common with the one before.
  /// - Returns: how many first commands of the list are in the picture.
  mutating func keep(
    for next: DisplayList, shared: Int, text: TextOutliner
  ) throws(RasterError) -> Int {
    // Where each picture is shown for two frames, every second list is like the one before: what moves
    // must not get into the picture only to be thrown out again.
    let steady = min(shared, lastShared ?? shared)
    lastShared = shared
    if let list, list.sharedPrefix(with: next) < count { self.list = nil }
    if list == nil || steady > count { try keep(steady, of: next, text: text) }
    return list == nil ? 0 : count
  }

  /// Lays the whole picture in a frame.
  func restoreAll(in frame: PixelFrame) {
    guard let picture else { return }
    unsafe frame.bytes.copyMemory(from: UnsafeRawBufferPointer(picture.bytes))
  }

  /// Lays some blocks of the picture in a frame.
  func restore(_ blocks: BlockMask, in frame: PixelFrame) {
    guard let source = unsafe picture?.bytes.baseAddress,
      let target = unsafe frame.bytes.baseAddress
    else { return }
    let side = BlockMask.side
    for row in 0..<blocks.rows {
      for run in blocks.runs(inRow: row) {
        let start = run.lowerBound * side * 4
        let count = min(run.upperBound * side, size.width) * 4 - start
        for y in row * side..<min((row + 1) * side, size.height) {
          let offset = y * frame.stride + start
          unsafe (target + offset).copyMemory(from: source + offset, byteCount: count)
        }
      }
    }
  }

  /// Paints the picture as far as a command, on top of what it has.
  private mutating func keep(
    _ shared: Int, of next: DisplayList, text: TextOutliner
  ) throws(RasterError) {
    guard shared > 0 else { return }
    let target = picture ?? PixelFrame(size: size)
    picture = target
    let start = list == nil ? 0 : count
    // Should painting fail half-way, the picture is of nothing.
    list = nil
    let painter = DisplayListPainter(
      context: try CairoContext(painting: target), text: text, size: size)
    if start == 0 { try painter.paintBackground(of: next) }
    try painter.paint(start..<shared, of: next)
    painter.context.flush()
    try painter.context.status.check()
    list = next
    count = shared
  }
}

extension DisplayList {
  /// How many first commands two lists of one canvas have in common; 0 when the canvas differs.
  func sharedPrefix(with other: DisplayList) -> Int {
    guard size == other.size, scale == other.scale, background == other.background else {
      return 0
    }
    var count = 0
    for (a, b) in zip(commands, other.commands) {
      guard a == b else { break }
      count += 1
    }
    return count
  }
}
