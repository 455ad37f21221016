import Charts
import Syntax
import Testing

/// Names of months and of weekdays on discrete scales.
struct CalendarOrderTests {
  private static func labels(_ values: [String], sort: String, rest: String) throws -> [String] {
    let rows = values.map { #"{"m": "\#($0)"}"# }.joined(separator: ",")
    let film = try SceneFilms.film(
      text: #"""
        {"data": {"values": [\#(rows)]}, "mark": "point"\#(rest),
         "encoding": {"x": {"field": "m", "type": "nominal"\#(sort)}}}
        """#)
    let axes = film.inspection(at: film.duration)["views"]?.array?.first?["axes"]?.array
    return (axes?.first?["labels"]?.array ?? []).compactMap { $0["text"]?.string }
  }

  @Test(arguments: [
    (["Mar", "Jan", "Feb"], "", "", ["Jan", "Feb", "Mar"]),
    (["March", "May", "April"], "", "", ["March", "April", "May"]),
    (["Mon", "Fri", "Wed"], "", "", ["Mon", "Wed", "Fri"]),
    (["Sunday", "Monday", "Friday"], "", "", ["Sunday", "Monday", "Friday"]),
    (["Mär", "Jan", "Feb"], "", #", "locale": "de-DE""#, ["Jan", "Feb", "Mär"]),
    (["févr.", "janv.", "mars"], "", #", "locale": "fr-FR""#, ["janv.", "févr.", "mars"]),
    (["Dez", "Jan"], "", #", "locale": "de-DE""#, ["Jan", "Dez"]),
    // What is said goes before, and what is no calendar is in the order of its letters.
    (["Mar", "Jan", "Feb"], #", "sort": "ascending""#, "", ["Feb", "Jan", "Mar"]),
    (["Mar", "Jan", "Feb"], #", "sort": null"#, "", ["Mar", "Jan", "Feb"]),
    (["Mar", "Jan", "all"], "", "", ["Jan", "Mar", "all"]),
    (["Mar", "Jan", "Feb"], "", #", "config": {"calendarOrder": false}"#, ["Feb", "Jan", "Mar"]),
  ])
  func comeInTheCalendarsOrder(
    values: [String], sort: String, rest: String, expected: [String]
  ) throws {
    #expect(try Self.labels(values, sort: sort, rest: rest) == expected)
  }

  @Test func vegaHasTheOrderOfLetters() throws {
    let view = try InspectedView(
      """
      {data: {values: [{m: "Mar"}, {m: "Jan"}, {m: "Feb"}]}, mark: "point",
        encoding: {x: {field: "m", type: "nominal"}}}
      """)
    #expect(view.labels("bottom") == ["Feb", "Jan", "Mar"])
  }
}
