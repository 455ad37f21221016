package import Drawing
package import Frames
import Geometry

/// Draws display lists into frames with Cairo and Pango; one for each worker.
///
/// - A frame's pixels depend on its list alone, never on what was drawn before.
/// - What a list has in common with the one before is painted once and kept as a picture.
/// - In a frame that it drew before, only tiles in which something changed since then are painted again.
package final class Rasterizer {
  /// The size of every frame it draws.
  package let size: PixelSize
  private let text: TextOutliner
  private let images: ImagePixels
  private let grid: TileGrid
  private var layer: StaticLayer
  private var previous: DisplayList?
  private var slabs = SlabMemory()
  /// The frames drawn latest, and what they show.
  private var drawn: [(frame: PixelFrame, list: DisplayList)] = []

  /// Frames that take turns.
  private static let mostFrames = 2

  /// - Throws: `RasterError` when frames of this size cannot be drawn.
  package init(fonts: FontLibrary, size: PixelSize) throws(RasterError) {
    self.size = size
    text = try TextOutliner(fonts)
    images = ImagePixels(fonts: fonts)
    grid = TileGrid(size: size)
    layer = StaticLayer(grid)
  }

  /// Draws a list over everything that is in the frame.
  ///
  /// Nobody else may write to a frame that will be drawn in again.
  ///
  /// - Returns: where the frame may differ from the one this rasterizer drew before.
  /// - Throws: `RasterError`; the frame's pixels are then not to be used.
  @discardableResult
  package func draw(_ list: DisplayList, into frame: PixelFrame) throws(RasterError) -> DrawnArea {
    precondition(frame.size == size, "a rasterizer draws frames of one size")
    let list = try list.unfolded(with: &slabs)
    let painter = DisplayListPainter(
      context: try CairoContext(painting: frame), text: text, images: images, size: size)
    let bounds = CommandBounds(text: text)
    let shared = previous?.sharedPrefix(with: list)
    let start = try layer.keep(for: list, shared: shared, text: text, images: images)
    // Should painting fail half-way, the frame shows nothing that is known.
    let stale = drawn.first { $0.frame === frame }?.list
    drawn.removeAll { $0.frame === frame }
    let dirty = DrawnArea(from: stale, to: list, size: size, bounds: bounds)
    if start == nil { try painter.paintBackground(of: list) }
    let work = TileWork(
      of: list, (start ?? 0)..<list.commands.count, in: start == nil ? .everything : dirty,
      grid: grid, bounds: bounds)
    for tile in work.tiles {
      if start != nil { layer.restore(tile.pixels, in: frame) }
      try painter.paint(tile.commands, of: list, in: tile.pixels)
    }
    painter.context.flush()
    try painter.context.status.check()
    if drawn.count == Self.mostFrames { drawn.removeFirst() }
    drawn.append((frame, list))
    let area = DrawnArea(from: previous, to: list, size: size, bounds: bounds)
    previous = list
    return area
  }
}
