import CCairo
import Geometry

/// The owner of a small picture of coverage that paints can be put through.
@safe final class InkMask {
  fileprivate let surface: OpaquePointer
  /// Where its left top pixel goes, from the place it was made for.
  fileprivate let left: Double
  fileprivate let top: Double
  let pixelCount: Int

  /// A larger mask costs more than drawing its path again.
  private static let mostPixels = 500_000.0

  /// Fills a path; nil when the mask would be too large.
  ///
  /// Wraps `cairo_image_surface_create` with the format `A8`.
  init?(of path: Path, ink: Rectangle, through transform: Transform) {
    let area = transform.map(ink)
    let left = (area.minX - 1).rounded(.down)
    let top = (area.minY - 1).rounded(.down)
    let columns = (area.maxX + 1).rounded(.up) - left
    let rows = (area.maxY + 1).rounded(.up) - top
    guard columns * rows <= Self.mostPixels, max(columns, rows) <= 16_384,
      let width = Int32(exactly: columns), let height = Int32(exactly: rows)
    else { return nil }
    guard let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, width, height) else {
      return nil
    }
    unsafe self.surface = unsafe surface
    self.left = left
    self.top = top
    pixelCount = Int(width) * Int(height)
    guard let context = unsafe try? CairoContext(on: surface) else { return nil }
    var place = transform
    place.tx -= left
    place.ty -= top
    let box = Rectangle(x: 0, y: 0, width: columns, height: rows).expanded(by: 16)
    var tracer = AreaTracer(context: context, box: box)
    tracer.trace(path, through: place)
    context.fill()
  }

  deinit { unsafe cairo_surface_destroy(surface) }
}

extension CairoContext {
  /// Paints the source through a mask, moved by whole pixels.
  ///
  /// Wraps `cairo_mask_surface`.
  func paint(through mask: InkMask, movedBy offset: Point) {
    let x = mask.left + offset.x
    let y = mask.top + offset.y
    guard abs(x) <= Self.farthest, abs(y) <= Self.farthest else { return }
    unsafe withPointer { unsafe cairo_mask_surface($0, mask.surface, x, y) }
  }
}
