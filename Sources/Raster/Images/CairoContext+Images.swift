import CCairo
import Drawing
import Geometry

extension CairoContext {
  /// Paints pixels everywhere in the clip; beyond their edges the last ones go on.
  ///
  /// Wraps `cairo_image_surface_create_for_data`, `cairo_set_source` and `cairo_paint_with_alpha`. The filter is
  /// Cairo's good one, which takes all pixels into account where many become one.
  ///
  /// - Parameter transform: From the picture's pixels to the context's.
  func paint(_ pixels: ImageLevel, through transform: Transform, opacity: Double) {
    guard transform.isDrawable, let width = Int32(exactly: pixels.width),
      let height = Int32(exactly: pixels.height),
      pixels.bytes.count == pixels.width * pixels.height * 4
    else { return }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    unsafe pixels.bytes.withUnsafeBufferPointer { bytes in
      // Cairo never writes to the surface of a source.
      let memory = unsafe UnsafeMutablePointer(mutating: bytes.baseAddress)
      let surface = unsafe cairo_image_surface_create_for_data(
        memory, CAIRO_FORMAT_ARGB32, width, height, width * 4)
      let pattern = unsafe cairo_pattern_create_for_surface(surface)
      unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      unsafe withPointer { context in
        // A source is bound to the transform in force when it is set.
        unsafe cairo_set_matrix(context, &matrix)
        unsafe cairo_set_source(context, pattern)
        unsafe cairo_identity_matrix(context)
        unsafe cairo_paint_with_alpha(context, opacity.clamped(to: 0...1))
        // The bytes are the image's own only until here.
        unsafe cairo_set_source_rgba(context, 0, 0, 0, 1)
      }
      unsafe cairo_pattern_destroy(pattern)
      unsafe cairo_surface_destroy(surface)
    }
  }
}
