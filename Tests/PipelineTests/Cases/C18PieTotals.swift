import Charts
import Testing

/// A pie's parts that add up to nothing, are negative or missing.
@Suite struct C18PieTotals {
  static let times = [0, 0.25, 0.5, 1]

  static func pie(_ values: [Double?], name: String = "", theta: String = "") -> String {
    """
    "name": "\(name)", \(CaseRows.values(values)),
    "mark": {"type": "arc", "stroke": "#0000ff", "strokeWidth": 1},
    "encoding": {
      "theta": {"field": "y", "type": "quantitative"\(theta)},
      "color": {
        "field": "x", "type": "nominal", "legend": null,
        "scale": {"range": ["#ff0000", "#00ff00", "#ff0000"]}
      }
    },
    "timeline": [{"target": "slices", "property": "sweep", "from": 0, "to": 1, "duration": 1}]
    """
  }

  @Test("C18: zeros and no rows draw no slice, and a warning says so", arguments: [[0, 0, 0], []])
  func noSlices(values: [Double]) throws {
    let scene = try CaseScene(Self.pie(values))
    #expect(scene.warnings.count == 1, "\(scene.warnings)")
    for time in Self.times {
      let picture = try scene.picture(at: time)
      for ink in [CasePicture.Ink.red, .green, .blue] {
        #expect(picture.total(ink) == 0, "\(values) at \(time) s")
      }
      #expect(scene.isFinite(at: time), "\(values) at \(time) s")
      #expect(scene.facts(at: time).warnings == scene.warnings)
    }
  }

  @Test("C18: a negative slice is an error that names the series, the index and the value")
  func negativeSlice() throws {
    let named = CaseScene.mistakes(Self.pie([100, -100, 100], name: "budget"))
    #expect(named.count == 1, "\(named)")
    for part in ["\"budget\"", "index 1", "-100"] {
      #expect(named.first?.contains(part) == true, "\(named)")
    }
    #expect(named.first?.hasPrefix("0:") == false, "it has a position: \(named)")
    let unnamed = CaseScene.mistakes(
      Self.pie([100, -100, 100]).replacing("\"name\": \"\",", with: ""))
    #expect(unnamed.first?.contains("\"y\"") == true, "\(unnamed)")
    let normalized = CaseScene.mistakes(
      Self.pie([100, -100, 100], theta: ", \"stack\": \"normalize\""))
    #expect(normalized.first?.contains("index 1") == true, "\(normalized)")
  }

  @Test(
    "C18: a missing part is no slice; the others share the turn", arguments: [0.25, 0.5, 0.8, 1])
  func missingPart(time: Double) throws {
    let scene = try CaseScene(Self.pie([1, nil, 2]))
    let facts = scene.facts(at: time)
    let starts = facts.numbers("arc", "startAngle")
    let ends = facts.numbers("arc", "endAngle")
    let angles = zip(starts, ends).map { ($1 - $0) * 180 / .pi }.filter { $0 > 1e-9 }
    #expect(starts.count == 2, "there is no third item")
    // A hand uncovers the slices one by one.
    let swept = 360 * time
    let expected = [min(swept, 120), max(0, swept - 120)].filter { $0 > 1e-9 }
    #expect(angles.count == expected.count, "\(angles) at \(time) s")
    for (angle, wanted) in zip(angles, expected) {
      #expect(abs(angle - wanted) < 1e-6, "\(angles) at \(time) s")
    }
    #expect(scene.warnings.isEmpty, "\(scene.warnings)")
  }

  @Test(
    "C18: shares and totals of nothing are 0, wherever they are written",
    arguments: ["0, 0, 0", "", "null, null"])
  func sharesOfNothing(values: String) throws {
    let rows = values.split(separator: ", ").enumerated()
      .map { "{\"k\": \"k\($0.offset)\", \"y\": \($0.element)}" }
    let scene = try CaseScene(
      """
      "data": {"values": [\(rows.joined(separator: ", "))]},
      "encoding": {
        "theta": {"field": "y", "type": "quantitative", "stack": true},
        "color": {"field": "k", "type": "nominal", "legend": {"type": "rows", "format": ".1f"}}
      },
      "layer": [
        {"mark": {"type": "arc", "innerRadius": "60%"}},
        {"mark": {"type": "text", "radius": "80%"},
         "encoding": {"text": {"field": "y", "type": "quantitative"}}}
      ],
      "center": {"title": "Total", "format": ".1f"}
      """, width: 400, height: 240, duration: nil)
    for share in [0, 0.5, 1] {
      let time = scene.film.duration * share
      #expect(scene.isFinite(at: time))
      let texts = scene.facts(at: time).texts.map(\.text)
      for word in ["nan", "inf", "∞"] {
        #expect(!texts.contains { $0.lowercased().contains(word) }, "\(texts)")
      }
      _ = try scene.picture(at: time)
    }
    #expect(scene.facts(at: scene.film.duration).texts.contains { $0.text == "0.0" })
  }
}
