import Charts
import Geometry
import Syntax
import Testing

/// Points that do not come sorted.
@Suite struct C23OrderOfX {
  static let points: [(Double, Double?)] = [(5, 100), (10, 200), (15, 100), (10, 50), (5, 100)]

  static func scene(_ points: [(Double, Double?)], order: String, mark: String = "line") throws
    -> CaseScene
  {
    try CaseScene(
      """
      "name": "series", \(CaseRows.rows(points)),
      "mark": {"type": "\(mark)", "color": "#ff0000", "opacity": 1},
      "encoding": {
        "x": {"field": "x", "type": "quantitative", "scale": {"domain": [0, 20]}},
        "y": {"field": "y", "type": "quantitative", "scale": {"domain": [0, 250]}}
        \(order)
      }
      """)
  }

  private func place(_ scene: CaseScene, _ x: Double, _ y: Double) -> Point {
    let plot = scene.facts(at: 1).plot
    return Point(
      x: plot.x + plot.width * x / 20, y: plot.maxY - plot.height * y / 250)
  }

  @Test(
    "C23: without an order the points are joined as they are given",
    arguments: [", \"order\": null", ", \"order\": {\"value\": null}"])
  func asGiven(order: String) throws {
    let scene = try Self.scene(Self.points, order: order)
    let picture = try scene.picture(at: scene.film.duration)
    for (x, y) in [(7.5, 150.0), (12.5, 150), (12.5, 75), (7.5, 75)] {
      let point = place(scene, x, y)
      #expect(picture.hasInk(near: point.x, point.y), "(\(x), \(y))")
    }
  }

  @Test("C23: by default the points are a function of x, in the order of x")
  func sorted() throws {
    let scene = try Self.scene(Self.points, order: "")
    let facts = scene.facts(at: 1)
    let xs = facts.numbers("line", "x")
    #expect(xs == xs.sorted(), "\(xs)")
    #expect(xs.count == 5)
    let picture = try scene.picture(at: 1)
    // Sorted, it goes 5, 5, 10, 10, 15: up to 200, down to 50 and up to 100 again.
    for (x, y) in [(7.5, 150.0), (10, 125), (12.5, 75)] {
      let point = place(scene, x, y)
      #expect(picture.hasInk(near: point.x, point.y), "(\(x), \(y))")
    }
    let missing = place(scene, 12.5, 150)
    #expect(!picture.hasInk(near: missing.x, missing.y))
  }

  @Test("C23: an order by a field is kept")
  func byField() throws {
    let scene = try Self.scene(
      Self.points, order: ", \"order\": {\"field\": \"y\", \"type\": \"quantitative\"}")
    let ys = scene.facts(at: 1).numbers("line", "y")
    #expect(ys == ys.sorted(by: >), "rising values are falling places: \(ys)")
  }

  @Test("C23: two points at one x are both drawn", arguments: ["line", "area", "point"])
  func sharedPlace(mark: String) throws {
    let scene = try Self.scene([(1, 50), (3, 100), (3, 200), (6, 150)], order: "", mark: mark)
    let facts = scene.facts(at: 1)
    #expect(facts.items(mark).count == 4)
    let picture = try scene.picture(at: 1)
    for y in [100.0, 200] {
      let point = place(scene, 3, y)
      #expect(picture.hasInk(near: point.x, point.y, within: 5), "\(y)")
    }
  }
}
