import Charts
import Drawing
import Syntax
import Testing

/// How labels that run into one another step back.
struct LabelYieldTests {
  /// Two names that pass each other while their rows move.
  private static func film(fps: Int = 60) throws -> Film {
    try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 400, "height": 260, "fps": \#(fps), "duration": 3},
         "data": {"values": [{"n": "first", "x": 2, "y": 3}, {"n": "second", "x": 8, "y": 3}, {"n": "third", "x": 5, "y": 9}]},
         "mark": "text", "encoding": {"x": {"field": "x", "type": "quantitative", "scale": {"domain": [0, 10]}},
           "y": {"field": "y", "type": "quantitative", "scale": {"domain": [0, 10]}}, "text": {"field": "n"}, "key": {"field": "n"}},
         "states": [{"name": "moved", "data": {"values": [{"n": "first", "x": 8, "y": 3}, {"n": "second", "x": 2, "y": 3}, {"n": "third", "x": 5, "y": 9}]}}],
         "timeline": [{"transition": "moved", "begin": 0.5, "duration": 2}]}
        """#)
  }

  private static func opacity(_ text: String, _ film: Film, _ seconds: Double) -> Double {
    TextBoxes(film.displayList(at: seconds)).entries.filter { $0.text == text }.map(\.opacity).max()
      ?? 0
  }

  @Test("of two that pass, the first key stays and the other fades, and both are whole at rest")
  func passing() throws {
    let film = try Self.film()
    for seconds in [0, 0.4, 2.6, 3] {
      #expect(Self.opacity("second", film, seconds) > 0.99)
    }
    #expect(Self.opacity("second", film, 1.5) < 0.01)
    for step in 0...300 {
      let seconds = Double(step) / 100
      #expect(Self.opacity("first", film, seconds) > 0.99, "\(seconds)")
      #expect(Self.opacity("third", film, seconds) > 0.99, "\(seconds)")
      #expect(TextBoxes(film.displayList(at: seconds)).overlaps().isEmpty, "\(seconds)")
    }
  }

  @Test("it fades in one stretch and comes back in one, so that it never flickers")
  func steady() throws {
    let film = try Self.film()
    var turns = 0
    var last = 1.0
    var sinks = true
    for step in 0...3000 {
      let now = Self.opacity("second", film, Double(step) / 1000)
      #expect(abs(now - last) < 0.4, "\(step)")
      if now != last, (now < last) != sinks {
        turns += 1
        sinks = now < last
      }
      last = now
    }
    #expect(turns == 1)
  }

  @Test("tilted names of a moving axis stay where they lie beside one another")
  func tilted() throws {
    let rows = (1...10).map { #"{"n": "Department number \#($0)", "v": \#(($0 * 7) % 10)}"# }
    let film = try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 640, "height": 360}, "data": {"values": [\#(rows.joined(separator: ","))]},
         "mark": "bar", "encoding": {"x": {"field": "n", "type": "nominal", "axis": {"labelAngle": -45}},
           "y": {"field": "v", "type": "quantitative"}},
         "states": [{"name": "sorted", "encoding": {"x": {"sort": "-y"}}}],
         "timeline": [{"transition": "sorted", "begin": 1, "duration": 2}]}
        """#)
    // Just begun and nearly there: as at rest, for nothing is to pop.
    for seconds in [0, 1.02, 2.98, 3] {
      let names = TextBoxes(film.displayList(at: seconds)).turned.filter {
        $0.text.hasPrefix("Depart") && $0.opacity > 0.9
      }
      #expect(names.count == 10, "\(seconds)")
    }
  }

  @Test("texts that the author sets at one place one under the other are left alone")
  func stacked() throws {
    let film = try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 400, "height": 260, "duration": 1}, "data": {"values": [{"n": "name", "x": 2, "y": 3}]},
         "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}},
         "layer": [{"mark": {"type": "text", "fontSize": 12}, "encoding": {"text": {"field": "n"}}},
           {"mark": {"type": "text", "fontSize": 12, "dy": 12.5}, "encoding": {"text": {"field": "y"}}}], "timeline": []}
        """#)
    let texts = TextBoxes(film.displayList(at: 1)).entries.filter {
      $0.text == "name" || $0.text == "3"
    }
    #expect(texts.count >= 2 && texts.allSatisfy { $0.opacity > 0.99 })
  }

  @Test("under the facts of Vega nothing steps back")
  func vega() throws {
    let film = try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 400, "height": 260, "duration": 1}, "theme": "vega",
         "data": {"values": [{"n": "one", "x": 2}, {"n": "two", "x": 2}]}, "mark": "text",
         "encoding": {"x": {"field": "x", "type": "quantitative"}, "text": {"field": "n"}}, "timeline": []}
        """#)
    #expect(Self.opacity("one", film, 1) > 0.99 && Self.opacity("two", film, 1) > 0.99)
  }
}
