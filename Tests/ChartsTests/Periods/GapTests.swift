import Charts
import SceneModel
import Testing

/// What a key shows in a period in which the data has nothing of it.
struct GapTests {
  /// Rows, transforms and channels with what each key comes to in each period.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rows: String
    var transforms = ""
    var measure = #"{"field": "v", "type": "quantitative"}"#
    var time = ""
    var channels = ""
    let expected: [[String: Double]]
  }

  private static func row(_ period: String, _ name: String, _ value: String) -> String {
    #"{"p": \#(period), "name": "\#(name)", "v": \#(value)}"#
  }

  /// A in three periods, B in the first and the last.
  private static let long = [
    row("1", "A", "1"), row("2", "A", "2"), row("3", "A", "3"), row("1", "B", "5"),
    row("3", "B", "7"),
  ].joined(separator: ", ")
  private static let between: [[String: Double]] = [
    ["A": 1, "B": 5], ["A": 2, "B": 6], ["A": 3, "B": 7],
  ]
  private static let wide =
    #"{"p": 1, "A": 1, "B": 5}, {"p": 2, "A": 2, "B": null}, {"p": 3, "A": 3, "B": 7}"#
  private static let parts = [
    row("1", "A", "1"), row("2", "A", "2"), row("3", "A", "3"), row("1", "B", "2"),
    row("1", "B", "3"), row("3", "B", "1"), row("3", "B", "2"), row("3", "B", "4"),
  ].joined(separator: ", ")
  private static func uneven(_ first: String, _ middle: String, _ last: String) -> String {
    [
      row(first, "A", "50"), row(middle, "A", "50"), row(last, "A", "50"), row(first, "B", "0"),
      row(last, "B", "100"),
    ].joined(separator: ", ")
  }
  private static func distant(_ value: Double) -> [[String: Double]] {
    [["A": 50, "B": 0], ["A": 50, "B": value], ["A": 50, "B": 100]]
  }

  static let cases: [Case] = [
    Case(testDescription: "plain rows", rows: long, expected: between),
    Case(
      testDescription: "a running total", rows: long,
      transforms:
        #"{"window": [{"op": "sum", "field": "v", "as": "v"}], "groupby": ["name"], "sort": [{"field": "p"}]}"#,
      expected: [["A": 1, "B": 5], ["A": 3, "B": 8.5], ["A": 6, "B": 12]]),
    Case(
      testDescription: "a rank over all rows", rows: long,
      transforms:
        #"{"window": [{"op": "rank", "as": "v"}], "sort": [{"field": "v"}]}"#,
      expected: [["A": 1, "B": 4], ["A": 2, "B": 4.5], ["A": 3, "B": 5]]),
    Case(
      testDescription: "a count of rows", rows: long,
      transforms: #"{"joinaggregate": [{"op": "count", "as": "v"}], "groupby": ["name"]}"#,
      expected: [["A": 3, "B": 2], ["A": 3, "B": 2], ["A": 3, "B": 2]]),
    Case(
      testDescription: "a share of the period", rows: long,
      transforms:
        #"{"joinaggregate": [{"op": "sum", "field": "v", "as": "s"}], "groupby": ["p"]}, {"calculate": "datum.v / datum.s * 60", "as": "v"}"#,
      expected: [["A": 10, "B": 50], ["A": 60, "B": 46], ["A": 18, "B": 42]]),
    Case(
      testDescription: "flattened lists",
      rows:
        #"{"p": 1, "name": ["A", "B"], "v": [1, 5]}, {"p": 2, "name": ["A"], "v": [2]}, {"p": 3, "name": ["A", "B"], "v": [3, 7]}"#,
      transforms: #"{"flatten": ["name", "v"]}"#, expected: between),
    Case(
      testDescription: "a wide table", rows: wide,
      transforms: #"{"fold": ["A", "B"], "as": ["name", "v"]}"#, expected: between),
    Case(
      testDescription: "a wide table without its empty cells", rows: wide,
      transforms: #"{"fold": ["A", "B"], "as": ["name", "v"]}, {"filter": "isValid(datum.v)"}"#,
      expected: between),
    Case(
      testDescription: "sums of several rows", rows: parts,
      transforms:
        #"{"aggregate": [{"op": "sum", "field": "v", "as": "v"}], "groupby": ["p", "name"]}"#,
      expected: between),
    Case(
      testDescription: "a calculated number", rows: long,
      transforms: #"{"calculate": "datum.v * 10", "as": "v"}"#,
      expected: [["A": 10, "B": 50], ["A": 20, "B": 60], ["A": 30, "B": 70]]),
    Case(
      testDescription: "a calculated period", rows: long.replacing("\"p\"", with: "\"q\""),
      transforms: #"{"calculate": "datum.q + 2000", "as": "p"}"#, expected: between),
    Case(
      testDescription: "values that are looked up",
      rows:
        #"{"p": 1, "name": "A", "id": 1}, {"p": 2, "name": "A", "id": 2}, {"p": 3, "name": "A", "id": 3}, {"p": 1, "name": "B", "id": 4}, {"p": 3, "name": "B", "id": 5}"#,
      transforms:
        #"{"lookup": "id", "from": {"data": {"values": [{"i": 1, "v": 1}, {"i": 2, "v": 2}, {"i": 3, "v": 3}, {"i": 4, "v": 5}, {"i": 5, "v": 7}]}, "key": "i", "fields": ["v"]}}"#,
      expected: between),
    Case(
      testDescription: "what a filter drops is not there",
      rows: long + ", " + row("2", "B", "40"), transforms: #"{"filter": "datum.v < 10"}"#,
      expected: [["A": 1, "B": 5], ["A": 2], ["A": 3, "B": 7]]),
    Case(
      testDescription: "what a filter by rank drops is not there",
      rows: long + ", " + row("2", "B", "null"),
      transforms:
        #"{"window": [{"op": "row_number", "as": "r"}], "groupby": ["p"], "sort": [{"field": "v", "order": "descending"}]}, {"filter": "datum.r <= 1"}"#,
      expected: [["B": 5], ["A": 2], ["B": 7]]),
    Case(
      testDescription: "sums by the encoding", rows: parts,
      measure: #"{"field": "v", "type": "quantitative", "aggregate": "sum"}"#, expected: between),
    Case(
      testDescription: "means by the encoding", rows: parts,
      measure: #"{"field": "v", "type": "quantitative", "aggregate": "mean"}"#,
      expected: [
        ["A": 1, "B": 2.5], ["A": 2, "B": (2.5 + 7.0 / 3) / 2], ["A": 3, "B": 7.0 / 3],
      ]),
    Case(
      testDescription: "greatest values by the encoding", rows: parts,
      measure: #"{"field": "v", "type": "quantitative", "aggregate": "max"}"#,
      expected: [["A": 1, "B": 3], ["A": 2, "B": 3.5], ["A": 3, "B": 4]]),
    Case(
      testDescription: "absent where the scene says so", rows: long,
      time: #", "missing": "absent""#, expected: [["A": 1, "B": 5], ["A": 2], ["A": 3, "B": 7]]),
    Case(
      testDescription: "years far apart", rows: uneven("1900", "1910", "2000"),
      time: #", "type": "quantitative""#, expected: distant(10)),
    Case(
      testDescription: "years far apart, without a type", rows: uneven("1900", "1910", "2000"),
      expected: distant(10)),
    Case(
      testDescription: "years far apart as steps", rows: uneven("1900", "1910", "2000"),
      time: #", "type": "ordinal""#, expected: distant(50)),
    Case(
      testDescription: "years far apart as texts",
      rows: uneven("\"1900\"", "\"1910\"", "\"2000\""), time: #", "type": "quantitative""#,
      expected: distant(10)),
    Case(
      testDescription: "days far apart",
      rows: uneven("\"2020-01-01\"", "\"2020-01-11\"", "\"2020-04-10\""),
      time: #", "type": "temporal""#, expected: distant(10)),
    Case(
      testDescription: "years backwards", rows: uneven("2000", "1990", "1900"),
      time: #", "type": "quantitative", "sort": "descending""#, expected: distant(10)),
    Case(
      testDescription: "a key that repeats leaves the others alone",
      rows: long + ", " + row("1", "C", "1") + ", " + row("1", "C", "2"),
      expected: [
        ["A": 1, "B": 5, "C": 1, "C #2": 2], ["A": 2, "B": 6], ["A": 3, "B": 7],
      ]),
  ]

  @Test("values between two periods are found for what the transforms make", arguments: cases)
  func values(item: Case) throws {
    let film = try Self.film(item)
    for (period, expected) in item.expected.enumerated() {
      var found: [String: Double] = [:]
      for group in film.layouts(at: Double(period))[0].marks where group.kind == .bar {
        for item in group.items { found[item.key.text] = item.magnitude }
      }
      #expect(Set(found.keys) == Set(expected.keys), "period \(period)")
      for (key, value) in expected {
        let shown = try #require(found[key], "\(key) in period \(period)")
        #expect(abs(shown - value) < 1e-9, "\(key) is \(shown) in period \(period), not \(value)")
      }
    }
  }

  private static func film(_ item: Case, mark: String = #""bar""#) throws -> Film {
    try SceneFilms.film(
      text: #"""
        {"name": "view", "data": {"values": [\#(item.rows)]}, "transform": [\#(item.transforms)],
         "mark": \#(mark),
         "encoding": {"x": {"field": "name", "type": "nominal"}, "y": \#(item.measure)\#(item.channels),
                      "time": {"field": "p"\#(item.time)}, "key": {"field": "name"}},
         "timeline": [{"target": "view", "preset": "play", "easing": "linear"}]}
        """#)
  }

  @Test("a label that is calculated says the value between")
  func labels() throws {
    let film = try Self.film(
      Case(
        testDescription: "", rows: Self.long,
        transforms: #"{"calculate": "format(datum.v, '.1f') + ' t'", "as": "label"}"#,
        channels: #", "text": {"field": "label"}"#, expected: []), mark: #""text""#)
    var words: [String: [String]] = [:]
    for group in film.layouts(at: 1)[0].marks where group.kind == .text {
      for item in group.items {
        if case .text(let text) = item.geometry { words[item.key.text] = text.lines }
      }
    }
    #expect(words["B"] == ["6.0 t"])
    #expect(words["A"] == ["2.0 t"])
  }
}
