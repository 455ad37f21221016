import Charts
import Drawing
import Foundation
import Syntax
import Testing

/// The stages of a transition, their curves, and how marks come and go.
struct StageTests {
  /// Four points whose x domain doubles while one of them moves; `rest` belongs to the transition.
  private static func points(_ rest: String, states: String? = nil) throws -> Film {
    let given =
      states
      ?? #"{"name": "wide", "data": {"values": [{"k": "a", "x": 2, "y": 1}, {"k": "b", "x": 4, "y": 2}, {"k": "c", "x": 20, "y": 3}]}}"#
    return try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 400, "height": 300, "fps": 20, "duration": 4},
         "data": {"values": [{"k": "a", "x": 2, "y": 1}, {"k": "b", "x": 4, "y": 2}, {"k": "c", "x": 10, "y": 3}]},
         "mark": {"type": "circle", "size": 100},
         "encoding": {"key": {"field": "k"}, "x": {"field": "x", "type": "quantitative", "scale": {"nice": false}},
           "y": {"field": "y", "type": "quantitative"}},
         "states": [\#(given)],
         "timeline": [{"transition": "wide", "begin": 1, \#(rest)}]}
        """#)
  }

  private static func x(_ film: Film, _ key: String, _ seconds: Double) -> Double {
    Facts(film, at: seconds).items("circle").first { $0["key"]?.string == key }?.number("x") ?? .nan
  }

  @Test("axes rescale before marks move: on the way old data stands under the new scale")
  func rescale() throws {
    let film = try Self.points(#""duration": 1, "stages": {"rescale": [0, 0.5], "move": [0.5, 1]}"#)
    let (start, end) = (Facts(film, at: 1).plot, Facts(film, at: 2).plot)
    #expect(start == end)
    let middle = 1.5
    // "a" and "b" keep their values, so that they have arrived; "c" is at 10 of 20.
    #expect(abs(Self.x(film, "a", middle) - Self.x(film, "a", 2)) < 1e-6)
    #expect(abs(Self.x(film, "b", middle) - Self.x(film, "b", 2)) < 1e-6)
    #expect(abs(Self.x(film, "c", middle) - (start[0] + start[2] / 2)) < 1e-6)
    #expect(abs(Self.x(film, "c", 2) - (start[0] + start[2])) < 1e-6)
    // Without a stage of its own the domain changes while marks move: the last stays at the end.
    let together = try Self.points(#""duration": 1"#)
    #expect(abs(Self.x(together, "c", middle) - (start[0] + start[2])) < 1e-6)
  }

  @Test("a stage has its own curve, and may be timed in seconds")
  func curves() throws {
    let film = try Self.points(
      #""easing": "linear", "stages": {"move": {"seconds": [0.5, 1.5], "easing": "easeInQuad"}}"#)
    let (start, end) = (Self.x(film, "a", 1.4), Self.x(film, "a", 3))
    #expect(Self.x(film, "a", 1.5) == start)
    #expect(abs(Self.x(film, "a", 2) - (start + (end - start) / 4)) < 1e-6)
    #expect(abs(Self.x(film, "a", 2.5) - end) < 1e-6)
    let facts = Facts(film, at: 0)
    let plan = try #require(facts.view?["transitions"]?.array?.first)
    #expect(plan["stages"]?["moveX"]?.array?.compactMap(\.number) == [1.5, 2.5])
    #expect(plan["from"]?.string == "initial" && plan["to"]?.string == "wide")
    #expect(plan.number("moving") == 3)
  }

  @Test("a spring overshoots, settles in its own time, and is stretched to a duration")
  func spring() throws {
    let spring = #""spring": {"response": 0.3, "dampingFraction": 0.4}"#
    for film in [try Self.points(spring), try Self.points(spring + #", "duration": 2.5"#)] {
      let (start, end) = (Self.x(film, "a", 1), Self.x(film, "a", 4))
      let ways = (0...300).map { (Self.x(film, "a", 1 + Double($0) / 100) - start) / (end - start) }
      #expect(ways.max() ?? 0 > 1.1)
      #expect(ways.last == 1)
      // It has settled where its rows end.
      let row = try #require(Facts(film, at: 0).rows("view.transitions[0].moveX", "value").first)
      #expect(abs(Self.x(film, "a", row.number("end") - 0.001) - end) < 0.5)
    }
    let stretched = try Self.points(spring + #", "duration": 2.5"#)
    #expect(
      Facts(stretched, at: 0).rows("view.transitions[0].moveX", "value").first?.number("end") == 3.5
    )
  }

  @Test("with a spring no size falls below 0")
  func springSizes() throws {
    let film = try Self.points(
      #""spring": {"response": 0.3, "dampingFraction": 0.2}"#,
      states: #"{"name": "wide", "mark": {"size": 1}}"#)
    for step in 0...60 {
      for item in Facts(film, at: 1 + Double(step) / 20).items("circle") {
        #expect(item.number("size") >= 0)
      }
    }
  }

  @Test("marks set out in the order that is asked for", arguments: ["x", "index", "random"])
  func stagger(order: String) throws {
    let film = try Self.points(
      #""duration": 1, "easing": "linear", "stagger": {"total": 0.5, "order": "\#(order)", "seed": 3}"#
    )
    func shares(_ seconds: Double) -> [Double] {
      ["a", "b"].map { key in
        let (start, end) = (Self.x(film, key, 1), Self.x(film, key, 2))
        return (Self.x(film, key, seconds) - start) / (end - start)
      }
    }
    let early = shares(1.3)
    #expect(early[0] != early[1])
    if order != "random" { #expect(early[0] > early[1]) }
    #expect(shares(2) == [1, 1])
    #expect(shares(1) == [0, 0])
  }

  /// The points of the last kind after and before: "d" comes, "c" goes.
  private static let changed =
    #"{"name": "wide", "data": {"values": [{"k": "a", "x": 2, "y": 1}, {"k": "b", "x": 4, "y": 2}, {"k": "d", "x": 10, "y": 2.5}]}}"#

  @Test("what comes and goes does so as it is told", arguments: ["fade", "grow", "rise", "fly"])
  func passages(style: String) throws {
    let film = try Self.points(
      #""duration": 1, "easing": "linear", "enter": "\#(style)", "leave": "\#(style)""#,
      states: Self.changed)
    func item(_ key: String, _ seconds: Double) -> JSONNode? {
      Facts(film, at: seconds).allItems.first { $0["key"]?.string == key }
    }
    let gone = try #require(item("c", 1.1))
    let coming = try #require(item("d", 1.9))
    let (before, after) = (try #require(item("c", 1)), try #require(item("d", 2)))
    let size = after.number("size")
    switch style {
    case "fade":
      #expect(gone.number("size") == size && coming.number("size") == size)
      #expect(gone.number("y") == before.number("y") && coming.number("y") == after.number("y"))
      #expect(gone.number("opacity") < before.number("opacity"))
    case "grow":
      #expect(gone.number("size") < size && coming.number("size") < size)
    case "rise":
      #expect(gone.number("y") < before.number("y") && coming.number("y") > after.number("y"))
      #expect(coming.number("y") < after.number("y") + 16)
    default:
      let plot = Facts(film, at: 1.9).plot
      // "d" is nearest to the right side and "c" to the upper one; at first what comes is beyond its side.
      #expect(coming.number("x") > after.number("x") && gone.number("y") < before.number("y"))
      #expect(coming.number("y") == after.number("y"))
      let first = try #require(item("d", 1.78))
      #expect(first.number("x") > plot[0] + plot[2])
    }
    #expect(item("c", 2) == nil && item("d", 1) == nil)
  }

  @Test("what leaves makes room first, and what is new comes last")
  func order() throws {
    let film = try Self.points(#""duration": 1"#, states: Self.changed)
    let plan = try #require(Facts(film, at: 0).view?["transitions"]?.array?.first?["stages"])
    func span(_ name: String) -> [Double] { plan[name]?.array?.compactMap(\.number) ?? [] }
    #expect(span("leave")[0] == 1 && span("leave")[1] < span("moveX")[1])
    #expect(span("moveX")[0] > 1 && span("moveX")[0] <= span("leave")[1])
    #expect(span("enter")[0] > span("leave")[1] && span("enter")[1] == 2)
    #expect(span("moveX")[1] < 2)
  }

  @Test("what is selected when a transition begins eases out, and what will be selected eases in")
  func selection() throws {
    let film = try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 400, "height": 300, "fps": 60, "duration": 5}, "name": "v",
         "data": {"values": [{"k": "a", "x": 2}, {"k": "b", "x": 4}]},
         "mark": {"type": "bar", "emphasis": {"scale": 1.5, "dim": 0.2}},
         "encoding": {"x": {"field": "k", "type": "nominal"}, "y": {"field": "x", "type": "quantitative"}},
         "states": [{"name": "next", "encoding": {"y": {"scale": {"domain": [0, 8]}}}}],
         "timeline": [
           {"target": "v['a']", "property": "selection", "from": 0, "to": 1, "begin": 0, "duration": 0.5},
           {"transition": "next", "begin": 1, "duration": 1},
           {"transition": "initial", "begin": 3, "duration": 1}]}
        """#)
    func opacity(_ seconds: Double) -> Double {
      Facts(film, at: seconds).items("bar").first { $0["key"]?.string == "b" }?.number("opacity")
        ?? .nan
    }
    func scale(_ seconds: Double) -> Double {
      Facts(film, at: seconds).items("bar").first { $0["key"]?.string == "a" }?.number("scale")
        ?? .nan
    }
    #expect(abs(opacity(0.9) - 0.2) < 1e-9 && abs(scale(0.9) - 1.5) < 1e-9)
    #expect(opacity(2.5) == 1 && scale(2.5) == 1)
    #expect(abs(opacity(4.5) - 0.2) < 1e-9 && abs(scale(4.5) - 1.5) < 1e-9)
    for step in 0...240 {
      let seconds = 0.9 + Double(step) / 60
      #expect(abs(opacity(seconds + 1.0 / 60) - opacity(seconds)) < 0.1, "at \(seconds)")
      #expect(abs(scale(seconds + 1.0 / 60) - scale(seconds)) < 0.06, "at \(seconds)")
    }
  }
}
