import Drawing
import Geometry
import SceneModel
import Typesetting

/// An annotation as one frame shows it, in canvas points.
struct ShownAnnotation {
  let annotation: Annotation
  let look: AnnotationLook
  let anchor: AnnotationAnchor
  /// The words' room with their margin; zero in size without words.
  var box: Rectangle
  /// Alignment of the lines: 0 left, 0.5 middle, 1 right.
  let share: Double
  /// Of the whole.
  let state: ItemState
  /// Of the words alone.
  let text: ItemState
  /// What a window or a change of the chart leaves of it, 0…1.
  let presence: Double
  /// What texts of higher rank leave of its words, 0…1.
  var yield = 1.0

  /// Of the whole, 0…1.
  var opacity: Double { min(max(state.opacity, 0), 1) * presence }
  /// Of the words on the canvas, 0…1.
  var textOpacity: Double {
    state.scale > 0 && text.scale > 0 ? opacity * min(max(text.opacity, 0), 1) * yield : 0
  }

  /// Where the words are drawn, with what moves them.
  var textBox: Rectangle {
    let moved = look.wordBox(in: box).moved(by: text.offset)
    guard let map = state.transform(about: middle) else { return moved }
    return Path.rectangle(moved).transformed(by: map).bounds ?? moved
  }

  /// The point about which the whole scales.
  private var middle: Point { look.size == .zero ? anchor.reference : box.center }

  func drawn(visible: Bool) -> DrawnText {
    DrawnText(
      role: .annotation, text: look.words, shownText: visible ? look.words : "", font: look.font,
      box: textBox, visible: visible)
  }

  var leader: AnnotationLeader? {
    guard case .callout = annotation.kind, case .point(let tip, let clearance) = anchor,
      look.size != .zero, box.distance(to: tip) > 4
    else { return nil }
    return AnnotationLeader(from: tip, clearance: clearance, to: box, annotation)
  }

  /// What lies behind the marks: a band.
  func commandsBehind(plot: Rectangle) -> [DrawCommand] {
    guard case .band(let band) = anchor, opacity > 0 else { return [] }
    var low = Point(x: max(band.minX, plot.minX), y: max(band.minY, plot.minY))
    var high = Point(x: min(band.maxX, plot.maxX), y: min(band.maxY, plot.maxY))
    let extent = min(max(state.extent, 0), 1)
    guard high.x > low.x, high.y > low.y, extent > 0, case .band(let x, _) = annotation.kind else {
      return []
    }
    if x != nil {
      high.x = low.x + (high.x - low.x) * extent
    } else {
      low.y = high.y - (high.y - low.y) * extent
    }
    let fill = Paint.solid(state.color ?? look.fill).faded(by: opacity)
    return placed(
      [.fill(.rectangle(Rectangle(corner: low, corner: high)), fill)],
      about: Rectangle(corner: low, corner: high).center)
  }

  /// A rule or a leader.
  var lineCommands: [DrawCommand] {
    guard opacity > 0 else { return [] }
    if case .line(let start, let end) = anchor {
      let from = start.interpolated(to: end, fraction: state.strokeStart)
      let to = start.interpolated(to: end, fraction: state.strokeEnd)
      let style = state.strokeStyle(look.strokeStyle)
      guard state.strokeEnd > state.strokeStart, style.width > 0, from != to else { return [] }
      let color = (state.color ?? look.stroke).faded(by: opacity)
      return placed(
        [.stroke(.polyline([from, to]), .solid(color), style)],
        about: start.interpolated(to: end, fraction: 0.5))
    }
    guard let leader else { return [] }
    return placed(
      leader.commands(
        drawn: state.strokeEnd, color: (state.color ?? look.leader).faded(by: opacity),
        width: state.strokeWidth ?? look.leaderWidth))
  }

  /// The words on their ground, which has the tint of the bands that it lies on.
  func textCommands(on bands: [DrawCommand]) -> [DrawCommand] {
    guard textOpacity > 0, look.size != .zero else { return [] }
    var commands: [DrawCommand] = []
    let box = box.moved(by: text.offset)
    if let ground = look.ground, !isBand {
      let patch = Path.roundedRectangle(box, radius: 4)
      let under = bands.filter { band in
        guard case .fill(let path, _) = band, let bounds = path.bounds else { return false }
        return bounds.overlap(box) > 0
      }
      if under.isEmpty {
        commands.append(.fill(patch, ground.faded(by: 0.88 * textOpacity)))
      } else {
        commands.append(
          .group(
            DrawGroup(
              opacity: 0.88 * textOpacity, clip: patch, commands: [.fill(patch, ground)] + under)))
      }
    }
    commands += look.commands(in: box, share: share, opacity: textOpacity, state: text)
    return placed(turned(commands, about: box.center))
  }

  /// The words in a band stand on the band.
  private var isBand: Bool { if case .band = annotation.kind { true } else { false } }

  /// The words scaled and turned on their own; their offset has moved their box.
  private func turned(_ commands: [DrawCommand], about center: Point) -> [DrawCommand] {
    var turn = text
    turn.offset = .zero
    guard let map = turn.transform(about: center) else { return commands }
    return turn.scale > 0 ? [.group(DrawGroup(transform: map, commands: commands))] : []
  }

  private func placed(_ commands: [DrawCommand], about center: Point? = nil) -> [DrawCommand] {
    guard !commands.isEmpty, let map = state.transform(about: center ?? middle) else {
      return commands
    }
    guard state.scale > 0 else { return [] }
    return [.group(DrawGroup(transform: map, commands: commands))]
  }
}
