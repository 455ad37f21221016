import Charts
import Syntax
import Testing

/// Texts where a channel asks for numbers or dates are told of by their count, an example and its place.
struct UnreadTextTests {
  private static func warnings(
    _ values: String, _ channel: String, mark: String = "bar", rest: String = ""
  ) throws -> [String] {
    let rows = values.split(separator: "|").enumerated().map {
      #"{"k": "\#($0.offset)", "v": \#($0.element)}"#
    }
    let film = try SceneFilms.film(
      text: #"""
        {"data": {"values": [\#(rows.joined(separator: ","))]}\#(rest), "mark": "\#(mark)",
         "encoding": {"x": {"field": "k", "type": "nominal"}, "y": {"field": "v", \#(channel)}}}
        """#)
    return film.warnings.map(\.message)
  }

  private static let number = #""type": "quantitative""#
  private static let date = #""type": "temporal""#

  @Test(arguments: [
    (#"1|"540,000"|"190,000,000""#, number, #"2 values of "v" are not numbers, such as "540,000""#),
    (#"1|"n/a"|3"#, number, #"1 value of "v" is not a number, such as "n/a""#),
    (#"1|"3,5"|3"#, number, #"1 value of "v" is not a number, such as "3,5""#),
    (#"1|"12 kg"|3"#, number, #"1 value of "v" is not a number, such as "12 kg""#),
    (#"1|"NaN"|3"#, number, #"1 value of "v" is not a number, such as "NaN""#),
    (
      #""2021-01-01"|"25/12/2021"|"26/12/2021""#, date,
      #"2 values of "v" are not dates, such as "25/12/2021""#
    ),
    (#""2021-01-01"|"Mär"|"2021-03-01""#, date, #"1 value of "v" is not a date, such as "Mär""#),
  ])
  func areTold(values: String, channel: String, message: String) throws {
    let told = try Self.warnings(values, channel)
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix(message) == true, "\(told)")
    #expect(told.first?.hasSuffix("not drawn") == true, "\(told)")
  }

  @Test(arguments: [
    // What is missing needs no word.
    (#"1|null|3"#, number), (#"1|""|3"#, number), (#"1|"  "|3"#, number),
    // A number in quotes is one, and so is a date.
    (#"1|"2"|" 3 ""#, number), (#""2021-01-01"|"2021-03-01T10:00:00Z"|"2020""#, date),
    // A count asks for no numbers.
    (#"1|"n/a"|3"#, #""type": "quantitative", "aggregate": "valid""#),
    // Names are names.
    (#""a"|"b"|"540,000""#, #""type": "nominal""#),
  ])
  func whatIsReadOrMissingIsNot(values: String, channel: String) throws {
    #expect(try Self.warnings(values, channel).isEmpty)
  }

  @Test func whatASumLeavesOutIsSaidSo() throws {
    let told = try Self.warnings(
      #"5|"n/a"|7"#, #""aggregate": "sum", "type": "quantitative""#)
    #expect(told == [#"1 value of "v" is not a number, such as "n/a", and is left out"#])
  }

  @Test func theRowOfAFileIsNamedAndLayersTellOnce() throws {
    let film = try SceneFilms.film(
      text: #"""
        {"data": {"values": "k,v\na,1\nb,x\nc,3\n", "format": {"type": "csv"}},
         "mark": {"type": "line", "point": true},
         "encoding": {"x": {"field": "k", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"}}}
        """#)
    #expect(
      film.warnings.map(\.message) == [
        #"1 value of "v" is not a number, such as "x" in row 2 of the data, and is not drawn"#
      ])
  }

  @Test func aBoxPlotWithoutOutliersHasNoWarning() throws {
    let told = try Self.warnings("1|2|3|4", Self.number, mark: "boxplot")
    #expect(told.isEmpty)
  }

  /// Texts that a transform cannot work with are told of as those of a channel are, by the transform's field.
  @Test(arguments: [
    #"{"aggregate": [{"op": "sum", "field": "v", "as": "w"}], "groupby": ["k"]}"#,
    #"{"joinaggregate": [{"op": "mean", "field": "v", "as": "w"}]}"#,
    #"{"window": [{"op": "sum", "field": "v", "as": "w"}]}"#,
    #"{"bin": true, "field": "v", "as": "w"}"#,
    #"{"stack": "v", "groupby": ["k"], "as": ["w", "x"]}"#,
    #"{"quantile": "v", "groupby": ["k"], "as": ["p", "w"]}"#,
    #"{"density": "v", "groupby": ["k"], "as": ["p", "w"]}"#,
    #"{"regression": "v", "on": "n", "groupby": ["k"], "as": ["n", "w"], "method": "linear"}"#,
    #"{"loess": "v", "on": "n", "groupby": ["k"], "as": ["n", "w"]}"#,
    #"{"pivot": "k", "value": "v", "op": "max"}, {"calculate": "1", "as": "w"}, {"calculate": "'a'", "as": "k"}"#,
    #"{"extent": "v", "param": "e"}, {"calculate": "1", "as": "w"}"#,
  ])
  func transformsTellToo(transform: String) throws {
    let film = try SceneFilms.film(
      text: #"""
        {"data": {"values": [
           {"k": "a", "n": 1, "v": 1}, {"k": "a", "n": 2, "v": "n/a"}, {"k": "a", "n": 3, "v": 2}]},
         "transform": [\#(transform)], "mark": "point",
         "encoding": {"x": {"field": "k", "type": "nominal"},
           "y": {"field": "w", "type": "quantitative"}}}
        """#)
    #expect(
      film.warnings.map(\.message).filter { $0.contains("n/a") } == [
        #"1 value of "v" is not a number, such as "n/a", and is left out"#
      ])
  }

  @Test(arguments: ["boxplot", "errorbar", "errorband"])
  func compositeMarksTellOnce(mark: String) throws {
    let film = try SceneFilms.film(
      text: #"""
        {"data": {"values": [{"k": "a", "v": "n/a"}, {"k": "a", "v": 3}, {"k": "a", "v": 5}]},
         "mark": "\#(mark)", "encoding": {"x": {"field": "k", "type": "nominal"},
           "y": {"field": "v", "type": "quantitative"}}}
        """#)
    #expect(film.warnings.count == 1)
    #expect(film.warnings.first?.message.contains(#"such as "n/a""#) == true)
  }

  @Test(arguments: ["count", "valid", "missing", "distinct"])
  func countsInTransformsAskForNoNumbers(operation: String) throws {
    let transform =
      #", "transform": [{"aggregate": [{"op": "\#(operation)", "field": "v", "as": "v"}], "groupby": ["k"]}]"#
    #expect(try Self.warnings(#"1|"n/a""#, Self.number, rest: transform).isEmpty)
  }

  @Test func aTimeUnitTellsOfTextsThatAreNoDates() throws {
    let told = try Self.warnings(
      #""2021-01-01"|"soon""#, #""type": "nominal""#,
      rest: #", "transform": [{"timeUnit": "year", "field": "v", "as": "y"}]"#)
    #expect(told == [#"1 value of "v" is not a date, such as "soon", and is left out"#])
  }

  @Test func aFieldThatNoRowHasIsToldOfInATransform() throws {
    let told = try Self.warnings(
      "1|2", Self.number, rest: #", "transform": [{"calculate": "datum.w + 1", "as": "x"}]"#)
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("no field `w`") == true)
  }

  @Test func whatOnlyAStateShowsIsToldWithItsName() throws {
    let film = try SceneFilms.film(
      text: #"""
        {"data": {"values": [{"k": "a", "v": 0}, {"k": "b", "v": 20}]}, "mark": "bar",
         "encoding": {"x": {"field": "k", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"}},
         "states": [{"name": "s", "encoding": {"y": {"scale": {"type": "log"}}}}],
         "timeline": [{"transition": "s", "duration": 1}]}
        """#)
    #expect(
      film.warnings.map(\.message) == [
        #"1 value of "v" at or below 0 cannot stand on a log scale and is not drawn (in the state "s")"#
      ])
  }

  @Test(arguments: [
    (#""domain": [0, 100]"#, 1), (#""domain": [-5, 100]"#, 1), (#""domainMin": 0"#, 1),
    (#""domain": [100, 0]"#, 1), (#""zero": true"#, 0), (#""domain": [1, 100]"#, 0),
  ])
  func aLogScaleShowsTheDataWhateverItsDomainSays(scale: String, warnings: Int) throws {
    let film = try SceneFilms.film(
      text: #"""
        {"data": {"values": [{"k": "a", "v": 5}, {"k": "b", "v": 20}]}, "mark": "point",
         "encoding": {"x": {"field": "k", "type": "nominal"},
           "y": {"field": "v", "type": "quantitative", "scale": {"type": "log", \#(scale)}}}}
        """#)
    #expect(film.warnings.count == warnings)
    let view = film.inspection(at: film.duration)["views"]?.array?.first
    let items = view?["marks"]?.array?.first?["items"]?.array ?? []
    let plot = view?["plot"]?.array?.compactMap(\.number) ?? []
    let places = items.compactMap { $0["y"]?.number }
    try #require(places.count == 2 && plot.count == 4)
    #expect(places.allSatisfy { $0 >= plot[1] && $0 < plot[1] + plot[3] })
    #expect((places[0] > places[1]) == !scale.contains("100, 0"))
  }

  @Test(arguments: [("en-US", 0), ("de", 0), ("de-XX", 0), ("gsw-CH", 0), ("zz", 1), ("qq-DE", 1)])
  func aLanguageThatNobodyKnowsIsToldOf(locale: String, count: Int) throws {
    let film = try SceneFilms.film(
      text: #"""
        {"locale": "\#(locale)", "data": {"values": [{"v": 1.5}]}, "mark": "point",
         "encoding": {"x": {"field": "v", "type": "quantitative"}}}
        """#)
    #expect(film.warnings.count == count)
  }

  @Test(arguments: ["color", "size", "opacity"])
  func marksOfALogScaleOfLooksAreDrawnWhateverTheirValue(channel: String) throws {
    let film = try SceneFilms.film(
      text: #"""
        {"data": {"values": [{"v": 0, "x": 1}, {"v": 10, "x": 2}]}, "mark": "point",
         "encoding": {"x": {"field": "x", "type": "quantitative"},
           "\#(channel)": {"field": "v", "type": "quantitative", "scale": {"type": "log"}}}}
        """#)
    #expect(!film.warnings.contains { $0.message.contains("not drawn") })
  }
}
