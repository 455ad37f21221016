import Charts
import Syntax
import Testing

/// What is wrong with transitions and periods only once the chart is known.
struct StateFaultTests {
  private static func message(_ timeline: String, states: Bool = true, time: String = "") -> String
  {
    do {
      _ = try SceneFilms.film(
        text: #"""
          {"data": {"values": [{"a": "A", "b": 1}]}, "mark": "bar", "name": "chart",
           "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}\#(time)},
           \#(states ? #""states": [{"name": "area", "mark": "area"}, {"name": "dots", "mark": "point"}],"# : "")
           "timeline": [\#(timeline)]}
          """#)
      return ""
    } catch let error as DiagnosticError {
      return error.diagnostics.first?.message ?? ""
    } catch {
      return "\(error)"
    }
  }

  @Test("an unknown state is named with the nearest one")
  func unknown() {
    #expect(
      Self.message(#"{"transition": "arae"}"#) == "unknown state \"arae\"; did you mean \"area\"?")
    #expect(
      Self.message(#"{"transition": "area"}"#, states: false)
        == "no view has \"states\", so there is no transition to \"area\"")
  }

  @Test("transitions of a view follow one another")
  func overlap() {
    let first = #"{"transition": "area", "duration": 1}"#
    #expect(
      Self.message(first + #", {"transition": "dots", "begin": "withPrevious"}"#)
        == "a transition begins before the one above it has ended")
    #expect(Self.message(first + #", {"transition": "dots"}"#).isEmpty)
  }

  @Test("a target is looked up in the state that the transitions above have led to")
  func targets() {
    let way = #"{"transition": "dots"}"#
    #expect(Self.message(way + #", {"target": "points", "preset": "pop"}"#).isEmpty)
    #expect(!Self.message(#"{"target": "points", "preset": "pop"}, "# + way).isEmpty)
  }

  @Test("a view with states has no window to move")
  func window() {
    #expect(
      Self.message(#"{"target": "chart", "property": "zoom", "from": 1, "to": 2}"#)
        == "a view with \"states\" or \"encoding.time\" has no window to move")
  }

  @Test("a field of time that is not there is named")
  func time() {
    #expect(
      Self.message("", states: false, time: #", "time": {"field": "yaer"}"#)
        .hasPrefix("no field `yaer`"))
    #expect(
      Self.message(
        #"{"target": "chart", "preset": "play"}"#, states: false
      ) == "the preset \"play\" finds nothing to move in its target")
  }
}

/// Errors of a state that only its chart brings out.
struct StatePlaceTests {
  @Test(
    "an error in a state has a place",
    arguments: [
      #""data": null"#, #""encoding": {"y": {"field": "w"}}"#,
      #""mark": "arc", "encoding": {"theta": {"field": "w", "type": "quantitative"}}"#,
      #""transform": [{"filter": "datum.("}]"#,
      #""encoding": {"y": {"scale": {"type": "log"}}}, "data": {"values": [{"a": "A", "b": -1}]}"#,
    ])
  func place(state: String) throws {
    let error = #expect(throws: DiagnosticError.self) {
      _ = try SceneFilms.film(
        text: #"""
          {"data": {"values": [{"a": "A", "b": 1}]}, "mark": "bar",
           "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}},
           "states": [{"name": "s", \#(state)}], "timeline": [{"transition": "s"}]}
          """#)
    }
    let diagnostics = try #require(error?.diagnostics)
    #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { $0.location != nil })
  }
}
