package import Drawing
package import Frames
import Geometry

/// Draws display lists into frames with Cairo and Pango; one for each worker.
///
/// - A frame's pixels depend on its list alone, never on what was drawn before.
/// - What a list has in common with the one before is painted once and kept as a picture.
package final class Rasterizer {
  /// The size of every frame it draws.
  package let size: PixelSize
  private let text: TextOutliner
  private var layer: StaticLayer
  private var previous: DisplayList?

  /// - Throws: `RasterError` when frames of this size cannot be drawn.
  package init(fonts: FontLibrary, size: PixelSize) throws(RasterError) {
    self.size = size
    text = try TextOutliner(fonts)
    layer = StaticLayer(size: size)
  }

  /// Draws a list over everything that is in the frame.
  ///
  /// - Returns: where the frame may differ from the one this rasterizer drew before.
  /// - Throws: `RasterError`; the frame's pixels are then not to be used.
  @discardableResult
  package func draw(_ list: DisplayList, into frame: PixelFrame) throws(RasterError) -> DrawnArea {
    precondition(frame.size == size, "a rasterizer draws frames of one size")
    let painter = DisplayListPainter(
      context: try CairoContext(painting: frame), text: text, size: size)
    let shared = previous?.sharedPrefix(with: list) ?? 0
    let start = try layer.lay(under: painter, for: list, shared: shared, in: frame)
    try painter.paint(start..<list.commands.count, of: list)
    painter.context.flush()
    try painter.context.status.check()
    let area = DrawnArea(from: previous, to: list, size: size, bounds: CommandBounds(text: text))
    previous = list
    return area
  }
}
