import Charts
import Geometry
import Testing

/// A window that is wider than the data.
struct WideWindowTests {
  @Test(
    "a window wider than the domain shows all of it over the whole plot",
    arguments: [
      #"{"x": {"scale": 1}}"#, #"{"x": {"window": 1e300}}"#,
      #"{"x": {"window": 100}, "y": {"fit": true}}"#,
    ])
  func wide(viewport: String) throws {
    let film = try SceneFilms.film(
      text: #"""
        {"data": {"values": [{"x": 0, "y": 1}, {"x": 4, "y": 3}, {"x": 8, "y": 2}]}, "mark": "point",
         "encoding": {"x": {"field": "x", "type": "quantitative"},
                      "y": {"field": "y", "type": "quantitative"}}, "viewport": \#(viewport)}
        """#)
    let view = film.layouts(at: film.duration)[0]
    let places = view.marks.flatMap(\.items).map(\.anchor.x)
    #expect(places.count == 3)
    for (place, share) in zip(places, [0, 0.5, 1]) {
      #expect(abs(place - view.plot.minX - share * view.plot.width) < 1e-6, "\(places)")
    }
  }
}
