import Testing

/// Domains and ranges where Vega-Lite's rule is not the obvious one.
struct ScaleRulesTests {
  private static let rows =
    "{values: [{k: \"a\", v: 3}, {k: \"b\", v: 5}, {k: \"c\", v: 24}, {k: \"d\", v: 8}]}"

  @Test func onAPointScaleOnlyTheOnePaddingCounts() throws {
    let view = try InspectedView(
      """
      {data: \(Self.rows), mark: "point",
        encoding: {x: {field: "k", type: "nominal", scale: {paddingOuter: 3}}}}
      """)
    for (place, expected) in zip(view.fractions("x"), [0.125, 0.375, 0.625, 0.875]) {
      #expect(abs(place - expected) < 1e-6)
    }
  }

  @Test func aLogScaleOfOneValueSpansThePowersAroundIt() throws {
    let view = try InspectedView(
      """
      {data: {values: [{v: 24}]}, mark: "point",
        encoding: {y: {field: "v", type: "quantitative", scale: {type: "log"}}}}
      """)
    #expect(view.labels("left").first == "10")
    #expect(view.labels("left").last == "100")
  }

  @Test func binsThatAreNotRoundedEndAtTheGreatestValue() throws {
    let view = try InspectedView(
      """
      {data: {values: [{v: 1}, {v: 4}, {v: 8.5}]}, mark: "bar", encoding: {
        x: {field: "v", type: "quantitative", bin: {step: 5, nice: false}}, y: {aggregate: "count"}}}
      """)
    // The bins begin at 1 and 6; the domain ends at 8.5, within the second.
    #expect(view.labels("bottom") == ["1.0", "6.0"])
    #expect(abs((view.fractions("x").last ?? 0) - 5 / 7.5) < 0.01)
  }

  @Test func anAnchorMovesTheFirstBinAndNotTheEndOfTheDomain() throws {
    let view = try InspectedView(
      """
      {data: {values: [{v: 6}, {v: 14}, {v: 18}]}, mark: "bar", encoding: {
        x: {field: "v", type: "quantitative", bin: {step: 10, anchor: 3}}, y: {aggregate: "count"}}}
      """)
    #expect(view.labels("bottom") == ["3.0", "13.0"])
  }

  @Test func edgesOfMoreBinsThanAnAxisHoldsAreThinnedOut() throws {
    let view = try InspectedView(
      """
      {data: {values: [{v: 0}, {v: 100000}]}, mark: "point", encoding: {
        x: {field: "v", type: "quantitative", bin: {step: 1}}, y: {aggregate: "count"}}}
      """)
    #expect(view.labels("bottom").prefix(2) == ["0", "128"])
  }

  @Test func namesAlongARangeOfSizesAreSpreadOverIt() throws {
    let view = try InspectedView(
      """
      {data: \(Self.rows), mark: "point",
        encoding: {size: {field: "k", type: "ordinal", scale: {range: [0, 300]}}}}
      """)
    #expect(view.points("size") == [0, 100, 200, 300])
  }

  @Test func sizesOverBinsStayBelowTheUsualStep() throws {
    let view = try InspectedView(
      """
      {data: {values: [{v: 1, s: 0}, {v: 9, s: 5}]}, mark: "point", encoding: {
        x: {field: "v", type: "quantitative", bin: {step: 5}},
        size: {field: "s", type: "quantitative"}}}
      """)
    #expect(view.points("size").last == 361)
  }

  @Test func coloursGoOnBeyondAnExplicitDomain() throws {
    let view = try InspectedView(
      """
      {data: {values: [{v: 0}, {v: 10}, {v: 15}]}, mark: "point", encoding: {color: {
        field: "v", type: "quantitative", scale: {domain: [0, 10], range: ["#000000", "#646464"]}}}}
      """)
    #expect(view.texts("stroke") == ["#000000", "#646464", "#9a9a9a"])
    let clamped = try InspectedView(
      """
      {data: {values: [{v: 15}]}, mark: "point", encoding: {color: {field: "v",
        type: "quantitative", scale: {domain: [0, 10], range: ["#000000", "#646464"], clamp: true}}}}
      """)
    #expect(clamped.texts("stroke") == ["#646464"])
  }

  @Test func layersThatSortByDifferentThingsLeaveTheOrderToTheValues() throws {
    let view = try InspectedView(
      """
      {data: \(Self.rows), layer: [
        {mark: "bar", encoding: {x: {field: "k", sort: "-y"}, y: {field: "v", type: "quantitative"}}},
        {mark: "tick", encoding: {x: {field: "k"}, y: {field: "v", type: "quantitative"}}}]}
      """)
    #expect(view.labels("bottom") == ["a", "b", "c", "d"])
    let same = try InspectedView(
      """
      {data: \(Self.rows), layer: [
        {mark: "bar", encoding: {x: {field: "k", sort: "-y"}, y: {field: "v", type: "quantitative"}}},
        {mark: "tick", encoding: {x: {field: "k", sort: "-y"}, y: {field: "v"}}}]}
      """)
    #expect(same.labels("bottom") == ["c", "d", "b", "a"])
  }

  @Test func aChannelThatTwoLayersRankByDifferentFieldsIsNoOrder() throws {
    let view = try InspectedView(
      """
      {data: \(Self.rows), mark: "boxplot", encoding: {
        x: {field: "k", type: "nominal", sort: "-y"}, y: {field: "v", type: "quantitative"}}}
      """)
    #expect(view.labels("bottom") == ["a", "b", "c", "d"])
  }

