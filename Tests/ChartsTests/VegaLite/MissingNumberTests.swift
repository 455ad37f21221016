import Syntax
import Testing

/// What becomes of rows that a continuous scale cannot show.
struct MissingNumberTests {
  private func view(_ mark: String, config: String = "{}") throws -> InspectedView {
    try InspectedView(
      """
      {data: {values: [{x: 1, k: "a", v: 1}, {x: 2, k: "b", v: null}, {x: 3, k: "c", v: 3}]},
        mark: \(mark), config: \(config),
        encoding: {x: {field: "x", type: "quantitative"}, y: {field: "v", type: "quantitative"}}}
      """)
  }

  @Test func pointsAreLeftOut() throws {
    #expect(try view(#""point""#).items.count == 2)
  }

  @Test func linesBreakAndKeepTheVertex() throws {
    let line = try view(#""line""#)
    #expect(line.items.map { $0["defined"]?.boolean ?? true } == [true, false, true])
  }

  @Test func filteredLinesCloseUp() throws {
    #expect(try view(#"{type: "line", invalid: "filter"}"#).items.count == 2)
  }

  @Test func shownOnesCountAsZero() throws {
    let shown = try view(#""point""#, config: "{mark: {invalid: \"show\"}}")
    #expect(shown.fractions("y").map { $0 } == [0.667, 1, 0])
  }

  @Test func aLineRunsAlongItsDimensionWhateverTheRowsOrder() throws {
    let view = try InspectedView(
      """
      {data: {values: [{k: "c", v: 1}, {k: "a", v: 2}, {k: "b", v: 3}]}, mark: "line",
        encoding: {x: {field: "k", type: "nominal"}, y: {field: "v", type: "quantitative"}}}
      """)
    #expect(view.fractions("x") == [0.167, 0.5, 0.833])
  }

  /// Encodings of one field, with the ends of its axis as Vega has them; the variance of one row is no number.
  private static let channels: [(x: String, y: String, side: String, ends: [String])] = [
    ("variance", "plain", "left", ["0", "60"]),
    // No row is left, and the axis is one over nothing.
    ("plain", "variance", "bottom", ["0.00", "1.00"]),
    ("plain", "count", "bottom", ["0", "60"]),
  ]

  @Test("the last channel of a field says what of it is missing", arguments: channels.indices)
  func theLastChannelOfAFieldSaysWhatIsMissing(index: Int) throws {
    let trial = Self.channels[index]
    func channel(_ word: String) -> String {
      let aggregate = word == "plain" ? "" : "aggregate: \"\(word)\", "
      return "{\(aggregate)field: \"q\", type: \"quantitative\"}"
    }
    let view = try InspectedView(
      """
      {data: {values: [{q: 50}, {q: 60}, {q: null}]}, mark: "point",
        encoding: {x: \(channel(trial.x)), y: \(channel(trial.y))}}
      """)
    let labels = view.labels(trial.side)
    #expect([labels.first, labels.last].compactMap(\.self) == trial.ends)
  }

  @Test func anAbsentFieldIsNotNullToAStrictComparison() throws {
    let view = try InspectedView(
      """
      {data: {values: [{v: 1}]}, mark: "point", encoding: {x: {field: "v", type: "quantitative"},
        color: {condition: {test: "datum.other === null", value: "red"}, value: "blue"}}}
      """)
    #expect(view.texts("stroke") == ["blue"])
  }
}

/// Where a channel of places shows a missing number, by `config.scale.invalid`.
struct InvalidPlaceTests {
  private func view(_ mark: String, _ invalid: String, encoding: String = "") throws
    -> InspectedView
  {
    try InspectedView(
      """
      {data: {values: [{x: 1, v: 1}, {x: 2, v: null}, {x: 3, v: 3}]},
        mark: \(mark), config: {scale: {invalid: \(invalid)}},
        encoding: {x: {field: "x", type: "quantitative"}, y: {field: "v", type: "quantitative"\(encoding)}}}
      """)
  }

  @Test(arguments: ["point", "line", "trail", "text"])
  func aPlaceIsFromTheEdgeOfThePlot(mark: String) throws {
    let view = try view("{type: \"\(mark)\", text: \"t\"}", "{y: {value: 0}}")
    #expect(view.items.count == 3)
    #expect(view.items.allSatisfy { $0["defined"]?.boolean ?? true })
    #expect(view.fractions("y") == [0.667, 0, 0])
  }

  @Test(arguments: [
    ("", [0.667, 1, 0]), (", scale: {domain: [1, 3]}", [1, 1, 0]),
    (", scale: {domain: [-3, 3]}", [0.333, 0.5, 0]),
  ]) func zeroGivesWayToTheLeastValueWhereTheDomainLeavesItOut(
    encoding: String, places: [Double]
  ) throws {
    let shown = try view("\"point\"", "{y: \"zero-or-min\"}", encoding: encoding)
    #expect(shown.fractions("y") == places)
  }

  @Test func aStackCountsItAsNothing() throws {
    let bars = try view("\"bar\"", "{y: {value: 7}}")
    #expect(bars.items.count == 3)
  }
}
