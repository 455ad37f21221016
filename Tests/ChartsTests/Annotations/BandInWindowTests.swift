import Geometry
import Testing

@testable import Charts

/// A band that a moving window leaves behind.
struct BandInWindowTests {
  @Test("a band's words keep inside the plot, and what is left of it fades rather than vanishes")
  func leaving() throws {
    let film = try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 400, "height": 200, "fps": 30, "padding": 20}, "name": "v",
         "data": {"values": [{"a": 0, "b": 1}, {"a": 50, "b": 3}, {"a": 100, "b": 2}]},
         "mark": "line",
         "encoding": {"x": {"field": "a", "type": "quantitative"}, "y": {"field": "b", "type": "quantitative"}},
         "viewport": {"x": {"scale": 2}},
         "annotations": [{"band": {"x": [2, 20]}, "text": "a narrow strip", "begin": 0}],
         "timeline": [{"target": "v", "preset": "pan", "begin": 1, "duration": 4, "easing": "linear"}]}
        """#)
    var partial = 0
    var seen = 0
    for frame in 30..<150 {
      let seconds = film.seconds(frame: frame)
      let plot = try #require(film.layouts(at: seconds).first?.plot)
      for text in TextBoxes(film.displayList(at: seconds)).entries
      where text.text == "a narrow strip" {
        seen += 1
        if text.opacity < 0.95 { partial += 1 }
        #expect(text.box.minX >= plot.minX - 0.01, "at \(seconds)")
      }
    }
    #expect(seen > 5 && partial > 0)
  }
}
