import SceneModel
import Syntax
import Testing

/// A `style` calls bags of looks by their names; a name that calls nothing is told of.
struct StyleNamesTests {
  private static func warnings(mark: String, rest: String = "") throws -> [Diagnostic] {
    let text =
      #"{"data": {"values": [{"a": 1, "style": "none"}]}, "config": {"style": {"loud": {"color": "red"}}}, "#
      + #""mark": \#(mark), "encoding": {"x": {"field": "a", "type": "quantitative"\#(rest)}}}"#
    return try SceneDecoder().decode(
      SourceText(name: "s.json", bytes: [UInt8](text.utf8)), folder: "."
    ).warnings
  }

  @Test(arguments: [
    (#"{"type": "bar", "style": "laud"}"#, "", "laud", true),
    (#"{"type": "bar", "style": ["loud", "quiet"]}"#, "", "quiet", false),
    (#""bar""#, #", "axis": {"style": "loud "}"#, "loud ", true),
    (#"{"type": "line", "point": {"style": "dot"}}"#, "", "dot", false),
  ])
  func areToldWhereNoBagHasThem(mark: String, rest: String, name: String, hints: Bool) throws {
    let found = try Self.warnings(mark: mark, rest: rest)
    #expect(
      found.map(\.message) == [
        "no style \"\(name)\" in config.style, so it has no effect"
          + (hints ? "; did you mean `loud`?" : "")
      ])
    #expect(found.first?.location != nil)
  }

  @Test(arguments: [
    #""bar""#, #"{"type": "bar", "style": "loud"}"#, #"{"type": "bar", "style": ["bar", "point"]}"#,
    #"{"type": "bar", "style": "boxplot-box"}"#, #"{"type": "text", "style": "guide-label"}"#,
    #""boxplot""#, #""errorbar""#,
  ])
  func areNoMatterWhereOneHas(mark: String) throws {
    #expect(try Self.warnings(mark: mark).isEmpty)
  }
}
