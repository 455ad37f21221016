import Foundation
import SceneModel
import Syntax
import Testing

/// One mistake gives one message, at its place, that says what to do.
struct BrokenScenesTests {
  struct Broken: Sendable, CustomTestStringConvertible {
    var what: String
    var text: String
    var message: String

    var testDescription: String { what }
  }

  private static func scene(_ change: String, mark: String = "\"bar\"") -> String {
    """
    {
      \(change)
      "data": {"values": [{"a": "A", "b": 1}]},
      "mark": \(mark),
      "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}}
    }
    """
  }

  static let table: [Broken] = [
    Broken(
      what: "syntax", text: "{\n  \"mark\": \"bar\"\n  \"data\": {}\n}",
      message: "3:3 expected a comma or `}` after the value; found a string"),
    Broken(
      what: "unknown key", text: scene("", mark: #"{"type": "bar", "colour": "red"}"#),
      message: "4:27 unknown key \"colour\"; did you mean \"color\"?"),
    Broken(
      what: "wrong type", text: scene(#""canvas": {"width": "wide"},"#),
      message: "2:23 \"width\" must be a number of at least 1; found the string \"wide\""),
    Broken(
      what: "unknown mark", text: scene("", mark: #""bars""#),
      message: "4:11 unknown mark \"bars\"; did you mean \"bar\"?"),
    Broken(
      what: "unknown mark in an object", text: scene("", mark: #"{"type": "lien"}"#),
      message: "4:20 unknown mark \"lien\"; did you mean \"line\"?"),
    Broken(
      what: "bad colour", text: scene("", mark: #"{"type": "bar", "color": "bluu"}"#),
      message:
        "4:36 \"color\" must be a colour such as \"#4c78a8\" or \"teal\"; found the string \"bluu\"; did you mean \"blue\"?"
    ),
    Broken(
      what: "negative duration",
      text: scene(#""timeline": [{"target": "view", "preset": "grow", "duration": -1}],"#),
      message: "2:65 \"duration\" must be a number of at least 0; found -1"),
    Broken(
      what: "no length", text: scene(#""canvas": {"duration": 0},"#),
      message: "2:26 \"duration\" must be a number above 0; found 0"),
    Broken(
      what: "NaN", text: scene(#""canvas": {"scale": NaN},"#),
      message: "2:23 `scale`: NaN is not a finite number; write null for a missing value"),
    Broken(
      what: "a circle of begins",
      text: scene(
        """
        "timeline": [
          {"name": "one", "target": "view", "preset": "grow", "begin": "two.end"},
          {"name": "two", "target": "view", "preset": "fade", "begin": "one.end"}
        ],
        """),
      message: "3:64 these wait for one another: one → two → one"),
    Broken(
      what: "unknown easing",
      text: scene(
        #""timeline": [{"target": "view", "preset": "grow", "easing": "easeOutCubik"}],"#),
      message: "2:63 unknown easing \"easeOutCubik\"; did you mean \"easeOutCubic\"?"),
    Broken(
      what: "endless run",
      text: scene(
        #""timeline": [{"target": "view", "property": "scale", "to": 2, "repeatCount": "forever"}],"#
      ), message: "2:80 \"repeatCount\": \"forever\" needs a \"duration\" of the canvas"),
    Broken(
      what: "key times that fall",
      text: scene(
        #""timeline": [{"target": "view", "property": "scale", "values": [1, 2, 1], "keyTimes": [0, 0.5, 0.2]}],"#
      ),
      message: "2:98 \"keyTimes\" must rise; number 3 is less than the one before it"),
    Broken(
      what: "what is not drawn", text: scene(#""facet": {"field": "a"},"#),
      message:
        "2:3 \"facet\" is not covered: use \"views\" to put several charts on one canvas"),
    Broken(
      what: "unknown theme", text: scene(#""theme": "drak","#),
      message: "2:12 unknown theme \"drak\"; did you mean \"dark\"?"),
    Broken(
      what: "unknown colour scheme",
      text: """
        {"data": {"values": []}, "mark": "bar",
         "encoding": {"color": {"field": "a", "scale": {"scheme": "viridiss"}}}}
        """, message: "2:59 unknown colour scheme \"viridiss\"; did you mean \"viridis\"?"),
    Broken(
      what: "unknown channel",
      text: #"{"data": {"values": []}, "mark": "bar", "encoding": {"colour": {"field": "a"}}}"#,
      message: "1:54 unknown channel \"colour\"; did you mean \"color\"?"),
    Broken(
      what: "unknown transform",
      text: #"{"data": {"values": []}, "transform": [{"filtr": "true"}], "mark": "bar"}"#,
      message: "1:41 unknown transform \"filtr\"; did you mean \"filter\"?"),
    Broken(
      what: "no mark", text: #"{"data": {"values": []}}"#,
      message: "1:1 a scene needs a \"mark\", a \"layer\" or \"views\""),
    Broken(
      what: "no object", text: "[1]", message: "1:1 the scene must be an object; found an array"),
    Broken(
      what: "unknown time unit",
      text:
        #"{"data": {"values": []}, "mark": "bar", "encoding": {"x": {"field": "a", "timeUnit": "yeer"}}}"#,
      message: "1:86 unknown time unit \"yeer\"; did you mean \"year\"?"),
    Broken(
      what: "broken expression",
      text: #"{"data": {"values": []}, "transform": [{"filter": "datum.a >"}], "mark": "bar"}"#,
      message: "1:61 expected a value; found the end of the expression"),
    Broken(
      what: "broken format",
      text:
        #"{"data": {"values": []}, "mark": "bar", "encoding": {"x": {"field": "a", "axis": {"format": ".2g2"}}}}"#,
      message: "1:93 \".2g2\" is not a format: \"2\" has no place here, at character 4"),
    Broken(
      what: "unknown time zone", text: scene(#""timeZone": "Mars/Base","#),
      message: "2:15 unknown time zone \"Mars/Base\""),
  ]

  @Test(arguments: table) func hasOneMessage(_ broken: Broken) {
    #expect(SceneText.mistakes(broken.text) == [broken.message])
  }

  @Test func aMissingFileIsNamedWithItsPath() {
    let text = #"{"data": {"url": "none.csv"}, "mark": "bar"}"#
    do throws(DiagnosticError) {
      _ = try SceneText.decode(text, folder: "/nowhere/here")
      Issue.record("the file does not exist")
    } catch {
      #expect(error.diagnostics.map(\.kind) == [.file])
      #expect(error.diagnostics.map(\.message) == ["no such file: /nowhere/here/none.csv"])
      #expect(error.diagnostics[0].location?.position.column == 18)
    }
  }

  @Test func everyMistakeIsReportedInTheOrderOfTheFile() {
    let text = """
      {"canvas": {"widht": 5}, "mark": "bars",
       "encoding": {"x": {"field": 3}},
       "title": {"text": "A", "colr": 1}}
      """
    let mistakes = SceneText.mistakes(text)
    #expect(mistakes.count == 4)
    #expect(mistakes.map { $0.prefix(4) } == ["1:13", "1:34", "2:30", "3:25"])
  }

  @Test func unknownKeysAreWarningsOnRequest() throws {
    var options = SceneDecoder.Options()
    options.isLenient = true
    let text = #"{"data": {"values": [{"a": 1}]}, "mark": {"type": "bar", "colour": 1}}"#
    let scene = try SceneText.decode(text, options: options)
    #expect(
      scene.warnings.map(\.message) == ["unknown key \"colour\"; did you mean \"color\"?"])
  }

  @Test func aTargetKnowsItsPlace() throws {
    let text =
      #"{"data": {"values": []}, "mark": "bar", "timeline": [{"target": "x['y']", "preset": "fade"}]}"#
    let scene = try SceneText.decode(text)
    #expect(scene.timeline?.first?.target.location?.position.column == 65)
  }

  @Test(arguments: 0..<300) func noTextMakesItFail(_ seed: Int) {
    // Cut and change a scene at places that follow from the seed: any answer is fine, none is a trap.
    var bytes = Array(Template.allCases[seed % Template.allCases.count].text.utf8)
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, bound)
    }
    for _ in 0..<3 {
      let replacements: [UInt8] = Array("{}[]\",:0-9aeN.\\".utf8)
      bytes[next(bytes.count)] = replacements[next(replacements.count)]
      if seed.isMultiple(of: 3) { bytes.remove(at: next(bytes.count)) }
    }
    _ = SceneText.mistakes(String(decoding: bytes, as: UTF8.self))
  }
}
