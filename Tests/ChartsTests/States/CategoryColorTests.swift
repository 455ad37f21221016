import Charts
import Drawing
import SceneModel
import Testing

/// A category has one colour through all states of a view.
struct CategoryColorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The categories of each state, the first being the view as it begins.
    let states: [String]
    var scale = ""
    var mark = "bar"
  }

  static let cases: [Case] = [
    Case(testDescription: "one leaves", states: ["abc", "bc"]),
    Case(testDescription: "one leaves and comes back", states: ["abc", "c", "abc"]),
    Case(testDescription: "others come before it", states: ["c", "abc"]),
    Case(testDescription: "all change", states: ["ab", "cd", "ac"]),
    Case(
      testDescription: "a scheme", states: ["abcd", "bd"], scale: #", "scale": {"scheme": "dark2"}"#
    ),
    Case(
      testDescription: "a range", states: ["abc", "bc"],
      scale: #", "scale": {"range": ["red", "green", "blue"]}"#),
    Case(testDescription: "points", states: ["abc", "bc"], mark: "point"),
    Case(testDescription: "slices", states: ["abc", "bc"], mark: "arc"),
    Case(testDescription: "lines", states: ["abc", "bc"], mark: "line"),
    Case(
      testDescription: "a domain of the scene", states: ["abc", "bc"],
      scale: #", "scale": {"domain": ["c", "b", "a"]}"#),
  ]

  private static func rows(_ names: String) -> String {
    names.flatMap { name in
      [1, 2].map {
        #"{"c": "\#(name)", "x": \#($0), "v": \#(Int(name.asciiValue ?? 0) - 90 + $0)}"#
      }
    }.joined(separator: ", ")
  }

  @Test("a category keeps its colour from state to state", arguments: cases)
  func colors(item: Case) throws {
    let states = item.states.dropFirst().enumerated().map { index, names in
      #"{"name": "s\#(index)", "data": {"values": [\#(Self.rows(names))]}}"#
    }
    let steps = item.states.dropFirst().indices.map {
      #"{"transition": "s\#($0 - 1)", "duration": 1}"#
    }
    let positions =
      item.mark == "arc"
      ? #""theta": {"field": "v", "type": "quantitative"}"#
      : #""x": {"field": "x", "type": "quantitative"}, "y": {"field": "v", "type": "quantitative"}"#
    let film = try SceneFilms.film(
      text: #"""
        {"data": {"values": [\#(Self.rows(item.states[0]))]}, "mark": "\#(item.mark)",
         "encoding": {\#(positions), "color": {"field": "c", "type": "nominal"\#(item.scale)},
                      "key": {"field": "c"}},
         "states": [\#(states.joined(separator: ", "))],
         "timeline": [\#(steps.joined(separator: ", "))]}
        """#)
    var colors: [String: Paint] = [:]
    for place in item.states.indices {
      let view = film.layouts(at: Double(place))[0]
      var shown: Set<String> = []
      for group in view.marks where group.kind != .text {
        for mark in group.items {
          let name = String((group.kind == .line ? group.key : mark.key).text.prefix(1))
          let paint = try #require(
            group.kind == .line ? mark.style.stroke : mark.style.fill ?? mark.style.stroke)
          shown.insert(name)
          #expect(colors[name] == nil || colors[name] == paint, "\(name) in state \(place)")
          colors[name] = paint
        }
      }
      #expect(shown == Set(item.states[place].map(String.init)))
    }
    #expect(Set(colors.values).count == colors.count, "two categories have one colour")
  }
}
