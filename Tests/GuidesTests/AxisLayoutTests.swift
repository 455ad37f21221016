import Drawing
import Geometry
import Guides
import SceneModel
import Syntax
import Tables
import Testing
import Typesetting
import VisualEncoding

/// Places of an axis' parts, by Vega's figures.
struct AxisLayoutTests {
  private let plot = Rectangle(x: 50, y: 20, width: 400, height: 200)

  private func layout(
    _ orient: Orient, _ texts: [String], title: [String] = [],
    _ pairs: KeyValuePairs<String, JSONNode.Content> = [:],
    surroundings: AxisSurroundings = AxisSurroundings()
  ) -> AxisLayout {
    let length = orient == .top || orient == .bottom ? plot.width : plot.height
    let ticks = GuideSamples.numbers(texts, length: length)
    return AxisLayout(
      input: GuideSamples.axis(
        orient, ticks, title: title, isDiscrete: false, GuideSamples.properties(pairs)),
      plot: plot, measurer: GuideSamples.measurer, surroundings: surroundings)
  }

  @Test func labelsStandBeyondTicksAndPadding() {
    let bottom = layout(.bottom, ["a", "b", "c"], ["labelFlush": .boolean(false)])
    #expect(bottom.labels.map(\.position) == [50, 250, 450])
    #expect(bottom.labels.map(\.box.midX) == [50, 250, 450])
    // Tick 5, padding 2; Vega's top baseline leaves 0.01 em.
    #expect(bottom.labels.allSatisfy { abs($0.box.minY - (220 + 7 - 0.1)) < 1e-9 })
    let left = layout(.left, ["aa", "b", "c"])
    #expect(left.labels.map(\.position) == [20, 120, 220])
    #expect(left.labels.map(\.box.maxX) == [43, 43, 43])
    #expect(left.labels[0].box.minX == 31)
    let right = layout(.right, ["aa", "b", "c"])
    #expect(right.labels.map(\.box.minX) == [457, 457, 457])
    let top = layout(.top, ["a", "b", "c"])
    #expect(top.labels.allSatisfy { abs($0.box.maxY - (20 - 7 + 0 - 0.1)) < 1.0 })
  }

  @Test func labelsAtTheEndsOfAContinuousXAxisAreFlush() {
    let axis = layout(.bottom, ["aaaa", "bbbb", "cccc"])
    #expect(axis.labels[0].box.minX == 50)
    #expect(axis.labels[1].box.midX == 250)
    #expect(axis.labels[2].box.maxX == 450)
    #expect(axis.overhang.before == 0 && axis.overhang.after == 0)
    let loose = layout(.bottom, ["aaaa", "bbbb", "cccc"], ["labelFlush": .boolean(false)])
    #expect(loose.overhang.before == 12 && loose.overhang.after == 12)
    let shifted = layout(.bottom, ["aaaa", "bbbb", "cccc"], ["labelFlushOffset": .number(3)])
    #expect(shifted.labels[0].box.minX == 47 && shifted.labels[2].box.maxX == 453)
  }

  @Test(arguments: Orient.allCases)
  func thicknessIsWhatIsDrawn(orient: Orient) {
    for title in [[], ["Value"], ["Value", "in euros"]] {
      for offset in [0.0, 6] {
        let axis = layout(
          orient, ["10", "2000", "3"], title: title,
          ["offset": .number(offset), "titlePadding": .number(9)])
        var boxes = axis.labels.map(\.box)
        if let box = axis.title?.box { boxes.append(box) }
        let reach = boxes.map { axis.frame.reach(of: $0) }.max() ?? 0
        #expect(abs(axis.thickness - reach) < 1e-9, "\(orient) \(title) \(offset)")
        #expect(axis.box.union(boxes[0]) == axis.box)
      }
    }
  }

  /// A caller that tries a plot without any room for the axis must learn what room to make.
  @Test(arguments: Orient.allCases)
  func thicknessAndOverhangDoNotDependOnTheRoom(orient: Orient) {
    for flush in [true, false] {
      let properties: KeyValuePairs<String, JSONNode.Content> = ["labelFlush": .boolean(flush)]
      let texts = ["10", "2000", "300000"]
      let free = layout(orient, texts, title: ["Value"], properties)
      let bound = layout(
        orient, texts, title: ["Value"], properties,
        surroundings: AxisSurroundings(room: plot.expanded(by: 1)))
      #expect(free.thickness == bound.thickness)
      #expect(free.overhang == bound.overhang)
      for label in bound.visibleLabels {
        #expect(GuideSamples.holds(plot.expanded(by: 1), label.box))
      }
    }
  }

