import Charts
import Drawing
import Testing

/// Words keep clear of legends, of the titles of axes, and of the points of others over time.
struct LabelGuideTests {
  private static func opacity(_ text: String, _ film: Film, _ seconds: Double) -> Double {
    TextBoxes(film.displayList(at: seconds)).entries.filter { $0.text == text }.map(\.opacity).max()
      ?? 0
  }

  /// Two dots with their names, the second of which passes the first at the second period.
  private static func film(swapped: Bool) throws -> Film {
    let keys = swapped ? ["b", "a"] : ["a", "b"]
    let rows = (0..<5).flatMap { period in
      keys.map { key in
        #"{"t": \#(period), "n": "\#(key)", "x": \#(key == "a" ? 5 : 1 + 2 * period)}"#
      }
    }.joined(separator: ",")
    return try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 400, "height": 260, "fps": 30}, "data": {"values": [\#(rows)]},
         "encoding": {"time": {"field": "t", "type": "ordinal", "periodDuration": 1}, "key": {"field": "n"},
           "x": {"field": "x", "type": "quantitative", "scale": {"domain": [0, 10]}}},
         "layer": [{"mark": {"type": "circle", "opacity": 1, "size": 900}},
           {"mark": {"type": "text"}, "encoding": {"text": {"field": "n"}}}],
         "timeline": [{"target": "view", "preset": "play"}]}
        """#)
  }

  @Test("a name under another's dot steps back, and the upper one's stays")
  func dots() throws {
    for (film, lower, upper) in [
      (try Self.film(swapped: false), "a", "b"), (try Self.film(swapped: true), "b", "a"),
    ] {
      #expect(Self.opacity(lower, film, 0) > 0.99)
      #expect(Self.opacity(lower, film, 1.8) < 0.01)
      #expect(Self.opacity(upper, film, 1.8) > 0.99)
      #expect(Self.opacity(lower, film, 4) > 0.99)
    }
  }

  @Test("it does so in one stretch")
  func steady() throws {
    let film = try Self.film(swapped: false)
    var last = 1.0
    for step in 0...2000 {
      let now = Self.opacity("a", film, 4 * Double(step) / 2000)
      #expect(abs(now - last) < 0.4, "\(step)")
      last = now
    }
  }

  @Test("a word that moves into a legend steps back")
  func legend() throws {
    let film = try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 400, "height": 260, "duration": 2},
         "data": {"values": [{"n": "one", "x": 2, "y": 5}, {"n": "two", "x": 5, "y": 1}]}, "mark": "text",
         "encoding": {"x": {"field": "x", "type": "quantitative", "scale": {"domain": [0, 10]}},
           "y": {"field": "y", "type": "quantitative", "scale": {"domain": [0, 10]}}, "text": {"field": "n"}, "key": {"field": "n"},
           "color": {"field": "n", "type": "nominal", "legend": {"orient": "top-right", "title": "Group"}}},
         "states": [{"name": "up", "data": {"values": [{"n": "one", "x": 8.7, "y": 8}, {"n": "two", "x": 5, "y": 1}]}}],
         "timeline": [{"transition": "up", "begin": 0.5, "duration": 1}]}
        """#)
    func words(_ seconds: Double) -> [Double] {
      TextBoxes(film.displayList(at: seconds)).entries.filter { $0.text == "one" }.map(\.opacity)
    }
    // The legend's own entry is always there.
    #expect(words(0).count { $0 > 0.9 } == 2)
    #expect(words(1.9).count { $0 > 0.1 } == 1)
  }
}
