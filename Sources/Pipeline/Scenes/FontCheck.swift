import Charts
import Drawing
import Raster
import Syntax

/// Finds texts of a film that are not shown as the scene asks: a family that is missing, a character without a glyph.
enum FontCheck {
  /// Moments whose texts are looked at, as fractions of the film: most texts are there at the end.
  private static let moments = [0, 0.25, 0.5, 0.75, 1]

  static func warnings(of film: Film, measurer: PangoTextMeasurer) -> [Diagnostic] {
    var runs: Set<TextRun> = []
    for moment in moments {
      for command in film.displayList(at: moment * film.duration).commands {
        collect(command, into: &runs)
      }
    }
    return measurer.fontWarnings(for: runs).map { warning in
      Diagnostic(.warning, warning.description, at: nil)
    }
  }

  private static func collect(_ command: DrawCommand, into runs: inout Set<TextRun>) {
    switch command {
    case .text(let text): runs.insert(text.run)
    case .group(let group): for inner in group.commands { collect(inner, into: &runs) }
    case .fill, .stroke, .image: break
    }
  }
}
