import SceneModel
import Syntax
import Tables
import Testing

/// A view's layers are flat, whole, and in Vega-Lite's order.
struct LayersTests {
  private func layers(_ text: String) throws -> [Layer] {
    try SceneText.decode(text).views[0].layers
  }

  @Test func nestedLayersTakeOverWhatIsAround() throws {
    let layers = try layers(
      """
      {"data": {"values": [{"a": 1, "b": 2}]}, "transform": [{"filter": "datum.a > 0"}],
       "encoding": {"x": {"field": "a", "type": "quantitative", "scale": {"zero": false}}},
       "layer": [
         {"name": "outer", "mark": "bar", "encoding": {"y": {"field": "b"}}},
         {"encoding": {"color": {"value": "red"}}, "transform": [{"calculate": "1", "as": "c"}],
          "layer": [
            {"mark": "line", "encoding": {"x": {"field": "c"}}},
            {"data": {"values": [{"q": 1}, {"q": 2}]}, "mark": "rule", "encoding": {"x": {"value": 3}}}
          ]}
       ]}
      """)
    #expect(layers.map(\.mark) == [.bar, .line, .rule])
    #expect(layers[0].name == "outer")
    #expect(layers.map { $0.transforms.count } == [1, 2, 0])
    #expect(layers.map { $0.data.rowCount } == [1, 1, 2])
    let x = try #require(layers[1].encoding[.x]?.first)
    #expect(x.field == "c" && x.type == .quantitative && x.scale?["zero"]?.boolean == false)
    #expect(layers[2].encoding[.x]?.first?.field == nil)
    #expect(layers[2].encoding[.color]?.first?.value?.string == "red")
  }

  @Test func aLineWithPointsIsTwoLayers() throws {
    let layers = try layers(
      """
      {"name": "l", "data": {"values": []}, "mark": {"type": "line", "point": {"size": 99}},
       "encoding": {"x": {"field": "a"}, "y": {"field": "b"}}}
      """)
    #expect(layers.map(\.mark) == [.line, .point])
    #expect(layers.map(\.overlayOf) == [nil, 0])
    #expect(layers.map(\.name) == ["l", nil])
    #expect(layers[1].properties.number("size") == 99)
    #expect(layers[1].properties.boolean("filled") == true)
  }

  @Test func anAreaWithALineStacksItsOverlay() throws {
    let layers = try layers(
      """
      {"data": {"values": []}, "mark": {"type": "area", "line": true, "point": true},
       "encoding": {"x": {"field": "a", "type": "temporal"}, "color": {"field": "c"},
         "y": {"field": "b", "type": "quantitative"}}}
      """)
    #expect(layers.map(\.mark) == [.area, .line, .point])
    #expect(layers.map(\.overlayOf) == [nil, 0, 0])
    #expect(layers[0].properties.number("opacity") == 0.7)
    #expect(layers[1].encoding[.y]?.first?.stack?.string == "zero")
    #expect(layers[0].encoding[.y]?.first?.stack == nil)
  }

  @Test func aBoxPlotIsItsParts() throws {
    let tukey = try layers(
      """
      {"name": "box", "data": {"values": []}, "mark": "boxplot",
       "encoding": {"x": {"field": "g"}, "y": {"field": "v", "type": "quantitative"}}}
      """)
    #expect(tukey.map(\.mark) == [.point, .rule, .rule, .bar, .tick])
    #expect(tukey.allSatisfy { $0.name == "box" })
    #expect(tukey[3].encoding[.y]?.first?.field == "lower_box_v")
    #expect(tukey[3].encoding[.y2]?.first?.field == "upper_box_v")
    #expect(tukey[3].properties.number("size") == 14)
    #expect(tukey[3].encoding[.y]?.first?.title?.string == "v")
    let ends = try layers(
      """
      {"data": {"values": []}, "mark": {"type": "boxplot", "extent": "min-max", "ticks": true},
       "encoding": {"x": {"field": "v", "type": "quantitative"}}}
      """)
    #expect(ends.map(\.mark) == [.rule, .rule, .tick, .tick, .bar, .tick])
    #expect(ends[4].encoding[.x]?.first?.field == "lower_box_v")
  }

