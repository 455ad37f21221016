import Drawing
import Geometry
import Motion
import SceneModel
import Typesetting
import VisualEncoding

/// A scene's captions at their place, with room that is kept for them in every frame.
///
/// - One shows at a time; where one follows another at once, its ground becomes the other's.
/// - The room is that of the tallest, so that nothing moves when one comes or goes.
struct CaptionTrack: Sendable {
  private struct Line: Sendable {
    let text: TextPlacement
    let ground: Rectangle
    let paint: Paint?
    let radius: Double
    let words: String
    let isAbove: Bool
  }

  private let lines: [Line]
  /// Points that captions below and above the chart take.
  let bottom: Double
  let top: Double

  /// Points between the captions' ground and the chart.
  private static let gap = 10.0
  /// Seconds in which one ground becomes the next.
  private static let change = 0.2

  /// - Parameter room: The canvas without its padding.
  init(_ captions: [Caption], room: Rectangle, measurer: any TextMeasurer) {
    let padding = Size(width: 14, height: 6)
    func set(_ caption: Caption) -> (TextPlacement, Size) {
      let looks = caption.properties
      var style = TextStyle(
        font: FontProperties(looks).font(size: 15, weight: 500),
        color: looks.color("color") ?? .black, align: .center, baseline: .top)
      style.lineHeight = style.font.size * 1.3
      let width = max(20, room.width * 0.9 - 2 * padding.width)
      let wrapping = TextWrapping(font: style.font, width: width, maximumLines: 2)
      let lines = TextWrapping(font: style.font, width: width, maximumLines: 3)
        .evenLines(of: caption.text, measurer: measurer)
      let shown = lines.count > 2 ? wrapping.bestLines(of: caption.text, measurer: measurer) : lines
      style.limit = width
      let text = TextPlacement(shown, style: style, at: .zero, measurer: measurer)
      return (
        text,
        Size(
          width: text.box.width + 2 * padding.width, height: text.box.height + 2 * padding.height)
      )
    }
    let placed = captions.map { (caption: $0, block: set($0)) }
    func height(_ isAbove: Bool) -> Double {
      placed.filter { $0.caption.isAbove == isAbove }.map(\.block.1.height).max() ?? 0
    }
    let (below, above) = (height(false), height(true))
    bottom = below > 0 ? below + Self.gap : 0
    top = above > 0 ? above + Self.gap : 0
    lines = placed.map { caption, block in
      let (text, size) = block
      let tallest = caption.isAbove ? above : below
      let middle = caption.isAbove ? room.minY + tallest / 2 : room.maxY - tallest / 2
      let ground = Rectangle(
        x: room.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
        height: size.height)
      let shift = Point(x: room.midX, y: ground.minY + padding.height - text.box.minY)
      return Line(
        text: text.moved(by: shift), ground: ground,
        paint: caption.properties.color("ground").map { .solid($0) },
        radius: caption.properties.number("cornerRadius") ?? 6, words: caption.text,
        isAbove: caption.isAbove)
    }
  }

  private func opacity(_ index: Int, motion: MotionPlan, sample: Sample) -> Double {
    guard motion.captions.indices.contains(index),
      motion.captions[index].isAlive(at: sample.seconds)
    else { return 0 }
    return motion.state(TargetAddress(view: -1, part: .caption(index)), sample: sample).opacity
  }

  /// What a frame shows.
  func commands(motion: MotionPlan, sample: Sample) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    for (index, line) in lines.enumerated() {
      let shown = opacity(index, motion: motion, sample: sample)
      guard motion.captions.indices.contains(index),
        motion.captions[index].isAlive(at: sample.seconds)
      else { continue }
      var clip: Path?
      if let paint = line.paint {
        let (box, opacity) = ground(index, shown: shown, motion: motion, seconds: sample.seconds)
        if opacity > 0 {
          let path = Path.roundedRectangle(box, radius: min(line.radius, box.height / 2))
          commands.append(.fill(path, paint.faded(by: opacity)))
          // Words never stand beside a ground that is still too small for them.
          if box != line.ground { clip = path }
        }
      }
      let words = line.text.commands(opacity: shown)
      commands +=
        clip == nil || words.isEmpty ? words : [.group(DrawGroup(clip: clip, commands: words))]
    }
    return commands
  }

  /// The ground of a caption, on its way from the one before and to the one after.
  private func ground(_ index: Int, shown: Double, motion: MotionPlan, seconds: Double)
    -> (Rectangle, Double)
  {
    let span = motion.captions[index]
    let own = lines[index].ground
    func other(_ condition: (AnnotationSpan) -> Bool) -> Rectangle? {
      motion.captions.indices.first {
        $0 != index && lines[$0].isAbove == lines[index].isAbove
          && lines[$0].paint == lines[index].paint && condition(motion.captions[$0])
      }.map { lines[$0].ground }
    }
    let change = min(Self.change, (span.end - span.begin) / 2)
    func mixed(_ a: Rectangle, _ b: Rectangle, _ t: Double) -> Rectangle {
      let f = t * t * (3 - 2 * t)
      return Rectangle(
        x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f,
        width: a.width + (b.width - a.width) * f,
        height: a.height + (b.height - a.height) * f)
    }
    if seconds < span.begin + change {
      guard let before = other({ abs($0.end - span.begin) < 1e-6 }) else { return (own, shown) }
      return (mixed(before, own, 0.5 + (seconds - span.begin) / change / 2), 1)
    }
    if seconds > span.end - change {
      guard let after = other({ abs($0.begin - span.end) < 1e-6 }) else { return (own, shown) }
      return (mixed(own, after, 0.5 - (span.end - seconds) / change / 2), 1)
    }
    return (own, shown)
  }

  /// The texts of a frame, for `inspect`; those that do not show are listed too.
  func drawnTexts(motion: MotionPlan, sample: Sample) -> [DrawnText] {
    lines.enumerated().map { index, line in
      line.text.drawn(
        as: .caption, text: line.words,
        visible: opacity(index, motion: motion, sample: sample) > 0)
    }
  }
}
