import Syntax
import Testing

/// What legends list for each kind of scale.
struct LegendTextTests {
  private func view(_ color: String, mark: String = "circle", more: String = "") throws
    -> InspectedView
  {
    let values = (0...9).map { #"{v: \#($0 * 10), w: \#($0), k: "k\#($0 % 3)"}"# }
    return try InspectedView(
      """
      {data: {values: [\(values.joined(separator: ", "))]}, mark: "\(mark)",
        encoding: {x: {field: "w", type: "quantitative"}, color: \(color)\(more)}}
      """)
  }

  @Test func aRampHasTwoLabelsForEveryHundredPoints() throws {
    let legends = try view(#"{field: "v", type: "quantitative"}"#).legends
    #expect(legends.first?.labels == ["0", "20", "40", "60", "80"])
    let short = try view(
      #"{field: "v", type: "quantitative", legend: {gradientLength: 120}}"#
    ).legends
    // Fewer than three round values give way to the ends.
    #expect(short.first?.labels == ["0", "90"])
  }

  @Test func binsOfAColorAreClassesSideBySide() throws {
    let legends = try view(#"{bin: true, field: "v"}"#).legends
    #expect(legends.first?.labels == ["", "20", "40", "60", "80"])
  }

  @Test func quantizedColorsHaveFiveClasses() throws {
    let legends = try view(
      #"{field: "v", type: "quantitative", scale: {type: "quantize"}, legend: {type: "symbol"}}"#
    ).legends
    #expect(legends.first?.labels == ["< 18", "18 – 36", "36 – 54", "54 – 72", "≥ 72"])
  }

  @Test func channelsOfOneFieldShareALegendWhateverItsTitle() throws {
    let legends = try view(
      #"{field: "k", type: "nominal", title: "Kind"}"#, mark: "point",
      more: #", shape: {field: "k", type: "nominal"}"#
    ).legends
    #expect(legends.count == 1)
    #expect(legends.first?.title == "Kind")
    #expect(legends.first?.labels == ["k0", "k1", "k2"])
  }

  @Test func colorsOfNamesAndOfQuantitiesDoNotMixInOneScale() throws {
    let view = try InspectedView(
      """
      {data: {values: [{x: 1, v: 0, k: true}, {x: 2, v: 9, k: false}]},
        encoding: {x: {field: "x", type: "ordinal"}}, layer: [
          {mark: "rect", encoding: {color: {field: "v", type: "quantitative"}}},
          {mark: "text", encoding: {text: {field: "v"}, color: {field: "k", type: "nominal",
            scale: {domain: [false, true], range: ["black", "white"]}, legend: null}}}]}
      """)
    #expect(view.groups.last?.compactMap { $0["fill"]?.string } == ["white", "black"])
    #expect(view.legends.count == 1)
  }

  @Test func aMissingNameIsAnEntryOfItsOwn() throws {
    let view = try InspectedView(
      """
      {data: {values: [{x: 1, k: null}, {x: 2, k: "a"}]}, mark: "point",
        encoding: {x: {field: "x", type: "quantitative"}, color: {field: "k", type: "nominal"}}}
      """)
    #expect(view.legends.first?.labels == ["null", "a"])
  }

  @Test func colorsKeepTheNameByWhichTheSceneCallsThem() throws {
    let named = try view(#"{value: "teal"}"#)
    #expect(named.texts("fill").first == "teal")
    let numbered = try view(##"{value: "#008080"}"##)
    #expect(numbered.texts("fill").first == "#008080")
  }
}