  @Test func labelsLeaveTheChartMoreThanHalfThePicture() {
    let names = Array(repeating: String(repeating: "name ", count: 12), count: 20)
    let axis = AxisLayout(
      input: GuideSamples.axis(
        .bottom, GuideSamples.bands(names, length: 300), isDiscrete: true,
        GuideSamples.properties(["labelLimit": .number(500), "labelAngle": .number(-90)])),
      plot: Rectangle(x: 0, y: 0, width: 300, height: 110), measurer: GuideSamples.measurer,
      surroundings: AxisSurroundings(room: Rectangle(x: 0, y: 0, width: 300, height: 200)))
    #expect(axis.thickness <= 0.45 * 200 + 1e-6)
    #expect(axis.labels.allSatisfy { $0.shownText.hasSuffix("…") })
  }

  @Test func translateMovesTheWholeAxisUnrounded() {
    let axis = layout(
      .bottom, ["1", "2"], ["translate": .number(0.25), "labelFlush": .boolean(false)])
    guard case .move(let start)? = GuideSamples.strokes(axis.commands())[0].path.elements.first
    else {
      Issue.record("no tick is painted")
      return
    }
    #expect(start == Point(x: 50.25, y: 220.25))
    #expect(axis.labels[0].box.midX == 50.25)
  }

  @Test func extentsBoundTheTitlesDistance() {
    let wide = layout(.left, ["1", "2"], title: ["T"], ["minExtent": .number(60)])
    #expect(abs((wide.title?.box.maxX ?? 0) + 14.11) < 1e-9)
    #expect(layout(.left, ["1"], ["minExtent": .number(60)]).thickness == 60)
    let near = layout(
      .left, [String(repeating: "9", count: 10)], title: ["T"], ["maxExtent": .number(20)])
    #expect((near.title?.box.maxX ?? 0) > 50 - 25)
  }

