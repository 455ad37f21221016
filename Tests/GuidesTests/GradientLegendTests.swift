import Drawing
import Geometry
import Guides
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
