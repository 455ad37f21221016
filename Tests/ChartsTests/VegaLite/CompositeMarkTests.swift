import Testing

/// What the parts of box plots, error bars and error bands show.
struct CompositeMarkTests {
  @Test func theErrorOfOneNumberIsUnknown() throws {
    let view = try InspectedView(
      """
      {data: {values: [{k: "a", v: 1}, {k: "a", v: 3}, {k: "b", v: 2}]}, mark: "errorbar",
        encoding: {x: {field: "k", type: "nominal"}, y: {field: "v", type: "quantitative"}}}
      """)
    #expect(view.items.count == 1)
  }

  @Test func timeUnitsAsNamesReadAsMoments() throws {
    let view = try InspectedView(
      """
      {data: {values: [{t: "2022-01-21", v: 1}, {t: "2022-02-20", v: 3}]}, mark: "errorband",
        encoding: {x: {field: "t", type: "ordinal", timeUnit: "dayofyear"},
          y: {field: "v", type: "quantitative"}}}
      """)
    #expect(view.title("bottom") == "t (dayofyear)")
    #expect(view.labels("bottom") == ["Sat 21", "Mon 20"])
  }

  @Test(arguments: [("plain", "t"), ("functional", "MONTH(t)"), ("verbal", "t (month)")])
  func titlesFollowTheConfiguration(words: String, title: String) throws {
    let view = try InspectedView(
      """
      {data: {values: [{t: "2022-01-21", v: 1}, {t: "2022-02-20", v: 3}]}, mark: "errorbar",
        encoding: {x: {field: "t", type: "ordinal", timeUnit: "month"},
          y: {field: "v", type: "quantitative"}}, config: {fieldTitle: "\(words)"}}
      """)
    #expect(view.title("bottom") == title)
  }
}
