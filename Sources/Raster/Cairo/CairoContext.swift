import CCairo
import Drawing
import Frames
import Geometry

/// The owner of a `cairo_t`, and the only way to it.
///
/// - Points are device pixels; Cairo's own transform stays the identity between calls.
/// - A number that Cairo could trip over (not finite, out of its fixed-point range) goes no further.
/// - Cairo keeps its first error; `status` tells it, and nothing is painted after it.
@safe final class CairoContext {
  /// The most pixels that an image surface can have on a side.
  static let longestSide = 32767
  /// Coordinates stay within ± this many pixels; Cairo's 24.8 numbers wrap at 2²³.
  static let farthest = 2_000_000.0

  private let context: OpaquePointer
  /// Kept, since the surface paints in this frame's memory.
  private let frame: PixelFrame?

  /// A context that paints straight in a frame's memory.
  ///
  /// Wraps `cairo_image_surface_create_for_data` and `cairo_create`.
  convenience init(painting frame: PixelFrame) throws(RasterError) {
    let size = frame.size
    guard size.width <= Self.longestSide, size.height <= Self.longestSide,
      let width = Int32(exactly: size.width), let height = Int32(exactly: size.height),
      let stride = Int32(exactly: frame.stride)
    else { throw .frameTooLarge(width: size.width, height: size.height) }
    let pixels = unsafe frame.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    let surface = unsafe cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_ARGB32, width, height, stride)
    defer { unsafe cairo_surface_destroy(surface) }
    unsafe try self.init(on: surface, keeping: frame)
  }

  /// A context to make outlines in; it paints nowhere.
  ///
  /// Wraps `cairo_image_surface_create` with one pixel, and `cairo_create`.
  convenience init() throws(RasterError) {
    let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { unsafe cairo_surface_destroy(surface) }
    unsafe try self.init(on: surface)
  }

  /// A context that paints on a surface, which it keeps.
  ///
  /// Wraps `cairo_create`.
  convenience init(on surface: OpaquePointer?) throws(RasterError) {
    unsafe try self.init(on: surface, keeping: nil)
  }

  private init(on surface: OpaquePointer?, keeping frame: PixelFrame?) throws(RasterError) {
    try CairoStatus(unsafe cairo_surface_status(surface)).check()
    guard let context = unsafe cairo_create(surface) else {
      throw .cairo(status: .outOfMemory, command: nil)
    }
    unsafe self.context = unsafe context
    self.frame = frame
    try status.check()
  }

  deinit { unsafe cairo_destroy(context) }

  /// Lends the `cairo_t` to a wrapper that has checked its numbers.
  func withPointer<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
    unsafe try body(context)
  }

  /// Wraps `cairo_status`.
  var status: CairoStatus { CairoStatus(unsafe cairo_status(context)) }

  /// Brings what was painted to memory; wraps `cairo_surface_flush`.
  func flush() { unsafe cairo_surface_flush(cairo_get_target(context)) }

  // MARK: State

  /// Wraps `cairo_save`.
  func save() { unsafe cairo_save(context) }

  /// Wraps `cairo_restore`.
  func restore() { unsafe cairo_restore(context) }

  /// Clips to the path that was traced; wraps `cairo_clip`.
  func clip() { unsafe cairo_clip(context) }

  /// Clips to whole pixels; wraps `cairo_rectangle` and `cairo_clip`.
  func clip(to pixels: PixelRectangle) {
    unsafe cairo_rectangle(
      context, Double(pixels.x), Double(pixels.y), Double(pixels.width), Double(pixels.height))
    unsafe cairo_clip(context)
  }

  /// Paints on a layer from here on; wraps `cairo_push_group`.
  func beginLayer() { unsafe cairo_push_group(context) }

  /// Blends the layer in; wraps `cairo_pop_group_to_source` and `cairo_paint_with_alpha`.
  func endLayer(opacity: Double) {
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_paint_with_alpha(context, opacity.clamped(to: 0...1))
  }

  /// Collects what is painted from here on as a mask; wraps `cairo_push_group_with_content`.
  func beginMask() {
    unsafe cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    unsafe cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// Paints through the mask; wraps `cairo_pop_group` and `cairo_mask`.
  func endMask(paintedWith source: PaintSource) {
    let mask = unsafe cairo_pop_group(context)
    defer { unsafe cairo_pattern_destroy(mask) }
    setSource(source)
    unsafe cairo_mask(context, mask)
  }

  // MARK: Tracing

  private func isDrawable(_ p: Point) -> Bool {
    abs(p.x) <= Self.farthest && abs(p.y) <= Self.farthest
  }

  /// Wraps `cairo_new_path`.
  func beginPath() { unsafe cairo_new_path(context) }

  /// Wraps `cairo_move_to`.
  func move(to p: Point) {
    guard isDrawable(p) else { return }
    unsafe cairo_move_to(context, p.x, p.y)
  }

  /// Wraps `cairo_line_to`.
  func line(to p: Point) {
    guard isDrawable(p) else { return }
    unsafe cairo_line_to(context, p.x, p.y)
  }

  /// Wraps `cairo_curve_to`.
  func curve(_ control1: Point, _ control2: Point, to p: Point) {
    guard isDrawable(control1), isDrawable(control2), isDrawable(p) else { return }
    unsafe cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, p.x, p.y)
  }

  /// Wraps `cairo_close_path`.
  func close() { unsafe cairo_close_path(context) }

  // MARK: Painting

  /// Makes every pixel in the clip transparent; wraps `cairo_paint` with the operator `CLEAR`.
  ///
  /// Cairo rounds otherwise on a surface that it knows to be clear, so it is told that it does not know.
  func clear() {
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    unsafe cairo_paint(context)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    flush()
    unsafe cairo_surface_mark_dirty(cairo_get_target(context))
  }

  /// Puts the source in the place of every pixel; wraps `cairo_paint` with the operator `SOURCE`.
  func replace() {
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    unsafe cairo_paint(context)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Fills the traced path by the non-zero rule; wraps `cairo_fill`.
  func fill() { unsafe cairo_fill(context) }

  /// Draws along the traced path with a pen that the transform's linear part has shaped.
  ///
  /// Wraps `cairo_set_line_width`, `cairo_set_dash`, `cairo_stroke` and their kin.
  func stroke(with pen: Pen, dash: DashPattern?) {
    var matrix = cairo_matrix_t(
      xx: pen.transform.a, yx: pen.transform.b, xy: pen.transform.c, yy: pen.transform.d, x0: 0,
      y0: 0)
    unsafe cairo_set_matrix(context, &matrix)
    unsafe cairo_set_line_width(context, pen.width)
    unsafe cairo_set_line_cap(context, pen.cap)
    unsafe cairo_set_line_join(context, pen.join)
    unsafe cairo_set_miter_limit(context, pen.miterLimit)
    if let dash {
      unsafe dash.lengths.withUnsafeBufferPointer {
        unsafe cairo_set_dash(context, $0.baseAddress, Int32($0.count), dash.phase)
      }
    } else {
      unsafe cairo_set_dash(context, nil, 0, 0)
    }
    unsafe cairo_stroke(context)
    unsafe cairo_identity_matrix(context)
  }
}

extension Double {
  /// The nearest number of a range; not-a-number becomes the range's lower end.
  func clamped(to range: ClosedRange<Double>) -> Double {
    self >= range.lowerBound ? min(self, range.upperBound) : range.lowerBound
  }
}
