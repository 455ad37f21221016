import Charts
import Drawing
import Geometry
import SceneModel
import Syntax
import Tables
import Testing

/// Legends of a colour ramp.
struct GradientLegendTests {
  private let stops = [
    GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black),
  ]

  private func layout(
    _ labels: Int, available: Size? = nil, plot: Size? = nil,
    _ pairs: KeyValuePairs<String, JSONNode.Content> = [:]
  ) -> LegendLayout {
    let texts = (0..<labels).map { index in
      LegendLabel(
        value: .number(Double(index)), text: "\(index * 1000)",
        fraction: Double(index) / Double(max(1, labels - 1)))
    }
    return LegendLayout(
      input: LegendInput(
        channels: [.color], content: .gradient(stops, labels: texts), title: [],
        properties: GuideSamples.properties(pairs)),
      measurer: GuideSamples.measurer, available: available, plot: plot)
  }

  private func ramp(_ legend: LegendLayout) -> (box: Rectangle, gradient: LinearGradient)? {
    ramp(legend.commands())
  }

  private func ramp(_ commands: [DrawCommand]) -> (box: Rectangle, gradient: LinearGradient)? {
    func find(_ commands: [DrawCommand]) -> (Rectangle, LinearGradient)? {
      for command in commands {
        switch command {
        case .fill(let path, .linear(let gradient)):
          if let bounds = path.bounds { return (bounds, gradient) }
        case .group(let group): if let found = find(group.commands) { return found }
        default: break
        }
      }
      return nil
    }
    return find(commands)
  }

  @Test func aVerticalRampRunsUpward() throws {
    let legend = layout(3)
    let ramp = try #require(self.ramp(legend))
    #expect(ramp.box == Rectangle(x: 0, y: 0, width: 16, height: 200))
    #expect(ramp.gradient.start.y == 200 && ramp.gradient.end.y == 0)
    #expect(legend.labels[0].box.maxY > legend.labels[2].box.maxY)
    #expect(legend.labels.allSatisfy { $0.box.minX == 18 && $0.visible })
    #expect(legend.labels.allSatisfy { $0.box.minY >= -0.2 && $0.box.maxY <= 200.2 })
  }

  @Test func aHorizontalRampHasItsLabelsBelow() throws {
    let legend = layout(3, ["orient": .string("bottom")])
    let ramp = try #require(self.ramp(legend))
    #expect(ramp.box == Rectangle(x: 0, y: 0, width: 200, height: 16))
    #expect(legend.labels[0].box.minX == 0)
    #expect(legend.labels[1].box.midX == 100)
    #expect(legend.labels[2].box.maxX == 200)
    #expect(legend.size == Size(width: 200, height: 28))
  }

  @Test(arguments: [(40.0, 64.0), (150, 150), (900, 200)])
  func theLengthGoesByThePlot(height: Double, length: Double) throws {
    let legend = layout(2, plot: Size(width: 300, height: height))
    let natural = try #require(self.ramp(legend))
    #expect(natural.box.height == length)
    let given = layout(2, plot: Size(width: 300, height: height), ["gradientLength": .number(77)])
    let own = try #require(ramp(given))
    #expect(own.box.height == 77)
  }

  /// A height of the canvas, a side for the legend, and what the ramp's length is held between.
  private static let canvases:
    [(height: Int, orient: String, own: String, least: Double, most: Double)] = [
      (110, "right", "", 64, 200), (180, "right", "", 64, 200), (260, "left", "", 64, 200),
      (600, "right", "", 64, 200), (600, "right", "gradientVerticalMaxLength: 900", 64, 900),
      (260, "right", "gradientVerticalMinLength: 230", 230, 200),
      (260, "top", "", 100, 200), (260, "bottom", "gradientHorizontalMaxLength: 900", 100, 900),
    ]

  @Test("in a view a ramp is as long as the plot", arguments: canvases.indices)
  func inAViewARampIsAsLongAsThePlot(index: Int) throws {
    let canvas = Self.canvases[index]
    let film = try SceneProbe.film(
      try JSONNode(
        json5: """
          {theme: "vega", canvas: {width: 400, height: \(canvas.height), duration: 1},
            data: {values: [{k: "a", v: 3, w: 0}, {k: "b", v: 7, w: 90}]}, mark: "bar",
            encoding: {x: {field: "k", type: "nominal"}, y: {field: "v", type: "quantitative"},
              color: {field: "w", type: "quantitative",
                legend: {orient: "\(canvas.orient)", \(canvas.own)}}}}
          """))
    let view = try #require(film.inspection(at: 1)["views"]?.array?.first)
    let plot = (view["plot"]?.array ?? []).compactMap { $0.number ?? .nan }
    #expect(plot.count == 4)
    let commands = film.displayList(at: 1).commands
    let box = try #require(ramp(commands)).box
    let isVertical = ["left", "right"].contains(canvas.orient)
    let length = isVertical ? box.height : box.width
    let side = (isVertical ? plot.last : plot.dropLast().last) ?? .nan
    #expect(abs(length - min(canvas.most, max(canvas.least, side))) < 0.01)
    // Two labels for every hundred points; the ends where that makes fewer than three.
    let labels = view["legends"]?.array?.first?["labels"]?.array ?? []
    #expect((labels.count > 2) == (length >= 200))
  }

  @Test func crowdedLabelsAreThinned() {
    for orient in ["right", "bottom"] {
      let legend = layout(41, ["orient": .string(orient)])
      let boxes = legend.labels.filter(\.visible).map(\.box)
      #expect(GuideSamples.overlap(boxes) == nil, "\(orient)")
      #expect(boxes.count > 2 && boxes.count < 41, "\(orient)")
      #expect(legend.labels.count == 41, "\(orient)")
    }
  }

  @Test func aSmallRoomShortensTheRamp() throws {
    let legend = layout(3, available: Size(width: 90, height: 60))
    #expect(legend.size.height <= 60)
    let short = try #require(self.ramp(legend))
    #expect(short.box.height <= 60)
  }
}
