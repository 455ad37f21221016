import Drawing
import SceneModel
import Syntax
import Tables
import Testing

/// Named values are put in place before anything is checked.
struct ParametersTests {
  @Test func valuesAndExpressionsBecomeConstants() throws {
    let scene = try SceneText.decode(
      """
      {"params": [{"name": "twice", "expr": "radius * 2"}, {"name": "radius", "value": 4},
                  {"name": "ground", "value": "teal"}],
       "canvas": {"background": {"param": "ground"}},
       "data": {"values": [{"a": 1}]},
       "mark": {"type": "bar", "cornerRadius": {"expr": "twice + 1"}, "dy": {"expr": "datum.a"}}}
      """)
    let layer = scene.views[0].layers[0]
    #expect(layer.properties.number("cornerRadius") == 9)
    #expect(layer.properties["dy"]?["expr"]?.string == "datum.a")
    #expect(scene.parameters["twice"] == .number(8))
    #expect(scene.canvas.background == Color(css: "teal").map(Paint.solid))
  }

  @Test func theCallersValueWins() throws {
    var options = SceneDecoder.Options()
    options.parameters = [("size", JSONNode(.number(12))), ("size", JSONNode(.number(30)))]
    let text = """
      {"params": [{"name": "size", "value": 4}], "data": {"values": []},
       "mark": {"type": "point", "size": {"param": "size"}}}
      """
    let scene = try SceneText.decode(text, options: options)
    #expect(scene.views[0].layers[0].properties.number("size") == 30)
    options.parameters = [("seize", JSONNode(.number(1)))]
    #expect(
      SceneText.mistakes(text, options: options) == [
        "0:0 the scene has no parameter \"seize\"; did you mean \"size\"?"
      ])
  }

  @Test func aValueOfTheWrongTypeIsFoundWhereItIsUsed() {
    let mistakes = SceneText.mistakes(
      """
      {"params": [{"name": "size", "value": "big"}], "data": {"values": []},
       "mark": {"type": "point", "size": {"param": "size"}}}
      """)
    #expect(
      mistakes == [
        "2:36 \"size\" must be a number of at least 0 or an object; found the string \"big\""
      ])
  }

  @Test func unknownNamesAndCirclesAreErrors() {
    #expect(
      SceneText.mistakes(
        #"{"params": [{"name": "size", "value": 1}], "data": {"values": []}, "mark": {"type": "bar", "size": {"param": "sise"}}}"#
      ) == ["1:110 unknown parameter \"sise\"; did you mean \"size\"?"])
    #expect(
      SceneText.mistakes(
        #"{"params": [{"name": "a", "expr": "b"}, {"name": "b", "expr": "a"}], "data": {"values": []}, "mark": "bar"}"#
      ) == ["1:35 the parameters \"a\", \"b\" need one another"])
  }

  @Test func interactionHasNoEffect() throws {
    let scene = try SceneText.decode(
      """
      {"params": [{"name": "brush", "select": "interval"}], "data": {"values": [{"a": 1}]},
       "transform": [{"filter": {"param": "brush"}}],
       "mark": {"type": "bar", "tooltip": true, "cursor": "pointer"},
       "encoding": {"x": {"field": "a"}, "tooltip": {"field": "a"}, "color": {
         "condition": {"param": "brush", "value": "red"}, "value": "grey"}}}
      """)
    let layer = scene.views[0].layers[0]
    #expect(layer.transforms.isEmpty)
    let condition = try #require(layer.encoding[.color]?.first?.conditions.first)
    #expect(condition.test == nil)
    #expect(condition.holdsWithoutSelection)
    #expect(condition.definition.value?.string == "red")
  }
}
