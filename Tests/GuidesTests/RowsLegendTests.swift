import Drawing
import Geometry
import Guides
import SceneModel
import Syntax
import Tables
import Testing
import Typesetting

/// Legends of rows: swatch, name, value over percentage.
struct RowsLegendTests {
  private let budget = [
    GuideSamples.entry("Rent", detail: "$1300.00", share: "62%"),
    GuideSamples.entry("Transport", detail: "$500.00", share: "24%"),
    GuideSamples.entry("Education", detail: "$300.00", share: "14%"),
  ]

  private func input(
    _ entries: [LegendEntry], _ pairs: KeyValuePairs<String, JSONNode.Content> = [:]
  ) -> LegendInput {
    LegendInput(
      channels: [.color], content: .rows(entries), title: [],
      properties: GuideSamples.properties(pairs))
  }

  private func layout(_ entries: [LegendEntry], available: Size? = nil) -> LegendLayout {
    LegendLayout(input: input(entries), measurer: GuideSamples.measurer, available: available)
  }

  @Test func everyTextOfARowIsPainted() {
    let legend = layout(budget)
    #expect(
      GuideSamples.texts(legend.commands()) == [
        "Rent", "$1300.00", "62%", "Transport", "$500.00", "24%", "Education", "$300.00", "14%",
      ])
    #expect(
      legend.drawnTexts.prefix(3).map(\.role) == [.legendLabel, .legendValue, .legendShare])
  }

  @Test func noTextsMeetAndAllKeepWithinTheLegend() {
    let rectangle = Rectangle(x: 40, y: 200, width: 300, height: 120)
    let legend = layout(budget).placed(in: rectangle, measurer: GuideSamples.measurer)
    let boxes = legend.drawnTexts.map(\.box)
    #expect(GuideSamples.overlap(boxes) == nil)
    #expect(boxes.allSatisfy { GuideSamples.holds(rectangle, $0) })
    #expect(legend.box.width == 300)
  }

  @Test func valuesStandAtTheRightOverTheirPercentages() {
    let legend = layout(budget).placed(
      in: Rectangle(x: 0, y: 0, width: 300, height: 200), measurer: GuideSamples.measurer)
    for role in [TextRole.legendValue, .legendShare] {
      let boxes = legend.drawnTexts.filter { $0.role == role }.map(\.box)
      #expect(boxes.count == 3 && boxes.allSatisfy { $0.maxX == 300 })
    }
    let values = legend.drawnTexts.filter { $0.role == .legendValue }.map(\.box)
    let shares = legend.drawnTexts.filter { $0.role == .legendShare }.map(\.box)
    #expect(zip(values, shares).allSatisfy { $0.maxY <= $1.minY })
  }

  @Test func theSwatchIsASquareOfTwentyWithRoundCorners() throws {
    let legend = layout([budget[0]])
    func fills(_ commands: [DrawCommand]) -> [Path] {
      commands.flatMap { command -> [Path] in
        switch command {
        case .fill(let path, _): [path]
        case .group(let group): fills(group.commands)
        default: []
        }
      }
    }
    let swatch = try #require(fills(legend.commands()).first)
    let bounds = try #require(swatch.bounds)
    #expect(bounds.width == 20 && bounds.height == 20)
    #expect(
      swatch == .roundedRectangle(Rectangle(x: 0, y: bounds.minY, width: 20, height: 20), radius: 5)
    )
  }

  @Test func rowsThatDoNotFitAreListedAndCounted() {
    let many = (0..<20).map { GuideSamples.entry("row \($0)", detail: "1", share: "5%") }
    for height in stride(from: 0.0, through: 700, by: 17) {
      let legend = layout(many, available: Size(width: 200, height: height))
      #expect(legend.size.height <= height, "\(height)")
      let shown = legend.labels.filter { $0.visible && $0.value != nil }.count
      let dropped = legend.labels.filter { !$0.visible }.count
      #expect(shown + dropped == 20, "\(height)")
    }
  }

  @Test func rowHeightIsKeptWhereThereIsRoom() {
    let legend = LegendLayout(
      input: input(budget, ["rowHeight": .number(50)]), measurer: GuideSamples.measurer)
    #expect(legend.size.height == 150)
  }

  @Test func aLongNameGivesWayToTheValue() {
    let long = GuideSamples.entry(
      String(repeating: "long ", count: 20), detail: "$1300.00", share: "62%")
    let legend = layout([long]).placed(
      in: Rectangle(x: 0, y: 0, width: 200, height: 60), measurer: GuideSamples.measurer)
    #expect(legend.labels[0].shownText.hasSuffix("…"))
    #expect(GuideSamples.overlap(legend.drawnTexts.map(\.box)) == nil)
  }
}
