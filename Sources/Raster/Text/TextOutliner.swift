import Drawing
import Geometry

/// Makes runs into outlines, for one thread, and remembers the latest.
final class TextOutliner {
  private let fonts: FontLibrary
  /// Made when the first text is met, so that a picture without text needs no fonts.
  private lazy var shaper = TextShaper(fonts)
  private let scratch: CairoContext
  let masks = TextMasks()
  private var cache = GenerationCache<TextRun, TextOutline>(capacity: 512)

  init(_ fonts: FontLibrary) throws(RasterError) {
    self.fonts = fonts
    scratch = try CairoContext()
  }

  func outline(of run: TextRun) -> TextOutline {
    cache.value(for: run) { makeOutline(of: run) }
  }

  private func makeOutline(of run: TextRun) -> TextOutline {
    guard !run.text.isEmpty, let size = TextShaper.size(of: run.font) else { return TextOutline() }
    let shownBytes = run.shownCount.map { _ in ShownText(run.shownText).string.utf8.count } ?? .max
    let made = unsafe shaper.withLine(of: run) { line in
      var outline = TextOutline()
      var font: ScaledFont?
      unsafe ShapedLine(line).forEachGlyph { glyph in
        guard glyph.byte < shownBytes else { return }
        guard !glyph.isMissing else {
          outline.path.append(Self.box(for: glyph, size: size))
          return
        }
        if !(font?.isMade(of: glyph) ?? false) { font = ScaledFont(of: glyph) }
        guard let font else { return }
        let number = UInt(glyph.number)
        if font.hasColor {
          outline.pictures.append(GlyphPicture(font: font, glyph: number, origin: glyph.origin))
        } else {
          font.addOutline(
            of: number, at: glyph.origin, size: size, to: &outline.path, using: scratch)
        }
      }
      outline.finish(size: size)
      return outline
    }
    return made ?? TextOutline()
  }

  /// An empty frame where a character has no glyph, so that the gap is seen.
  private static func box(for glyph: ShapedGlyph, size: Double) -> Path {
    let outer = Rectangle(
      x: glyph.origin.x, y: glyph.origin.y - 0.7 * size, width: glyph.width, height: 0.7 * size
    ).expanded(by: -0.05 * size)
    let inner = outer.expanded(by: -0.05 * size)
    guard inner.width > 0 else { return Path() }
    // The inner figure runs the other way round, so it is a hole.
    return Path(
      Path.rectangle(outer).elements + [
        .move(inner.origin), .line(Point(x: inner.minX, y: inner.maxY)),
        .line(Point(x: inner.maxX, y: inner.maxY)), .line(Point(x: inner.maxX, y: inner.minY)),
        .close,
      ])
  }
}
