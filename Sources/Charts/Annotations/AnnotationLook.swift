import Drawing
import Geometry
import SceneModel
import Syntax
import Typesetting
import VisualEncoding

/// An annotation's words, broken into lines and measured, and its colours and strokes.
struct AnnotationLook: Sendable {
  /// One line with its place below the top of the block.
  private struct Line: Sendable {
    let text: String
    let style: TextStyle
    let width: Double
    let baseline: Double
  }

  /// Points between the words and the edge of what they are placed as.
  static let margin = Size(width: 5, height: 4)

  private let lines: [Line]
  /// The room of the words with their margin; zero without words.
  let size: Size
  let words: String
  let font: Font
  let ground: Paint?
  let leader: Color
  let leaderWidth: Double
  let fill: Color
  let stroke: Color
  let strokeStyle: StrokeStyle

  /// - Parameter room: What the words may take of the plot.
  init(_ annotation: Annotation, room: Size, ground: Paint?, measurer: any TextMeasurer) {
    let looks = annotation.properties
    let widest = max(24, min(looks.number("width") ?? 170, room.width * 0.5))
    let heading = FontProperties(looks).font(size: 12, weight: 600)
    let second = FontProperties(looks, prefix: "subtitle").font(size: 11)
    let color = looks.color("color") ?? .black
    var lines: [Line] = []
    var y = Self.margin.height
    func add(_ texts: [String], _ font: Font, _ color: Color, gap: Double) {
      guard font.size > 0, texts.contains(where: { !$0.isEmpty }) else { return }
      if !lines.isEmpty { y += gap }
      let wrapping = TextWrapping(font: font, width: widest, maximumLines: 6)
      let limit = TextLimit(widest, ellipsis: "…")
      for text in texts.flatMap({ wrapping.evenLines(of: $0, measurer: measurer) }) {
        let (shown, width) = limit.fit(text, font: font, measurer: measurer)
        lines.append(
          Line(
            text: shown, style: TextStyle(font: font, color: color), width: width,
            baseline: y + font.size * 0.9))
        y += font.size * 1.22
      }
    }
    add(annotation.lines, heading, color, gap: 0)
    add(annotation.subtitle, second, looks.color("subtitleColor") ?? color, gap: 1.5)
    self.lines = lines
    words = (annotation.lines + annotation.subtitle).joined(separator: "\n")
    font = annotation.lines.isEmpty ? second : heading
    size =
      lines.isEmpty
      ? .zero
      : Size(
        width: (lines.map(\.width).max() ?? 0) + 2 * Self.margin.width,
        height: y + Self.margin.height)
    if let own = looks["ground"] {
      self.ground = own.isNull ? nil : looks.color("ground").map { .solid($0) }
    } else {
      self.ground = ground
    }
    leader = looks.color("leaderColor") ?? color
    leaderWidth = looks.number("leaderWidth") ?? 1.25
    fill = (looks.color("fill") ?? color).faded(by: looks.number("fillOpacity") ?? 0.12)
    stroke = looks.color("stroke") ?? color
    strokeStyle = StrokeStyle(
      width: looks.number("strokeWidth") ?? 1.25, dash: looks.numbers("strokeDash") ?? [])
  }

  /// What paints the words in a box of this look's size; `share` is 0 for the left, 0.5 for the middle, 1 for the right.
  func commands(in box: Rectangle, share: Double, opacity: Double, state: ItemState)
    -> [DrawCommand]
  {
    guard opacity > 0 else { return [] }
    let room = box.width - 2 * Self.margin.width
    let commands = lines.filter { !$0.text.isEmpty }.map { line in
      DrawCommand.text(
        PlacedText(
          TextRun(line.text, font: line.style.font),
          origin: Point(
            x: box.minX + Self.margin.width + share * (room - line.width),
            y: box.minY + line.baseline), angleRadians: 0,
          paint: .solid(line.style.color.faded(by: opacity))))
    }
    return TypedText.commands(
      CountedText.commands(commands, value: state.value), fraction: state.strokeEnd)
  }

  /// The bounds of the words themselves in a box of this look's size.
  func wordBox(in box: Rectangle) -> Rectangle {
    size == .zero
      ? box
      : box.inset(
        left: Self.margin.width, top: Self.margin.height, right: Self.margin.width,
        bottom: Self.margin.height)
  }
}
