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
}
