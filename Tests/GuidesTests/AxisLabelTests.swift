import Drawing
import Geometry
import Guides
import SceneModel
import Syntax
import Tables
import Testing
import Typesetting
import VisualEncoding

/// Labels that would overlap or leave the canvas.
struct AxisLabelTests {
  private let canvas = Rectangle(x: 0, y: 0, width: 800, height: 450)

  /// Lays an axis out twice, the second time with the room that the first asked for, as a chart does.
  private func fitted(_ input: AxisInput, canvas: Rectangle) -> (axis: AxisLayout, plot: Rectangle)
  {
    let inner = canvas.expanded(by: -5)
    let surroundings = AxisSurroundings(
      room: canvas, maximumThickness: 0.4 * canvas.height, pixelsPerPoint: 2)
    let first = AxisLayout(
      input: input, plot: inner, measurer: GuideSamples.measurer,
      surroundings: AxisSurroundings(maximumThickness: 0.4 * canvas.height))
    let plot: Rectangle
    switch input.orient {
    case .bottom: plot = inner.inset(left: 30, right: 30, bottom: first.thickness)
    case .top: plot = inner.inset(left: 30, top: first.thickness, right: 30)
    case .left: plot = inner.inset(left: first.thickness, top: 10, bottom: 10)
    case .right: plot = inner.inset(top: 10, right: first.thickness, bottom: 10)
    }
    var moved = input
    let isHorizontal = input.orient == .bottom || input.orient == .top
    let factor = isHorizontal ? plot.width / inner.width : plot.height / inner.height
    moved.ticks = input.ticks.map {
      AxisTick(
        value: $0.value, text: $0.text, position: $0.position * factor,
        tickPosition: $0.tickPosition * factor)
    }
    let second = AxisLayout(
      input: moved, plot: plot, measurer: GuideSamples.measurer, surroundings: surroundings)
    return (second, plot)
  }

  private func bands(_ names: [String], _ orient: Orient, _ properties: Properties) -> AxisInput {
    let isHorizontal = orient == .bottom || orient == .top
    let inner = canvas.expanded(by: -5)
    return GuideSamples.axis(
      orient, GuideSamples.bands(names, length: isHorizontal ? inner.width : inner.height),
      title: ["Name"], isDiscrete: true, properties)
  }

  @Test(arguments: [nil, 0.0, 45, 90, -45, -90], Orient.allCases)
  func labelsNeitherOverlapNorLeaveTheCanvas(angle: Double?, orient: Orient) {
    for seed in UInt64(0)..<25 {
      var numbers = SeededNumbers(seed: seed)
      let count = numbers.next(in: 1...30)
      let names = (0..<count).map { _ in
        let words = (0..<numbers.next(in: 1...3)).map { _ in
          numbers.word(length: numbers.next(in: 1...14))
        }
        return words.joined(separator: " ")
      }
      var properties = GuideSamples.properties(["labelFontSize": .number(12)])
      if let angle { properties.object["labelAngle"] = JSONNode(.number(angle)) }
      let (axis, _) = fitted(bands(names, orient, properties), canvas: canvas)
      let boxes = axis.visibleLabels.map(\.box)
      #expect(!boxes.isEmpty, "seed \(seed) \(orient)")
      #expect(axis.labels.count == count, "seed \(seed)")
      let texts = axis.visibleLabels.map(\.placement)
      if let (first, second) = GuideSamples.overlap(GuideSamples.unturned(texts)) {
        Issue.record("seed \(seed), \(orient): \(first) and \(second) overlap")
      }
      for box in boxes where !GuideSamples.holds(canvas, box) {
        Issue.record("seed \(seed), \(orient): \(box) leaves the canvas")
      }
      for label in axis.labels {
        #expect(label.text == axis.input.ticks[axis.labels.firstIndex(of: label) ?? 0].text)
      }
    }
  }

  @Test(arguments: [45.0, 90, -45, -90])
  func fiveTurnedNamesAreAllShown(angle: Double) {
    let names = [4, 10, 16, 22, 28].map { String(repeating: "n", count: $0) }
    let properties = GuideSamples.properties(["labelAngle": .number(angle)])
    let (axis, plot) = fitted(bands(names, .bottom, properties), canvas: canvas)
    #expect(axis.visibleLabels.count == 5)
    #expect(axis.visibleLabels.allSatisfy { GuideSamples.holds(canvas, $0.box) })
    #expect(plot.height >= 0.4 * canvas.height)
  }

  @Test(arguments: [30.0, 45, 60, -30, -45, -60, 135], [Orient.bottom, .top])
  func tiltedNamesThatLieBesideOneAnotherStayWhole(angle: Double, orient: Orient) {
    let names = (1...12).map { "Department number \($0)" }
    let input = bands(
      names, orient, GuideSamples.properties(["labelAngle": .number(angle)]))
    let (axis, _) = fitted(input, canvas: canvas)
    #expect(axis.visibleLabels.count == 12)
    // Those at the ends meet the canvas' edge.
    #expect(axis.visibleLabels[3..<9].allSatisfy { !$0.placement.isShortened })
    // Their boxes overlap, they do not.
    let texts = axis.visibleLabels.map(\.placement)
    #expect(GuideSamples.overlap(texts.map(\.box)) != nil)
    #expect(GuideSamples.overlap(GuideSamples.unturned(texts)) == nil)
  }

