import Charts
import Drawing
import Geometry
import Motion
import Syntax
import TestSupport
import Testing

@testable import Pipeline

/// The last frame of a motion that fills the whole film.
@Suite struct C37EndState {
  static let easings =
    Easing.catalog.map { "\"easing\": \"\($0.name)\"" } + [
      "\"easing\": {\"cubicBezier\": [0.7, -0.5, 0.3, 1.5]}", "\"easing\": {\"steps\": 7}",
      "\"spring\": {\"response\": 0.9, \"dampingFraction\": 0.2}",
    ]

  static func body(_ timing: String) -> String {
    """
    "data": {"values": [{"k": "A", "v": 100}]},
    "encoding": {
      "x": {"field": "k", "type": "nominal", "axis": null},
      "y": {
        "field": "v", "type": "quantitative", "scale": {"domain": [0, 120], "nice": false}
      }
    },
    "layer": [
      {"name": "bars", "mark": {"type": "bar", "color": "#ff0000"}},
      {
        "name": "labels", "mark": "text",
        "encoding": {
          "y": {"value": 10}, "text": {"field": "v", "type": "quantitative", "format": ".0f"}
        }
      }
    ],
    "timeline": [
      {
        "target": "bars", "property": "extent", "from": 0, "to": 1, "duration": 1, "begin": 0,
        \(timing)
      },
      {
        "target": "labels", "property": "value", "from": 0, "to": 100, "duration": 1, "begin": 0,
        \(timing)
      }
    ]
    """
  }

  @Test("C37: the last frame has reached the end, by every easing", arguments: easings)
  func lastFrame(timing: String) throws {
    let scene = try CaseScene(Self.body(timing))
    #expect(scene.film.frameCount == 30)
    #expect(scene.film.duration == 1)
    let last = scene.film.seconds(frame: 29)
    #expect(last == 1)
    let facts = scene.facts(at: last)
    #expect(facts.items("text").first?["text"]?.string == "100")
    let bar = try #require(facts.items("bar").first)
    let top = facts.plot.maxY - facts.plot.height * 100 / 120
    #expect(abs((bar["y"]?.number ?? .nan) - top) < 0.001)
    let box = try #require(scene.picture(frame: 29).bounds(above: 0.5))
    #expect(abs(Double(box.top) - top) <= 1)
    #expect(scene.film.displayList(frame: 29) == scene.film.displayList(at: 1))
    #expect(scene.film.displayList(at: 1) == scene.film.displayList(at: 1.5))
    #expect(scene.film.displayList(frame: 0) == scene.film.displayList(at: 0))
    #expect(scene.facts(at: 0).items("text").first?["text"]?.string == "0")
    #expect(scene.facts(at: 0).numbers("bar", "height") == [0])
  }

  @Test("C37: the last frame drawn alone has the film's bytes", arguments: ["29.97", "30", "7"])
  func sameBytes(fps: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      {
        "canvas": {"width": 120, "height": 80, "scale": 1, "fps": \(fps), "duration": 1},
        \(Self.body("\"easing\": \"easeOutElastic\""))
      }
      """, to: "scene.json")
    let scene = try SceneReader(SceneOptions()).prepare(path)
    func render(_ name: String, _ selection: FilmSelection) async throws {
      let output = try RenderOutput(path: folder.file(name), formatName: nil)
      try await Renderer(
        RenderJob(scene: scene, outputs: [output], selection: selection, workers: 1)
      ).render()
    }
    try await render("film/%d.png", .whole)
    try await render("end.png", .moment(.seconds(1)))
    try await render("start.png", .moment(.seconds(0)))
    let frames = folder.names.filter { $0.hasPrefix("film/") }.sorted()
    let first = try #require(frames.first)
    let last = try #require(frames.last)
    #expect(folder.read("end.png") == folder.read(last))
    #expect(folder.read("start.png") == folder.read(first))
    #expect(folder.read(first) != folder.read(last))
  }
}
