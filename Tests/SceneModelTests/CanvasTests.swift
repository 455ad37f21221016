import Drawing
import Frames
import Geometry
import SceneModel
import Syntax
import Tables
import Testing

/// The canvas's defaults, rates, paints and limits.
struct CanvasTests {
  private func scene(_ canvas: String, _ more: String = "") -> String {
    #"{"canvas": \#(canvas), \#(more) "data": {"values": []}, "mark": "bar"}"#
  }

  @Test func hasDefaults() throws {
    let canvas = try SceneText.decode(scene("{}")).canvas
    #expect(canvas.size == Size(width: 640, height: 360))
    #expect(canvas.scale == 3 && canvas.frameRate == FrameRate(60) && canvas.hold == 1.5)
    #expect(canvas.duration == nil && canvas.cornerRadius == 0)
    #expect(canvas.background == .solid(.white))
    #expect(canvas.padding == Insets(left: 32, top: 18, right: 32, bottom: 18))
  }

  @Test func aVegaViewHasVegasPadding() throws {
    let canvas = try SceneText.decode(scene("{}", #""theme": "vega","#)).canvas
    #expect(canvas.padding == Insets(left: 5, top: 5, right: 5, bottom: 5))
    let given = try SceneText.decode(scene("{}", #""padding": {"left": 7},"#)).canvas
    #expect(given.padding == Insets(left: 7, top: 0, right: 0, bottom: 0))
  }

  @Test(arguments: [
    ("29.97", 30000, 1001), ("\"30000/1001\"", 30000, 1001), ("23.976", 24000, 1001),
    ("25", 25, 1), ("\"50\"", 50, 1),
  ])
  func ratesAreExact(_ fps: String, _ numerator: Int, _ denominator: Int) throws {
    let canvas = try SceneText.decode(scene(#"{"fps": \#(fps)}"#)).canvas
    #expect(canvas.frameRate == FrameRate(numerator, denominator))
  }

  @Test(arguments: [
    #"{"width": 6000}"#, #"{"scale": 100}"#, #"{"duration": 30000}"#, #"{"fps": 500}"#,
    #"{"duration": 20000, "fps": 100}"#, #"{"hold": 99999}"#, #"{"width": 1e300}"#,
  ])
  func limitsAreLimits(_ canvas: String) {
    do throws(DiagnosticError) {
      _ = try SceneText.decode(scene(canvas))
      Issue.record("\(canvas) is beyond a limit")
    } catch {
      #expect(error.diagnostics.map(\.kind) == [.limit])
    }
  }

  @Test func theGroundIsTheFirstThatIsSaid() throws {
    func ground(_ canvas: String, _ more: String) throws -> Paint? {
      try SceneText.decode(scene(canvas, more)).canvas.background
    }
    #expect(try ground("{}", #""config": {"background": "black"},"#) == .solid(.black))
    #expect(
      try ground("{}", #""background": "white", "config": {"background": "black"},"#)
        == .solid(.white))
    #expect(try ground(#"{"background": "transparent"}"#, #""background": "white","#) == nil)
    #expect(try ground(#"{"background": null}"#, "") == nil)
    let gradient = try ground(
      #"{"width": 200, "height": 100, "background": {"gradient": "linear", "x1": 0, "y1": 0, "x2": 0, "y2": 1, "stops": [{"offset": 0, "color": "white"}, {"offset": 1, "color": "black"}]}}"#,
      "")
    #expect(
      gradient
        == .linear(
          LinearGradient(
            start: .zero, end: Point(x: 0, y: 100),
            stops: [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)]
          )))
  }

  @Test func radialGradientsFitTheBox() throws {
    let source =
      #"{"gradient": "radial", "r2": 0.5, "stops": [{"offset": 1, "color": "black"}, {"offset": 0, "color": "white"}]}"#
    let node = try JSONParser.parse(SourceText(name: "paint", bytes: Array(source.utf8))).root
    let paint = try #require(PaintSpecification(node))
      .paint(in: Rectangle(x: 10, y: 0, width: 40, height: 20))
    guard case .radial(let radial) = paint else {
      Issue.record("it is radial")
      return
    }
    #expect(radial.endCenter == Point(x: 30, y: 10) && radial.endRadius == 20)
    #expect(radial.stops.map(\.offset) == [0, 1])
  }

  @Test func theCallersCanvasWins() throws {
    var options = SceneDecoder.Options()
    options.size = Size(width: 100, height: 50)
    options.scale = 2
    options.frameRate = FrameRate(10)
    options.theme = "dark"
    let text = scene(#"{"width": 9, "scale": 9, "fps": 9}"#, #""theme": "light","#)
    let canvas = try SceneText.decode(text, options: options).canvas
    #expect(canvas.size == Size(width: 100, height: 50))
    #expect(canvas.scale == 2 && canvas.frameRate == FrameRate(10))
    #expect(canvas.background != .solid(.white))
  }

  @Test func severalViewsShareTheCanvas() throws {
    let scene = try SceneText.decode(
      """
      {"title": "All", "data": {"values": [{"a": 1}]}, "views": [
        {"name": "left", "frame": [0, 0, 0.5, 1], "mark": "bar", "title": "L",
         "background": "red", "cornerRadius": 8, "padding": 4},
        {"frame": [0.5, 0, 0.5, 1], "mark": "line", "viewport": {"x": {"window": 3}},
         "config": {"axis": {"grid": true}}}]}
      """)
    #expect(scene.title?.lines == ["All"])
    #expect(scene.views.map(\.name) == ["left", "view2"])
    #expect(scene.views[0].title?.lines == ["L"])
    #expect(scene.views[0].frame == Rectangle(x: 0, y: 0, width: 0.5, height: 1))
    #expect(scene.views[0].padding.top == 4 && scene.views[0].cornerRadius == 8)
    #expect(scene.views[0].background != nil)
    #expect(scene.views[1].viewport?.x == .window(3))
    #expect(scene.views[1].configuration.nested("axis")?.boolean("grid") == true)
    #expect(scene.views[0].configuration.nested("axis")?.boolean("grid") == nil)
    #expect(scene.views.allSatisfy { $0.layers[0].data.column("a") == [.number(1)] })
  }
}
