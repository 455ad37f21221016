import Geometry
import Motion
import SceneModel
import Syntax
import Testing

/// The timeline's entries, and the targets they name.
struct TimelineTests {
  private func entries(_ timeline: String) throws -> [TimelineEntry] {
    try SceneText.decode(
      """
      {"canvas": {"duration": 9}, "data": {"values": []}, "mark": "bar", "timeline": [\(timeline)]}
      """
    ).timeline ?? []
  }

  private func mistakes(_ entry: String) -> [String] {
    SceneText.mistakes(
      #"{"data": {"values": []}, "mark": "bar", "timeline": [{"target": "a", \#(entry)}]}"#
    ).map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test func aPropertyRunsThroughValues() throws {
    let entry = try entries(
      """
      {"name": "n", "target": "current.points[7]", "property": "scale", "values": [2, 1.5, 0.8],
       "keyTimes": [0, 0.5, 1], "easings": ["linear", {"steps": 3}], "duration": 0.3, "delay": 0.1,
       "repeatCount": 2, "fillMode": "forwards", "autoreverses": true, "begin": 1.5,
       "stagger": {"total": 2, "order": "random", "seed": 7}}
      """)[0]
    guard case .property(let change) = entry.action else {
      Issue.record("it is a property")
      return
    }
    #expect(change.property == .scale)
    #expect(change.values == [.number(2), .number(1.5), .number(0.8)])
    #expect(change.keyTimes == [0, 0.5, 1])
    #expect(change.easings.map(\.name) == ["linear", "steps(3)"])
    #expect(entry.name == "n" && entry.duration == 0.3 && entry.delay == 0.1)
    #expect(entry.repeatCount == .times(2) && entry.fillMode == .forwards && entry.autoreverses)
    #expect(entry.begin == .seconds(1.5))
    #expect(entry.stagger == Stagger(.total(2), order: .random, seed: 7))
    #expect(entry.target.steps == [.name("current"), .name("points"), .index(7)])
    #expect(entry.keyLocations["duration"] != nil)
  }

  @Test func valuesGoByTheProperty() throws {
    let list = try entries(
      """
      {"target": "a", "property": "offset", "to": [3, -4]},
      {"target": "a", "property": "color", "from": "red", "to": "#000"},
      {"target": "a", "property": "selection", "to": 1, "spring": {"response": 0.55, "dampingFraction": 0.825}},
      {"target": "a", "property": "opacity", "from": 0, "repeatCount": "forever", "begin": "withPrevious"}
      """)
    let changes = list.compactMap { entry -> PropertyChange? in
      if case .property(let change) = entry.action { change } else { nil }
    }
    #expect(changes.count == 4)
    #expect(changes[0].to == .point(Point(x: 3, y: -4)))
    #expect(changes[1].from == .color(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(changes[2].spring == Spring(response: 0.55, dampingFraction: 0.825))
    #expect(changes[3].to == nil && list[3].repeatCount == .forever)
    #expect(list.map(\.begin).last == .withPrevious)
    #expect(list[0].begin == .afterPrevious && list[0].fillMode == .both)
  }

  @Test func aPresetHasItsOptions() throws {
    let entry = try entries(
      #"{"target": "sales", "preset": "pages", "duration": 0.8, "dwell": 1, "pages": 3, "easing": "easeInOutCubic"}"#
    )[0]
    guard case .preset(let request) = entry.action else {
      Issue.record("it is a preset")
      return
    }
    #expect(request.preset == .pages && request.dwell == 1 && request.pages == 3)
    #expect(entry.easing?.name == "easeInOutCubic")
  }

  static let wrong: [(String, String)] = [
    (#""property": "scale", "to": "red""#, "\"to\" must be a number for \"scale\"; found a string"),
    (#""property": "scale""#, "an animation of a property needs \"to\", \"from\" or \"values\""),
    (#""duration": 1"#, "an animation needs a \"property\", a \"preset\" or a \"transition\""),
    (
      #""property": "scale", "preset": "pop", "to": 1"#,
      "an animation has a \"property\" or a \"preset\", not both"
    ),
    (
      #""property": "scale", "values": [1, 2], "to": 3"#,
      "an animation has \"values\" or \"from\" and \"to\", not both"
    ),
    (#""property": "scale", "values": [1]"#, "\"values\" needs two values or more"),
    (
      #""property": "scale", "values": [1, 2], "keyTimes": [0, 0.5, 1]"#,
      "\"keyTimes\" needs one time for each of 2 values; it has 3"
    ),
    (
      #""property": "scale", "values": [1, 2, 3], "easings": ["linear"]"#,
      "\"easings\" needs one curve for each of 2 segments; it has 1"
    ),
    (
      #""property": "scale", "values": [1, 2], "keyTimes": [0.1, 1]"#,
      "\"keyTimes\" must begin with 0 and end with 1"
    ),
    (
      #""property": "scale", "to": 1, "spring": {}, "easing": "linear""#,
      "an animation has a \"spring\" or an \"easing\", not both"
    ),
    (
      #""property": "scale", "to": 1, "easing": {"cubicBezier": [2, 0, 0, 1]}"#,
      "\"cubicBezier\" needs x1 and x2 from 0 to 1"
    ),
    (
      #""property": "scale", "to": 1, "dwell": 1"#,
      "\"dwell\" belongs to a preset, not to a property"
    ),
    (#""property": "sclae", "to": 1"#, "unknown property \"sclae\"; did you mean \"scale\"?"),
    (#""preset": "grwo""#, "unknown preset \"grwo\"; did you mean \"grow\"?"),
    (
      #""preset": "grow", "begin": "afterPrevius""#,
      "unknown begin \"afterPrevius\"; did you mean \"afterPrevious\"?"
    ),
    (#""preset": "grow", "begin": "other.end""#, "no animation is named 'other'"),
    (
      #""preset": "grow", "repeatCount": 0"#,
      "\"repeatCount\" must be a number above 0; found 0"
    ),
  ]

  @Test(arguments: wrong) func mistakesAreNamed(_ entry: String, _ message: String) {
    #expect(mistakes(entry) == [message])
  }

  static let paths: [(String, [TargetPath.Step])] = [
    ("current", [.name("current")]),
    ("current.points[7]", [.name("current"), .name("points"), .index(7)]),
    ("budget['Rent']", [.name("budget"), .key("Rent")]),
    ("budget[\"A.B ]\"]", [.name("budget"), .key("A.B ]")]),
    ("b['it\\'s']", [.name("b"), .key("it's")]),
    ("b[Rent]", [.name("b"), .key("Rent")]),
    ("sales.xAxis.labels", [.name("sales"), .name("xAxis"), .name("labels")]),
    ("my view.a['x'].y[0]", [.name("my view"), .name("a"), .key("x"), .name("y"), .index(0)]),
  ]

  @Test(arguments: paths) func targetsAreRead(_ text: String, _ steps: [TargetPath.Step]) throws {
    let path = try TargetPath(parsing: text, at: nil)
    #expect(path.steps == steps)
    #expect(try TargetPath(parsing: path.text, at: nil).steps == steps)
  }

  @Test(arguments: [
    "", ".a", "a.", "a..b", "[1]", "a[", "a[]", "a['b", "a['b'", "a[1]b", "a.[1]", "a[-1]",
  ])
  func brokenTargetsAreRefused(_ text: String) {
    #expect(throws: DiagnosticError.self) { try TargetPath(parsing: text, at: nil) }
  }
}
