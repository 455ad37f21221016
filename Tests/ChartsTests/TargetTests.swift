import Charts
import Syntax
import Testing

/// Targets that are not there are refused with their place and the nearest known one.
struct TargetTests {
  private func text(target: String, action: String = #""preset": "grow""#) -> String {
    """
    {
      "data": {"values": [{"k": "A", "v": 3}, {"k": "B", "v": 5}]},
      "name": "bars",
      "mark": "bar",
      "encoding": {
        "x": {"field": "k", "type": "nominal"},
        "y": {"field": "v", "type": "quantitative"}
      },
      "timeline": [{"target": "\(target)", \(action)}]
    }
    """
  }

  @Test(
    "each wrong target has its own message",
    arguments: [
      ("barz", "unknown target \"barz\"; did you mean \"bars\"?"),
      ("bars['C']", "unknown item \"C\"; there are \"A\", \"B\""),
      ("bars[2]", "the target \"bars[2]\" asks for item 2, and the items are 0 to 1"),
      ("bars.titel", "unknown part \"titel\"; did you mean \"title\"?"),
      (
        "bars[0].points",
        "the target \"bars[0].points\" goes on after an item; an item has no parts"
      ),
      ("bars.arcs", "the target \"bars.arcs\" has nothing in it to animate"),
    ])
  func wrong(target: String, message: String) throws {
    do {
      _ = try SceneFilms.film(text: text(target: target))
      Issue.record("\(target) was taken")
    } catch let error as DiagnosticError {
      #expect(error.diagnostics.map(\.message) == [message])
      #expect(error.diagnostics.first?.location?.position.line == 9)
    }
  }

  @Test("a property that its target does not have is refused")
  func property() throws {
    #expect(throws: DiagnosticError.self) {
      try SceneFilms.film(
        text: text(target: "bars", action: #""property": "sweep", "to": 1, "duration": 1"#))
    }
  }

  @Test(
    "a view, its items by place and by key, and its guides can all be named",
    arguments: [
      "bars", "bars[1]", "bars['B']", "bars.bars", "xAxis", "bars.xAxis.labels",
    ])
  func right(target: String) throws {
    let film = try SceneFilms.film(text: text(target: target, action: #""preset": "fade""#))
    #expect(Facts(film, at: 0).node["timeline"]?.array?.isEmpty == false)
  }
}
