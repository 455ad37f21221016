import Charts
import Drawing
import Geometry
import Syntax
import Testing

/// How long a ramp in a view's legend is.
struct GradientLengthTests {
  private static func ramp(_ commands: [DrawCommand]) -> (box: Rectangle, gradient: LinearGradient)?
  {
    for command in commands {
      switch command {
      case .fill(let path, .linear(let gradient)):
        if let bounds = path.bounds { return (bounds, gradient) }
      case .group(let group): if let found = ramp(group.commands) { return found }
      default: break
      }
    }
    return nil
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
    let box = try #require(Self.ramp(commands)).box
    let isVertical = ["left", "right"].contains(canvas.orient)
    let length = isVertical ? box.height : box.width
    let side = (isVertical ? plot.last : plot.dropLast().last) ?? .nan
    #expect(abs(length - min(canvas.most, max(canvas.least, side))) < 0.01)
    // Two labels for every hundred points; the ends where that makes fewer than three.
    let labels = view["legends"]?.array?.first?["labels"]?.array ?? []
    #expect((labels.count > 2) == (length >= 200))
  }
}