  @Test(arguments: [45.0, -45])
  func tiltedNamesThatCrowdAreDroppedAndNotCut(angle: Double) {
    let names = (0..<80).map { "Municipality \($0)" }
    let input = bands(
      names, .bottom, GuideSamples.properties(["labelAngle": .number(angle)]))
    let (axis, _) = fitted(input, canvas: canvas)
    // 10 points apart or less, where tilted lines of 10 points take 14.
    #expect(axis.visibleLabels.count == 40)
    #expect(axis.visibleLabels[10..<30].allSatisfy { !$0.placement.isShortened })
  }

  private func chosen(_ names: [String], isDiscrete: Bool = true) -> AxisLayout {
    let plot = Rectangle(x: 0, y: 0, width: 400, height: 200)
    return AxisLayout(
      input: GuideSamples.axis(
        .bottom, GuideSamples.bands(names, length: 400), isDiscrete: isDiscrete),
      plot: plot, measurer: GuideSamples.measurer)
  }

  @Test func namesRunFlatThenInLinesThenTiltedThenUpright() {
    let flat = chosen(["North", "South", "East"])
    #expect(flat.labels.allSatisfy { $0.angleRadians == 0 && $0.placement.lines.count == 1 })
    let wrapped = chosen(
      ["Opens offices in three countries", "Founded", "Reaches one million users", "Sold"])
    #expect(wrapped.labels.allSatisfy { $0.angleRadians == 0 && $0.visible })
    #expect(wrapped.labels[0].placement.lines.count == 3)
    #expect(wrapped.labels[0].shownText == "Opens offices in three countries")
    // 7 bands of 57 points hold no word of 60, but its tilted box of 50.
    let tilted = chosen(Array(repeating: "Mecklenbur", count: 7))
    #expect(tilted.labels.allSatisfy { abs($0.angleRadians + .pi / 4) < 1e-9 && $0.visible })
    // Tilted lines of 10 points take 14 of an axis; 40 bands have 10.
    let upright = chosen(Array(repeating: "Mecklenburg-Vorpommern", count: 40))
    #expect(upright.labels.allSatisfy { abs($0.angleRadians + .pi / 2) < 1e-9 && $0.visible })
  }

  @Test func numbersThatDoNotFitAreThinnedAndStayFlat() {
    let axis = chosen((1950...2020).map(String.init))
    #expect(axis.labels.allSatisfy { $0.angleRadians == 0 })
    let shown = axis.labels.filter(\.visible).count
    #expect(shown > 5 && shown < 71)
    #expect(GuideSamples.overlap(axis.visibleLabels.map(\.box)) == nil)
  }

  @Test func aLabelThatHasNoRoomIsListedAsHidden() {
    let axis = chosen((0..<40).map { "\($0 * 1000)" }, isDiscrete: false)
    #expect(axis.labels.count == 40)
    #expect(axis.labels.contains { !$0.visible })
    #expect(axis.drawnTexts.filter { !$0.visible }.allSatisfy { $0.shownText.isEmpty })
    #expect(
      GuideSamples.texts(axis.commands()) == axis.visibleLabels.map(\.shownText))
  }

  @Test func flatNamesAreShortenedWhereTheAuthorWantsThemFlat() {
    let properties = GuideSamples.properties(["labelAngle": .number(0)])
    let names = ["Germany", "Bosnia and Herzegovina", "Spain", "Italy"]
    let axis = AxisLayout(
      input: GuideSamples.axis(
        .bottom, GuideSamples.bands(names, length: 320), isDiscrete: true, properties),
      plot: Rectangle(x: 0, y: 0, width: 320, height: 200), measurer: GuideSamples.measurer)
    #expect(axis.labels.map(\.visible) == [true, true, true, true])
    #expect(axis.labels.map(\.text) == names)
    #expect(axis.labels[1].shownText.hasSuffix("…"))
    #expect(axis.labels[0].shownText == "Germany")
  }

  @Test func overlapIsAllowedOnlyWhereTheAuthorSaysSo() {
    let texts = (0..<40).map { "\($0 * 1000)" }
    let properties = GuideSamples.properties(["labelOverlap": .boolean(false)])
    let axis = AxisLayout(
      input: GuideSamples.axis(
        .bottom, GuideSamples.numbers(texts, length: 400), isDiscrete: false, properties),
      plot: Rectangle(x: 0, y: 0, width: 400, height: 200), measurer: GuideSamples.measurer)
    #expect(axis.visibleLabels.count == 40)
  }

  @Test func boundLabelsKeepWithinTheAxis() {
    let properties = GuideSamples.properties([
      "labelBound": .boolean(true), "labelFlush": .boolean(false),
    ])
    let axis = AxisLayout(
      input: GuideSamples.axis(
        .bottom, GuideSamples.numbers(["aaa", "b", "ccc"], length: 400), isDiscrete: false,
        properties),
      plot: Rectangle(x: 0, y: 0, width: 400, height: 200), measurer: GuideSamples.measurer)
    #expect(axis.labels.map(\.visible) == [false, true, false])
  }

  @Test func aLimitShortensAndTheLabelSaysSo() {
    let properties = GuideSamples.properties(["labelLimit": .number(42)])
    let axis = AxisLayout(
      input: GuideSamples.axis(
        .left, GuideSamples.bands(["Mecklenburg"], length: 200), isDiscrete: true, properties),
      plot: Rectangle(x: 100, y: 0, width: 400, height: 200), measurer: GuideSamples.measurer)
    #expect(axis.labels[0].shownText == "Meckle…")
    #expect(axis.labels[0].box.width == 42)
    #expect(axis.drawnTexts[0].text == "Mecklenburg")
    #expect(axis.drawnTexts[0].shownText == "Meckle…")
  }
}
