import SceneModel
import Syntax
import Tables
import Testing

/// States, transitions and the channel of time as a scene says them.
struct StatesTests {
  private static func scene(_ rest: String, encoding: String = "") -> String {
    #"""
    {"data": {"values": [{"a": "A", "b": 1}]}, "mark": {"type": "bar", "opacity": 0.5},
     "encoding": {"x": {"field": "a", "title": "Name"}, "y": {"field": "b", "type": "quantitative"}\#(encoding)},
     \#(rest)}
    """#
  }

  @Test(
    "a state is a merge patch over the one before: members merge, null takes away, lists are anew")
  func patches() throws {
    let scene = try SceneText.decode(
      Self.scene(
        #"""
        "transform": [{"filter": "datum.b > 0"}],
        "states": [
          {"name": "one", "title": "One", "encoding": {"x": {"title": null}, "color": {"field": "a"}}},
          {"name": "two", "mark": "area", "transform": null, "encoding": {"color": {"legend": null}}}
        ]
        """#))
    let states = scene.views[0].states
    #expect(states.map(\.name) == ["one", "two"])
    let one = states[0].view
    #expect(one.title?.lines == ["One"])
    #expect(one.layers[0].mark == .bar)
    #expect(one.layers[0].properties.number("opacity") == 0.5)
    #expect(one.layers[0].encoding[.x]?.first?.field == "a")
    #expect(one.layers[0].encoding[.x]?.first?.title == nil)
    #expect(one.layers[0].transforms.count == 1)
    let two = states[1].view
    #expect(two.title?.lines == ["One"])
    #expect(two.layers[0].mark == .area)
    #expect(two.layers[0].transforms.isEmpty)
    // Nothing was there to take away, so null stays and switches the legend off.
    #expect(two.layers[0].encoding[.color]?.first?.legend?.isNull == true)
    #expect(two.layers[0].encoding[.color]?.first?.field == "a")
    #expect(scene.views[0].title == nil)
  }

  @Test("a state's rows take the place of those before")
  func rows() throws {
    let scene = try SceneText.decode(
      Self.scene(
        #""states": [{"name": "more", "data": {"values": [{"a": "B", "b": 2}, {"a": "C", "b": 3}]}}]"#
      ))
    #expect(scene.views[0].layers[0].data.rowCount == 1)
    #expect(scene.views[0].states[0].view.layers[0].data.rowCount == 2)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var message: String

    var testDescription: String { message }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      text: scene(#""states": [{"name": "one"}, {"name": "one"}]"#),
      message: "two states are named \"one\""),
    Mistake(
      text: scene(#""states": [{"name": "initial"}]"#),
      message: "\"initial\" is the state that the view begins with; choose another name"),
    Mistake(
      text: scene(#""states": [{"name": "one", "encoding": {"z": {"field": "a"}}}]"#),
      message: "unknown channel \"z\""),
    Mistake(
      text: scene(#""states": [{"name": "one", "canvas": {}}]"#), message: "unknown key \"canvas\""),
    Mistake(
      text: scene(#""states": [{"title": "One"}]"#), message: "\"name\" is missing here"),
    Mistake(
      text: scene(#""states": [{"name": "one", "encoding": {"time": {"field": "a"}}}]"#),
      message: "a state has no \"encoding.time\""),
    Mistake(
      text: scene(#""viewport": {"x": {"scale": 2}}, "states": [{"name": "one"}]"#),
      message: "a view has \"states\" or \"viewport\", not both"),
    Mistake(
      text: scene(
        #""states": [{"name": "one"}]"#, encoding: #", "time": {"field": "a"}"#),
      message: "a view has \"states\" or \"encoding.time\", not both"),
    Mistake(
      text: scene(
        #""viewport": {"x": {"scale": 2}}"#, encoding: #", "time": {"field": "a"}"#),
      message: "a view has a \"viewport\" or an \"encoding.time\", not both"),
    Mistake(
      text: scene(#""title": """#, encoding: #", "time": {"type": "ordinal"}"#),
      message: "\"field\" is missing here"),
    Mistake(
      text: scene(#""timeline": [{"transition": "one", "target": "view"}]"#),
      message: "a transition has no \"target\""),
    Mistake(
      text: scene(#""timeline": [{"transition": "one", "repeatCount": 2}]"#),
      message: "a transition has no \"repeatCount\""),
    Mistake(
      text: scene(#""timeline": [{"transition": "one", "stages": {"move": [0.6, 0.2]}}]"#),
      message: "\"move\" needs a beginning and an end that is not before it"),
    Mistake(
      text: scene(#""timeline": [{"target": "view", "preset": "grow", "stages": {}}]"#),
      message: "\"stages\" belongs to a transition"),
    Mistake(
      text: scene(#""timeline": [{"target": "view", "preset": "grow", "enter": "fly"}]"#),
      message: "\"enter\" belongs to a transition"),
    Mistake(
      text: scene(#""timeline": [{"transition": "one", "leave": "fades"}]"#),
      message: "unknown passage \"fades\"; did you mean \"fade\"?"),
    Mistake(
      text: scene(
        #""timeline": [{"transition": "one", "stages": {"move": {"span": [0, 1], "seconds": [0, 1]}}}]"#
      ), message: "a stage has a \"span\" or \"seconds\", not both"),
    Mistake(
      text: scene(
        #""timeline": [{"transition": "one", "duration": 1, "stages": {"enter": {"seconds": [0.5, 1.5]}}}]"#
      ), message: "a stage ends after 1.5 seconds and the transition after 1"),
    Mistake(
      text: scene(#""timeline": [{"transition": "one", "spring": {}, "easing": "linear"}]"#),
      message: "an animation has a \"spring\" or an \"easing\", not both"),
    Mistake(
      text: scene(#""timeline": [{"preset": "grow"}]"#), message: "\"target\" is missing here"),
  ]

  @Test("each mistake has one message", arguments: mistakes)
  func mistake(_ mistake: Mistake) {
    let found = SceneText.mistakes(mistake.text)
    #expect(found.count == 1)
    #expect(found.first?.contains(mistake.message) == true, "\(found)")
  }

  @Test func aTimeChannelHasDefaults() throws {
    let scene = try SceneText.decode(
      Self.scene(#""title": """#, encoding: #", "time": {"field": "a", "label": {"fontSize": 9}}"#))
    let time = try #require(scene.views[0].time)
    #expect(time.field == "a" && time.type == nil && time.sort == nil && !time.rescale)
    #expect(time.pace == .period(1) && time.pause == 0 && time.missing == .interpolate)
    #expect(time.label?.number("fontSize") == 9)
  }

  struct Pace: Sendable {
    /// Of the channel of time, of the view's parameters and of the configuration of scales.
    var time = ""
    var parameters = ""
    var configuration = ""
    var pace: TimeChannel.Pace
  }

  private static let timer = #"{"name": "t", "select": {"type": "point", "on": "timer"}}"#

  @Test(
    "Vega-Lite's words for the pace of periods mean what they mean there",
    arguments: [
      Pace(time: #""scale": {"range": {"step": 250}}"#, pace: .period(0.25)),
      Pace(time: #""scale": {"range": {"step": 1500}}"#, parameters: timer, pace: .period(1.5)),
      Pace(time: #""scale": {"range": [0, 4000]}"#, pace: .whole(4)),
      Pace(time: #""scale": {"range": [6000, 1000]}"#, parameters: timer, pace: .whole(5)),
      Pace(time: #""scale": {"type": "band"}"#, pace: .period(1)),
      Pace(time: #""scale": {"type": "band"}"#, parameters: timer, pace: .period(0.5)),
      Pace(parameters: timer, pace: .period(0.5)),
      Pace(
        parameters: #"{"name": "t", "select": {"type": "point", "on": {"type": "timer"}}}"#,
        pace: .period(0.5)),
      Pace(parameters: #"{"name": "t", "select": {"type": "point"}}"#, pace: .period(1)),
      Pace(parameters: timer, configuration: #""framesPerSecond": 4"#, pace: .period(0.25)),
      Pace(
        time: #""scale": {"type": "linear"}"#, parameters: timer,
        configuration: #""animationDuration": 8"#, pace: .whole(8)),
      Pace(parameters: timer, configuration: #""animationDuration": 8"#, pace: .period(0.5)),
      Pace(
        time: #""periodDuration": 2, "scale": {"range": {"step": 250}}"#, parameters: timer,
        pace: .period(2)),
    ])
  func pace(_ pace: Pace) throws {
    let field = [#""field": "a""#, pace.time].filter { !$0.isEmpty }.joined(separator: ", ")
    let scene = try SceneText.decode(
      Self.scene(
        #""params": [\#(pace.parameters)], "config": {"scale": {\#(pace.configuration)}}"#,
        encoding: #", "time": {\#(field)}"#))
    #expect(scene.views[0].time?.pace == pace.pace)
  }
}
