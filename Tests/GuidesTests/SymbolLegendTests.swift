import Drawing
import Geometry
import Guides
import SceneModel
import Syntax
import Tables
import Testing
import Typesetting
import VisualEncoding

/// Legends of symbols with labels.
struct SymbolLegendTests {
  private func layout(
    _ entries: [LegendEntry], title: [String] = [], channels: [Channel] = [.color],
    available: Size? = nil, _ pairs: KeyValuePairs<String, JSONNode.Content> = [:]
  ) -> LegendLayout {
    LegendLayout(
      input: LegendInput(
        channels: channels, content: .symbols(entries), title: title,
        properties: GuideSamples.properties(pairs)),
      measurer: GuideSamples.measurer, available: available)
  }

  private let three = ["AAPL", "AMZN", "MSFT"].map { GuideSamples.entry($0) }

  @Test func entriesStandUnderOneAnotherWithVegasFigures() {
    let legend = layout(three)
    // A symbol of 100 square points with a stroke of 1.5 stands in 12 points; labels 4 further.
    #expect(legend.labels.map(\.box.minX) == [16, 16, 16])
    #expect(legend.labels.map(\.box.midY).map { ($0 * 10).rounded() / 10 } == [6, 20, 34])
    #expect(legend.size == Size(width: 40, height: 40))
  }

  @Test func theTitleStandsAboveThem() {
    let legend = layout(three, title: ["symbol"])
    #expect(legend.drawnTexts.map(\.role).first == .legendTitle)
    #expect(legend.drawnTexts[0].box.minY == 0)
    #expect(legend.drawnTexts[0].box.height == 11)
    #expect(abs(legend.labels[0].box.midY - (11 + 5 + 6)) < 0.2)
  }

  @Test(arguments: Orient.allCases)
  func titleAndEntriesNeverMeet(side: Orient) {
    let legend = layout(three, title: ["symbol", "name"], ["titleOrient": .string(side.rawValue)])
    let boxes = legend.drawnTexts.map(\.box)
    #expect(GuideSamples.overlap(boxes) == nil, "\(side)")
    #expect(boxes.allSatisfy { GuideSamples.holds(legend.box.expanded(by: 0.2), $0) }, "\(side)")
  }

  @Test func aLegendAboveIsOneRow() {
    let legend = layout(three, ["orient": .string("top")])
    #expect(Set(legend.labels.map(\.box.minY)).count == 1)
    #expect(legend.labels.map(\.box.minX) == [16, 66, 116])
  }

  @Test func aRowThatIsTooWideBecomesSeveral() {
    let legend = layout(
      three, available: Size(width: 100, height: 100), ["orient": .string("top")])
    #expect(Set(legend.labels.map(\.box.minY)).count == 2)
    #expect(legend.size.width <= 100)
    #expect(legend.labels.allSatisfy { $0.visible })
  }

  @Test func columnsFillDownwardInAVerticalLegend() {
    let five = ["a", "b", "c", "d", "e"].map { GuideSamples.entry($0) }
    let legend = layout(five, ["columns": .number(2)])
    #expect(legend.labels[0].box.minX == legend.labels[2].box.minX)
    #expect(legend.labels[3].box.minX > legend.labels[2].box.maxX)
    #expect(legend.labels[3].box.minY == legend.labels[0].box.minY)
  }

  @Test func entriesWithoutRoomAreListedAndCounted() {
    let many = (0..<30).map { GuideSamples.entry("entry \($0)") }
    for height in stride(from: 0.0, through: 500, by: 13) {
      let legend = layout(many, title: ["many"], available: Size(width: 200, height: height))
      #expect(legend.size.height <= height, "\(height)")
      let shown = legend.labels.filter { $0.visible && $0.value != nil }.count
      let dropped = legend.labels.filter { !$0.visible }.count
      #expect(shown + dropped == 30, "\(height)")
      if shown > 0, dropped > 0 {
        #expect(GuideSamples.texts(legend.commands()).contains("…\(dropped) entries"), "\(height)")
      }
      for label in legend.labels where label.visible {
        #expect(GuideSamples.holds(legend.box.expanded(by: 0.2), label.box), "\(height)")
      }
    }
  }

  @Test func moreThanTheLimitAreCutAsInVega() {
    let many = (0..<40).map { GuideSamples.entry("entry \($0)") }
    let legend = layout(many, ["symbolLimit": .number(10)])
    #expect(legend.labels.filter { $0.visible && $0.value != nil }.count == 9)
    #expect(GuideSamples.texts(legend.commands()).last == "…31 entries")
  }

  @Test func longLabelsAreShortened() {
    let legend = layout(
      [GuideSamples.entry("Mecklenburg-Vorpommern")], ["labelLimit": .number(60)])
    #expect(legend.labels[0].shownText == "Mecklenbu…")
    #expect(legend.labels[0].text == "Mecklenburg-Vorpommern")
    let narrow = layout(
      [GuideSamples.entry("Mecklenburg-Vorpommern")], available: Size(width: 80, height: 50))
    #expect(narrow.labels[0].shownText.hasSuffix("…"))
    #expect(narrow.size.width <= 80)
  }

  @Test func markupIsOnlyText() {
    let names = ["R&D <5%", "a&amp;b", "100% </b>", "\"quoted\""]
    let legend = layout(names.map { GuideSamples.entry($0) })
    #expect(GuideSamples.texts(legend.commands()) == names)
    #expect(legend.labels.map(\.text) == names)
  }

  @Test func sizesOfMarksAreKeptWhereSizeIsAChannel() {
    let sizes = [20.0, 400].map { GuideSamples.entry("a", size: $0) }
    let own = layout(sizes, channels: [.size], ["symbolSize": .number(100)])
    #expect(own.labels[0].box.minX == 22 + 4)
    let shared = layout(sizes, ["symbolSize": .number(100)])
    #expect(shared.labels[0].box.minX == 12 + 4)
  }

  @Test func paddingAndGroundBelongToTheLegend() {
    let legend = layout(
      three,
      ["padding": .number(10), "fillColor": .string("#ffffff"), "strokeColor": .string("#000000")])
    #expect(legend.size == Size(width: 60, height: 60))
    guard case .group(let group)? = legend.commands().first, case .fill? = group.commands.first
    else {
      Issue.record("the ground is not painted first")
      return
    }
    #expect(legend.labels[0].box.minX == 26)
  }

  @Test func placingMovesEverything() {
    let legend = layout(three).placed(at: Point(x: 100, y: 50))
    #expect(legend.box.origin == Point(x: 100, y: 50))
    #expect(legend.labels[0].box.minX == 116)
    guard case .group(let group)? = legend.commands().first else {
      Issue.record("nothing is painted")
      return
    }
    #expect(group.transform == .translation(x: 100, y: 50))
  }

  @Test func entriesFadeOnTheirOwn() {
    let legend = layout(three)
    #expect(GuideSamples.texts(legend.commands(itemOpacities: [1, 0])) == ["AAPL", "MSFT"])
    #expect(legend.commands(opacity: 0).isEmpty)
  }
}
