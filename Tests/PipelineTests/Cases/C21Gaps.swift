import Geometry
import Syntax
import Testing

/// Values that are missing in the middle of a series.
@Suite struct C21Gaps {
  static let marks = ["line", "area"]
  static let values: [Double?] = [1, nil, 3, nil, 5, 6]

  static func scene(_ mark: String, _ rows: String, interpolate: String = "linear") throws
    -> CaseScene
  {
    try CaseScene(
      """
      "name": "series", \(rows),
      "mark": {
        "type": "\(mark)", "color": "#ff0000", "opacity": 1, "interpolate": "\(interpolate)"
      },
      "encoding": {
        "x": {"field": "x", "type": "quantitative", "scale": {"nice": false, "zero": false}},
        "y": {"field": "y", "type": "quantitative"}
      },
      "timeline": [{"target": "series", "property": "strokeEnd", "from": 0, "to": 1, "duration": 1}]
      """)
  }

  /// The columns of the middle third between two places of the x axis.
  private func middle(_ scene: CaseScene, _ low: Double, _ high: Double) -> Rectangle {
    let plot = scene.facts(at: 1).plot
    let step = plot.width / 5
    let span = (high - low) * step
    return Rectangle(
      x: plot.x + low * step + span / 3, y: 0, width: span / 3, height: 160)
  }

  @Test(
    "C21: a null is a gap, a lone point is a dot", arguments: marks, ["linear", "monotone", "step"])
  func gap(mark: String, interpolate: String) throws {
    let scene = try Self.scene(mark, CaseRows.values(Self.values), interpolate: interpolate)
    let picture = try scene.picture(at: 1)
    let facts = scene.facts(at: 1)
    let first = middle(scene, 0, 1)
    let second = middle(scene, 3, 4)
    #expect(facts.items(mark).count == 4, "four points are defined")
    // Between 0 and 2 the dot of 0 and the dot of 2 are all there is.
    for box in [middle(scene, 0, 2), middle(scene, 2, 4), first, second] {
      #expect(picture.total(in: box) == 0, "\(box)")
    }
    let places = zip(facts.numbers(mark, "x"), facts.numbers(mark, "y")).map {
      Point(x: $0, y: $1)
    }
    for place in places.prefix(2) {
      #expect(picture.hasInk(near: place.x, place.y), "a dot at \(place)")
    }
    // The dots of an area do not reach its base.
    let base = facts.plot.maxY
    for place in places.prefix(2) {
      let below = Rectangle(
        x: place.x - 4, y: place.y + 6, width: 8, height: max(0, base - place.y - 6))
      #expect(picture.total(in: below) == 0, "below \(place)")
    }
    #expect(picture.total(in: middle(scene, 4, 5)) > 10, "the last two are joined")
  }

  @Test("C21: gaps stay gaps while it draws", arguments: marks)
  func gapWhileDrawing(mark: String) throws {
    let scene = try Self.scene(mark, CaseRows.values(Self.values))
    let end = try scene.picture(at: 1)
    var last = 0.0
    for step in 0...20 {
      let time = Double(step) / 20
      let picture = try scene.picture(at: time)
      for box in [middle(scene, 0, 2), middle(scene, 2, 4)] {
        #expect(picture.total(in: box) == 0, "at \(time) s")
      }
      let total = picture.total()
      #expect(total >= last - 0.5, "ink never goes, at \(time) s")
      last = total
    }
    #expect(abs(end.total() - last) < 1e-9)
    #expect(try scene.picture(at: 0).total() == 0)
  }

  @Test("C21: uneven steps are no gap", arguments: marks)
  func unevenSteps(mark: String) throws {
    let scene = try Self.scene(mark, CaseRows.rows([(1971, 1), (1972, 2), (1977, 4)]))
    let picture = try scene.picture(at: 1)
    #expect(picture.patches() == 1)
    let plot = scene.facts(at: 1).plot
    for column in Int(plot.minX) + 1..<Int(plot.maxX) {
      let strip = Rectangle(x: Double(column), y: 0, width: 1, height: 160)
      #expect(picture.total(in: strip) > 0.5, "column \(column)")
    }
  }

  @Test("C21: a null of x, and a text that is no number, are gaps too")
  func otherGaps() throws {
    for missing in ["{\"x\": null, \"y\": 3}", "{\"x\": 1, \"y\": \"n/a\"}", "{\"x\": 1}"] {
      let scene = try Self.scene(
        "line",
        """
        "data": {"values": [{"x": 0, "y": 1}, \(missing), {"x": 2, "y": 3}, {"x": 5, "y": 1}]}
        """)
      let count = scene.facts(at: 1).items("line").count
      #expect(count == 3, "\(missing)")
      #expect(scene.isFinite(at: 1))
    }
  }

  @Test("C21: a null of a stacked series is a gap of it alone; what is absent has no height")
  func stacked() throws {
    let scene = try CaseScene(
      """
      "data": {"values": [
        {"x": 0, "y": 1, "s": "a"}, {"x": 1, "y": null, "s": "a"}, {"x": 2, "y": 3, "s": "a"},
        {"x": 0, "y": 1, "s": "b"}, {"x": 1, "y": 2, "s": "b"}, {"x": 2, "y": 1, "s": "b"},
        {"x": 0, "y": 1, "s": "c"}, {"x": 2, "y": 2, "s": "c"}
      ]},
      "mark": "area",
      "encoding": {
        "x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"},
        "color": {"field": "s", "type": "nominal", "legend": null}
      },
      "timeline": []
      """)
    let counts = scene.facts(at: 1).groups("area").map(\.count)
    #expect(counts.sorted() == [2, 3, 3], "\(counts)")
  }

  @Test("C21: a lone point of a trail is a dot")
  func trail() throws {
    let scene = try Self.scene("line", CaseRows.values(Self.values))
    let places = zip(
      scene.facts(at: 1).numbers("line", "x"), scene.facts(at: 1).numbers("line", "y"))
    let trail = try CaseScene(
      """
      \(CaseRows.values(Self.values)), "mark": {"type": "trail", "color": "#ff0000", "size": 4},
      "encoding": {
        "x": {"field": "x", "type": "quantitative", "scale": {"nice": false, "zero": false}},
        "y": {"field": "y", "type": "quantitative"}
      },
      "timeline": []
      """)
    let picture = try trail.picture(at: 1)
    for (x, y) in places.prefix(2) { #expect(picture.hasInk(near: x, y), "(\(x), \(y))") }
    #expect(picture.patches() == 3)
  }
}