  @Test func errorIntervalsAreTheirParts() throws {
    func marks(_ mark: String, _ more: String = "") throws -> [Layer] {
      try layers(
        """
        {"data": {"values": []}, "mark": \(mark),
         "encoding": {"x": {"field": "g"}, "y": {"field": "v", "type": "quantitative"}\(more)}}
        """)
    }
    #expect(try marks(#""errorbar""#).map(\.mark) == [.rule])
    #expect(
      try marks(#"{"type": "errorbar", "ticks": true}"#).map(\.mark) == [.tick, .tick, .rule])
    let band = try marks(#"{"type": "errorband", "borders": true, "extent": "ci"}"#)
    #expect(band.map(\.mark) == [.area, .line, .line])
    #expect(band[0].properties.number("opacity") == 0.3)
    let given = try marks(#""errorbar""#, #", "yError": {"field": "e"}"#)
    #expect(given[0].encoding[.y]?.first?.field == "lower_v")
    #expect(given[0].encoding[.yError] == nil)
    #expect(given[0].transforms.map(\.kind) == [.calculate, .calculate])
  }

  @Test func looksAreLaidOverOneAnother() throws {
    let layers = try layers(
      """
      {"theme": "vega", "data": {"values": []},
       "config": {"mark": {"opacity": 0.1, "fill": "black", "stroke": "white"}, "bar": {"opacity": 0.2, "strokeWidth": 1},
         "style": {"bar": {"strokeWidth": 2}, "soft": {"strokeWidth": 3, "cornerRadius": 4}}},
       "mark": {"type": "bar", "style": "soft", "cornerRadius": 5, "color": "red"}}
      """)
    let properties = layers[0].properties
    #expect(properties.number("opacity") == 0.2)
    #expect(properties.number("strokeWidth") == 3)
    #expect(properties.number("cornerRadius") == 5)
    #expect(properties.string("color") == "red")
    #expect(properties["fill"] == nil, "the mark's color says its fill")
    #expect(properties.string("stroke") == "white")
    #expect(layers[0].ownProperties.object.members.map(\.key) == ["cornerRadius", "color"])
  }

  @Test func typesHaveVegaLitesDefaults() throws {
    let layer = try layers(
      """
      {"data": {"values": []}, "mark": "point", "encoding": {
        "x": {"field": "a", "bin": true}, "y": {"aggregate": "count"}, "color": {"field": "c"},
        "size": {"field": "d", "timeUnit": "year"}, "opacity": {"field": "e", "sort": ["p", "q"]},
        "strokeWidth": {"datum": 4}, "order": null, "fill": null, "strokeDash": {"field": "z"}}}
      """)[0]
    func type(_ channel: Channel) -> ChannelDefinition.FieldType? {
      layer.encoding[channel]?.first?.type
    }
    #expect(type(.x) == .quantitative)
    #expect(type(.y) == .quantitative)
    #expect(type(.color) == .nominal)
    #expect(type(.size) == .temporal)
    #expect(type(.opacity) == .ordinal)
    #expect(type(.strokeWidth) == .quantitative)
    #expect(layer.encoding[.order]?.first?.value?.isNull == true)
    #expect(layer.encoding[.fill] == nil)
    #expect(layer.encoding[.x]?.first?.bin == .parameters(Properties()))
  }

  @Test func textsOfATemporalFieldAreDates() throws {
    let layer = try layers(
      """
      {"data": {"values": [{"d": "2012-01-01", "e": "2012-01-01"}]}, "mark": "point",
       "encoding": {"x": {"field": "d", "type": "temporal"}, "y": {"field": "e"}}}
      """)[0]
    #expect(layer.data.column("d")?.map(\.meaning) == [.date(1_325_376_000_000)])
    #expect(layer.data.column("e") == [.string("2012-01-01")])
  }

  @Test func scalesCanBeIndependentAtAnyDepth() throws {
    let view = try SceneText.decode(
      """
      {"data": {"values": []}, "resolve": {"scale": {"y": "independent"}},
       "layer": [{"mark": "bar"},
        {"layer": [{"mark": "line"}, {"mark": "point"}], "resolve": {"legend": {"color": "independent"}}}]}
      """
    ).views[0]
    #expect(
      view.independent == [
        IndependentResolution(.scale, channel: "y", path: []),
        IndependentResolution(.legend, channel: "color", path: [1]),
      ])
    #expect(view.layers.map(\.path) == [[0], [1, 0], [1, 1]])
  }

  @Test func partsOfCompositesAndOverlaysLieOneDeeper() throws {
    let view = try SceneText.decode(
      """
      {"data": {"values": []}, "layer": [{"mark": {"type": "line", "point": true}},
        {"mark": "errorbar", "encoding": {"x": {"field": "a", "type": "nominal"}, "y": {"field": "b", "type": "quantitative"}}}]}
      """
    ).views[0]
    #expect(view.layers.map { $0.path.prefix(1) } == [[0], [0], [1]])
    #expect(view.layers.allSatisfy { $0.path.count == 2 })
  }
}
