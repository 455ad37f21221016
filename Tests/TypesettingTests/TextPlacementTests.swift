import Drawing
import Geometry
import TestSupport
import Testing
import Typesetting

/// One line and many lines of text at their anchors.
struct TextPlacementTests {
  private let font = Font(families: ["Inter"], size: 10)

  private func place(
    _ lines: [String], _ style: TextStyle, at anchor: Point = Point(x: 100, y: 50)
  ) -> TextPlacement {
    TextPlacement(lines, style: style, at: anchor, measurer: FixedWidthMeasurer())
  }

  @Test(arguments: zip(TextAlign.allCases, [100.0, 88, 76]))
  func alignPutsThatPartOfTheLineAtTheAnchor(align: TextAlign, start: Double) {
    let text = place(["abcd"], TextStyle(font: font, align: align))
    #expect(text.lines[0].origin == Point(x: start, y: 50))
    #expect(text.box == Rectangle(x: start, y: 42, width: 24, height: 10))
  }

  @Test(arguments: [
    (TextBaseline.alphabetic, 50.0), (.top, 57.9), (.middle, 53), (.bottom, 47.9),
    (.lineTop, 58.9), (.lineBottom, 46.9),
  ])
  func baselinesAreVegas(baseline: TextBaseline, y: Double) {
    let text = place(["abcd"], TextStyle(font: font, baseline: baseline))
    #expect(abs(text.lines[0].origin.y - y) < 1e-9)
  }

  @Test func aQuarterTurnIsExact() {
    let style = TextStyle(font: font, align: .right, baseline: .middle, angleDegrees: -90)
    let text = place(["abcd"], style)
    #expect(text.box.width == 10)
    #expect(text.box.height == 24)
    #expect(text.box.minY == 50)
    guard case .text(let placed)? = text.commands().first else {
      Issue.record("no text is painted")
      return
    }
    #expect(placed.angleRadians == -Double.pi / 2)
    #expect(placed.origin.y == 74)
  }

  @Test func linesFollowOneAnotherByTheLineHeight() {
    let text = place(["a", "bcd"], TextStyle(font: font, align: .center, lineHeight: 14))
    #expect(text.lines.map(\.origin.y) == [50, 64])
    #expect(text.lines.map(\.origin.x) == [97, 91])
    #expect(text.size == Size(width: 18, height: 24))
  }

  @Test(arguments: [(TextBaseline.top, 57.9), (.middle, 47), (.bottom, 35.9)])
  func aBlockIsAnchoredAsAWhole(baseline: TextBaseline, first: Double) {
    let style = TextStyle(font: font, baseline: baseline, lineHeight: 12, anchorsBlock: true)
    #expect(abs(place(["a", "b"], style).lines[0].origin.y - first) < 1e-9)
  }

  @Test(arguments: [
    "R&D <5%", "a&amp;b", "100% </b>", "\"quoted\" 'too'", "tab\there", "ünï 文字 👩‍👩‍👧",
  ])
  func charactersArePaintedAsTheyAre(text: String) {
    let placed = place([text], TextStyle(font: font))
    guard case .text(let command)? = placed.commands().first else {
      Issue.record("\(text) is not painted")
      return
    }
    #expect(Array(command.run.text.utf8) == Array(text.utf8))
    #expect(Array(placed.drawn(as: .title).text.utf8) == Array(text.utf8))
    #expect(placed.box.width > 0)
  }

  @Test func aLimitCutsWithAnEllipsisAndTellsBothTexts() {
    let placed = place(["abcdefghij"], TextStyle(font: font, limit: 36))
    let drawn = placed.drawn(as: .axisLabel)
    #expect(drawn.text == "abcdefghij")
    #expect(drawn.shownText == "abcde…")
    #expect(drawn.box.width == 36)
    #expect(placed.isShortened)
  }

  @Test(arguments: [0, -3, Double.nan, .infinity])
  func aFontSizeThatIsNoSizeDrawsNothing(size: Double) {
    let placed = place(["abc"], TextStyle(font: Font(families: [], size: size)))
    #expect(placed.commands().isEmpty)
    #expect(placed.box.width == 0)
  }

  @Test func opacityFadesTheColor() {
    let style = TextStyle(font: font, color: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    let placed = place(["a"], style)
    guard case .text(let text)? = placed.commands(opacity: 0.5).first else {
      Issue.record("no text is painted")
      return
    }
    #expect(text.paint == .solid(Color(red: 1, green: 0, blue: 0, alpha: 0.25)))
    #expect(placed.commands(opacity: 0).isEmpty)
  }

  @Test(arguments: Array(stride(from: -360.0, through: 720, by: 15)))
  func theBoxHoldsTheTurnedText(angle: Double) {
    let style = TextStyle(font: font, align: .center, baseline: .middle, angleDegrees: angle)
    let placed = place(["abcdefgh"], style)
    let turn = TextTurn(degrees: angle)
    let start = placed.lines[0].origin
    let end = start + turn.map(Point(x: placed.lines[0].width, y: 0))
    #expect(placed.box.expanded(by: 1e-9).contains(start), "\(angle)")
    #expect(placed.box.expanded(by: 1e-9).contains(end), "\(angle)")
  }
}
