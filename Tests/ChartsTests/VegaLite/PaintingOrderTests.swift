import Syntax
import Testing

@testable import Charts

/// Which items are painted above the others.
struct PaintingOrderTests {
  private func order(_ order: String, mark: String = "point") throws -> [Int] {
    let text = """
      {theme: "vega", timeline: [], canvas: {width: 200, height: 200, duration: 1},
        data: {values: [{x: 1}, {x: 2}, {x: 3}]}, mark: "\(mark)",
        encoding: {x: {field: "x", type: "quantitative"}, order: \(order)}}
      """
    let film = try SceneProbe.film(JSONNode(json5: text))
    let group = try #require(film.layout.views.first?.marks.first)
    return group.paintingOrder
  }

  @Test(arguments: [
    ("{value: 0}", [0, 1, 2]),
    ("{condition: {test: 'datum.x == 1', value: 1}, value: 0}", [1, 2, 0]),
    ("{condition: {test: 'datum.x == 3', value: -1}, value: 0}", [2, 0, 1]),
    ("{condition: {test: 'datum.x < 3', value: 1}, value: 2}", [0, 1, 2]),
    ("{condition: {test: 'datum.x < 3', value: 1}}", [2, 0, 1]),
  ]) func aConstantOrderWithConditionsRaisesItems(order: String, painted: [Int]) throws {
    for mark in ["point", "circle", "bar", "tick", "rule", "rect"] {
      #expect(try self.order(order, mark: mark) == painted, "\(mark)")
    }
  }
}
