import Drawing
import Geometry
import Raster

/// What a frame shows of one colour's series: its line, and what belongs to it.
///
/// Read from the display list: strokes are lines, texts are labels, small fills are dots, other fills are areas.
struct ShownLine {
  private(set) var line: Rectangle?
  private(set) var areas: Rectangle?
  private(set) var dots: [Rectangle] = []
  private(set) var labels: [Rectangle] = []
  private let color: Color
  private let measurer = PangoTextMeasurer(fonts: CaseScene.fonts)

  /// Dots are no wider than this many points, even while they pop.
  private static let widestDot = 9.0

  init(_ list: DisplayList, color: Color) {
    self.color = color
    add(list.commands, through: .identity)
  }

  private mutating func add(_ commands: [DrawCommand], through transform: Transform) {
    for command in commands {
      switch command {
      case .group(let group):
        if group.opacity > 0 { add(group.commands, through: transform.after(group.transform)) }
      case .stroke(let path, let paint, _):
        guard isOwn(paint), let box = path.transformed(by: transform).bounds else { continue }
        line = line?.union(box) ?? box
      case .fill(let path, let paint):
        guard isOwn(paint), let box = path.transformed(by: transform).bounds else { continue }
        if box.width <= Self.widestDot, box.height <= Self.widestDot, box.width > 0,
          abs(box.width - box.height) < 1e-6
        {
          dots.append(box)
        } else {
          areas = areas?.union(box) ?? box
        }
      case .image: continue
      case .text(let text):
        guard isOwn(text.paint) else { continue }
        let metrics = measurer.measure(text.run)
        labels.append(
          Rectangle(
            x: text.origin.x, y: text.origin.y - metrics.ascent, width: metrics.width,
            height: metrics.ascent + metrics.descent))
      }
    }
  }

  private func isOwn(_ paint: Paint) -> Bool {
    guard case .solid(let found) = paint, found.alpha > 0 else { return false }
    return found.red == color.red && found.green == color.green && found.blue == color.blue
  }

  /// How far the line and its companions reach along a direction.
  func reach(_ rectangle: Rectangle?, sideways: Bool) -> Double? {
    // A line that runs along y begins at the top.
    rectangle.map { sideways ? $0.maxY : $0.maxX }
  }
}
