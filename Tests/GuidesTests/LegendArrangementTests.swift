import Drawing
import Geometry
import Guides
import SceneModel
import Syntax
import Tables
import Testing

/// Several legends about one plot.
struct LegendArrangementTests {
  private let plot = Rectangle(x: 60, y: 40, width: 300, height: 200)
  private let guides = Rectangle(x: 20.4, y: 35.5, width: 345.2, height: 230.3)

  private func legend(
    _ orient: LegendOrient, _ pairs: KeyValuePairs<String, JSONNode.Content> = [:]
  ) -> LegendLayout {
    var properties = GuideSamples.properties(pairs)
    properties.object["orient"] = JSONNode(.string(orient.rawValue))
    return LegendLayout(
      input: LegendInput(
        channels: [.color],
        content: .symbols(["alpha", "beta"].map { GuideSamples.entry($0) }), title: ["T"],
        properties: properties),
      measurer: GuideSamples.measurer)
  }

  @Test(arguments: LegendOrient.allCases)
  func legendsStandWhereTheirOrientSays(orient: LegendOrient) {
    let arrangement = LegendArrangement([legend(orient)])
    let box = arrangement.placed(plot: plot, guides: guides)[0].box
    switch orient {
    case .left: #expect(abs(box.maxX - (20.4 - 18)) < 1e-9 && box.minY == 40)
    case .right: #expect(abs(box.minX - (365.6 + 18)) < 1e-9 && box.minY == 40)
    case .top: #expect(abs(box.maxY - (35.5 - 18)) < 1e-9 && box.minX == 60)
    case .bottom: #expect(abs(box.minY - (265.8 + 18)) < 1e-9 && box.minX == 60)
    case .topLeft: #expect(box.minX == 78 && box.minY == 58)
    case .topRight: #expect(box.maxX == 342 && box.minY == 58)
    case .bottomLeft: #expect(box.minX == 78 && box.maxY == 222)
    case .bottomRight: #expect(box.maxX == 342 && box.maxY == 222)
    case .none: #expect(box.origin == plot.origin)
    }
    let insets = arrangement.insets
    let taken = insets.left + insets.top + insets.right + insets.bottom
    #expect((taken > 0) == (orient.side != nil))
  }

  @Test func insetsAreSizeAndOffset() {
    let right = legend(.right, ["offset": .number(5)])
    #expect(LegendArrangement([right]).insets.right == right.size.width + 5)
    let top = legend(.top)
    #expect(LegendArrangement([top]).insets.top == top.size.height + 18)
  }

  @Test func aPlaceCanBeGiven() {
    let own = legend(.none, ["legendX": .number(12), "legendY": .number(7)])
    let placed = LegendArrangement([own]).placed(plot: plot, guides: guides)
    #expect(placed[0].box.origin == Point(x: 72, y: 47))
  }

  @Test(arguments: LegendOrient.allCases.filter { $0 != .none })
  func legendsOfOneSideNeverOverlap(orient: LegendOrient) {
    let three = [legend(orient), legend(orient), legend(orient)]
    let placed = LegendArrangement(three).placed(plot: plot, guides: guides)
    #expect(GuideSamples.overlap(placed.map(\.box)) == nil)
    let isRow = orient.isHorizontal
    #expect(Set(placed.map { isRow ? $0.box.minY : $0.box.minX }).count == 1)
    let gap =
      isRow
      ? placed[1].box.minX - placed[0].box.maxX : placed[1].box.minY - placed[0].box.maxY
    #expect(abs(gap - 8) < 1e-9)
  }

  @Test func aRowWiderThanItsRoomBreaks() {
    let three = [legend(.top), legend(.top), legend(.top)]
    let width = three[0].size.width
    let arrangement = LegendArrangement(three, width: 2 * width + 10)
    let placed = arrangement.placed(plot: plot, guides: guides)
    #expect(placed[2].box.minX == placed[0].box.minX)
    #expect(GuideSamples.overlap(placed.map(\.box)) == nil)
    #expect(arrangement.insets.top == 2 * three[0].size.height + 8 + 18)
  }

  @Test func theThemesLayoutSetsOffsetMarginAndAnchor() {
    var object = JSONObject()
    object["offset"] = JSONNode(.number(30))
    object["margin"] = JSONNode(.number(2))
    object["anchor"] = JSONNode(.string("middle"))
    let two = [legend(.right, ["layout": .object(object)]), legend(.right)]
    let placed = LegendArrangement(two).placed(plot: plot, guides: guides)
    #expect(abs(placed[0].box.minX - (365.6 + 30)) < 1e-9)
    #expect(placed[1].box.minY == placed[0].box.maxY + 2)
    #expect(abs((placed[0].box.minY + placed[1].box.maxY) / 2 - plot.midY) < 1e-9)
  }

  @Test func legendsAreMovedBackIntoTheRoom() {
    let room = Rectangle(x: 0, y: 0, width: 400, height: 300)
    for orient in LegendOrient.allCases where orient != .none {
      let placed = LegendArrangement([legend(orient)])
        .placed(plot: plot, guides: guides, room: room)
      #expect(GuideSamples.holds(room, placed[0].box), "\(orient)")
    }
  }

  @Test func legendsAboveCanBeginWhereTheTitleDoes() {
    let span = Rectangle(x: 5, y: 0, width: 500, height: 300)
    let legends = [legend(.top), legend(.right)]
    let placed = LegendArrangement(legends).placed(plot: plot, guides: guides, span: span)
    #expect(placed[0].box.minX == 5)
    #expect(placed[1].box.minY == plot.minY)
  }

  @Test func anEmptyLegendTakesNoRoom() {
    let empty = LegendLayout(
      input: LegendInput(
        channels: [.color], content: .symbols([]), title: [], properties: Properties()),
      measurer: GuideSamples.measurer)
    #expect(empty.size == .zero)
    #expect(LegendArrangement([empty]).insets.right == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -5, 0])
  func roomsThatAreNoPlacesDoNoHarm(side: Double) {
    let contents: [LegendInput.Content] = [
      .symbols([GuideSamples.entry("a", size: side), GuideSamples.entry("b")]),
      .rows([GuideSamples.entry("a"), GuideSamples.entry("b")]),
      .gradient([], labels: [LegendLabel(value: .null, text: "a", fraction: side)]),
    ]
    for content in contents {
      for orient in LegendOrient.allCases {
        let legend = LegendLayout(
          input: LegendInput(
            channels: [.size], content: content, title: ["T"],
            properties: GuideSamples.properties(["orient": .string(orient.rawValue)])),
          measurer: GuideSamples.measurer, available: Size(width: side, height: side))
        let odd = Rectangle(x: 0, y: 0, width: side, height: side)
        let placed = LegendArrangement([legend], width: side)
          .placed(plot: odd, guides: odd, room: odd)
        #expect(placed.count == 1)
        _ = placed[0].commands()
      }
    }
  }
}
