import Charts
import Foundation
import Geometry
import Syntax
import Testing

/// A slice that is the whole turn.
@Suite struct C19FullCircle {
  struct Look: CustomTestStringConvertible, Sendable {
    var values: [Double]
    var hole = 0.0
    var mark = ""

    var testDescription: String { "\(values), hole \(hole) \(mark)" }
  }

  static let looks = [
    Look(values: [100]), Look(values: [100, 0, 0]), Look(values: [0, 100, 0]),
    Look(values: [100], hole: 0.6), Look(values: [100, 0, 0], hole: 0.6),
    Look(values: [100, 0, 0], hole: 0.6, mark: ", \"padAngle\": 0.05"),
    Look(values: [100, 0], hole: 0.6, mark: ", \"cornerRadius\": 5"),
  ]

  static func scene(_ look: Look) throws -> CaseScene {
    let colors = look.values.map { $0 > 0 ? "\"#ff0000\"" : "\"#0000ff\"" }
    return try CaseScene(
      """
      \(CaseRows.values(look.values)),
      "mark": {"type": "arc", "innerRadius": "\(look.hole * 100)%"\(look.mark)},
      "encoding": {
        "theta": {"field": "y", "type": "quantitative"},
        "color": {
          "field": "x", "type": "nominal", "legend": null,
          "scale": {"range": [\(colors.joined(separator: ", "))]}
        }
      },
      "timeline": [{"target": "slices", "property": "sweep", "from": 0, "to": 1, "duration": 1}]
      """)
  }

  /// The ring that the slice fills in the end.
  private func ring(_ scene: CaseScene) throws -> (center: Point, inner: Double, outer: Double) {
    let slice = try #require(
      scene.facts(at: 1).items("arc").first {
        ($0["endAngle"]?.number ?? 0) - ($0["startAngle"]?.number ?? 0) > 1
      })
    return (
      Point(x: slice["x"]?.number ?? .nan, y: slice["y"]?.number ?? .nan),
      slice["innerRadius"]?.number ?? .nan, slice["outerRadius"]?.number ?? .nan
    )
  }

  @Test("C19: the whole turn is closed, without a seam or a hairline", arguments: looks)
  func closed(look: Look) throws {
    let scene = try Self.scene(look)
    let ring = try ring(scene)
    let picture = try scene.picture(at: 1)
    let middle = (ring.inner + ring.outer) / 2
    for degree in 0..<360 {
      let angle = Double(degree) * .pi / 180
      let x = Int((ring.center.x + middle * sin(angle)).rounded(.down))
      let y = Int((ring.center.y - middle * cos(angle)).rounded(.down))
      #expect(picture.ink(x, y) > 0.99, "at \(degree)°")
    }
    let area = Double.pi * (ring.outer * ring.outer - ring.inner * ring.inner)
    #expect(abs(picture.total() - area) < area * 0.01)
    #expect(picture.total(.blue) == 0, "a slice of zero has no ink")
  }

  @Test("C19: half of the way is half of the turn", arguments: looks)
  func half(look: Look) throws {
    let scene = try Self.scene(look)
    let ring = try ring(scene)
    let picture = try scene.picture(at: 0.5)
    let area = Double.pi * (ring.outer * ring.outer - ring.inner * ring.inner)
    let degrees = picture.total() / area * 360
    // What corners and pads take is theirs.
    #expect(abs(degrees - 180) < (look.mark.isEmpty ? 2 : 8), "\(degrees)°")
    #expect(picture.total(.blue) == 0)
  }

  @Test("C19: the filled area never falls while it sweeps", arguments: looks)
  func rises(look: Look) throws {
    let scene = try Self.scene(look)
    var last = 0.0
    for frame in 0..<scene.film.frameCount {
      let total = try scene.picture(frame: frame).total()
      #expect(total >= last - 0.5, "frame \(frame): \(total) after \(last)")
      last = total
    }
    #expect(try scene.picture(frame: 0).total() == 0)
  }

  @Test(
    "C19: the outline of a whole turn has no spoke", arguments: [0.0, 0.6], [[100.0], [100, 0, 0]])
  func outline(hole: Double, values: [Double]) throws {
    let scene = try Self.scene(
      Look(
        values: values, hole: hole, mark: ", \"stroke\": \"#00ff00\", \"strokeWidth\": 3"))
    let ring = try ring(scene)
    let picture = try scene.picture(at: 1)
    let middle = (ring.inner + ring.outer) / 2
    for degree in 0..<360 {
      let angle = Double(degree) * .pi / 180
      let x = Int((ring.center.x + middle * sin(angle)).rounded(.down))
      let y = Int((ring.center.y - middle * cos(angle)).rounded(.down))
      #expect(picture.ink(x, y, .green) == 0, "at \(degree)°")
    }
    #expect(picture.total(.green) > 100, "the rim is drawn")
  }
}
