import Charts
import Foundation
import Syntax
import Testing

/// Small views with two states, for every pair of marks that turn into one another.
enum TransitionFilms {
  /// A mark with the channels that it shows the rows by.
  struct Form: Sendable, CustomTestStringConvertible {
    let name: String
    let mark: String
    let encoding: String

    var testDescription: String { name }
  }

  private static let color = #""color": {"field": "part", "type": "nominal"}"#

  static let forms: [Form] = [
    Form(
      name: "upright bars", mark: #""bar""#,
      encoding: #"""
        "x": {"field": "name", "type": "nominal"}, "y": {"field": "value", "type": "quantitative"},
        """# + color),
    Form(
      name: "lying bars", mark: #"{"type": "bar", "cornerRadiusEnd": 4}"#,
      encoding: #"""
        "y": {"field": "name", "type": "nominal"}, "x": {"field": "value", "type": "quantitative"},
        """# + color),
    Form(
      name: "grouped bars", mark: #""bar""#,
      encoding: #"""
        "x": {"field": "name", "type": "nominal"}, "xOffset": {"field": "part", "type": "nominal"},
        "y": {"field": "value", "type": "quantitative", "stack": null},
        """# + color),
    Form(
      name: "shares", mark: #""bar""#,
      encoding: #"""
        "x": {"field": "name", "type": "nominal"},
        "y": {"field": "value", "type": "quantitative", "stack": "normalize"},
        """# + color),
    Form(
      name: "sums", mark: #""bar""#,
      encoding: #"""
        "x": {"field": "name", "type": "nominal"},
        "y": {"field": "value", "type": "quantitative", "aggregate": "sum"}
        """#),
    Form(
      name: "slices", mark: #"{"type": "arc", "innerRadius": 30}"#,
      encoding: #"""
        "theta": {"field": "value", "type": "quantitative"},
        "detail": {"field": "name", "type": "nominal"},
        """# + color),
    Form(
      name: "points", mark: #"{"type": "point", "shape": "diamond", "filled": true}"#,
      encoding: #"""
        "x": {"field": "value", "type": "quantitative"}, "y": {"field": "name", "type": "nominal"},
        """# + color),
    Form(
      name: "cells", mark: #""rect""#,
      encoding: #"""
        "x": {"field": "name", "type": "nominal"}, "y": {"field": "part", "type": "nominal"},
        "color": {"field": "value", "type": "quantitative"}
        """#),
    Form(
      name: "lines", mark: #""line""#,
      encoding: #"""
        "x": {"field": "name", "type": "nominal"}, "y": {"field": "value", "type": "quantitative"},
        """# + color),
    Form(
      name: "areas", mark: #""area""#,
      encoding: #"""
        "x": {"field": "name", "type": "nominal"}, "y": {"field": "value", "type": "quantitative"},
        """# + color),
    Form(
      name: "words", mark: #""text""#,
      encoding: #"""
        "x": {"field": "name", "type": "nominal"}, "y": {"field": "value", "type": "quantitative"},
        "text": {"field": "value"},
        """# + color),
  ]

  private static let rows = #"""
    "data": {"values": [
      {"name": "A", "part": "p", "value": 4}, {"name": "A", "part": "q", "value": 7},
      {"name": "B", "part": "p", "value": 9}, {"name": "B", "part": "q", "value": 2},
      {"name": "C", "part": "p", "value": 5}, {"name": "C", "part": "q", "value": 6}
    ]}
    """#

  /// The scene of one form alone.
  static func still(_ form: Form) throws -> Film {
    try SceneFilms.film(
      text: #"{"canvas": {"width": 400, "height": 260, "duration": 1}, \#(rows), "#
        + #""mark": \#(form.mark), "encoding": {\#(form.encoding)}, "timeline": []}"#)
  }

  /// From one form to another and on its way for a second, beginning after half a second.
  static func film(_ from: Form, _ to: Form) throws -> Film {
    let channels = ["x", "y", "xOffset", "theta", "detail", "text", "color"]
    // Each channel is said anew: first all of them go, then the new ones come.
    let all = channels.filter { from.encoding.contains("\"\($0)\":") }
    let nothing = all.map { "\"\($0)\": null" }.joined(separator: ", ")
    return try SceneFilms.film(
      text: #"{"canvas": {"width": 400, "height": 260, "fps": 20, "duration": 2}, \#(rows), "#
        + #""mark": \#(from.mark), "encoding": {\#(from.encoding)}, "#
        + #""states": [{"name": "between", "encoding": {\#(nothing)}}, "#
        + #"{"name": "end", "mark": \#(to.mark), "encoding": {\#(to.encoding)}}], "#
        + #""timeline": [{"transition": "end", "begin": 0.5, "duration": 1}]}"#)
  }
}
