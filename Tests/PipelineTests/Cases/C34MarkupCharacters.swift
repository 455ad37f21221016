import Charts
import Geometry
import Syntax
import Testing

/// Texts with signs that mean something to a markup language.
@Suite struct C34MarkupCharacters {
  static let labels = [
    "R&D <5%", "a&amp;b", "100% </b>", "say \"no\" to 'it'", "<b>", "&#38;", "%s %d",
  ]

  private func scene(_ label: String) throws -> CaseScene {
    let text = JSONPrinter.compact.text(JSONNode(label))
    return try CaseScene(
      """
      "title": \(text), "name": "bars",
      "data": {"values": [{"k": \(text), "v": 3}, {"k": "plain", "v": 5}]},
      "encoding": {
        "x": {"field": "k", "type": "nominal", "sort": null, "axis": {"labelAngle": 0, "labelLimit": 0}},
        "y": {"field": "v", "type": "quantitative"},
        "color": {"field": "k", "type": "nominal", "sort": null}
      },
      "layer": [
        {"mark": "bar"}, {"mark": "text", "encoding": {"text": {"field": "k", "type": "nominal"}}}
      ]
      """, width: 600, height: 300)
  }

  @Test("C34: a label is shown byte for byte, wherever it stands", arguments: labels)
  func everywhere(label: String) throws {
    let scene = try scene(label)
    let texts = scene.facts(at: scene.film.duration).texts.filter { $0.text == label }
    #expect(texts.count == 4, "title, category, legend and value label: \(texts.map(\.role))")
    #expect(Set(texts.map(\.role)).count == 4, "\(texts.map(\.role))")
    for text in texts { #expect(text.box.width > 0 && text.box.height > 0, "\(text)") }
    #expect(scene.warnings.isEmpty, "\(scene.warnings)")
  }

  @Test("C34: every sign has ink of its own", arguments: ["&", "<", ">", "\"", "'", "%"])
  func ink(sign: String) throws {
    func total(_ title: String) throws -> Int {
      let text = JSONPrinter.compact.text(JSONNode(title))
      let scene = try CaseScene(
        """
        "title": {"text": \(text), "color": "#000000"},
        "data": {"values": [{"v": 3}]}, "mark": {"type": "bar", "opacity": 0},
        "encoding": {"y": {"field": "v", "type": "quantitative", "axis": null}}
        """)
      return try scene.picture(at: 1).bytes.reduce(0) { $0 + 255 - Int($1) }
    }
    #expect(try total("a\(sign)b") > total("ab"), "\(sign)")
  }

  @Test("C34: a label with signs can be pointed at by the timeline", arguments: labels)
  func target(label: String) throws {
    guard !label.contains("'") else { return }
    let target = JSONPrinter.compact.text(JSONNode("bars['\(label)']"))
    let text = JSONPrinter.compact.text(JSONNode(label))
    let scene = try CaseScene(
      """
      "name": "bars", "data": {"values": [{"k": \(text), "v": 3}, {"k": "plain", "v": 5}]},
      "mark": "bar",
      "encoding": {
        "x": {"field": "k", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"}
      },
      "timeline": [{"target": \(target), "property": "extent", "from": 0, "to": 1, "duration": 1}]
      """)
    let heights = scene.facts(at: 0).items("bar").map { $0["height"]?.number ?? -1 }
    #expect(heights.filter { $0 == 0 }.count == 1, "\(heights)")
  }
}
