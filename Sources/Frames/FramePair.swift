/// Two frames that take turns, so that each frame can be compared with the one before.
///
/// - `current` is the frame drawn last.
/// - A frame is drawn over what was drawn two frames ago: the drawing must cover every pixel.
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
    swap(&current, &previous)
    try draw(current)
    defer { isFirst = false }
    return isFirst
      ? BlockMask(size: current.size, changed: true) : current.changedBlocks(from: previous)
  }
}
