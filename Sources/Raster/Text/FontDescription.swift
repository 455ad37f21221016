import CCairo
import Drawing

/// The owner of a `PangoFontDescription`.
@safe final class FontDescription {
  private let pointer: OpaquePointer?

  /// Wraps `pango_font_description_new` and its setters; the size is in points.
  init(_ font: Font, size: Double) {
    let pointer = unsafe pango_font_description_new()
    unsafe self.pointer = unsafe pointer
    unsafe pango_font_description_set_family(pointer, FontFamilies(font).commaSeparated)
    unsafe pango_font_description_set_absolute_size(pointer, size * Double(PANGO_SCALE))
    let weight = UInt32(min(1000, max(100, font.weight)))
    unsafe pango_font_description_set_weight(pointer, PangoWeight(rawValue: weight))
    unsafe pango_font_description_set_style(
      pointer, font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
  }

  deinit { unsafe pango_font_description_free(pointer) }

  func withPointer<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    unsafe body(pointer)
  }
}
