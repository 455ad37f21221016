import Drawing
import Encoding
import Frames
import Raster

/// Draws frames one after another for one worker, and says what changed between them.
final class FrameDrawer {
  private let rasterizer: Rasterizer
  private let frames: FramePair
  private let size: PixelSize
  private var shown: DisplayList?

  init(fonts: FontLibrary, size: PixelSize) throws {
    rasterizer = try Rasterizer(fonts: fonts, size: size)
    frames = FramePair(size: size)
    self.size = size
  }

  /// The frame drawn last.
  var frame: PixelFrame { frames.current }

  /// Draws a list; the mask has the blocks that differ from the list drawn before, all for the first.
  func draw(_ list: DisplayList) throws -> BlockMask {
    if list == shown { return BlockMask(size: size, changed: false) }
    // Should the drawing fail, nothing is known of the pixels.
    shown = nil
    let changes = try frames.advanceWithin { frame in
      try StageTimes.measure(.draw) { try rasterizer.draw(list, into: frame).blocks(in: size) }
    }
    shown = list
    return changes
  }
}
