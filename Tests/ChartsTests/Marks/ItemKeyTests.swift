import Charts
import SceneModel
import Syntax
import Testing

/// What items are known by: values, not the words that they make together.
struct ItemKeyTests {
  @Test("keys are equal where their values are")
  func equality() {
    let whole = ItemKey(["Korea, South"])
    let pair = ItemKey(["Korea", "South"])
    #expect(whole != pair)
    #expect(whole.text == pair.text)
    #expect(whole == "Korea, South")
    #expect(whole.parts == ["Korea, South"] && pair.parts == ["Korea", "South"])
    #expect(ItemKey(["", ", ", ""]).parts == ["", ", ", ""])
    #expect(ItemKey(["Ü, ß", "日本"]).parts == ["Ü, ß", "日本"])
    #expect(ItemKey(["a, b", "c"]) != ItemKey(["a", "b, c"]))
    #expect(ItemKey(["a", "b"]) < ItemKey(["a", "c"]))
  }

  private static func film(_ rows: String, _ rest: String, color: Bool = false) throws -> Film {
    try SceneFilms.film(
      text: #"""
        {"data": {"values": [\#(rows)]}, "mark": "bar", "name": "chart",
         "encoding": {"x": {"field": "n", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"}
          \#(color ? #", "color": {"field": "c", "type": "nominal"}"# : "")},
         \#(rest)}
        """#)
  }

  private static let countries =
    #"{"n": "Korea", "v": 1}, {"n": "South", "v": 2}, {"n": "Korea, South", "v": 3}"#

  @Test(
    "a target's key is the whole key or one of its values",
    arguments: [("Korea", 0), ("South", 1), ("Korea, South", 2)])
  func targets(key: String, place: Int) throws {
    let film = try Self.film(
      Self.countries,
      #""timeline": [{"target": "bars['\#(key)']", "preset": "pop", "duration": 1}]"#)
    let targets = Set(
      (Facts(film, at: 0).node["timeline"]?.array ?? []).compactMap { $0["target"]?.string })
    #expect(targets == ["chart[\(place)]"])
  }

  @Test("a name with a comma is no part of another on the way to another state")
  func states() throws {
    let film = try Self.film(
      #"{"n": "Korea", "v": 3}"#,
      #"""
      "states": [{"name": "s", "data": {"values": [{"n": "Korea, South", "v": 1}, {"n": "Korea, North", "v": 2}]}}],
      "timeline": [{"transition": "s", "duration": 1}]
      """#)
    let way = try #require(
      Facts(film, at: 0).view?["transitions"]?.array?.first)
    #expect(way.number("leaving") == 1)
    #expect(way.number("moving") == 0)
    #expect(way.number("entering") == 2)
  }

  @Test("parts of a key still come out of the whole")
  func parts() throws {
    let film = try Self.film(
      #"{"n": "A", "c": "u", "v": 3}"#,
      #"""
      "states": [{"name": "s", "data": {"values": [{"n": "A", "c": "u", "v": 1}, {"n": "A", "c": "w", "v": 2}]},
        "encoding": {"color": {"field": "c", "type": "nominal"}}}],
      "timeline": [{"transition": "s", "duration": 1}]
      """#)
    let way = try #require(Facts(film, at: 0).view?["transitions"]?.array?.first)
    #expect(way.number("moving") == 2)
  }

  @Test("a category of the name 0 is no sum of others")
  func zero() throws {
    let film = try Self.film(
      #"{"n": "0", "v": 3}"#,
      #"""
      "states": [{"name": "s", "data": {"values": [{"n": "1", "v": 1}, {"n": "2", "v": 2}]}}],
      "timeline": [{"transition": "s", "duration": 1}]
      """#)
    let way = try #require(Facts(film, at: 0).view?["transitions"]?.array?.first)
    #expect(way.number("moving") == 0)
  }
}

/// How a pie opens.
struct SweepHandTests {
  @Test(
    "a pie opens from where it begins, the way it runs, and no slice shows before the one before it",
    arguments: [
      "", #""scale": {"range": [1.5707963, 7.8539816]}"#, #""scale": {"range": [0, -6.2831853]}"#,
      #""scale": {"reverse": true}"#,
      #""scale": {"range": [-1.5707963, 1.5707963]}"#, #""scale": {"range": [6.2831853, 0]}"#,
      #""scale": {"range": [-3.1415927, 3.1415927]}"#, #""scale": {"range": [1, 3]}"#,
      #""scale": {"range": [3, 1]}"#, #""scale": {"range": [-1, -4]}"#,
      #""scale": {"range": [9, 12]}"#,
    ])
  func opening(scale: String) throws {
    let film = try SceneFilms.film(
      text: #"""
        {"data": {"values": [{"n": "a", "v": 1}, {"n": "b", "v": 2}, {"n": "c", "v": 3}]}, "mark": "arc",
         "encoding": {"theta": {"field": "v", "type": "quantitative"\#(scale.isEmpty ? "" : ", " + scale)},
                      "color": {"field": "n", "type": "nominal"}},
         "timeline": [{"target": "arcs", "preset": "sweep", "duration": 1, "easing": "linear"}]}
        """#)
    func slices(_ seconds: Double) -> [(start: Double, end: Double)] {
      Facts(film, at: seconds).items("arc").map {
        ($0.number("startAngle"), $0.number("endAngle"))
      }
    }
    let whole = slices(2)
    let length = whole.map { abs($0.end - $0.start) }.reduce(0, +)
    for step in 1...9 {
      let fraction = Double(step) / 10
      let shown = slices(fraction)
      let open = zip(shown, whole).map { abs($0.end - $0.start) / abs($1.end - $1.start) }
      // In the order of the slices each is whole before the next one begins.
      let ends = zip(open, whole).sorted {
        abs($0.1.start - whole[0].start) < abs($1.1.start - whole[0].start)
      }.map(\.0)
      for (a, b) in zip(ends, ends.dropFirst()) { #expect(b < 1e-6 || a > 1 - 1e-6, "\(open)") }
      let total = shown.map { abs($0.end - $0.start) }.reduce(0, +)
      #expect(abs(total - fraction * length) < 1e-5, "\(total) of \(length) at \(fraction)")
      for (now, end) in zip(shown, whole) where abs(now.end - now.start) > 1e-9 {
        #expect(abs(now.start - end.start) < 1e-9, "a slice flies")
      }
    }
  }
}
