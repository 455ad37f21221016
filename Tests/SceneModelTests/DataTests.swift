import Drawing
import Foundation
import SceneModel
import Syntax
import Tables
import Testing

/// Where rows come from.
struct DataTests {
  private func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder.path()
  }

  private func table(_ data: String, _ more: String = "", in folder: String = "") throws -> Table {
    try SceneText.decode(#"{"data": \#(data), \#(more) "mark": "bar"}"#, folder: folder)
      .views[0].layers[0].data
  }

  @Test func filesAreRelativeToTheScene() throws {
    let folder = try folder(["rows.csv": "\u{FEFF}month,value\r\nJan,1\r\nFeb,2\r\n\r\n"])
    let table = try table(#"{"url": "rows.csv"}"#, in: folder)
    #expect(table.fields == ["month", "value"])
    #expect(table.column("value")?.map(\.meaning) == [.number(1), .number(2)])
  }

  @Test func aWebAddressGivesNoRowsAndAWarning() throws {
    let text = #"{"data": {"url": "https://example.org/data/stocks.csv"}, "mark": "bar"}"#
    let scene = try SceneText.decode(text)
    #expect(scene.views[0].layers[0].data.rowCount == 0)
    #expect(scene.warnings.count == 1)
    #expect(scene.warnings.first?.message.contains("not fetched") == true)
    let ftp = SceneText.mistakes(#"{"data": {"url": "ftp://example.org/a.csv"}, "mark": "bar"}"#)
    #expect(ftp == ["1:18 only local files are read; found a ftp address"])
  }

  @Test func rowsHaveNames() throws {
    let datasets = #""datasets": {"one": [{"a": 1}, {"a": 2}]},"#
    #expect(try table(#"{"name": "one"}"#, datasets).rowCount == 2)
    let scene = try SceneText.decode(
      """
      {"layer": [{"data": {"name": "mine", "values": [{"a": 1}]}, "mark": "bar"},
                 {"data": {"name": "mine"}, "mark": "line"}]}
      """)
    #expect(scene.views[0].layers.map { $0.data.rowCount } == [1, 1])
    #expect(
      SceneText.mistakes(#"{"data": {"name": "tow"}, "datasets": {"two": []}, "mark": "bar"}"#)
        == ["1:19 unknown data \"tow\"; did you mean \"two\"?"])
  }

  @Test func wideTablesBecomeLongWhereverTheirRowsAre() throws {
    let folder = try folder(["wide.csv": "month;tea;milk\nJan;1,5;2\n"])
    let wide = #""wide": {"key": "k", "value": "v", "keep": ["month"]}"#
    for data in [
      #"{"url": "wide.csv", \#(wide)}"#, #"{"name": "rows", \#(wide)}"#,
      #"{"values": [{"month": "Jan", "tea": 1.5, "milk": 2}], \#(wide)}"#,
    ] {
      let datasets = #""datasets": {"rows": [{"month": "Jan", "tea": 1.5, "milk": 2}]},"#
      let table = try table(data, datasets, in: folder)
      #expect(table.fields == ["month", "k", "v"])
      #expect(table.column("k") == [.string("tea"), .string("milk")])
      #expect(table.column("v")?.map(\.meaning) == [.number(1.5), .number(2)])
    }
    // The same file is there as it is, too.
    let scene = try SceneText.decode(
      """
      {"layer": [{"data": {"url": "wide.csv", \(wide)}, "mark": "bar"},
                 {"data": {"url": "wide.csv"}, "mark": "bar"}]}
      """, folder: folder)
    #expect(
      scene.views[0].layers.map(\.data.fields) == [["month", "k", "v"], ["month", "tea", "milk"]])
    #expect(
      SceneText.mistakes(
        #"{"data": {"values": [{"a": 1}], "wide": {"key": "k", "value": "v", "keep": ["b"]}}, "mark": "bar"}"#
      ) == ["1:77 no field `b`; the data has `a`"])
  }

  @Test(arguments: [
    (
      #"{"values": [], "query": "select 1"}"#,
      "1:34 `query` is for a database; name its file by `url`, or give it by `--data`"
    ),
    (#"{"url": "rows.csv", "query": "select 1"}"#, "1:39 `query` is for an SQLite database"),
    (
      #"{"url": "rows.csv", "query": "select 1", "format": {"type": "csv"}}"#,
      "1:70 `type` is nothing that a database has"
    ),
  ])
  func queriesAreForDatabases(data: String, message: String) throws {
    let folder = try folder(["rows.csv": "a\n1\n"])
    let found = SceneText.mistakes(#"{"data": \#(data), "mark": "bar"}"#, folder: folder)
    #expect(found.count == 1 && found.first?.hasPrefix(message) == true, "\(found)")
  }

  @Test func sequencesAreRows() throws {
    let table = try table(#"{"sequence": {"start": 0, "stop": 1, "step": 0.25, "as": "x"}}"#)
    #expect(table.column("x") == [0, 0.25, 0.5, 0.75].map(Value.number))
    #expect(
      SceneText.mistakes(
        #"{"data": {"sequence": {"start": 0, "stop": 1, "step": 0}}, "mark": "bar"}"#)
        == ["1:55 \"step\" must not be 0"])
    #expect(
      SceneText.mistakes(#"{"data": {"sequence": {"start": 0, "stop": 1e12}}, "mark": "bar"}"#)
        == ["1:23 the sequence has more than 5000000 rows"])
  }

  @Test func yearsOfADelimitedFileAreDatesWhereTheEncodingSaysSo() throws {
    let folder = try folder(["years.csv": "year,n\n2000,1\n2001,2\n"])
    let scene = try SceneText.decode(
      """
      {"data": {"url": "years.csv"}, "layer": [
        {"mark": "bar", "encoding": {"x": {"field": "year", "type": "temporal"}}},
        {"mark": "bar", "encoding": {"x": {"field": "year", "type": "quantitative"}}},
        {"mark": "bar", "data": {"url": "years.csv", "format": {"parse": {"year": "string"}}},
         "encoding": {"x": {"field": "year", "type": "temporal"}}}]}
      """, folder: folder)
    let columns = scene.views[0].layers.map { $0.data.column("year")?.first }
    let date = Value.date(946_684_800_000)
    let meanings: [Value?] = columns.map { $0?.meaning }
    let spellings: [String?] = columns.map { $0?.spelling }
    #expect(meanings == [date, .number(2000), date])
    #expect(spellings == ["2000", "2000", "2000"])
    #expect(
      scene.views[0].layers.allSatisfy { $0.data.column("n")?.last?.meaning == .number(2) })
  }

  @Test func datesAreReadInTheScenesZone() throws {
    let scene = try SceneText.decode(
      """
      {"timeZone": "Asia/Tokyo", "data": {"values": [{"d": "2012-01-01 00:00"}]}, "mark": "point",
       "encoding": {"x": {"field": "d", "type": "temporal"}}}
      """)
    #expect(
      scene.views[0].layers[0].data.column("d")?.map(\.meaning)
        == [.date(1_325_343_600_000)])
  }

  @Test func lookupsAreRead() throws {
    let scene = try SceneText.decode(
      """
      {"data": {"values": [{"a": 1}]}, "mark": "bar", "transform": [
        {"lookup": "a", "from": {"data": {"values": [{"k": 1, "v": 2}]}, "key": "k", "fields": ["v"]}}]}
      """)
    #expect(scene.lookups.count == 1)
    #expect(scene.lookups.values.first?.column("v") == [.number(2)])
  }

  @Test func aThemeCanBeAFile() throws {
    let folder = try folder(["mine.json": #"{"background": "black", "bar": {"opacity": 0.5}}"#])
    let scene = try SceneText.decode(
      #"{"theme": "mine.json", "data": {"values": []}, "mark": "bar"}"#, folder: folder)
    #expect(scene.views[0].layers[0].properties.number("opacity") == 0.5)
    #expect(scene.canvas.background == .solid(.black))
  }
}
