import Charts
import Drawing
import SceneModel
import Syntax
import Testing

/// Runs that repeat and go back.
@Suite struct C41Repeat {
  static func body(_ count: String, reverses: Bool) -> String {
    """
    "name": "bars", "data": {"values": [{"k": "A", "v": 3}]}, "mark": "bar",
    "encoding": {
      "x": {"field": "k", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"}
    },
    "timeline": [
      {
        "target": "bars", "property": "extent", "from": 0, "to": 1, "begin": 0, "duration": 0.5,
        "repeatCount": \(count), "autoreverses": \(reverses)
      }
    ]
    """
  }

  private func value(_ scene: CaseScene, _ seconds: Double) -> Double {
    scene.facts(at: seconds).timelineValues.first??.number ?? .nan
  }

  @Test(
    "C41: n plays are n runs, and the end is the last run's", arguments: [1, 2, 3, 4],
    [false, true])
  func runs(count: Int, reverses: Bool) throws {
    let scene = try CaseScene(Self.body("\(count)", reverses: reverses), duration: nil)
    let end = 0.5 * Double(count)
    let hold = scene.film.canvas.hold
    #expect(abs(scene.film.duration - end - hold) < 1e-12, "busy for \(end) s")
    for run in 0..<count {
      let start = 0.5 * Double(run)
      let isReturn = reverses && run % 2 == 1
      #expect(abs(value(scene, start + 0.25) - 0.5) < 1e-9, "the middle of run \(run)")
      for (offset, progress) in [(0.1, 0.2), (0.4, 0.8)] {
        let expected = isReturn ? 1 - progress : progress
        #expect(abs(value(scene, start + offset) - expected) < 1e-9, "run \(run), \(offset) s")
      }
    }
    let last = reverses && count % 2 == 0 ? 0.0 : 1
    for time in [end, end + 0.01, end + 1] { #expect(value(scene, time) == last, "\(time) s") }
    // The end of the film shows the same as the end of the runs.
    #expect(
      scene.film.displayList(frame: scene.film.frameCount - 1) == scene.film.displayList(at: end))
  }

  @Test("C41: no frame is drawn twice where a run turns or begins again", arguments: [false, true])
  func turns(reverses: Bool) throws {
    let scene = try CaseScene(Self.body("3", reverses: reverses), fps: "30", duration: nil)
    let values = (0...45).map { value(scene, scene.film.seconds(frame: $0)) }
    for (frame, (before, now)) in zip(values, values.dropFirst()).enumerated() {
      #expect(before != now, "frames \(frame) and \(frame + 1)")
    }
    let lists = (0...45).map { scene.film.displayList(frame: $0) }
    for (frame, (before, now)) in zip(lists, lists.dropFirst()).enumerated() {
      #expect(before != now, "frames \(frame) and \(frame + 1)")
    }
  }

  @Test("C41: a repeat without end needs a film with an end", arguments: [false, true])
  func forever(reverses: Bool) throws {
    let body = Self.body("\"forever\"", reverses: reverses)
    let mistakes = CaseScene.mistakes(body, duration: nil)
    #expect(mistakes.count == 1, "\(mistakes)")
    #expect(mistakes.first?.contains("duration") == true, "\(mistakes)")
    #expect(mistakes.first?.hasPrefix("0:") == false, "\(mistakes)")
    let scene = try CaseScene(body, duration: 2.75)
    #expect(scene.film.frameCount == 83)
    #expect(abs(value(scene, 2.6) - (reverses ? 0.8 : 0.2)) < 1e-9)
  }

  @Test("C41: a count of 0 or less is an error", arguments: ["0", "-1"])
  func noRuns(count: String) {
    let mistakes = CaseScene.mistakes(Self.body(count, reverses: false))
    #expect(mistakes.count == 1 && mistakes[0].contains("repeatCount"), "\(mistakes)")
  }

  static let presets = [
    "\"preset\": \"draw\", \"duration\": 1", "\"preset\": \"pop\", \"stagger\": 0.2",
    "\"preset\": \"fade\", \"duration\": 0.3, \"stagger\": 0.1",
  ]

  /// A line with dots that come as its head passes, under a preset.
  private func line(_ preset: String, _ repetition: String) throws -> CaseScene {
    try CaseScene(
      """
      \(CaseRows.values([1, 3, 2, 4])),
      "encoding": {
        "x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}
      },
      "name": "all", "layer": [{"mark": "line"}, {"mark": "circle"}],
      "timeline": [{"target": "all.\(preset.contains("draw") ? "line" : "points")", \(preset)\(repetition)}]
      """, duration: nil)
  }

  @Test("C41: a preset repeats as a whole, what comes late in it too", arguments: presets)
  func wholePreset(preset: String) throws {
    let once = try line(preset, "")
    let hold = once.film.canvas.hold
    let run = once.film.duration - hold
    let thrice = try line(preset, ", \"repeatCount\": 3")
    let back = try line(preset, ", \"repeatCount\": 2, \"autoreverses\": true")
    #expect(abs(thrice.film.duration - hold - 3 * run) < 1e-9)
    for step in 1..<20 {
      // Between the moments at which something begins.
      let time = run * (Double(step) + 0.37) / 20
      let list = once.film.displayList(at: time)
      for play in [0.0, 1, 2] {
        let other = thrice.film.displayList(at: play * run + time)
        #expect("\(rounded(other))" == "\(rounded(list))", "run \(play), \(time) s")
      }
      let mirrored = back.film.displayList(at: 2 * run - time)
      #expect("\(rounded(mirrored))" == "\(rounded(list))", "back, \(time) s")
    }
    #expect(thrice.film.displayList(at: 3 * run) == once.film.displayList(at: run))
    #expect(back.film.displayList(at: 2 * run) == once.film.displayList(at: 0))
  }

  /// The numbers of a list to three decimals, in order.
  private func rounded(_ list: DisplayList) -> [Double] {
    "\(list.commands)".split { !($0.isNumber || ".-e".contains($0)) }
      .compactMap { Double($0) }.map { ($0 * 1000).rounded() / 1000 + 0 }
  }
}
