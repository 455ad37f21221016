package import Drawing
package import Geometry

/// Lines of text at their place, with the room they take.
///
/// - The characters are those that were given; only a line longer than the limit is cut, and `shownText` tells how.
/// - The box is Vega's: as wide as the widest line, from 0.8 em above the first baseline to 0.2 em below the last, turned with the text.
/// - A font size that is not a positive number takes no room and draws nothing.
package struct TextPlacement: Hashable, Sendable {
  /// One line: what was asked for, what is shown, and where its baseline starts.
  package struct Line: Hashable, Sendable {
    package var text: String
    package var shownText: String
    /// Points, of what is shown.
    package var width: Double
    /// In the space of the anchor.
    package var origin: Point

    package init(text: String, shownText: String, width: Double, origin: Point) {
      self.text = text
      self.shownText = shownText
      self.width = width
      self.origin = origin
    }
  }

  package private(set) var lines: [Line]
  package private(set) var style: TextStyle
  package private(set) var anchor: Point
  /// Axis-parallel bounds of the turned text, in the space of the anchor.
  package private(set) var box: Rectangle
  /// The room of the lines before the turn, in points.
  package private(set) var size: Size

  package init(
    _ texts: [String], style: TextStyle, at anchor: Point, measurer: any TextMeasurer
  ) {
    self.style = style
    self.anchor = anchor
    let fontSize = style.font.size
    guard fontSize > 0, fontSize.isFinite, anchor.isFinite, !texts.isEmpty else {
      lines = texts.map { Line(text: $0, shownText: $0, width: 0, origin: anchor) }
      box = Rectangle(x: anchor.x, y: anchor.y, width: 0, height: 0)
      size = .zero
      return
    }
    let limit = TextLimit(style.limit, ellipsis: style.ellipsis)
    let turn = TextTurn(degrees: style.angleDegrees)
    let lineHeight = style.resolvedLineHeight
    let extra = Double(texts.count - 1) * lineHeight
    var y = style.dy + style.baseline.shift(fontSize: fontSize, lineHeight: lineHeight)
    if style.anchorsBlock {
      switch style.baseline {
      case .middle: y -= extra / 2
      case .bottom, .lineBottom, .alphabetic: y -= extra
      case .top, .lineTop: break
      }
    }
    let top = y - 0.8 * fontSize
    var widest = 0.0
    lines = texts.map { text in
      let (shown, width) = limit.fit(text, font: style.font, measurer: measurer)
      widest = max(widest, width)
      let start = turn.map(Point(x: style.dx - style.align.share * width, y: y))
      y += lineHeight
      return Line(text: text, shownText: shown, width: width, origin: anchor + start)
    }
    size = Size(width: widest, height: max(0, fontSize + extra))
    let local = Rectangle(
      x: style.dx - style.align.share * widest, y: top, width: widest, height: size.height)
    let turned = turn.bounds(of: local)
    box = Rectangle(
      x: turned.x + anchor.x, y: turned.y + anchor.y, width: turned.width, height: turned.height)
  }

  /// A text that is broken where it has line feeds.
  package init(_ text: String, style: TextStyle, at anchor: Point, measurer: any TextMeasurer) {
    self.init(text.ownLines, style: style, at: anchor, measurer: measurer)
  }

  /// The whole text as it was given, lines joined by line feeds.
  package var text: String { lines.map(\.text).joined(separator: "\n") }

  /// The whole text as it is shown, lines joined by line feeds.
  package var shownText: String { lines.map(\.shownText).joined(separator: "\n") }

  /// Whether a line was cut at the limit.
  package var isShortened: Bool { lines.contains { $0.text != $0.shownText } }

  /// The same text moved by a distance.
  package func moved(by distance: Point) -> TextPlacement {
    var result = self
    result.anchor = anchor + distance
    result.box = Rectangle(
      x: box.x + distance.x, y: box.y + distance.y, width: box.width, height: box.height)
    for index in result.lines.indices {
      result.lines[index].origin = lines[index].origin + distance
    }
    return result
  }

  /// The same text with its colour's alpha multiplied by an opacity of 0…1.
  package func faded(by opacity: Double) -> TextPlacement {
    var result = self
    result.style.color = style.color.faded(by: opacity)
    return result
  }

  /// What paints the text, its colour's alpha multiplied by an opacity of 0…1.
  package func commands(opacity: Double = 1) -> [DrawCommand] {
    let color = style.color.faded(by: opacity)
    guard color.alpha > 0, size.height > 0, anchor.isFinite else { return [] }
    let radians = TextTurn(degrees: style.angleDegrees).radians
    return lines.filter { !$0.shownText.isEmpty }.map { line in
      .text(
        PlacedText(
          TextRun(line.shownText, font: style.font), origin: line.origin, angleRadians: radians,
          paint: .solid(color)))
    }
  }

  /// The text as a fact about the frame.
  ///
  /// - Parameter text: The text that was asked for, where wrapping into lines has changed its spaces.
  package func drawn(as role: TextRole, text: String? = nil, visible: Bool = true) -> DrawnText {
    let asked = text ?? self.text
    let shown = isShortened ? shownText : asked
    return DrawnText(
      role: role, text: asked, shownText: visible ? shown : "", font: style.font, box: box,
      visible: visible)
  }
}

extension String {
  /// The lines that the text's own line feeds make, empty ones too.
  package var ownLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
