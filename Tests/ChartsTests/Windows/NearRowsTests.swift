import Geometry
import SceneModel
import Testing

@testable import Charts
import Guides

/// Only rows near the window are laid out, and the picture is the same.
struct NearRowsTests {
  private static func text(_ mark: String, count: Int) -> String {
    #"""
    {"name": "chart", "canvas": {"width": 640, "height": 360},
     "data": {"sequence": {"start": 0, "stop": \#(count), "as": "x"}},
     "transform": [{"calculate": "sin(datum.x / 40) * 30 + (datum.x * 7919 % 101) / 8 + datum.x / \#(count / 90)", "as": "y"}],
     "mark": \#(mark),
     "encoding": {
       "x": {"field": "x", "type": "quantitative", "scale": {"nice": false}},
       "y": {"field": "y", "type": "quantitative", "scale": {"zero": false}}},
     "viewport": {"x": {"scale": 25}, "y": {"fit": true}},
     "timeline": [{"target": "chart", "preset": "pan", "duration": 2, "easing": "linear"}]}
    """#
  }

  @Test(
    "the part in the plot equals that of the whole layout",
    arguments: [
      #""line""#, #""area""#, #"{"type": "line", "interpolate": "monotone"}"#,
      #"{"type": "line", "interpolate": "basis"}"#,
    ], [3_000, 12_000])
  func equality(mark: String, count: Int) throws {
    let film = try SceneFilms.film(text: Self.text(mark, count: count))
    for step in 0...4 {
      let window = WindowStart(x: Double(count - 1) * 0.96 * Double(step) / 4)
      let whole = try film.courses[0].plan.layout(window: window)
      let near = try film.courses[0].plan.layout(window: window, nearOnly: true)
      #expect(near.marks.count == whole.marks.count)
      #expect(near.marks[0].items.count * 10 < count, "\(mark) \(count)")
      #expect(near.axes.map(\.input.ticks) == whole.axes.map(\.input.ticks))
      let plot = whole.plot
      func shown(_ view: ViewLayout) -> [ItemGeometry] {
        view.marks[0].items.filter {
          $0.anchor.x >= plot.minX - 1 && $0.anchor.x <= plot.maxX + 1
        }.map(\.geometry)
      }
      #expect(shown(near) == shown(whole), "\(mark) \(count) at \(step)")
      #expect(!shown(near).isEmpty)
    }
  }

  @Test("a stroke's end is the same datum in both")
  func heads() throws {
    let film = try SceneFilms.film(text: Self.text(#""line""#, count: 4_000))
    let plan = film.courses[0].plan
    let window = WindowStart(x: 1_500)
    let whole = try #require(try plan.layout(window: window).progress[0])
    let near = try plan.layout(window: window, nearOnly: true)
    let line = try #require(near.lines[0])
    let progress = try #require(near.progress[0])
    for place in [0.38, 0.4, 0.41] {
      let fraction = whole.resting.fraction(at: place)
      let head = try #require(line.measure.head(at: progress.shownFraction(fraction)))
      let share = (head.x - near.plot.minX) / near.plot.width
      #expect(abs(share - (place * 3_999 - 1_500) / (3_999 / 25)) < 1e-3, "\(place)")
    }
    #expect(progress.shownFraction(0.001) == 0)
    #expect(progress.shownFraction(0.999) == 1)
  }
}
