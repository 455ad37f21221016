import Charts
import Syntax
import Testing

/// `inspect` says the figure that is shown while it counts.
struct CountedFactTests {
  private static let charts = #"""
    "data": {"values": [{"a": 1}]}, "mark": "point", "encoding": {"x": {"field": "a", "type": "quantitative"}}
    """#

  @Test(
    "a title that counts says its number by then",
    arguments: [
      ("Sold 1,000 units", "Sold 500 units"), ("12.50 €", "6.25 €"), ("2 of 8", "1 of 8"),
      ("no figure", "no figure"),
    ])
  func titles(words: String, half: String) throws {
    let entry = words == "no figure" ? "fade" : "count"
    let film = try SceneFilms.film(
      text: #"""
        {"title": "\#(words)", \#(Self.charts),
         "timeline": [{"target": "title", "preset": "\#(entry)", "duration": 1, "easing": "linear"}]}
        """#)
    for (seconds, expected) in [(0.5, half), (1, words)] {
      let facts = Facts(film, at: seconds)
      #expect(facts.view?["title"]?.string == expected)
      #expect(facts.texts("title") == [expected])
    }
  }

  @Test("an annotation that counts says its number by then")
  func annotations() throws {
    let film = try SceneFilms.film(
      text: #"""
        {\#(Self.charts), "annotations": [{"name": "n", "note": "Up by 40 %", "corner": "topLeft", "begin": 0}],
         "timeline": [{"target": "n.text", "preset": "count", "duration": 2, "easing": "linear"}]}
        """#)
    #expect(Facts(film, at: 1).texts("annotation") == ["Up by 20 %"])
    #expect(Facts(film, at: 2).texts("annotation") == ["Up by 40 %"])
  }
}
