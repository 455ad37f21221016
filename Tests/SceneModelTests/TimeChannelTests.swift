import SceneModel
import Syntax
import Testing

/// The keys of `encoding.time`, and what is refused.
struct TimeChannelTests {
  private static func scene(_ time: String, mark: String = "bar", sort: String = #", "sort": "-x""#)
    -> String
  {
    #"""
    {"data": {"values": [{"t": 1, "n": "A", "v": 1}]}, "mark": "\#(mark)",
     "encoding": {"time": {"field": "t", \#(time)},
       "y": {"field": "n", "type": "nominal"\#(sort)}, "x": {"field": "v", "type": "quantitative"}}}
    """#
  }

  private static func time(_ text: String, mark: String = "bar", sort: String = #", "sort": "-x""#)
    throws -> TimeChannel
  {
    try #require(SceneText.decode(scene(text, mark: mark, sort: sort)).views[0].time)
  }

  @Test("true, a number and an object say the same thing at more and more length")
  func forms() throws {
    #expect(try Self.time(#""total": true"#).total?.field == "v")
    #expect(try Self.time(#""total": true"#).total?.title == "Total")
    #expect(
      try Self.time(#""total": {"field": "w", "op": "max", "title": null}"#).total?.title == nil)
    #expect(try Self.time(#""total": false"#).total == nil)
    let all = try Self.time(#""trail": true"#, mark: "circle", sort: "")
    #expect(all.trail != nil && all.trail?.length == nil)
    #expect(try Self.time(#""trail": 4"#, mark: "point", sort: "").trail?.length == 4)
    let wake = try Self.time(#""wake": {"length": 5, "opacity": 0.2}"#, mark: "square", sort: "")
      .wake
    #expect(wake?.length == 5 && wake?.opacity == 0.2)
    let top = try Self.time(#""top": 3, "others": true"#)
    #expect(top.top == 3 && top.others == "Others")
    #expect(try Self.time(#""top": 3, "others": "Rest""#).others == "Rest")
    #expect(try Self.time(#""top": 3, "others": false"#).others == nil)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var time: String
    var mark = "bar"
    var sort = #", "sort": "-x""#
    var message: String

    var testDescription: String { message }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      time: #""trail": true"#,
      message: #""trail" follows points, circles and squares; this view has "bar""#),
    Mistake(
      time: #""wake": 2"#, mark: "line", sort: "",
      message: #""wake" follows points, circles and squares; this view has "line""#),
    Mistake(
      time: #""trail": true, "rescale": true"#, mark: "circle", sort: "",
      message: #""trail" needs axes that stand still; leave out "rescale""#),
    Mistake(
      time: #""wake": true"#, mark: "circle",
      message: #""wake" needs axes that stand still; a position is sorted by a value"#),
    Mistake(
      time: #""top": 3"#, sort: "",
      message: #""top" needs a position sorted by a value, as with "sort": "-x""#),
    Mistake(
      time: #""top": 3"#, sort: #", "sort": "descending""#,
      message: #""top" needs a position sorted by a value, as with "sort": "-x""#),
    Mistake(
      time: #""others": true"#,
      message: #""others" stands for what "top" leaves out; there is no "top""#),
  ]

  @Test("what a view cannot do is refused where it is said", arguments: mistakes)
  func refused(mistake: Mistake) throws {
    let text = Self.scene(mistake.time, mark: mistake.mark, sort: mistake.sort)
    do throws(DiagnosticError) {
      _ = try SceneText.decode(text)
      Issue.record("nothing was refused")
    } catch {
      let found = error.diagnostics.first { $0.message == mistake.message }
      #expect(found != nil, "\(error.diagnostics.map(\.message))")
      #expect(found?.location != nil)
    }
  }

  @Test(
    "a total without anything to add up, others that cannot be added up, and no axis to rescale")
  func sums() throws {
    func message(_ encoding: String) -> String? {
      do throws(DiagnosticError) {
        _ = try SceneText.decode(
          #"{"data": {"values": []}, "mark": "bar", "encoding": {\#(encoding)}}"#)
        return nil
      } catch {
        return error.diagnostics.first?.message
      }
    }
    #expect(
      message(
        #""time": {"field": "t", "rescale": true}, "x": {"field": "n", "type": "nominal"}"#)
        == #""rescale" moves the axes of measures; this view has none"#)
    #expect(
      message(#""time": {"field": "t", "total": true}, "x": {"field": "n", "type": "nominal"}"#)
        == #""total" needs a "field": no position is a plain quantitative field"#)
    #expect(
      message(
        #""time": {"field": "t", "top": 2, "others": true}, "x": {"field": "v", "type": "quantitative", "aggregate": "mean"}, "y": {"field": "n", "type": "nominal", "sort": "-x"}"#
      ) == #""others" adds rows up, and "x" shows their mean"#)
  }
}
