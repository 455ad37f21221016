import Testing

/// How much room bars, ticks and points take of bands, bins and time units.
struct BandTests {
  @Test func aBarWithoutADimensionLeavesATenthOfThePlot() throws {
    let view = try InspectedView(
      """
      {data: {values: [{v: 1}, {v: 2}]}, mark: "bar",
        encoding: {x: {aggregate: "sum", field: "v"}}}
      """)
    #expect(view.fractions("y") == [0.05])
    #expect(view.fractions("height") == [0.9])
  }

  @Test func aTickWithoutADimensionLeavesAQuarter() throws {
    let view = try InspectedView(
      #"{data: {values: [{v: 1}]}, mark: "tick", encoding: {x: {field: "v", type: "quantitative"}}}"#
    )
    #expect(view.fractions("height") == [0.75])
  }

  @Test func aBarWithoutAMeasureSpansThePlot() throws {
    let view = try InspectedView(
      #"{data: {values: [{k: "a"}]}, mark: "bar", encoding: {y: {field: "k", type: "nominal"}}}"#)
    #expect(view.fractions("x") == [0])
    #expect(view.fractions("width") == [1])
  }

  @Test func barsOnAContinuousScaleHaveRoomAtItsEndsBeforeItIsRounded() throws {
    let view = try InspectedView(
      """
      {data: {values: [{a: 0, b: 1}, {a: 1, b: 2}, {a: 2, b: 3}]}, mark: "bar",
        encoding: {x: {field: "a", type: "quantitative"}, y: {field: "b", type: "quantitative"}}}
      """)
    let middles = zip(view.fractions("x"), view.fractions("width")).map { $0 + $1 / 2 }
    let expected = [0.2 / 2.4, 0.5, 2.2 / 2.4]
    for (a, b) in zip(middles, expected) { #expect(abs(a - b) < 0.002) }
  }

  @Test func pointsWithAnOffsetStandInBandsWithinBands() throws {
    let view = try InspectedView(
      """
      {data: {values: [{c: "A", g: "x", v: 1}, {c: "A", g: "y", v: 1}, {c: "A", g: "z", v: 1},
          {c: "B", g: "x", v: 1}, {c: "C", g: "x", v: 1}]},
        mark: "point", encoding: {x: {field: "c", type: "nominal"}, xOffset: {field: "g"},
          y: {field: "v", type: "quantitative"}}}
      """)
    for (place, expected) in zip(view.fractions("x"), [0.1042, 0.1875, 0.2708]) {
      #expect(abs(place - expected) < 0.001)
    }
  }

  @Test func offsetsShareATimeUnit() throws {
    let view = try InspectedView(
      """
      {data: {values: [{t: "2001-03-01", g: "x"}, {t: "2001-03-02", g: "y"},
          {t: "2002-05-01", g: "x"}]},
        mark: "bar", encoding: {x: {timeUnit: "year", field: "t", type: "temporal"},
          xOffset: {field: "g"}, y: {aggregate: "count"}}}
      """)
    #expect(view.fractions("x") == [0.05, 0.25, 0.55])
    #expect(view.fractions("width") == [0.2, 0.2, 0.2])
  }

  @Test func aBandPositionMovesBarsAndTheirDomain() throws {
    func view(_ position: String) throws -> InspectedView {
      try InspectedView(
        """
        {data: {values: [{t: "2001-03-01", v: 1}, {t: "2002-05-01", v: 1}]},
          mark: {type: "bar", binSpacing: 0}, encoding: {
            x: {timeUnit: "year", field: "t", type: "temporal"\(position)},
            y: {field: "v", type: "quantitative"}}}
        """)
    }
    // Either way the bars fill the plot; moved ones have the year's beginning in their middle.
    #expect(try view("").fractions("x") == [0, 0.5])
    #expect(try view(", bandPosition: 0").fractions("x") == [0, 0.5])
    #expect(try view("").labels("bottom").count == 3)
    #expect(try view(", bandPosition: 0").labels("bottom").count == 2)
  }

  @Test func binsOfFilteredLayersShareTheEdgesOfAllRows() throws {
    let view = try InspectedView(
      """
      {data: {values: [{v: 1}, {v: 4}, {v: 38}, {v: 95}]}, transform: [{filter: "datum.v < 10"}],
        mark: "bar", encoding: {x: {bin: true, field: "v"}, y: {aggregate: "count"}}}
      """)
    #expect(view.labels("bottom").first == "0")
    #expect(view.labels("bottom").last == "100")
    #expect(view.items.count == 1)
  }

  @Test func intervalsBetweenBandsRunFromMiddleToMiddle() throws {
    let view = try InspectedView(
      """
      {data: {values: [{a: "p", b: "q"}, {a: "q", b: "r"}, {a: "r", b: "r"}]},
        mark: {type: "rule", xOffset: -4, x2Offset: 4},
        encoding: {x: {field: "a", type: "nominal"}, x2: {field: "b"}}}
      """)
    let starts = view.points("x")
    let ends = view.points("x2")
    // Both ends of the last one are in the same band, eight points apart.
    #expect(abs(ends[2] - starts[2] - 8) < 0.02)
    #expect(abs(ends[0] - starts[1] - 8) < 0.02)
  }

  @Test func barsAtAConstantPlaceAreAsWideAsAStepAllows() throws {
    let view = try InspectedView(
      """
      {data: {values: [{v: 1}]}, mark: "bar",
        encoding: {x: {field: "v", type: "quantitative"}, y: {value: 40}}}
      """)
    #expect(view.points("height") == [18])
  }

  @Test func binsThatTheDataHasKeepTheRoomBetweenBars() throws {
    let view = try InspectedView(
      """
      {data: {values: [{s: 0, e: 2, c: 1}, {s: 2, e: 4, c: 2}]}, mark: "bar",
        encoding: {x: {field: "s", bin: {binned: true, step: 2}}, x2: {field: "e"},
          y: {field: "c", type: "quantitative"}}}
      """)
    #expect(view.labels("bottom").count == 3)
    let (starts, widths) = (view.points("x"), view.points("width"))
    #expect(abs(starts[1] - starts[0] - widths[0] - 1) < 0.02)
  }

  /// Vega's domain ends where the last bin begins.
  @Test(arguments: [(true, 1.0), (false, 1.5)], ["x", "y"])
  func theLastBinOfTheDataIsWithinTheDomain(holds: (isOn: Bool, end: Double), channel: String)
    throws
  {
    let view = try InspectedView(
      """
      {data: {values: [{b: 8}, {b: 10}, {b: 12}]}, mark: "bar", config: {binnedEnds: \(holds.isOn)},
        encoding: {\(channel): {field: "b", type: "quantitative", bin: {binned: true, step: 2}}}}
      """)
    let starts = view.fractions(channel)
    let lengths = view.fractions(channel == "x" ? "width" : "height")
    let ends = zip(starts, lengths).map { channel == "x" ? $0 + $1 : 1 - $0 }
    // Bars leave a point between them.
    #expect(abs((ends.max() ?? 0) - holds.end) < 0.01)
  }
}
