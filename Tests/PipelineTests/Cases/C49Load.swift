import Charts
import Drawing
import Foundation
import Frames
import Geometry
import TestSupport
import Testing

@testable import Pipeline

/// C49: very many points, very many frames, many scenes at once.
@Suite struct C49Load {
  private static let points = 100_000

  private static func noise() throws -> CaseScene {
    try CaseScene(
      """
      "name": "noise", "data": { "sequence": { "start": 0, "stop": \(points), "as": "x" } },
      "transform": [{ "calculate": "random()", "as": "y" }],
      "mark": { "type": "line", "strokeWidth": 1, "color": "red" },
      "encoding": {
        "x": { "field": "x", "type": "quantitative", "axis": null, "scale": { "nice": false } },
        "y": { "field": "y", "type": "quantitative", "axis": null,
               "scale": { "domain": [0, 1], "nice": false } }
      },
      "timeline": [
        { "target": "noise", "preset": "draw", "begin": 0, "duration": 0.9, "easing": "linear" }
      ]
      """, canvas: "\"padding\": 0", fps: "10")
  }

  @Test func `a line of 100000 random points inks each column from its least to its most`() throws {
    let scene = try Self.noise()
    #expect(scene.film.frameCount == 10)
    for frame in 0..<9 { #expect(try scene.picture(frame: frame).width == 240) }
    let picture = try scene.picture(frame: 9)
    // Each column has some 400 points, so their least and most are within a pixel of the ends.
    for x in 1..<picture.width - 1 {
      let rows = (0..<picture.height).filter { picture.ink(x, $0) > 0.3 }
      #expect(try #require(rows.first) <= 2, "column \(x)")
      #expect(try #require(rows.last) >= picture.height - 3, "column \(x)")
    }
  }

  @Test func `a frame keeps no more points than its columns can show`() throws {
    let list = try Self.noise().film.displayList(frame: 9)
    var elements = 0
    for command in list.commands {
      if case .stroke(let path, _, _) = command { elements += path.elements.count }
    }
    #expect(elements > 240)
    #expect(elements <= 240 * 3 * 4 + 10, "\(elements) elements")
  }

  @Test func `workers are no more than the machine's limits allow`() {
    #expect(WorkerCount.available >= 1)
    #expect(WorkerCount.quotaCores("200000 100000\n") == 2)
    #expect(WorkerCount.quotaCores("50000 100000\n") == 1)
  }
}
