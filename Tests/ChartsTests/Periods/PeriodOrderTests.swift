import Charts
import Syntax
import Testing

/// The order in which periods play.
struct PeriodOrderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// In the data's order.
    let data: [String]
    var time = ""
    var locale = "en-US"
    let expected: [String]
    /// What the warning says of the periods and their order; nil where there is none.
    var warning: String?
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static let cases: [Case] = [
    Case(
      testDescription: "months", data: months, expected: months,
      warning: "months and play in the data's order"),
    Case(
      testDescription: "months of another year's beginning",
      data: Array(months[3...] + months[..<3]), expected: Array(months[3...] + months[..<3]),
      warning: "months and play in the data's order"),
    Case(
      testDescription: "months in a muddle", data: ["Mar", "Jan", "Apr", "Feb"],
      expected: ["Jan", "Feb", "Mar", "Apr"], warning: "months and play in the calendar's order"
    ),
    Case(
      testDescription: "months of a locale", data: ["März", "Januar", "Mai", "Februar"],
      locale: "de-DE", expected: ["Januar", "Februar", "März", "Mai"],
      warning: "months and play in the calendar's order"),
    Case(
      testDescription: "weekdays in a muddle", data: ["Wed", "Sun", "Tue", "Mon"],
      expected: ["Mon", "Tue", "Wed", "Sun"], warning: "weekdays and play in the calendar's order"),
    Case(
      testDescription: "weekdays from Sunday", data: ["Sunday", "Monday", "Tuesday"],
      expected: ["Sunday", "Monday", "Tuesday"], warning: "weekdays and play in the data's order"),
    Case(
      testDescription: "words", data: ["planning", "building", "after"],
      expected: ["planning", "building", "after"], warning: "words and play in the data's order"),
    Case(
      testDescription: "words that are names", data: ["planning", "building", "after"],
      time: #", "type": "nominal""#, expected: ["planning", "building", "after"]),
    Case(
      testDescription: "the data's order", data: ["Mar", "Jan", "Feb"], time: #", "sort": null"#,
      expected: ["Mar", "Jan", "Feb"]),
    Case(
      testDescription: "rising words", data: ["planning", "building", "after"],
      time: #", "sort": "ascending""#, expected: ["after", "building", "planning"]),
    Case(
      testDescription: "falling months", data: months, time: #", "sort": "descending""#,
      expected: months.reversed()),
    Case(
      testDescription: "a list", data: ["planning", "building", "after", "end"],
      time: #", "sort": ["after", "planning"]"#,
      expected: ["after", "planning", "building", "end"]),
    // After the last period the film stays at it.
    Case(
      testDescription: "a domain", data: ["planning", "building", "after"],
      time: #", "scale": {"domain": ["after", "planning"]}"#,
      expected: ["after", "planning", "planning"]),
    Case(
      testDescription: "a domain between two", data: ["2021", "2019", "2020"],
      time: #", "type": "temporal", "scale": {"type": "time", "domain": ["2020", "2030"]}"#,
      expected: ["Jan 01, 2020", "Jan 01, 2021", "Jan 01, 2021"]),
    Case(
      testDescription: "a domain that falls", data: ["4", "7", "1"],
      time: #", "type": "quantitative", "scale": {"type": "linear", "domain": [5, 0]}"#,
      expected: ["4", "1", "1"]),
    Case(
      testDescription: "numbers as texts", data: ["10", "9", "100"],
      expected: ["9", "10", "100"]),
    Case(
      testDescription: "numbers in words", data: ["Week 10", "Week 9", "Week 1"],
      expected: ["Week 1", "Week 9", "Week 10"]),
    Case(
      testDescription: "quarters", data: ["Q1 2021", "Q3 2020", "Q2 2021"],
      expected: ["Q3 2020", "Q1 2021", "Q2 2021"]),
    Case(
      testDescription: "months of years", data: ["Jan 2021", "Dec 2020", "Feb 2021"],
      expected: ["Dec 2020", "Jan 2021", "Feb 2021"]),
    Case(
      testDescription: "days of years", data: ["25/12/2020", "3/1/2021", "24/12/2020"],
      expected: ["24/12/2020", "25/12/2020", "3/1/2021"]),
    Case(
      testDescription: "dates as texts", data: ["2021-01", "2020-12", "2020-02"],
      expected: ["2020-02", "2020-12", "2021-01"]),
    Case(
      testDescription: "months of temporal type", data: ["1 Feb 2021", "15 Jan 2021"],
      time: #", "sort": ["1 Feb 2021"]"#, expected: ["1 Feb 2021", "15 Jan 2021"]),
  ]

  @Test("periods play as the scene says, else as they read", arguments: cases)
  func order(item: Case) throws {
    let rows = item.data.map { #"{"p": "\#($0)", "n": "A", "v": 1}"# }.joined(separator: ", ")
    let film = try SceneFilms.film(
      text: #"""
        {"name": "view", "locale": "\#(item.locale)", "data": {"values": [\#(rows)]}, "mark": "bar",
         "encoding": {"x": {"field": "n"}, "y": {"field": "v", "type": "quantitative"},
                      "time": {"field": "p"\#(item.time)}},
         "timeline": [{"target": "view", "preset": "play", "easing": "linear"}]}
        """#)
    let played = item.data.indices.map { period in
      film.layouts(at: Double(period))[0].marks.flatMap(\.items).compactMap { item in
        if case .text(let text) = item.geometry { text.lines.first } else { nil }
      }.first ?? ""
    }
    #expect(played == item.expected)
    let warnings = film.warnings.map(\.message)
    if let warning = item.warning {
      #expect(warnings.count == 1)
      #expect(
        warnings.first?.hasPrefix("the periods of \"time\" are \(warning), from ") == true,
        "\(warnings)")
    } else {
      #expect(warnings.isEmpty, "\(warnings)")
    }
  }

  @Test(
    "what a domain of time cannot do is told",
    arguments: [
      (#""scale": {"domain": [1, 9]}"#, "no row is of the period 9"),
      (#""scale": {"type": "linear", "domain": [5, 9]}, "type": "quantitative""#, "no period lies"),
      (#""scale": {"domain": [2, 1]}, "sort": "ascending""#, #""sort" has no effect beside"#),
    ])
  func domains(time: String, warning: String) throws {
    let film = try SceneFilms.film(
      text: #"""
        {"data": {"values": [{"p": 1, "n": "A", "v": 1}, {"p": 2, "n": "A", "v": 2}]}, "mark": "bar",
         "encoding": {"x": {"field": "n"}, "y": {"field": "v", "type": "quantitative"},
                      "time": {"field": "p", \#(time)}}}
        """#)
    #expect(film.warnings.count == 1)
    #expect(film.warnings.first?.message.hasPrefix(warning) == true, "\(film.warnings)")
  }
}
