/// Two frames that take turns, so that each frame can be compared with the one before.
///
/// - `current` is the frame drawn last.
/// - A frame is drawn over what was drawn two frames ago.
package final class FramePair {
  package private(set) var current: PixelFrame
  private var previous: PixelFrame
  private var isFirst = true

  /// Room for two frames of the given size.
  package init(size: PixelSize) {
    current = PixelFrame(size: size)
    previous = PixelFrame(size: size)
  }

  /// Draws the next frame and says which blocks differ from the one before; all in the first.
  package func advance(_ draw: (PixelFrame) throws -> Void) rethrows -> BlockMask {
    try advanceWithin { frame in
      try draw(frame)
      return nil
    }
  }

  /// Draws the next frame, where the drawing tells which blocks may differ from the frame before.
  ///
  /// - Parameter draw: answers those blocks; nil is all.
  package func advanceWithin(_ draw: (PixelFrame) throws -> BlockMask?) rethrows -> BlockMask {
    swap(&current, &previous)
    let candidates = try draw(current)
    defer { isFirst = false }
    if isFirst { return BlockMask(size: current.size, changed: true) }
    return StageTimes.measure(.compare) {
      current.changedBlocks(from: previous, among: candidates)
    }
  }
}
