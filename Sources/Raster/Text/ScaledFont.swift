import CCairo
import Geometry

/// The owner of a reference to a `cairo_scaled_font_t` that Pango made.
@safe final class ScaledFont {
  private let pointer: OpaquePointer
  // Compared only; it is alive as long as its line is.
  private let origin: UnsafeMutablePointer<PangoFont>
  private let matrix: cairo_matrix_t
  /// Whether its glyphs have colours of their own.
  let hasColor: Bool

  /// Outlines are taken at this many pixels per em, so that FreeType's 1/64 pixel is never seen.
  private static let outlineSize = 512.0

  /// Wraps `pango_cairo_font_get_scaled_font` and `cairo_scaled_font_reference`.
  init?(of glyph: ShapedGlyph) {
    let font = unsafe glyph.font
    unsafe origin = unsafe font
    guard let scaled = unsafe pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      unsafe cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
    else { return nil }
    unsafe pointer = unsafe cairo_scaled_font_reference(scaled)
    var matrix = cairo_matrix_t()
    unsafe cairo_scaled_font_get_font_matrix(scaled, &matrix)
    self.matrix = matrix
    var color = FcBool(0)
    let pattern = unsafe pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    hasColor =
      unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &color) == FcResultMatch && color != 0
  }

  deinit { unsafe cairo_scaled_font_destroy(pointer) }

  /// Whether a glyph of the same line is in this font.
  func isMade(of glyph: ShapedGlyph) -> Bool { unsafe glyph.font == origin }

  /// Adds a glyph's outline, its origin at a point.
  ///
  /// Wraps `cairo_glyph_path` and `cairo_copy_path`.
  func addOutline(
    of glyph: UInt, at origin: Point, size: Double, to path: inout Path,
    using scratch: CairoContext
  ) {
    let factor = Self.outlineSize / size
    unsafe scratch.withPointer { context in
      unsafe select(in: context, factor: factor)
      var glyph = cairo_glyph_t(index: glyph, x: 0, y: 0)
      unsafe cairo_new_path(context)
      unsafe cairo_glyph_path(context, &glyph, 1)
      guard let copy = unsafe cairo_copy_path(context) else { return }
      defer { unsafe cairo_path_destroy(copy) }
      guard unsafe copy.pointee.status == CAIRO_STATUS_SUCCESS else { return }
      unsafe Self.append(copy.pointee, scaledBy: 1 / factor, movedBy: origin, to: &path)
    }
  }

  /// Wraps `cairo_set_font_face`, `cairo_set_font_matrix` and `cairo_set_font_options`.
  private func select(in context: OpaquePointer, factor: Double) {
    unsafe cairo_set_font_face(context, cairo_scaled_font_get_font_face(pointer))
    var matrix = matrix
    matrix.xx *= factor
    matrix.yx *= factor
    matrix.xy *= factor
    matrix.yy *= factor
    unsafe cairo_set_font_matrix(context, &matrix)
    let options = unsafe cairo_font_options_create()
    unsafe cairo_scaled_font_get_font_options(pointer, options)
    unsafe cairo_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
  }

  private static func append(
    _ copy: cairo_path_t, scaledBy factor: Double, movedBy origin: Point, to path: inout Path
  ) {
    guard let data = unsafe copy.data else { return }
    func point(_ index: Int) -> Point {
      let point = unsafe data[index].point
      return Point(x: point.x * factor + origin.x, y: point.y * factor + origin.y)
    }
    let count = unsafe Int(copy.num_data)
    var index = 0
    while index < count {
      let header = unsafe data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(index + 1))
      case CAIRO_PATH_LINE_TO: path.line(to: point(index + 1))
      case CAIRO_PATH_CURVE_TO:
        path.cubic(point(index + 1), point(index + 2), to: point(index + 3))
      default: path.close()
      }
      index += max(1, Int(header.length))
    }
    // After a figure Cairo leaves the pen where it began.
    if case .move = path.elements.last { path.elements.removeLast() }
  }

  /// Paints a glyph's picture.
  ///
  /// Wraps `cairo_show_glyphs`.
  func showGlyph(_ glyph: UInt, at origin: Point, through t: Transform, in context: CairoContext) {
    unsafe context.withPointer { context in
      var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
      unsafe cairo_set_matrix(context, &matrix)
      unsafe select(in: context, factor: 1)
      var glyph = cairo_glyph_t(index: glyph, x: origin.x, y: origin.y)
      unsafe cairo_show_glyphs(context, &glyph, 1)
      unsafe cairo_identity_matrix(context)
    }
  }
}
