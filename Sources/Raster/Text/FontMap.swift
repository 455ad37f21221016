import CCairo

/// The owner of a Pango font map and a context over it, for one thread.
@safe final class FontMap {
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let pangoContext: OpaquePointer

  /// Wraps `pango_cairo_font_map_new`, `pango_fc_font_map_set_config` and `pango_font_map_create_context`.
  init?(_ configuration: FontConfiguration) {
    guard let map = unsafe pango_cairo_font_map_new() else { return nil }
    unsafe configuration.withPointer {
      unsafe pango_fc_font_map_set_config(OpaquePointer(map), $0)
    }
    // One unit of Pango's is then one point of the canvas, whatever the scale it is drawn at.
    unsafe pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    guard let context = unsafe pango_font_map_create_context(map) else {
      unsafe g_object_unref(map)
      return nil
    }
    unsafe self.map = unsafe map
    unsafe pangoContext = unsafe context
    unsafe Self.configure(context)
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(pangoContext))
    unsafe g_object_unref(map)
  }

  private static func configure(_ context: OpaquePointer) {
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    // Fixed, since the default is the language and the direction of the machine's locale.
    unsafe pango_context_set_language(context, pango_language_from_string("en"))
    unsafe pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
  }

  /// Has libraries that set text themselves use these fonts meanwhile, on this thread.
  ///
  /// Wraps `pango_cairo_font_map_set_default`.
  func asDefault<Result>(_ body: () -> Result) -> Result {
    unsafe pango_cairo_font_map_set_default(OpaquePointer(map))
    defer { pango_cairo_font_map_set_default(nil) }
    return body()
  }

  /// Lends the `PangoContext`.
  func withContext<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe body(pangoContext)
  }
}
