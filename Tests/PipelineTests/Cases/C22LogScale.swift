import Foundation
import Geometry
import Syntax
import Testing

/// Values that a logarithm does not have.
@Suite struct C22LogScale {
  static func body(_ mark: String, _ values: [Double], name: String = "series") -> String {
    """
    "name": "\(name)", \(CaseRows.values(values)),
    "mark": {"type": "\(mark)", "color": "#ff0000", "opacity": 1},
    "encoding": {
      "x": {"field": "x", "type": "\(mark == "bar" ? "ordinal" : "quantitative")"},
      "y": {"field": "y", "type": "quantitative", "scale": {"type": "log"}}
    }
    """
  }

  @Test("C22: bars of a log scale are as high as their logarithms; zero has none")
  func bars() throws {
    let values = [0.0, 200, 150, 80]
    let scene = try CaseScene(Self.body("bar", values))
    #expect(scene.warnings.count == 1, "\(scene.warnings)")
    #expect(scene.warnings.first?.hasPrefix("1 value ") == true, "\(scene.warnings)")
    let facts = scene.facts(at: 1)
    let labels = facts.labels("y").filter { !$0.text.isEmpty }
    for label in labels {
      let power = log10(label.value.number ?? 0)
      #expect(power.isFinite && (label.value.number ?? 0) > 0, "\(label)")
    }
    let heights = facts.items("bar").filter { ($0["height"]?.number ?? 0) > 0 }
      .compactMap { $0["height"]?.number }
    #expect(heights.count == 3, "\(heights)")
    let ends = facts.domain("y").compactMap(\.number).map { log10($0) }
    let low = try #require(ends.first)
    let high = try #require(ends.last)
    for (value, height) in zip(values.dropFirst(), heights) {
      let expected = facts.plot.height * (log10(value) - low) / (high - low)
      #expect(abs(height - expected) < 1, "\(value): \(height), not \(expected)")
    }
    let picture = try scene.picture(at: 1)
    #expect(picture.patches() == 3)
  }

  @Test("C22: an area of a log scale stays in the plot")
  func area() throws {
    let scene = try CaseScene(Self.body("area", [0.1, 10, 0, 1000]))
    #expect(scene.warnings.first?.hasPrefix("1 value ") == true, "\(scene.warnings)")
    let picture = try scene.picture(at: 1)
    let plot = scene.facts(at: 1).plot.expanded(by: 3)
    #expect(picture.total() > 100)
    #expect(abs(picture.total() - picture.total(in: plot)) < 1e-9)
    #expect(scene.isFinite(at: 1))
  }

  @Test(
    "C22: what has no logarithm is a gap of a line and of an area", arguments: ["line", "area"])
  func gap(mark: String) throws {
    let scene = try CaseScene(Self.body(mark, [10, 100, 0, 1000, -5, 10]))
    #expect(scene.facts(at: 1).items(mark).count == 4)
    #expect(scene.warnings.first?.hasPrefix("2 values ") == true, "\(scene.warnings)")
  }

  @Test("C22: a log scale without one positive value is an error", arguments: ["bar", "line"])
  func nothingLeft(mark: String) {
    let mistakes = CaseScene.mistakes(Self.body(mark, [-1, -1, -1], name: "losses"))
    #expect(mistakes.count == 1, "\(mistakes)")
    #expect(mistakes.first?.contains("\"losses\"") == true, "\(mistakes)")
    #expect(mistakes.first?.contains("log") == true, "\(mistakes)")
    #expect(mistakes.first?.hasPrefix("0:") == false, "\(mistakes)")
  }
}
