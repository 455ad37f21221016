import Geometry
import Scales
import SceneModel
import Testing

@testable import Charts
import Guides
import VisualEncoding

/// Where the domain of an axis goes along with the periods, marks stand at their values on the way too.
struct PeriodAxisTests {
  private static func film(_ mark: String, _ first: [Double], _ last: [Double], domain: String)
    throws -> Film
  {
    let rows = zip([1, 2], [first, last]).flatMap { period, values in
      values.enumerated().map { #"{"p": \#(period), "k": "\#($0.offset)", "v": \#($0.element)}"# }
    }
    return try SceneFilms.film(
      text: #"""
        {"canvas": {"hold": 0}, "name": "view", "timeline": [{"target": "view", "preset": "play"}],
         "data": {"values": [\#(rows.joined(separator: ","))]}, "mark": "\#(mark)",
         "encoding": {
           "x": {"field": "v", "type": "quantitative", "scale": {\#(domain)}},
           "y": {"field": "k", "type": "nominal"},
           "time": {"field": "p", "rescale": true, "label": false}, "key": {"field": "k"}}}
        """#)
  }

  /// The canvas position of a value on the axis as it is drawn, from two of its labels.
  private static func position(of value: Double, _ view: ViewLayout) throws -> Double {
    let axis = try #require(view.axes.first { $0.input.channel == .x })
    let labels = axis.labels.compactMap { label in
      label.value.scaleNumber.map { (value: $0, position: label.position) }
    }
    let (a, b) = (try #require(labels.first), try #require(labels.last))
    try #require(a.value != b.value)
    return a.position + (value - a.value) / (b.value - a.value) * (b.position - a.position)
  }

  @Test(
    arguments: ["bar", "point", "square"],
    [
      ([10.0, 4], [100.0, 7], ""), ([100, 7], [10, 4], ""), ([1, 2], [20, 1], ""),
      ([-10, 4], [-100, 50], ""), ([10, -4], [1, -90], ""), ([5, 9], [8, 14], #""zero": false"#),
    ])
  func marksStandAtTheirValues(
    mark: String, values: (first: [Double], last: [Double], scale: String)
  ) throws {
    let film = try Self.film(mark, values.first, values.last, domain: values.scale)
    for step in 0...40 {
      let fraction = Double(step) / 40
      let view = film.layouts(at: fraction)[0]
      for item in view.marks.flatMap(\.items) {
        let index = try #require(Int(item.key.text))
        let value = values.first[index] + fraction * (values.last[index] - values.first[index])
        let place: Double
        switch item.geometry {
        case .bar(let bar): place = bar.ends.tip.x
        case .symbol(let symbol): place = symbol.center.x
        default: continue
        }
        let expected = try Self.position(of: value, view)
        #expect(abs(place - expected) < 0.5, "\(value) at \(fraction)")
      }
    }
  }
}
