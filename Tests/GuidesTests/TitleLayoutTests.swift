import Drawing
import Geometry
import Guides
import SceneModel
import Syntax
import Testing
import Typesetting
import VisualEncoding

/// Titles and subtitles about a plot with its guides.
struct TitleLayoutTests {
  private let frame = Rectangle(x: 20, y: 60, width: 500, height: 250)
  private let plot = Rectangle(x: 70, y: 65, width: 400, height: 200)

  private func layout(
    _ lines: [String], subtitle: [String] = [], room: Rectangle? = nil,
    _ pairs: KeyValuePairs<String, JSONNode.Content> = [:]
  ) -> TitleLayout {
    TitleLayout(
      lines, subtitle: subtitle, properties: GuideSamples.properties(pairs), frame: frame,
      plot: plot, room: room, measurer: GuideSamples.measurer)
  }

  @Test func aTitleStandsAboveTheMiddle() {
    let title = layout(["Sales"])
    #expect(title.box.midX == frame.midX)
    #expect(abs(title.box.maxY - (60 - 4)) < 1e-9)
    #expect(abs(title.thickness - 17) < 1e-9)
    #expect(title.titleText?.style.font.weight == 700)
  }

  @Test(arguments: zip(TitleAnchor.allCases, [20.0, 270, 520]))
  func anchorsGoByTheWholeFrame(anchor: TitleAnchor, x: Double) {
    let title = layout(["Sales"], ["anchor": .string(anchor.rawValue)])
    #expect(title.titleText?.anchor.x == x)
    #expect(title.titleText?.style.align == anchor.align)
  }

  @Test func aGroupTitleGoesByThePlot() {
    let title = layout(["Sales"], ["anchor": .string("start"), "frame": .string("group")])
    #expect(title.box.minX == 70)
  }

  @Test(arguments: Orient.allCases)
  func titlesStandOffTheirSideByTheOffset(orient: Orient) {
    let title = layout(
      ["Sales", "by region"], subtitle: ["in 2024"],
      ["orient": .string(orient.rawValue), "offset": .number(10)])
    let box = title.box
    let distance =
      switch orient {
      case .top: frame.minY - box.maxY
      case .bottom: box.minY - frame.maxY
      case .left: frame.minX - box.maxX
      case .right: box.minX - frame.maxX
      }
    #expect(abs(distance - 10) < 1e-9)
    let depth = orient == .top || orient == .bottom ? box.height : box.width
    #expect(abs(title.thickness - depth - 10) < 1e-9)
    // The subtitle is nearer to the plot above it, further out below it.
    let boxes = [title.titleText?.box, title.subtitleText?.box].compactMap { $0 }
    #expect(GuideSamples.overlap(boxes) == nil)
  }

  @Test func theSubtitleFollowsWithItsOwnFont() {
    let title = layout(
      ["Sales"], subtitle: ["in 2024"],
      [
        "subtitleFontSize": .number(9), "subtitleColor": .string("#ff0000"),
        "subtitlePadding": .number(6), "color": .string("#0000ff"), "fontSize": .number(20),
      ])
    #expect(title.subtitleText?.style.font.size == 9)
    #expect(title.subtitleText?.style.color == Color(red: 1, green: 0, blue: 0))
    #expect(title.titleText?.style.color == Color(red: 0, green: 0, blue: 1))
    let first = title.titleText?.box ?? .zero
    let second = title.subtitleText?.box ?? .zero
    #expect(abs(second.minY - first.maxY - 6) < 0.2)
    #expect(title.drawnTexts.map(\.role) == [.title, .subtitle])
    #expect(GuideSamples.texts(title.commands()) == ["Sales", "in 2024"])
  }

  @Test func aWideTitleRunsOnInLinesWithinItsRoom() {
    let room = Rectangle(x: 100, y: 0, width: 160, height: 400)
    let text = "How much the northern regions sold in the last ten years"
    let title = layout([text], room: room)
    #expect((title.titleText?.lines.count ?? 0) > 1)
    #expect(GuideSamples.holds(Rectangle(x: 100, y: -200, width: 160, height: 800), title.box))
    #expect(title.drawnTexts[0].text == text)
    if title.titleText?.isShortened == false { #expect(title.drawnTexts[0].shownText == text) }
  }

  @Test func aTitleThatHasNoRoomBeyondItsFrameMovesInside() {
    let room = frame
    for orient in Orient.allCases {
      let title = layout(
        ["Sales"], subtitle: ["by region"], room: room, ["orient": .string(orient.rawValue)])
      #expect(GuideSamples.holds(room, title.box), "\(orient)")
    }
  }

  @Test func aLimitShortensInsteadOfWrapping() {
    let title = layout(
      ["A title that is long"], room: Rectangle(x: 0, y: 0, width: 60, height: 400),
      ["limit": .number(78)])
    #expect(title.titleText?.lines.count == 1)
    #expect(title.drawnTexts[0].shownText == "A title t…")
    #expect(title.drawnTexts[0].text == "A title that is long")
  }

  @Test func noTitleTakesNoRoom() {
    let none = layout([""], subtitle: [])
    #expect(none.thickness == 0)
    #expect(none.commands().isEmpty)
    #expect(none.drawnTexts.isEmpty)
  }

  @Test func opacityFadesBoth() {
    let title = layout(["a"], subtitle: ["b"])
    #expect(title.commands(opacity: 0).isEmpty)
    #expect(title.commands(opacity: 0.5) != title.commands())
  }
}
