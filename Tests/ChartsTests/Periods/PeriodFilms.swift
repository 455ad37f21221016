import Charts
import Syntax
import Testing

/// A small view with four periods for each mark, and the still chart of any one of them.
enum PeriodFilms {
  struct Form: Sendable, CustomTestStringConvertible {
    let name: String
    let mark: String
    /// The channels, with `MEASURE` and `EXTENT` where the scales of positions by value and by size go.
    let encoding: String
    /// Whether a period shows the ones before it as well.
    var drawsOn = false

    var testDescription: String { name }
  }

  static let count = 4

  private static let color = #""color": {"field": "name", "type": "nominal", "legend": null}"#
  private static let name = #"{"field": "name", "type": "nominal", "axis": null}"#
  private static let value =
    #"{"field": "value", "type": "quantitative", "axis": null, "scale": {MEASURE}}"#
  private static let time =
    #"{"field": "t", "type": "quantitative", "axis": null, "scale": {"domain": [0, 3]}}"#

  static let forms: [Form] = [
    Form(name: "bar", mark: #""bar""#, encoding: "\"x\": \(name), \"y\": \(value), \(color)"),
    Form(
      name: "lying bar", mark: #""bar""#, encoding: "\"y\": \(name), \"x\": \(value), \(color)"),
    Form(
      name: "line over time", mark: #""line""#,
      encoding: "\"x\": \(time), \"y\": \(value), \(color)", drawsOn: true),
    Form(
      name: "curve over time", mark: #"{"type": "line", "interpolate": "monotone"}"#,
      encoding: "\"x\": \(time), \"y\": \(value), \(color)", drawsOn: true),
    Form(
      name: "line over names", mark: #""line""#, encoding: "\"x\": \(name), \"y\": \(value)"),
    Form(
      name: "area over time", mark: #""area""#,
      encoding:
        "\"x\": \(time), \"y\": {\"field\": \"value\", \"type\": \"quantitative\", \"axis\": null, \"stack\": null, \"scale\": {MEASURE}}, \(color)",
      drawsOn: true),
    Form(
      name: "trail over time", mark: #""trail""#,
      encoding:
        "\"x\": \(time), \"y\": \(value), \"size\": {\"field\": \"size\", \"type\": \"quantitative\", \"legend\": null, \"scale\": {\"domain\": [1, 9]}}, \(color)",
      drawsOn: true),
    Form(
      name: "circle", mark: #""circle""#,
      encoding:
        "\"x\": {\"field\": \"size\", \"type\": \"quantitative\", \"axis\": null, \"scale\": {EXTENT}}, \"y\": \(value), \"size\": {\"field\": \"size\", \"type\": \"quantitative\", \"legend\": null, \"scale\": {\"domain\": [1, 9]}}, \(color)"
    ),
    Form(name: "point", mark: #""point""#, encoding: "\"x\": \(name), \"y\": \(value)"),
    Form(name: "square", mark: #""square""#, encoding: "\"x\": \(name), \"y\": \(value)"),
    Form(name: "tick", mark: #""tick""#, encoding: "\"x\": \(value), \"y\": \(name)"),
    Form(name: "rule", mark: #""rule""#, encoding: "\"x\": \(name), \"y\": \(value)"),
    Form(
      name: "rect", mark: #""rect""#,
      encoding:
        "\"x\": \(name), \"color\": {\"field\": \"value\", \"type\": \"quantitative\", \"legend\": null, \"scale\": {\"domain\": [0, 60]}}"
    ),
    Form(
      name: "arc", mark: #"{"type": "arc", "innerRadius": 30}"#,
      encoding: "\"theta\": {\"field\": \"value\", \"type\": \"quantitative\"}, \(color)"),
    Form(
      name: "text", mark: #"{"type": "text", "baseline": "top", "dy": 2}"#,
      encoding:
        "\"x\": \(name), \"y\": \(value), \"text\": {\"field\": \"value\", \"type\": \"quantitative\", \"format\": \".0f\"}"
    ),
  ]

  static func values(_ period: Int) -> [(name: String, value: Double, size: Double)] {
    ["A", "B", "C"].enumerated().map { index, name in
      let value = 10 + Double((index * 17 + period * 13) % 29) + Double(period) * 6
      return (name, value, 1 + Double((index * 5 + period * 3) % 9))
    }
  }

  private static var rows: String {
    (0..<count).flatMap { period in
      values(period).map {
        #"{"t": \#(period), "name": "\#($0.name)", "value": \#($0.value), "size": \#($0.size)}"#
      }
    }.joined(separator: ",")
  }

  private static func text(
    _ form: Form, measure: String, extent: String, time: String, rest: String
  ) -> String {
    let encoding = form.encoding.split(separator: "MEASURE", omittingEmptySubsequences: false)
      .joined(separator: measure)
      .split(separator: "EXTENT", omittingEmptySubsequences: false).joined(separator: extent)
    return #"""
      {"canvas": {"width": 300, "height": 200, "fps": 10, "hold": 0},
       "data": {"values": [\#(rows)]}, "name": "view", "mark": \#(form.mark),
       "encoding": {\#(time)"key": {"field": "name"}, \#(encoding)}, \#(rest)}
      """#
  }

  /// One second from period to period.
  static func film(_ form: Form, rescale: Bool) throws -> Film {
    try SceneFilms.film(
      text: text(
        form, measure: "", extent: "",
        time: #""time": {"field": "t", "rescale": \#(rescale), "label": false}, "#,
        rest: #""timeline": [{"target": "view", "preset": "play"}]"#))
  }

  /// One period's rows alone, on the scale that they have in the film.
  static func still(_ form: Form, rescale: Bool, period: Int) throws -> Film {
    // Round ends would jump from period to period.
    let measure = rescale ? #""nice": false"# : #""domain": [0, 55]"#
    let extent = rescale ? #""nice": false"# : #""domain": [0, 9]"#
    let filter = form.drawsOn ? "datum.t <= \(period)" : "datum.t == \(period)"
    return try SceneFilms.film(
      text: text(
        form, measure: measure, extent: extent, time: "",
        rest: #""transform": [{"filter": "\#(filter)"}], "timeline": []"#))
  }
}
