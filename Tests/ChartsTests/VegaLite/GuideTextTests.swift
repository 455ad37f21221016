import Syntax
import Testing

/// Titles and labels of axes and legends.
struct GuideTextTests {
  private let data = #"data: {values: [{a: 1, b: 2, c: "k"}, {a: 3, b: 5, c: "l"}]}"#

  private func title(_ layers: String) throws -> String? {
    try InspectedView("{\(data), layer: [\(layers)]}").title("left")
  }

  @Test func titlesThatGoWithoutSayingJoinOnce() throws {
    #expect(
      try title(
        """
        {mark: "point", encoding: {y: {field: "a", type: "quantitative"}}},
        {mark: "point", encoding: {y: {field: "b", type: "quantitative"}}},
        {mark: "point", encoding: {y: {field: "a", type: "quantitative"}}}
        """) == "a, b")
  }

  @Test func aTitleThatIsSaidComesBeforeTheOthers() throws {
    #expect(
      try title(
        """
        {mark: "point", encoding: {y: {field: "a", type: "quantitative"}}},
        {mark: "point", encoding: {y: {field: "b", type: "quantitative", title: "B"}}}
        """) == "B")
    #expect(
      try title(
        """
        {mark: "point", encoding: {y: {field: "a", type: "quantitative", axis: {title: "A"}}}},
        {mark: "point", encoding: {y: {field: "b", type: "quantitative", title: "B"}}}
        """) == "A, B")
  }

  @Test func theOtherEndOfAnIntervalIsNamedOnlyWhereNothingIsSaid() throws {
    func view(_ title: String) throws -> InspectedView {
      try InspectedView(
        """
        {\(data), mark: "bar", encoding: {x: {field: "c", type: "nominal"},
          y: {field: "a", type: "quantitative"\(title)}, y2: {field: "b"}}}
        """)
    }
    #expect(try view("").title("left") == "a, b")
    #expect(try view(#", title: "Range""#).title("left") == "Range")
    #expect(try view(", title: null").title("left") == nil)
  }

  @Test func aConfigurationCanTakeAllTitlesAway() throws {
    let view = try InspectedView(
      """
      {\(data), mark: "point", encoding: {y: {field: "a", type: "quantitative"}},
        config: {axis: {title: null}}}
      """)
    #expect(view.title("left") == nil)
  }

  @Test func theFirstLayerThatSpeaksOfAnAxisCanSwitchItOff() throws {
    let view = try InspectedView(
      """
      {\(data), layer: [
        {mark: "point", encoding: {y: {field: "a", type: "quantitative", axis: null}}},
        {mark: "line", encoding: {y: {field: "b", type: "quantitative"}}}]}
      """)
    #expect(view.labels("left").isEmpty)
  }

  @Test(arguments: [
    ("year", "2001"), ("yearmonth", "Jan 2001"), ("month", "Jan"), ("yearquarter", "2001 Q1"),
    ("yearmonthdate", "Jan 01, 2001"), ("hours", "00:00"),
  ])
  func timeUnitsReadByTheirOwnFormat(unit: String, first: String) throws {
    let view = try InspectedView(
      """
      {data: {values: [{t: "2001-01-01"}, {t: "2002-01-01"}]}, mark: "point",
        encoding: {x: {timeUnit: "\(unit)", field: "t", type: "ordinal"}}}
      """)
    #expect(view.labels("bottom").first == first)
  }

  @Test func ticksNeverDivideATimeUnit() throws {
    let view = try InspectedView(
      """
      {data: {values: [{t: "2006-01-01", v: 1}, {t: "2007-01-01", v: 2}]}, mark: "line",
        encoding: {x: {timeUnit: "year", field: "t", type: "temporal"},
          y: {field: "v", type: "quantitative"}}}
      """)
    #expect(view.labels("bottom") == ["2006", "2007"])
  }

  @Test func aTimeScaleWritesTheLargestUnitThatBegins() throws {
    let view = try InspectedView(
      """
      {data: {values: [{t: "2004-11-01"}, {t: "2006-02-01"}]}, mark: "point",
        encoding: {x: {field: "t", type: "temporal", axis: {format: {year: "%y"}}}}}
      """)
    #expect(view.labels("bottom").contains("05"))
    #expect(view.labels("bottom").contains("July"))
  }

  @Test func allLabelsOfANumberAxisHaveTheSameDigits() throws {
    let view = try InspectedView(
      #"{data: {values: [{v: 0}, {v: 5.5}]}, mark: "point", encoding: {y: {field: "v", type: "quantitative"}}}"#
    )
    #expect(view.labels("left").prefix(3) == ["0.0", "0.5", "1.0"])
  }

  @Test func binsAsNamesAreWrittenAsTheirEnds() throws {
    let view = try InspectedView(
      """
      {data: {values: [{v: 1}, {v: 19}]}, mark: "bar",
        encoding: {x: {bin: {step: 10}, field: "v", type: "ordinal"}, y: {aggregate: "count"}}}
      """)
    #expect(view.labels("bottom") == ["0 – 10", "10 – 20"])
  }

  @Test func aConstantDateStandsAtItsPlaceOnATimeScale() throws {
    let view = try InspectedView(
      """
      {data: {values: [{t: "2001-01-01"}, {t: "2003-01-01"}]}, layer: [
        {mark: "rule", data: {values: [{}]}, encoding: {x: {datum: {year: 2002}}}},
        {mark: "point", encoding: {x: {field: "t", type: "temporal"}}}]}
      """)
    #expect(view.fractions("x") == [0.5])
  }

  @Test func partsOfTheRestFollowAPartialSortInTheDatasOrder() throws {
    let view = try InspectedView(
      """
      {data: {values: [{k: "z"}, {k: "b"}, {k: "a"}]}, mark: "point",
        encoding: {x: {field: "k", type: "nominal", sort: ["a"]}}}
      """)
    #expect(view.labels("bottom") == ["a", "z", "b"])
  }

  /// Each element is a line of its own, which is drawn below the one before.
  @Test(arguments: [
    ("x", "bottom", #"axis: {labelAngle: 0, labelExpr: "split(datum.value, ' ')"}"#, #""Red Fox""#),
    ("y", "left", #"axis: {labelExpr: "split(datum.label, ' ')"}"#, #""Red Fox""#),
    ("x", "bottom", "axis: {labelAngle: 0}", #"["Red", "Fox"]"#),
    ("y", "left", "title: null", #"["Red", "Fox"]"#),
    ("x", "bottom", "axis: {labelAngle: 0}", #""Red\nFox""#),
  ])
  func anArrayAsLabelOfAnAxisIsLines(
    channel: String, orient: String, property: String, value: String
  ) throws {
    let view = try InspectedView(
      """
      {data: {values: [{f: \(value)}]}, mark: "point",
        encoding: {\(channel): {field: "f", type: "nominal", \(property)}}}
      """)
    #expect(view.labels(orient) == ["Red\nFox"])
    let one = try InspectedView(
      """
      {data: {values: [{f: "Red"}]}, mark: "point",
        encoding: {\(channel): {field: "f", type: "nominal", \(property)}}}
      """)
    let (two, single) = (view.labelHeights(orient), one.labelHeights(orient))
    #expect(two.count == 1 && single.count == 1)
    #expect((two.first ?? 0) > (single.first ?? 0) + 9)
  }

  @Test(arguments: [
    (#"["one", "two"]"#, "datum.value", "one\ntwo"),
    (#""one""#, "[datum.label, 'more']", "one\nmore"),
    (#"["one", 2]"#, "datum.value", "one\n2"), (#"["one", null]"#, "datum.value", "one\nnull"),
  ])
  func anArrayAsLabelOfALegendIsLines(value: String, expression: String, text: String) throws {
    let view = try InspectedView(
      """
      {data: {values: [{f: \(value)}]}, mark: "point",
        encoding: {color: {field: "f", type: "nominal", legend: {labelExpr: "\(expression)"}}}}
      """)
    #expect(view.legends.first?.labels == [text])
  }

  @Test(arguments: [
    #"x: {field: "c", type: "nominal", axis: {labelExpr: "luminance(datum.value)"}}"#,
    #"color: {field: "c", type: "nominal", legend: {labelExpr: "luminance(datum.value)"}}"#,
    #"color: {field: "a", type: "quantitative", legend: {labelExpr: "luminance('x' + datum.value)"}}"#,
  ])
  func anExpressionOfLabelsThatHasNoValueIsAnError(encoding: String) throws {
    #expect {
      try InspectedView("{\(data), mark: 'point', encoding: {\(encoding)}}")
    } throws: { error in
      (error as? DiagnosticError)?.diagnostics.first?.message.contains("for the label") == true
    }
  }

  @Test(arguments: [
    ("title: 'A'", "axis: {title: null}"), ("title: null", "title: 'A'"),
    ("axis: {title: null}", "type: 'nominal'"),
  ])
  func aTitleThatIsTakenAwayInOneLayerIsTakenAway(first: String, second: String) throws {
    let view = try InspectedView(
      """
      {data: {values: [{k: "a"}]}, layer: [
        {mark: "point", encoding: {x: {field: "k", \(first)}}},
        {mark: "point", encoding: {x: {field: "k", \(second)}}}]}
      """)
    #expect(view.title("bottom") == nil)
  }

  @Test func sharesReadAsPercentEvenWhereNothingIsStacked() throws {
    let view = try InspectedView(
      """
      {data: {values: [{k: "a", v: 4}]}, mark: "area", encoding: {x: {field: "k"},
        y: {aggregate: "sum", field: "v", stack: "normalize"}}}
      """)
    #expect(view.labels("left").last == "400%")
  }
}