  @Test func titlesStandInTheMiddleAndTurnUpward() throws {
    let left = try #require(layout(.left, ["1"], title: ["Rate"]).title)
    #expect(left.box.midY == 120)
    #expect(left.style.angleDegrees == -90)
    #expect(left.style.font.weight == 700)
    let right = try #require(layout(.right, ["1"], title: ["Rate"]).title)
    #expect(right.style.angleDegrees == 90)
    let start = try #require(
      layout(.bottom, ["1"], title: ["Rate"], ["titleAnchor": .string("start")]).title)
    #expect(start.box.minX == 50)
    let end = try #require(
      layout(.left, ["1"], title: ["Rate"], ["titleAnchor": .string("end")]).title)
    #expect(abs(end.box.minY - 20) < 1e-9)
    let flat = layout(.left, ["1000"], title: ["Rate"], ["titleAngle": .number(0)])
    let title = try #require(flat.title)
    #expect(title.box.maxX <= flat.labels[0].box.minX, "a flat title keeps off the labels")
    let fixed = try #require(
      layout(
        .left, ["1"], title: ["Rate"], ["titleX": .number(-33), "titleAlign": .string("left")]
      ).title)
    #expect(fixed.anchor.x == 17)
  }

  @Test func aLongTitleStaysInTheRoom() throws {
    let room = Rectangle(x: 10, y: 10, width: 460, height: 250)
    let axis = layout(
      .left, ["1"], title: [String(repeating: "long ", count: 30)],
      surroundings: AxisSurroundings(room: room))
    let title = try #require(axis.title)
    #expect(title.isShortened)
    #expect(title.box.minY >= 10 && title.box.maxY <= 260)
  }

  @Test func whatIsSwitchedOffIsNotDrawn() {
    let bare = layout(
      .bottom, ["1", "2"],
      [
        "domain": .boolean(false), "ticks": .boolean(false), "grid": .boolean(false),
        "labels": .boolean(false),
      ])
    #expect(bare.commands().isEmpty)
    #expect(bare.gridCommands().isEmpty)
    #expect(bare.thickness == 0)
  }

  @Test func gridAndTicksHaveTheirStyles() {
    let axis = layout(
      .bottom, ["1", "2"],
      [
        "gridColor": .string("#ff0000"), "gridOpacity": .number(0.5), "gridWidth": .number(2),
        "gridDash": .array([JSONNode(.number(3)), JSONNode(.number(1))]),
        "tickSize": .number(9), "tickColor": .string("#00ff00"),
      ])
    let grid = GuideSamples.strokes(axis.gridCommands())
    #expect(grid.count == 2)
    #expect(
      grid[0].paint == .solid(Color(red: 1, green: 0, blue: 0, alpha: 0.5)) && grid[0].width == 2)
    guard case .stroke(_, _, let style)? = axis.gridCommands().first else { return }
    #expect(style.dash == [3, 1])
    let tick = GuideSamples.strokes(axis.commands())[0]
    #expect(tick.path.bounds?.height == 9)
    #expect(tick.paint == .solid(Color(red: 0, green: 1, blue: 0)))
  }

  @Test(arguments: [1.0, 2, 3, 1.5])
  func linesCoverWholePixels(scale: Double) {
    let axis = layout(
      .bottom, ["1", "2", "3", "4"], surroundings: AxisSurroundings(pixelsPerPoint: scale))
    for stroke in GuideSamples.strokes(axis.gridCommands()) {
      guard case .move(let start)? = stroke.path.elements.first else { continue }
      let pixels = (stroke.width * scale).rounded()
      let edge = start.x * scale - pixels / 2
      #expect(abs(edge - edge.rounded()) < 1e-9, "\(scale): \(start.x)")
    }
  }

  @Test func anExtraTickStandsAtTheFirstBandsStart() {
    let ticks = [50.0, 150, 250, 350].map {
      AxisTick(value: .null, text: "a", position: $0, tickPosition: $0 + 50)
    }
    let axis = AxisLayout(
      input: GuideSamples.axis(
        .bottom, ticks, isDiscrete: true,
        GuideSamples.properties(["tickExtra": .boolean(true)])),
      plot: plot, measurer: GuideSamples.measurer)
    #expect(axis.lines.map(\.along).sorted() == [0, 100, 200, 300, 400])
  }

  @Test func aTicksOwnPropertiesComeFirst() {
    var ticks = GuideSamples.numbers(["0", "1"], length: 400)
    ticks[0].properties = GuideSamples.properties([
      "gridColor": .string("#000000"), "labelColor": .string("#ff0000"),
    ])
    let axis = AxisLayout(
      input: GuideSamples.axis(.bottom, ticks, isDiscrete: false), plot: plot,
      measurer: GuideSamples.measurer)
    let grid = GuideSamples.strokes(axis.gridCommands())
    #expect(grid[0].paint == .solid(.black))
    #expect(grid[1].paint != .solid(.black))
    #expect(axis.labels[0].color == Color(red: 1, green: 0, blue: 0))
    #expect(axis.labels[1].color == .black)
  }

  @Test func partsFadeOnTheirOwn() {
    let axis = layout(.bottom, ["1", "2"], title: ["T"])
    let appearance = AxisAppearance(
      grid: 0, domain: 0, ticks: 0, labels: 1, title: 0, labelOpacities: [0])
    #expect(axis.gridCommands(appearance).isEmpty)
    #expect(GuideSamples.texts(axis.commands(appearance)) == ["2"])
  }

  @Test func everyTextIsListed() {
    let axis = layout(.bottom, ["1", "2"], title: ["Time", "in years"])
    #expect(axis.drawnTexts.map(\.text) == ["1", "2", "Time\nin years"])
    #expect(axis.drawnTexts.map(\.role) == [.axisLabel, .axisLabel, .axisTitle])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func numbersThatAreNoPlacesDoNoHarm(value: Double) {
    let ticks = [
      AxisTick(value: .null, text: "a", position: value, tickPosition: value),
      AxisTick(value: .null, text: "b", position: 10, tickPosition: 10),
    ]
    for orient in Orient.allCases {
      let axis = AxisLayout(
        input: GuideSamples.axis(orient, ticks, title: ["T"], isDiscrete: false), plot: plot,
        measurer: GuideSamples.measurer, surroundings: AxisSurroundings(room: plot))
      #expect(axis.thickness.isFinite)
      #expect(axis.overhang.before.isFinite && axis.overhang.after.isFinite)
      #expect(!GuideSamples.texts(axis.commands()).contains("a"))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -5, 0, 1e300])
  func plotsThatAreNoPlacesDoNoHarm(width: Double) {
    let odd = Rectangle(x: 0, y: 0, width: width, height: width)
    for orient in Orient.allCases {
      for isDiscrete in [true, false] {
        for isWindowed in [true, false] {
          let axis = AxisLayout(
            input: GuideSamples.axis(
              orient, GuideSamples.bands(["one", "two"], length: 100), title: ["T"],
              isDiscrete: isDiscrete),
            plot: odd, measurer: GuideSamples.measurer,
            surroundings: AxisSurroundings(
              room: odd, pixelsPerPoint: width, isWindowed: isWindowed))
          #expect(axis.labels.count == 2)
          _ = axis.commands() + axis.gridCommands()
        }
      }
    }
  }
}
