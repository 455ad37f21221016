import Testing

@testable import Motion

/// The texts that a begin rule can be read from, and those that it cannot.
struct BeginRuleTests {
  @Test(arguments: [
    ("afterPrevious", BeginRule.afterPrevious), (" withPrevious ", .withPrevious),
    ("byRegion.end", .reference(name: "byRegion", edge: .end, offset: 0)),
    ("byRegion.begin", .reference(name: "byRegion", edge: .begin, offset: 0)),
    ("byRegion.end + 0.5", .reference(name: "byRegion", edge: .end, offset: 0.5)),
    ("byRegion.end-.25", .reference(name: "byRegion", edge: .end, offset: -0.25)),
    ("sales.x - y.begin +2", .reference(name: "sales.x - y", edge: .begin, offset: 2)),
    ("a.end.begin", .reference(name: "a.end", edge: .begin, offset: 0)),
  ])
  func reads(_ text: String, _ rule: BeginRule) { #expect(BeginRule(text) == rule) }

  @Test(arguments: [
    "", " ", "byRegion", "byRegion.middle", ".end", "byRegion.end +", "byRegion.end + x",
    "byRegion.end + inf", "byRegion.end + nan", "byRegion.end + - 1", "byRegion.end 0.5",
    "byRegion.end + 1e999", "afterprevious", "+ 1", ".end + 1",
  ])
  func refuses(_ text: String) { #expect(BeginRule(text) == nil) }
}
