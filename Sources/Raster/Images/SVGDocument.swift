import CCairo
import CRSVG
import Drawing
import Geometry

/// The owner of an `RsvgHandle`, for one thread.
///
/// It has no address of its own, so nothing that it names outside of itself is loaded: neither files nor the web.
@safe final class SVGDocument {
  /// The size that it has by itself, in CSS pixels.
  let size: Size
  /// Whether there may be letters in it.
  let hasText: Bool
  private let library: librsvg
  private let handle: UnsafeMutablePointer<RsvgHandle>

  /// The size of a document that says none, as CSS has it.
  private static let plainSize = Size(width: 300, height: 150)

  /// Whether the bytes look like an SVG: a tag of that name is near their beginning.
  static func canRead(_ file: [UInt8]) -> Bool {
    let beginning = String(decoding: file.prefix(4096), as: UTF8.self)
    return beginning.contains("<svg") || beginning.contains(":svg")
  }

  /// Wraps `rsvg_handle_new_from_data`.
  init(_ file: [UInt8]) throws(ImageError) {
    let library = try SVGLibrary.library()
    var error: UnsafeMutablePointer<GError>?
    guard
      let handle = unsafe library.rsvg_handle_new_from_data(
        file, gsize(file.count), &error)
    else {
      let words = unsafe error.map { unsafe String(cString: $0.pointee.message) }
      unsafe g_clear_error(&error)
      throw ImageError("is an SVG that cannot be read\(words.map { ": \($0)" } ?? "")")
    }
    unsafe library.rsvg_handle_set_dpi(handle, 96)
    hasText = String(decoding: file, as: UTF8.self).contains("text")
    self.library = library
    unsafe self.handle = unsafe handle
    size = unsafe Self.size(of: handle, library) ?? Self.plainSize
    guard max(size.width, size.height) <= 1e6, min(size.width, size.height) >= 1e-3 else {
      unsafe g_object_unref(handle)
      throw ImageError("is an SVG of \(size.width) × \(size.height), which cannot be drawn")
    }
  }

  deinit { unsafe g_object_unref(handle) }

  /// The width and height that it says, else those of its view box.
  ///
  /// Wraps `rsvg_handle_get_intrinsic_size_in_pixels` and `rsvg_handle_get_intrinsic_dimensions`.
  private static func size(
    of handle: UnsafeMutablePointer<RsvgHandle>, _ library: librsvg
  ) -> Size? {
    var (width, height) = (0.0, 0.0)
    if unsafe library.rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0,
      width > 0, height > 0
    {
      return Size(width: width, height: height)
    }
    var (hasWidth, hasHeight, hasBox) = (gboolean(0), gboolean(0), gboolean(0))
    var (ownWidth, ownHeight, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
    unsafe library.rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &ownWidth, &hasHeight, &ownHeight, &hasBox, &box)
    guard hasBox != 0, box.width > 0, box.height > 0 else { return nil }
    return Size(width: box.width, height: box.height)
  }

  /// The document drawn to fill so many pixels; nil where librsvg fails on it.
  ///
  /// Wraps `rsvg_handle_render_document`.
  func pixels(width: Int, height: Int) -> ImageLevel? {
    let surface = unsafe cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { unsafe cairo_surface_destroy(surface) }
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = unsafe cairo_create(surface)
    else { return nil }
    defer { unsafe cairo_destroy(context) }
    unsafe cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    let isDrawn = unsafe library.rsvg_handle_render_document(
      handle, context, &viewport, nil)
    guard isDrawn != 0 else { return nil }
    return unsafe ImageLevel(surface)
  }
}
