import Syntax
import Testing

/// What a chart shows of data whose texts look like numbers or dates: the texts, as they stand in the file.
struct TextOfDataTests {
  private static let codes =
    #"data: {format: {type: "csv"}, values: "c,n\n7,4\n007,9\n7.0,5\n07,2\n"}"#
  private static let days =
    #"data: {format: {type: "csv"}, values: "d,g,v\n2020-03-01,a,4\n2020-03-02,b,7\n2020-03-03,a,5\n"}"#
  private static let years =
    #"data: {format: {type: "csv"}, values: "y,v\n2001,4\n2002,7\n2003,5\n"}"#
  private static let n = #"y: {field: "n", type: "quantitative"}"#
  private static let v = #"y: {field: "v", type: "quantitative"}"#

  /// Words that would be days of 2001 if anyone asked for dates.
  private static let names =
    #"data: {format: {type: "csv"}, values: "c,n\nMay 9,4\nMay 10,9\nMarker 5,5\nMarker 12,2\n"}"#

  @Test(arguments: [
    (
      #"{\#(names), mark: "bar", encoding: {x: {field: "c", type: "nominal"}, \#(n)}}"#,
      "Marker 12 Marker 5 May 10 May 9"
    ),
    (
      #"{\#(codes), mark: "bar", encoding: {x: {field: "c", type: "nominal"}, \#(n)}}"#,
      "007 07 7 7.0"
    ),
    (
      #"{\#(codes), mark: "bar", encoding: {x: {field: "c", type: "ordinal", sort: null}, \#(n)}}"#,
      "7 007 7.0 07"
    ),
    (
      #"{\#(codes), mark: "bar", encoding: {x: {field: "c", sort: ["7.0", "7"]}, \#(n)}}"#,
      "7.0 7 007 07"
    ),
    (#"{\#(codes), mark: "bar", encoding: {x: {field: "c", sort: "-y"}, \#(n)}}"#, "007 7.0 7 07"),
    (
      #"{\#(codes), mark: "bar", encoding: {x: {field: "c", scale: {domain: ["07", "7"]}}, \#(n)}}"#,
      "07 7"
    ),
    (
      #"{\#(codes), mark: "bar", encoding: {x: {field: "c", type: "ordinal", axis: {format: ".1f"}}, \#(n)}}"#,
      "7.0 7.0 7.0 7.0"
    ),
    (
      #"{\#(days), mark: "bar", encoding: {x: {field: "d", type: "nominal"}, \#(v)}}"#,
      "2020-03-01 2020-03-02 2020-03-03"
    ),
    (
      #"{\#(days), mark: "bar", encoding: {x: {field: "d", type: "ordinal", sort: "descending"}, \#(v)}}"#,
      "2020-03-03 2020-03-02 2020-03-01"
    ),
    (
      #"{\#(days), mark: "bar", transform: [{filter: "datum.d == '2020-03-02'"}], encoding: {x: {field: "d"}, \#(v)}}"#,
      "2020-03-02"
    ),
    (
      #"{\#(days), mark: "bar", transform: [{filter: {field: "d", oneOf: ["2020-03-02", "2020-03-03"]}}], encoding: {x: {field: "d"}, \#(v)}}"#,
      "2020-03-02 2020-03-03"
    ),
    (
      #"{\#(days), mark: "bar", transform: [{calculate: "slice(datum.d, 5)", as: "s"}], encoding: {x: {field: "s"}, \#(v)}}"#,
      "03-01 03-02 03-03"
    ),
    (
      #"{\#(days), mark: "bar", encoding: {x: {field: "d", timeUnit: "day", type: "ordinal"}, \#(v)}}"#,
      "Sun Mon Tue"
    ),
    (
      #"{\#(years), mark: "bar", encoding: {x: {field: "y", scale: {domain: ["2001", "2003"]}}, \#(v)}}"#,
      "2001 2003"
    ),
    (
      #"{\#(years), mark: "bar", encoding: {x: {field: "y", scale: {domain: [2003, 2001]}}, \#(v)}}"#,
      "2003 2001"
    ),
    (
      #"{\#(years), mark: "bar", encoding: {x: {field: "y", sort: [2003, 2002]}, \#(v)}}"#,
      "2003 2002 2001"
    ),
    (
      #"{\#(years), mark: "bar", encoding: {x: {field: "y", axis: {values: [2002]}}, \#(v)}}"#,
      "2002"
    ),
    (
      #"{data: {format: {type: "csv"}, values: "m,v\n2020-03,1\n2020-04,2\n"}, mark: "bar", encoding: {x: {field: "m"}, \#(v)}}"#,
      "2020-03 2020-04"
    ),
    (
      #"{data: {format: {type: "csv"}, values: "f,v\ntrue,1\nfalse,2\n"}, mark: "bar", encoding: {x: {field: "f", scale: {domain: ["true", "false"]}}, \#(v)}}"#,
      "true false"
    ),
    (
      #"{data: {format: {type: "csv"}, values: "i,v\n9223372036855056001,9\n9223372036855056003,2\n9223372036855056002,20\n"}, mark: "bar", encoding: {x: {field: "i"}, \#(v)}}"#,
      "9223372036855056001 9223372036855056002 9223372036855056003"
    ),
    (
      #"{data: {format: {type: "csv"}, values: "w,v\n10,9\n9,2\n100,20\n"}, mark: "bar", encoding: {x: {field: "w"}, \#(v)}}"#,
      "9 10 100"
    ),
    (
      #"{data: {values: [{c: "007", v: 1}, {c: "7", v: 2}]}, mark: "bar", encoding: {x: {field: "c"}, size: {field: "c", type: "quantitative"}, \#(v)}}"#,
      "007 7"
    ),
  ])
  func axesShowTheTexts(view: String, labels: String) throws {
    let view = try InspectedView(view)
    #expect(view.labels("bottom").joined(separator: " ") == labels)
    #expect(view.items.count >= 1)
  }

  @Test func aCodeThatIsAlsoAMeasureKeepsItsText() throws {
    let view = try InspectedView(
      #"{\#(Self.codes), mark: "text", encoding: {x: {field: "c", type: "quantitative"}, text: {field: "c", type: "nominal"}}}"#
    )
    #expect(view.texts("text") == ["7", "007", "7.0", "07"])
    #expect(Set(view.fractions("x")).count == 1)
  }

  @Test func oneNumberInTwoSpellingsIsOnePlaceOfAMeasure() throws {
    let view = try InspectedView(
      #"{data: {format: {type: "csv"}, values: "x,v\n1.5,1\n1.50,2\n2,4\n"}, mark: "bar", encoding: {x: {field: "x", type: "quantitative"}, y: {aggregate: "sum", field: "v"}}}"#
    )
    #expect(view.items.count == 2)
  }

  @Test func aConditionSeesTheTextOfADateThatIsAlsoAPlaceInTime() throws {
    let view = try InspectedView(
      #"{\#(Self.days), mark: "point", encoding: {x: {field: "d", type: "temporal"}, \#(Self.v), opacity: {condition: {test: "datum.d == '2020-03-02'", value: 1}, value: 0.5}}}"#
    )
    #expect(view.items.filter { $0["opacity"]?.number == 1 }.count == 1)
  }

  @Test func aFilterSeesTheTextOfADateThatIsAlsoAPlaceInTime() throws {
    let view = try InspectedView(
      #"{\#(Self.days), mark: "point", transform: [{filter: "datum.d == '2020-03-02'"}], encoding: {x: {field: "d", type: "temporal"}, \#(Self.v)}}"#
    )
    #expect(view.items.count == 1)
  }

  @Test func legendsShowTheTexts() throws {
    let view = try InspectedView(
      #"{\#(Self.codes), mark: "bar", encoding: {x: {field: "c", type: "nominal"}, \#(Self.n), color: {field: "c", type: "nominal", scale: {domain: ["7", "007", "7.0", "07"]}}}}"#
    )
    #expect(view.legends.map(\.labels) == [["7", "007", "7.0", "07"]])
  }

  @Test func rowsOfAFileAndOfASceneMeetInOneBand() throws {
    let view = try InspectedView(
      #"{layer: [{\#(Self.years), mark: "bar", encoding: {x: {field: "y"}, \#(Self.v)}}, {data: {values: [{y: 2002, v: 3}]}, mark: "tick", encoding: {x: {field: "y"}, \#(Self.v)}}]}"#
    )
    #expect(view.labels("bottom") == ["2001", "2002", "2003"])
  }

  @Test func theGreatestOfNumbersWithATextAmongThem() throws {
    let view = try InspectedView(
      #"{data: {values: [{g: "B", v: 5}, {g: "B", v: "n/a"}, {g: "B", v: 7}, {g: "C", v: "9"}, {g: "C", v: "10"}]}, mark: "bar", encoding: {x: {field: "g"}, y: {aggregate: "max", field: "v"}}}"#
    )
    let heights = view.fractions("height")
    #expect(heights.count == 2 && abs(heights[0] / heights[1] - 0.7) < 0.01)
  }
}