  @Test func stackedValuesRankByTheirSums() throws {
    let view = try InspectedView(
      """
      {data: {values: [{k: "a", v: 4}, {k: "b", v: 3}, {k: "b", v: 5}]}, mark: "bar", encoding: {
        y: {field: "k", type: "nominal", sort: "-x"}, x: {field: "v", type: "quantitative"}}}
      """)
    #expect(view.labels("left") == ["b", "a"])
  }

  @Test func aRankedDomainKeepsNamesWhoseRowsAreNotShown() throws {
    func labels(_ sort: String) throws -> [String] {
      try InspectedView(
        """
        {data: {values: [{k: "a", v: 1}, {k: "b", v: null}]}, mark: "bar", encoding: {
          x: {field: "k", type: "nominal", sort: \(sort)}, y: {field: "v", type: "quantitative"}}}
        """
      ).labels("bottom")
    }
    #expect(try labels(#"["b", "a"]"#) == ["b", "a"])
    #expect(try labels(#""descending""#) == ["a"])
  }

  @Test func aReversedRangeOfShapesBeginsAtItsEnd() throws {
    let view = try InspectedView(
      """
      {data: \(Self.rows), mark: "point",
        encoding: {shape: {field: "k", type: "nominal", scale: {reverse: true}}}}
      """)
    #expect(view.texts("shape").prefix(2) == ["triangle-left", "triangle-down"])
  }

  @Test func areasOfAnOrderAreStackedByIt() throws {
    let view = try InspectedView(
      """
      {data: {values: [{k: "a", v: 1, o: 1}, {k: "a", v: 2, o: 2}]}, mark: "area", encoding: {
        x: {field: "k"}, y: {field: "v", type: "quantitative"}, order: {field: "o"}}}
      """)
    #expect(view.groups.count == 2)
  }

  @Test func aLeastStepBeyondTheDomainLeavesOneTick() throws {
    let view = try InspectedView(
      """
      {data: {values: [{v: 0.4}]}, mark: "point",
        encoding: {x: {field: "v", type: "quantitative", axis: {tickMinStep: 5}}}}
      """)
    #expect(view.labels("bottom") == ["0.0"])
  }

  @Test func aBarWithoutAPositionSpansThePlotBesideAnotherLayersBands() throws {
    let view = try InspectedView(
      """
      {data: \(Self.rows), layer: [
        {mark: "bar", encoding: {y: {field: "k", type: "nominal"}}},
        {mark: "rect", encoding: {x: {field: "k", type: "nominal"}, y: {field: "k"}}}]}
      """)
    #expect(view.fractions("x") == [0, 0, 0, 0])
    #expect(view.fractions("width") == [1, 1, 1, 1])
  }

  @Test func wordsAndNumbersOfOneScaleStayApart() throws {
    let view = try InspectedView(
      """
      {data: {values: [{k: "b", n: 2}, {k: "a", n: 1}]}, layer: [
        {mark: "point", encoding: {x: {field: "k", type: "nominal"}}},
        {mark: "point", encoding: {x: {field: "n", type: "ordinal"}}}]}
      """)
    #expect(view.labels("bottom") == ["a", "b", "1", "2"])
  }

  @Test func aScaleOfTimesWithoutAnyHasNoTicks() throws {
    let view = try InspectedView(
      #"{data: {values: [{t: null}]}, mark: "line", encoding: {x: {field: "t", type: "temporal"}}}"#
    )
    #expect(view.labels("bottom").isEmpty)
  }

  /// The parts of a stack add up, unless they are told apart by what sorts them, or it has no numbers.
  @Test(arguments: [
    (#"{field: "c"}"#, #"color: {field: "c"}"#, ["p", "q", "r"]),
    (#"{field: "c", order: "descending"}"#, #"color: {field: "c"}"#, ["r", "q", "p"]),
    (#"{field: "w"}"#, #"color: {field: "c"}"#, ["q", "r", "p"]),
    (#"{field: "w"}"#, #"color: {field: "w", type: "ordinal"}"#, ["p", "q", "r"]),
    (#"{field: "w"}"#, #"detail: {field: "w"}"#, ["p", "q", "r"]),
    (#"{field: "n"}"#, #"color: {field: "c"}"#, ["p", "r", "q"]),
    (#"{field: "w", op: "max"}"#, #"color: {field: "c"}"#, ["q", "r", "p"]),
    (#"{field: "k"}"#, #"color: {field: "c"}"#, ["p", "q", "r"]),
    (#"{field: "k", order: "descending"}"#, #"color: {field: "c"}"#, ["r", "q", "p"]),
    (#"{encoding: "color"}"#, #"color: {field: "c"}"#, ["p", "q", "r"]),
  ])
  func stackedBarsSortByAField(sort: String, part: String, expected: [String]) throws {
    let view = try InspectedView(
      """
      {data: {values: [
          {k: "r", v: 1, w: 2, c: "C", n: "k"}, {k: "p", v: 1, w: -1, c: "A", n: "z"},
          {k: "q", v: 2, w: 1, c: "B", n: "m"}, {k: "p", v: 3, w: 5, c: "A", n: "a"}]},
        mark: "bar", encoding: {x: {field: "v", type: "quantitative"},
          y: {field: "k", type: "nominal", sort: \(sort)}, \(part)}}
      """)
    #expect(view.labels("left") == expected)
  }

  @Test func valuesThatAreAlsoMeasuredSortByTheColourOfTheirBar() throws {
    let view = try InspectedView(
      """
      {data: {values: [{v: 1, c: "A"}, {v: 2, c: "B"}, {v: 3, c: "A"}]}, mark: "bar", encoding: {
        x: {field: "v", type: "quantitative"}, color: {field: "c", type: "nominal"},
        y: {field: "v", type: "ordinal", sort: {field: "c"}}}}
      """)
    #expect(view.labels("left") == ["1", "3", "2"])
  }
}
