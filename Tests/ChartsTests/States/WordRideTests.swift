import Drawing
import Geometry
import Testing

@testable import Charts

/// Words at bars that turn or roll up stay with them.
struct WordRideTests {
  private static let sizes = ["Kitchen": 42, "Bath": 61, "Garden": 18, "Laundry": 33]

  private static func film(to state: String) throws -> Film {
    let rows = ["Kitchen", "Bath", "Garden", "Laundry"].map {
      #"{"room": "\#($0)", "litres": \#(sizes[$0] ?? 0)}"#
    }.joined(separator: ",")
    return try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 640, "height": 360, "duration": 2}, "data": {"values": [\#(rows)]},
         "encoding": {"x": {"field": "room", "type": "nominal", "sort": null}, "y": {"field": "litres", "type": "quantitative"}},
         "layer": [{"mark": "bar"}, {"mark": {"type": "text", "dy": -8}, "encoding": {"text": {"field": "room"}}}],
         "states": [\#(state)], "timeline": [{"transition": "next", "begin": 0.5, "duration": 1}]}
        """#)
  }

  private static let lying = #"""
    {"name": "next", "encoding": {"y": {"field": "room", "type": "nominal", "sort": null}, "x": {"field": "litres", "type": "quantitative"}}}
    """#

  /// The middles of bars' paths and the points of words, by key.
  private static func places(_ film: Film, _ seconds: Double) throws -> [String: (
    bar: Path, word: Point
  )] {
    let view = film.layouts(at: seconds)[0]
    var bars: [String: Path] = [:]
    var words: [String: Point] = [:]
    for item in view.marks.flatMap(\.items) {
      if case .text(let text) = item.geometry {
        words[item.key.text] = text.point
      } else if let path = item.geometry.outline {
        bars[item.key.text] = path
      }
    }
    var places: [String: (bar: Path, word: Point)] = [:]
    for (key, path) in bars { if let word = words[key] { places[key] = (path, word) } }
    return places
  }

  @Test("at any time of a turn each word is at the end of its own bar")
  func turning() throws {
    let film = try Self.film(to: Self.lying)
    for step in 0...40 {
      let seconds = 0.5 + Double(step) / 40
      let places = try Self.places(film, seconds)
      #expect(places.count == 4)
      for (key, place) in places.sorted(by: { $0.key < $1.key }) {
        // The word's point is the middle of the bar's short side at its tip.
        let corners = place.bar.polylines(tolerance: 0.1).flatMap { $0 }
        let gap = zip(corners, corners.dropFirst()).map { a, b in
          a.interpolated(to: b, fraction: 0.5).distance(to: place.word)
        }.min()
        #expect(try #require(gap) < 0.5, "\(key) at \(seconds)")
      }
    }
  }

  @Test("words of bars that become a ring go from their places to those of the slices")
  func rolling() throws {
    let film = try Self.film(
      to: #"""
        {"name": "next", "encoding": {"x": null, "y": null, "theta": {"field": "litres", "type": "quantitative", "stack": true}, "color": {"field": "room", "type": "nominal"}, "order": {"field": "litres"}},
         "layer": [{"mark": {"type": "arc", "innerRadius": "50%"}}, {"mark": {"type": "text", "radius": "75%"}, "encoding": {"text": {"field": "room"}}}]}
        """#)
    var last = try Self.places(film, 0.5)
    let end = try Self.places(film, 1.5)
    for step in 1...200 {
      let next = try Self.places(film, 0.5 + Double(step) / 200)
      #expect(next.count == last.count)
      for (key, place) in next.sorted(by: { $0.key < $1.key }) {
        let before = try #require(last[key])
        #expect(place.word.distance(to: before.word) < 25, "\(key) at step \(step)")
      }
      last = next
    }
    for (key, place) in end { #expect(last[key]?.word == place.word, "\(key)") }
  }
}
