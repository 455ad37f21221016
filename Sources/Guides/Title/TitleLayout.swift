package import Drawing
package import Geometry
package import SceneModel
package import Typesetting
import VisualEncoding

/// A title with its subtitle, measured and placed beside what it spans, in canvas points.
///
/// - A title wider than its room runs on in a second and third line; what is still too long is shortened.
/// - A `limit` shortens each line instead, as in Vega.
/// - Equal arguments give an equal layout.
package struct TitleLayout: Sendable {
  package let lines: [String]
  package let subtitle: [String]
  package let style: TitleStyle
  package private(set) var titleText: TextPlacement?
  package private(set) var subtitleText: TextPlacement?
  /// The texts' room with the offset, across the side where they stand.
  package let thickness: Double
  /// Axis-parallel bounds of title and subtitle; empty at the frame's corner without any text.
  package private(set) var box: Rectangle

  /// Lays out a view's own title.
  package init(
    title: ViewTitle, frame: Rectangle, plot: Rectangle, room: Rectangle? = nil,
    measurer: any TextMeasurer
  ) {
    self.init(
      title.lines, subtitle: title.subtitle, properties: title.properties, frame: frame,
      plot: plot, room: room, measurer: measurer)
  }

  /// - Parameters:
  ///   - frame: The plot with its guides.
  ///   - plot: The plot, which a title with `"frame": "group"` goes by.
  ///   - room: Where the title may draw; nil is without bounds, and nothing is wrapped.
  package init(
    _ lines: [String], subtitle: [String], properties: Properties, frame: Rectangle,
    plot: Rectangle, room: Rectangle? = nil, measurer: any TextMeasurer
  ) {
    self.lines = lines
    self.subtitle = subtitle
    let style = TitleStyle(properties)
    self.style = style
    let isUpright = style.orient == .left || style.orient == .right
    let width = room.map { isUpright ? $0.height : $0.width }
    func set(_ lines: [String], _ style: TextStyle) -> TextPlacement? {
      guard lines.contains(where: { !$0.isEmpty }) else { return nil }
      var style = style
      var lines = lines
      if style.limit <= 0, let width, width > 0 {
        let wrapping = TextWrapping(font: style.font, width: width, maximumLines: 3)
        lines = lines.flatMap { wrapping.bestLines(of: $0, measurer: measurer) }
        style.limit = width
      }
      return TextPlacement(lines, style: style, at: .zero, measurer: measurer)
    }
    let first = set(lines, style.title)
    var second = set(subtitle, style.subtitle)
    if let heading = first, let text = second {
      let distance = (isUpright ? heading.box.width : heading.box.height) + style.subtitlePadding
      second = text.moved(by: Self.down(distance, style.orient))
    }
    let boxes = [first, second].compactMap { $0?.box }
    guard let start = boxes.first else {
      titleText = nil
      subtitleText = nil
      thickness = 0
      box = Rectangle(x: frame.x, y: frame.y, width: 0, height: 0)
      return
    }
    let block = boxes.dropFirst().reduce(start) { $0.union($1) }
    thickness = max(0, (isUpright ? block.width : block.height) + style.offset)
    var shift = Self.shift(of: block, style: style, frame: frame, plot: plot)
    if let room {
      let placed = block.moved(by: shift)
      shift = shift + Self.inward(placed, room)
    }
    titleText = first?.moved(by: shift)
    subtitleText = second?.moved(by: shift)
    box = block.moved(by: shift)
  }

  /// The same title at another place.
  package func moved(by distance: Point) -> TitleLayout {
    var result = self
    result.titleText = titleText?.moved(by: distance)
    result.subtitleText = subtitleText?.moved(by: distance)
    result.box = box.moved(by: distance)
    return result
  }

  /// The same title at an opacity of 0…1.
  package func faded(by opacity: Double) -> TitleLayout {
    var result = self
    result.titleText = titleText?.faded(by: opacity)
    result.subtitleText = subtitleText?.faded(by: opacity)
    return result
  }

  /// Whether another title says and looks the same, wherever it stands.
  package func hasTexts(of other: TitleLayout) -> Bool {
    lines == other.lines && subtitle == other.subtitle
      && titleText?.style == other.titleText?.style
      && subtitleText?.style == other.subtitleText?.style
      && titleText?.shownText == other.titleText?.shownText
      && subtitleText?.shownText == other.subtitleText?.shownText
  }

  /// The commands that paint it, at an opacity of 0…1.
  package func commands(opacity: Double = 1) -> [DrawCommand] {
    [titleText, subtitleText].flatMap { $0?.commands(opacity: opacity) ?? [] }
  }

  /// Title and subtitle, for `inspect`.
  package var drawnTexts: [DrawnText] {
    let heading = titleText?.drawn(as: .title, text: lines.joined(separator: "\n"))
    let second = subtitleText?.drawn(as: .subtitle, text: subtitle.joined(separator: "\n"))
    return [heading, second].compactMap { $0 }
  }

  /// The direction in which a title's lines follow one another, at a distance.
  private static func down(_ distance: Double, _ orient: Orient) -> Point {
    switch orient {
    case .top, .bottom: Point(x: 0, y: distance)
    case .left: Point(x: distance, y: 0)
    case .right: Point(x: -distance, y: 0)
    }
  }

  /// From the texts' own space, where the anchor is the origin, to the canvas.
  private static func shift(
    of block: Rectangle, style: TitleStyle, frame: Rectangle, plot: Rectangle
  ) -> Point {
    let span = style.frame == .group ? plot : frame
    let fraction = style.anchor.fraction
    let x = span.minX + span.width * fraction
    return switch style.orient {
    case .top: Point(x: x, y: frame.minY - style.offset - block.maxY)
    case .bottom: Point(x: x, y: frame.maxY + style.offset - block.minY)
    case .left:
      Point(
        x: frame.minX - style.offset - block.maxX, y: span.maxY - span.height * fraction)
    case .right:
      Point(
        x: frame.maxX + style.offset - block.minX, y: span.minY + span.height * fraction)
    }
  }

  /// How far a block must move to lie in the room.
  private static func inward(_ box: Rectangle, _ room: Rectangle) -> Point {
    func move(_ start: Double, _ end: Double, _ first: Double, _ last: Double) -> Double {
      start < first ? first - start : min(0, max(last - end, first - start))
    }
    return Point(
      x: move(box.minX, box.maxX, room.minX, room.maxX),
      y: move(box.minY, box.maxY, room.minY, room.maxY))
  }
}
