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
    #expect(condition.holdsAlways)
    #expect(condition.definition.value?.string == "red")
  }
}

/// What conditions on parameters come to, where no pointer is there to change them.
struct ConditionOnParameterTests {
  /// The values of `v` in 1…6 of which a filter leaves rows, and those that a condition colours.
  private func rows(_ parameters: String, _ test: String) throws -> (kept: [Value], lit: [Bool]) {
    let text = """
      {"params": [\(parameters)],
       "data": {"values": [{"v": 1, "k": "a"}, {"v": 3, "k": "b"}, {"v": 6, "k": "a"}]},
       "transform": [{"filter": \(test)}], "mark": "point",
       "encoding": {"x": {"field": "v", "type": "quantitative"}, "y": {"field": "k", "type": "nominal"},
         "color": {"condition": {"test": \(test), "value": "red"}, "value": "grey"}}}
      """
    let layer = try SceneText.decode(text).views[0].layers[0]
    var context = TransformContext()
    var table = layer.data
    for transform in layer.transforms { table = try transform.apply(to: table, context: &context) }
    let condition = try #require(layer.encoding[.color]?.first?.conditions.first)
    let lit = try (0..<layer.data.rowCount).map { row in
      try condition.test?.holds(in: ExpressionScope(datum: .row(layer.data.row(row))))
        ?? condition.holdsAlways
    }
    return (table.column("v") ?? [], lit)
  }

  @Test(arguments: [
    (#"{"name": "p", "value": true}"#, #"{"param": "p"}"#, [1.0, 3, 6]),
    (#"{"name": "p", "value": 0}"#, #"{"param": "p"}"#, []),
    (#"{"name": "p", "value": ""}"#, #"{"not": {"param": "p"}}"#, [1, 3, 6]),
    (#"{"name": "p", "select": "point"}"#, #"{"param": "p"}"#, [1, 3, 6]),
    (#"{"name": "p", "select": "point"}"#, #"{"param": "p", "empty": false}"#, []),
    (#"{"name": "p", "select": "point"}"#, #"{"selection": {"not": "p"}}"#, []),
    (#"{"name": "p", "select": "point", "value": [{"k": "a"}]}"#, #"{"param": "p"}"#, [1, 6]),
    (
      #"{"name": "p", "select": "point", "value": [{"k": "a", "v": 6}, {"v": 3}]}"#,
      #"{"param": "p"}"#, [3, 6]
    ),
    (
      #"{"name": "p", "select": {"type": "point", "fields": ["v"]}, "value": 3}"#,
      #"{"param": "p"}"#, [3]
    ),
    (
      #"{"name": "p", "select": {"type": "point", "encodings": ["y"]}, "value": [{"y": "b"}]}"#,
      #"{"not": {"param": "p"}}"#, [1, 6]
    ),
    (#"{"name": "p", "select": "interval", "value": {"x": [2, 6]}}"#, #"{"param": "p"}"#, [3, 6]),
    (#"{"name": "p", "select": "interval", "value": {"x": [4, 0]}}"#, #"{"param": "p"}"#, [1, 3]),
    (
      #"{"name": "p", "select": "interval", "value": {"x": [2, 6], "y": ["a"]}}"#,
      #"{"selection": "p"}"#, [6]
    ),
    (
      #"{"name": "p", "select": "interval", "value": {"x": [2, 4]}}, {"name": "q", "value": 1}"#,
      #"{"and": [{"param": "q"}, {"not": {"param": "p"}}]}"#, [1, 6]
    ),
  ]) func aTestGoesByWhatIsSelected(parameters: String, test: String, kept: [Double]) throws {
    let rows = try rows(parameters, test)
    #expect(rows.kept == kept.map { .number($0) })
    #expect(rows.lit == [1.0, 3, 6].map(kept.contains))
  }

  @Test(arguments: [
    (
      #"{"param": "brash", "value": "red"}"#,
      "1:159 unknown parameter \"brash\"; did you mean \"brush\"?"
    ),
    (
      #"{"selection": {"not": "brash"}, "value": "red"}"#,
      "1:171 unknown parameter \"brash\"; did you mean \"brush\"?"
    ),
    (
      #"{"test": {"param": "brash"}, "value": "red"}"#,
      "1:168 unknown parameter \"brash\"; did you mean \"brush\"?"
    ),
  ]) func aConditionOnNoParameterIsRefused(condition: String, message: String) {
    #expect(
      SceneText.mistakes(
        #"{"params": [{"name": "brush", "select": "interval"}], "data": {"values": []}, "mark": "point", "encoding": {"color": {"value": "grey", "condition": "#
          + condition + "}}}") == [message])
  }
}
