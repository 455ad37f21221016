import CCairo
import Drawing

/// Sets one line of text in a font with Pango, for one thread.
@safe final class TextShaper {
  /// Nil when there are no fonts.
  private let fontMap: FontMap?
  private let layout: OpaquePointer?

  /// Larger and smaller fonts than these, in points, are not set.
  static let sizes = 0.01...2000

  init(_ fonts: FontLibrary) {
    let fontMap = fonts.makeFontMap()
    self.fontMap = fontMap
    unsafe layout = unsafe fontMap?.withContext { unsafe pango_layout_new($0) }
  }

  deinit {
    if let layout = unsafe layout { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  /// The size that a font is set in; nil when it cannot be seen.
  static func size(of font: Font) -> Double? {
    guard font.size >= sizes.lowerBound else { return nil }
    return min(font.size, sizes.upperBound)
  }

  /// Lends the first line of a run set in its font; nil when there is nothing to set it with.
  ///
  /// Wraps `pango_layout_set_text` and `pango_layout_get_line_readonly`.
  func withLine<Result>(
    of run: TextRun, _ body: (UnsafeMutablePointer<PangoLayoutLine>) -> Result
  ) -> Result? {
    guard let layout = unsafe layout, let size = Self.size(of: run.font) else { return nil }
    var text = ShownText(run.text).string
    text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) {
        unsafe pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
    let description = FontDescription(run.font, size: size)
    unsafe description.withPointer { unsafe pango_layout_set_font_description(layout, $0) }
    let attributes = unsafe pango_attr_list_new()
    if run.font.tabularFigures {
      unsafe pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    unsafe pango_layout_set_attributes(layout, attributes)
    unsafe pango_attr_list_unref(attributes)
    guard let line = unsafe pango_layout_get_line_readonly(layout, 0) else { return nil }
    return unsafe body(line)
  }

  /// The height of a font above and below the baseline, in points.
  ///
  /// Wraps `pango_context_load_font` and `pango_font_get_metrics`.
  func verticalMetrics(of font: Font) -> (ascent: Double, descent: Double)? {
    guard let size = Self.size(of: font) else { return nil }
    let description = FontDescription(font, size: size)
    return unsafe fontMap?.withContext { context in
      guard
        let loaded = unsafe description.withPointer({ unsafe pango_context_load_font(context, $0) }
        ),
        let metrics = unsafe pango_font_get_metrics(loaded, nil)
      else { return nil }
      defer {
        unsafe pango_font_metrics_unref(metrics)
        unsafe g_object_unref(loaded)
      }
      return (
        Self.points(unsafe pango_font_metrics_get_ascent(metrics)),
        Self.points(unsafe pango_font_metrics_get_descent(metrics))
      )
    }
  }

  /// The scalars of a run for which no font has a glyph, in the order of the text.
  func missingScalars(in run: TextRun) -> [Unicode.Scalar] {
    unsafe withLine(of: run) { line in
      var missing: [Unicode.Scalar] = []
      unsafe ShapedLine(line).forEachGlyph { glyph in
        if glyph.isMissing, let scalar = Unicode.Scalar(glyph.number & ~ShapedGlyph.missingFlag) {
          missing.append(scalar)
        }
      }
      return missing
    } ?? []
  }

  /// The advance width of a run in points.
  func width(of run: TextRun) -> Double {
    guard !run.text.isEmpty else { return 0 }
    let width = unsafe withLine(of: run) { line in
      var logical = PangoRectangle()
      unsafe pango_layout_line_get_extents(line, nil, &logical)
      return Self.points(logical.width)
    }
    return width ?? 0
  }

  static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
