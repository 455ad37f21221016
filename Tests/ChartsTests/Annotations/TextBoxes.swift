import Drawing
import Geometry
import TestSupport

/// The texts that a frame draws, with their boxes on the canvas and how opaque each is.
///
/// A box is as wide as the text's advance and reaches from the top of capitals to a tenth of the font size below the
/// baseline, where of a label there is ink.
struct TextBoxes {
  struct Entry {
    let text: String
    let box: Rectangle
    let opacity: Double
  }

  private(set) var entries: [Entry] = []
  /// What texts that are not flat say, and their opacity.
  private(set) var turned: [(text: String, opacity: Double)] = []

  init(_ list: DisplayList) { add(list.commands, opacity: 1, map: .identity) }

  private mutating func add(_ commands: [DrawCommand], opacity: Double, map: Transform) {
    for command in commands {
      switch command {
      case .text(let text):
        guard case .solid(let color) = text.paint else { continue }
        // Turned texts would need another kind of box.
        guard text.angleRadians == 0 else {
          turned.append((text.run.shownText, opacity * color.alpha))
          continue
        }
        let size = text.run.font.size
        let width = FixedWidthMeasurer().measure(text.run).width
        let box = Rectangle(
          x: text.origin.x, y: text.origin.y - 0.73 * size, width: width, height: 0.83 * size)
        let entry = Entry(
          text: text.run.shownText, box: Path.rectangle(box).transformed(by: map).bounds ?? box,
          opacity: opacity * color.alpha)
        // Words that change their ink where they lie on a bar are drawn once for each ink.
        guard !entries.contains(where: { $0.text == entry.text && $0.box == entry.box }) else {
          continue
        }
        entries.append(entry)
      case .group(let group):
        add(
          group.commands, opacity: opacity * group.opacity, map: map.after(group.transform))
      default: continue
      }
    }
  }

  /// Pairs of texts of which more than half can be seen and whose boxes share more than a bound, in points.
  func overlaps(tolerance: Double = 0.05) -> [(Entry, Entry)] {
    let seen = entries.filter { $0.opacity > 0.5 && $0.box.width > 0 }
      .sorted { $0.box.minX < $1.box.minX }
    var found: [(Entry, Entry)] = []
    for (index, first) in seen.enumerated() {
      for second in seen[(index + 1)...] {
        guard second.box.minX < first.box.maxX - tolerance else { break }
        let height =
          min(first.box.maxY, second.box.maxY) - max(first.box.minY, second.box.minY)
        if height > tolerance { found.append((first, second)) }
      }
    }
    return found
  }
}
