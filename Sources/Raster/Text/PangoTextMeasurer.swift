package import Drawing
import Synchronization

/// Measures text with Pango, in points and without hinting, so that no scale has a say in a layout.
///
/// - It may be used from several threads; equal runs have equal measures, in any order.
/// - Text is measured as it is drawn: on one line, control characters as spaces.
package final class PangoTextMeasurer: TextMeasurer {
  private let fonts: FontLibrary
  private let state: Mutex<State>

  /// What the lock guards.
  private struct State {
    /// Made when the first text is met.
    var shaper: TextShaper?
    var widths = GenerationCache<TextRun, Double>(capacity: 4096)
    var heights = GenerationCache<Font, Heights>(capacity: 256)
  }

  /// A font's height on both sides of the baseline, in points.
  private struct Heights {
    var ascent: Double
    var descent: Double
  }

  package init(fonts: FontLibrary) {
    self.fonts = fonts
    state = Mutex(State())
  }

  /// The width of the run's text and the height of its font.
  ///
  /// A font whose size is not above 0 has no measures; one above 2000 points measures as 2000.
  package func measure(_ run: TextRun) -> TextMetrics {
    state.withLock { state in
      let shaper = Self.shaper(in: &state, fonts)
      let width = state.widths.value(for: run) { shaper.width(of: run) }
      let heights = state.heights.value(for: run.font) {
        let metrics = shaper.verticalMetrics(of: run.font)
        return Heights(ascent: metrics?.ascent ?? 0, descent: metrics?.descent ?? 0)
      }
      return TextMetrics(width: width, ascent: heights.ascent, descent: heights.descent)
    }
  }

  /// What is wrong with the fonts of some texts, in an order that depends on nothing but the texts.
  ///
  /// One warning for each family that is replaced, and one for each character without a glyph.
  package func fontWarnings(for runs: some Sequence<TextRun>) -> [FontWarning] {
    var warnings: Set<FontWarning> = []
    var texts: [Unicode.Scalar: String] = [:]
    for run in Set(runs) {
      let resolved = fonts.resolve(run.font)
      guard !resolved.family.isEmpty else {
        warnings.insert(.noFonts)
        continue
      }
      if resolved.substituted {
        warnings.insert(.substituted(asked: resolved.asked, used: resolved.family))
      }
      let missing = state.withLock { Self.shaper(in: &$0, fonts).missingScalars(in: run) }
      for scalar in missing {
        texts[scalar] = texts[scalar].map { min($0, run.text) } ?? run.text
      }
    }
    for (scalar, text) in texts { warnings.insert(.missingGlyph(scalar, text: text)) }
    return warnings.sorted()
  }

  private static func shaper(in state: inout State, _ fonts: FontLibrary) -> TextShaper {
    if let made = state.shaper { return made }
    let made = TextShaper(fonts)
    state.shaper = made
    return made
  }
}
