import Testing

/// Which marks stack, and in which order.
struct StackingTests {
  @Test func partsRiseInOrderAlongXAndDescendAlongY() throws {
    let data = #"data: {values: [{k: "a", v: 1}, {k: "b", v: 2}, {k: "c", v: 1}]}"#
    let across = try InspectedView(
      """
      {\(data), mark: "bar", encoding: {x: {field: "v", type: "quantitative"},
        color: {field: "k", type: "nominal"}}}
      """)
    #expect(across.fractions("x") == [0, 0.25, 0.75])
    let up = try InspectedView(
      """
      {\(data), mark: "bar", encoding: {y: {field: "v", type: "quantitative"},
        color: {field: "k", type: "nominal"}}}
      """)
    #expect(up.fractions("y") == [0, 0.25, 0.75])
  }

  @Test func arcsBeginAtTwelveWithTheFirstPart() throws {
    let view = try InspectedView(
      """
      {data: {values: [{k: "a", v: 1}, {k: "b", v: 3}]}, mark: "arc",
        encoding: {theta: {field: "v", type: "quantitative"}, color: {field: "k", type: "nominal"}}}
      """)
    #expect(view.points("startAngle") == [0, 1.57])
  }

  @Test func aReversedScaleLaysSlicesAgainstTheClock() throws {
    let view = try InspectedView(
      """
      {data: {values: [{k: "a", v: 1}, {k: "b", v: 3}]}, mark: "arc", encoding: {
        theta: {field: "v", type: "quantitative", scale: {reverse: true}}, color: {field: "k"}}}
      """)
    #expect(view.points("startAngle") == [6.28, 4.71])
    #expect(view.points("endAngle") == [4.71, 0])
  }

  @Test func rowsOfOneGroupStackWhereNothingIsAggregated() throws {
    let view = try InspectedView(
      """
      {data: {values: [{k: "a", v: 1}, {k: "a", v: 3}]}, mark: "bar",
        encoding: {x: {field: "k", type: "nominal"}, y: {field: "v", type: "quantitative"}}}
      """)
    #expect(view.fractions("y") == [0.75, 0])
  }

  @Test func anOrderWithoutAFieldTurnsTheStackRound() throws {
    let view = try InspectedView(
      """
      {data: {values: [{k: "a", v: 1}, {k: "b", v: 3}]}, mark: "bar",
        encoding: {y: {field: "v", type: "quantitative"}, color: {field: "k", type: "nominal"},
          order: {sort: "ascending"}}}
      """)
    #expect(view.fractions("y") == [0.75, 0])
  }

  @Test func theColorsOwnDomainOrdersTheStack() throws {
    let view = try InspectedView(
      """
      {data: {values: [{k: "a", v: 1}, {k: "b", v: 3}]}, mark: "bar",
        encoding: {x: {field: "v", type: "quantitative"},
          color: {field: "k", type: "nominal", scale: {domain: ["b", "a"]}}}}
      """)
    #expect(view.fractions("x") == [0.75, 0])
  }

  @Test func areasFillAbsentPartsOfBinsInTheirMiddles() throws {
    let view = try InspectedView(
      """
      {data: {values: [{x: 0, k: "a"}, {x: 10, k: "a"}, {x: 4, k: "b"}, {x: 25, k: "b"}]},
        mark: "area", encoding: {x: {bin: {step: 10}, field: "x"}, y: {aggregate: "count"},
          color: {field: "k", type: "nominal"}}}
      """)
    #expect(view.groups.map(\.count) == [3, 3])
    #expect(view.fractions("x") == [0.167, 0.5, 0.833])
  }

  @Test func roundedStacksAreRoundedAsOneBar() throws {
    let view = try InspectedView(
      """
      {data: {values: [{c: "p", k: "a", v: 1}, {c: "p", k: "b", v: 3}, {c: "q", k: "a", v: 2}]},
        mark: {type: "bar", cornerRadius: 4},
        encoding: {x: {field: "c", type: "nominal"}, y: {field: "v", type: "quantitative"},
          color: {field: "k", type: "nominal"}}}
      """)
    #expect(view.groups.map(\.count) == [2, 1])
  }

  @Test func partsStackWithinTheValuesOfAMeasureBesideThem() throws {
    let view = try InspectedView(
      """
      {data: {values: [{g: "a", u: 1, v: 2}, {g: "b", u: 3, v: 4}]}, mark: "bar", encoding: {
        x: {aggregate: "sum", field: "u"}, y: {aggregate: "sum", field: "v"}, color: {field: "g"}}}
      """)
    #expect(view.fractions("height") == [0.5, 1])
  }
}
