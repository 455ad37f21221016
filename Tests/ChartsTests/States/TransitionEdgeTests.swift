import Charts
import Drawing
import Geometry
import Motion
import Syntax
import Testing

/// Transitions of charts at the edge of what can be drawn.
struct TransitionEdgeTests {
  /// A transition to "end" that begins after a second and takes one, on a linear curve.
  private static func film(
    data: String, mark: String = #""bar""#, encoding: String, state: String, rest: String = ""
  ) throws -> Film {
    try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 300, "height": 300, "fps": 20, "duration": 3},
         "data": {"values": [\#(data)]}, "mark": \#(mark), "encoding": {\#(encoding)},
         "states": [{"name": "end", \#(state)}],
         "timeline": [{"transition": "end", "begin": 1, "duration": 1, "easing": "linear"\#(rest)}]}
        """#)
  }

  private static func box(_ film: Film, _ seconds: Double, item: Int = 0) -> Rectangle? {
    let items = film.layouts(at: seconds)[0].marks.flatMap(\.items)
    guard items.indices.contains(item) else { return nil }
    switch items[item].geometry {
    case .bar(let bar): return bar.rectangle
    case .outline(let path): return path.bounds
    case .symbol(let symbol): return Rectangle(corner: symbol.center, corner: symbol.center)
    default: return nil
    }
  }

  private static let measure = #"{"field": "v", "type": "quantitative"}"#
  private static let name = #"{"field": "k", "type": "nominal"}"#

  @Test("bars of one slot keep their thickness when they set out for several")
  func oneSlot() throws {
    let film = try Self.film(
      data: #"{"k": "a", "p": "x", "v": 3}, {"k": "b", "p": "x", "v": 5}"#,
      encoding: #"""
        "x": {"field": "p", "type": "nominal"}, "y": \#(Self.measure), "detail": \#(Self.name)
        """#,
      state: #"""
        "encoding": {"x": {"field": "v", "type": "quantitative"},
          "y": {"field": "k", "type": "nominal"}}
        """#)
    let (rest, early) = (try #require(Self.box(film, 1)), try #require(Self.box(film, 1.001)))
    #expect(rest.width > 100)
    #expect(abs(early.width - rest.width) < 2)
    #expect(abs(early.height - rest.height) < 2)
  }

  @Test("bars that lie to the left turn without passing through nothing")
  func leftward() throws {
    let film = try Self.film(
      data: #"{"k": "a", "v": 8}, {"k": "b", "v": 8}"#,
      encoding: #""x": \#(Self.name), "y": \#(Self.measure)"#,
      state: #"""
        "encoding": {"x": {"field": "v", "type": "quantitative", "scale": {"reverse": true}},
          "y": {"field": "k", "type": "nominal"}}
        """#)
    let ends = [1.0, 2].compactMap { Self.box(film, $0) }.map { max($0.width, $0.height) }
    let least = try #require(ends.min())
    for step in 1..<20 {
      let box = try #require(Self.box(film, 1 + Double(step) / 20))
      // Of a bar on a slant at least the larger side of its box is 0.7 of its length; turning takes some more.
      #expect(max(box.width, box.height) > 0.4 * least, "at \(step)")
    }
    // It lies to the left: its foot goes to the right.
    let (first, last) = (try #require(Self.box(film, 1.2)), try #require(Self.box(film, 1.8)))
    #expect(last.maxX > first.maxX)
  }

  @Test("bars beyond the plot set out from where they are")
  func beyond() throws {
    let scale = #""scale": {"domain": [10, 20]}"#
    let film = try Self.film(
      data: #"{"k": "a", "v": 40}, {"k": "b", "v": 15}"#,
      encoding: #""x": \#(Self.name), "y": {"field": "v", "type": "quantitative", \#(scale)}"#,
      state: #"""
        "encoding": {"x": {"field": "v", "type": "quantitative", \#(scale)},
          "y": {"field": "k", "type": "nominal", "scale": null}}
        """#)
    for (end, near) in [(1.0, 1.001), (2, 1.999)] {
      let (rest, way) = (try #require(Self.box(film, end)), try #require(Self.box(film, near)))
      #expect(abs(max(rest.width, rest.height) - max(way.width, way.height)) < 6, "at \(end)")
    }
  }

  @Test("a bar that a logarithmic scale has no place for stays within reach")
  func nowhere() throws {
    let film = try Self.film(
      data: #"{"k": "a", "v": 10}, {"k": "a", "v": -20}, {"k": "b", "v": 5}"#,
      encoding: #""x": \#(Self.name), "y": \#(Self.measure)"#,
      state: #""encoding": {"y": {"scale": {"type": "log"}, "stack": "normalize"}}"#)
    for step in 0...20 {
      for item in film.layouts(at: 1 + Double(step) / 20)[0].marks.flatMap(\.items) {
        guard case .bar(let bar) = item.geometry else { continue }
        #expect(abs(bar.rectangle.minY) < 1e3 && bar.rectangle.height < 1e3, "at \(step)")
      }
    }
  }

  @Test("data that moves before its axis rescales stands where its new value is on the old one")
  func moveFirst() throws {
    let film = try Self.film(
      data: #"{"k": "a", "v": 100}, {"k": "b", "v": 10}"#, mark: #""circle""#,
      encoding: #"""
        "key": {"field": "k"}, "y": {"value": 100},
        "x": {"field": "v", "type": "quantitative", "scale": {"nice": false}}
        """#,
      state: #""data": {"values": [{"k": "a", "v": 5}, {"k": "b", "v": 10}]}"#,
      rest: #", "stages": {"move": [0, 0.4], "rescale": [0.6, 1]}"#)
    let old = film.layouts(at: 1)[0].plot
    let moved = try #require(Self.box(film, 1.5))
    #expect(abs(moved.minX - (old.minX + 0.05 * old.width)) < 1e-6)
    // What keeps its value goes with the axis alone.
    let (first, still) = (Self.box(film, 1, item: 1), Self.box(film, 1.5, item: 1))
    #expect(abs((first?.minX ?? 0) - (still?.minX ?? 1)) < 1e-6)
    let (last, new) = (try #require(Self.box(film, 2)), film.layouts(at: 2)[0].plot)
    #expect(abs(last.minX - (new.minX + 0.5 * new.width)) < 1e-6)
  }

  @Test("a stage without length at the end is over at the end", arguments: [0.3, 0.7, 1.1])
  func lastInstant(begin: Double) throws {
    let film = try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 300, "height": 300, "fps": 20, "duration": 5},
         "data": {"values": [{"k": "a", "v": 1}, {"k": "b", "v": 2}]}, "mark": "bar",
         "encoding": {"x": {"field": "k", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"}},
         "states": [{"name": "end", "data": {"values": [{"k": "a", "v": 2}, {"k": "b", "v": 1}]}}],
         "timeline": [{"transition": "end", "name": "way", "begin": \#(begin), "duration": 2, "stages": {"move": [1, 1]}}]}
        """#)
    let end = try #require(film.moments.first?.end)
    #expect(film.displayList(at: end) == film.displayList(at: 5))
    #expect(film.displayList(at: end) != film.displayList(at: begin))
  }
}
