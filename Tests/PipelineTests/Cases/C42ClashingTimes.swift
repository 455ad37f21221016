import Charts
import Syntax
import Testing

/// Animations without duration, keys at one time, and two animations of one property.
@Suite struct C42ClashingTimes {
  static func body(_ entries: String...) -> String {
    let entries = entries.map { "{\"target\": \"labels\", \"property\": \"value\", \($0)}" }
    return """
      "name": "labels", "data": {"values": [{"k": "A", "v": 3}]}, "mark": "text",
      "encoding": {
        "x": {"field": "k", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"},
        "text": {"field": "v", "type": "quantitative", "format": ".3f"}
      },
      "timeline": [\(entries.joined(separator: ", "))]
      """
  }

  private func value(_ scene: CaseScene, _ seconds: Double, row: Int = 0) -> Double {
    let values = scene.facts(at: seconds).timelineValues
    return (row < values.count ? values[row]?.number : nil) ?? .nan
  }

  /// The number that shows.
  private func shown(_ scene: CaseScene, _ seconds: Double) -> String {
    scene.facts(at: seconds).items("text").first?["text"]?.string ?? ""
  }

  @Test("C42: an animation of 0 s jumps at its beginning")
  func jump() throws {
    for (entry, before) in [
      ("\"from\": 2, \"to\": 7, \"begin\": 0.5, \"duration\": 0", 2.0),
      ("\"to\": 7, \"begin\": 0.5, \"duration\": 0", 0),
      ("\"values\": [4, 5, 7], \"begin\": 0.5, \"duration\": 0", 4),
    ] {
      let scene = try CaseScene(Self.body(entry), duration: 1)
      #expect(value(scene, scene.film.seconds(frame: 14)) == before, "\(entry)")
      #expect(value(scene, scene.film.seconds(frame: 15)) == 7, "\(entry)")
      #expect(shown(scene, 0.5) == "7.000", "\(entry)")
      for frame in 0..<30 {
        #expect(value(scene, scene.film.seconds(frame: frame)).isFinite, "\(entry), \(frame)")
        #expect(scene.isFinite(at: scene.film.seconds(frame: frame)))
      }
    }
  }

  @Test("C42: of two keys at one time, the later one holds from it on")
  func doubleKey() throws {
    let scene = try CaseScene(
      Self.body(
        "\"values\": [0, 10, 90, 100], \"keyTimes\": [0, 0.5, 0.5, 1], \"duration\": 1"))
    #expect(abs(value(scene, 0.5 - 1e-6) - 10) < 1e-3)
    #expect(value(scene, 0.5) == 90)
    #expect(abs(value(scene, 0.25) - 5) < 1e-9)
    #expect(abs(value(scene, 0.75) - 95) < 1e-9)
    #expect(value(scene, 1) == 100)
    for step in 0...1000 { #expect(value(scene, Double(step) / 1000).isFinite) }
  }

  @Test("C42: keys out of order are refused")
  func outOfOrder() {
    let mistakes = CaseScene.mistakes(
      Self.body("\"values\": [0, 10, 90], \"keyTimes\": [0, 0.7, 0.3], \"duration\": 1"))
    #expect(mistakes.count == 1 && mistakes[0].contains("keyTimes"), "\(mistakes)")
    #expect(mistakes.first?.hasPrefix("0:") == false, "\(mistakes)")
  }

  @Test(
    "C42: of two animations of one property, the one that begins later wins, while it runs and after"
  )
  func overlap() throws {
    let early = "\"from\": 0, \"to\": 100, \"begin\": 0, \"duration\": 1"
    let late = "\"from\": 500, \"to\": 600, \"begin\": 0.5, \"duration\": 1"
    for entries in [[early, late], [late, early]] {
      let scene = try CaseScene(Self.body(entries[0], entries[1]), duration: 2)
      for (time, expected) in [
        (0.25, "25.000"), (0.5, "500.000"), (0.75, "525.000"), (1, "550.000"), (1.5, "600.000"),
        (2, "600.000"),
      ] {
        #expect(shown(scene, time) == expected, "\(entries) at \(time) s")
      }
    }
  }

  @Test("C42: a negative duration, and a beginning before the film, are errors")
  func negative() {
    let duration = CaseScene.mistakes(Self.body("\"to\": 1, \"duration\": -1"))
    #expect(duration.count == 1 && duration[0].contains("duration"), "\(duration)")
    #expect(duration.first?.hasPrefix("0:") == false, "\(duration)")
    let begin = CaseScene.mistakes(
      Self.body("\"to\": 1, \"begin\": 0, \"delay\": -1, \"duration\": 1"))
    #expect(begin.count == 1 && begin.first?.hasPrefix("0:") == false, "\(begin)")
  }
}
