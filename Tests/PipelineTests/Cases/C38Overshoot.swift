import Charts
import Drawing
import Geometry
import Syntax
import Testing

/// Curves that leave 0…1, on properties that cannot.
@Suite struct C38Overshoot {
  static let wild = [
    "easeInBack", "easeOutBack", "easeInOutBack", "easeInElastic", "easeOutElastic",
    "easeInOutElastic",
  ]

  static func scene(
    _ mark: String, _ property: String, from: String, to: String, easing: String,
    encoding: String = ""
  ) throws -> CaseScene {
    try CaseScene(
      """
      "name": "it", "data": {"values": [{"k": "A", "v": 50}]},
      "mark": {"type": "\(mark)", "color": "#ff0000", "size": 400},
      "encoding": {
        \(mark == "arc"
          ? "\"theta\": {\"field\": \"v\", \"type\": \"quantitative\"}"
          : """
          "x": {"field": "k", "type": "nominal"},
          "y": {"field": "v", "type": "quantitative", "scale": {"domain": [-20, 80], "nice": false}}
          """)
      },
      "timeline": [
        {
          "target": "it", "property": "\(property)", "from": \(from), "to": \(to), "duration": 1,
          "easing": "\(easing)"
        }
      ]
      """)
  }

  /// The animated numbers of all frames, and of the end.
  private func numbers(_ scene: CaseScene) -> [Double] {
    (0..<scene.film.frameCount).map { frame in
      scene.facts(at: scene.film.seconds(frame: frame)).timelineValues.first??.number ?? .nan
    }
  }

  private func drawAll(_ scene: CaseScene) throws {
    #expect(scene.film.frameCount == 30)
    for frame in 0..<scene.film.frameCount {
      #expect(scene.isFinite(at: scene.film.seconds(frame: frame)), "frame \(frame)")
      _ = try scene.picture(frame: frame)
    }
  }

  @Test("C38: a bubble that shrinks away keeps at 0", arguments: wild)
  func bubble(easing: String) throws {
    let scene = try Self.scene("circle", "scale", from: "1", to: "0", easing: easing)
    try drawAll(scene)
    let values = numbers(scene)
    #expect(values.allSatisfy { $0 >= 0 }, "\(values)")
    #expect(values.first == 1 && values.last == 0)
    #expect(try scene.picture(at: 1).total() == 0)
  }

  @Test("C38: a bar overshoots: at its highest a back curve is a tenth beyond")
  func bar() throws {
    for easing in ["easeInBack", "easeOutBack"] {
      let scene = try Self.scene("bar", "extent", from: "0", to: "1", easing: easing)
      try drawAll(scene)
      var peak = (value: -Double.infinity, time: 0.0)
      for step in 0...1000 {
        let time = Double(step) / 1000
        let facts = scene.facts(at: time)
        let extent = facts.timelineValues.first??.number ?? .nan
        if extent * 50 > peak.value { peak = (extent * 50, time) }
        let height = facts.numbers("bar", "height").first ?? .nan
        #expect(abs(height - abs(extent) * 50 * facts.plot.height / 100) < 1e-6)
      }
      if easing == "easeOutBack" {
        #expect(abs(peak.value - 55) < 0.5 && abs(peak.time - 0.58) < 0.05, "\(peak)")
      } else {
        #expect(peak.value == 50)
      }
      #expect(scene.facts(at: 0).numbers("bar", "height") == [0])
      let end = scene.facts(at: 1)
      let height = end.numbers("bar", "height").first ?? .nan
      #expect(abs(height - end.plot.height / 2) < 1e-9)
    }
  }

  @Test("C38: a sweep keeps to one turn", arguments: wild)
  func sweep(easing: String) throws {
    let scene = try Self.scene("arc", "sweep", from: "0", to: "1", easing: easing)
    try drawAll(scene)
    for frame in 0..<30 {
      let facts = scene.facts(at: scene.film.seconds(frame: frame))
      let end = facts.numbers("arc", "endAngle").first ?? .nan
      #expect(end >= 0 && end <= 2 * .pi, "frame \(frame): \(end)")
    }
    #expect(scene.facts(at: 1).numbers("arc", "endAngle") == [2 * .pi])
    #expect(scene.facts(at: 0).numbers("arc", "endAngle") == [0])
  }

  @Test("C38: opacity and colours keep to their range", arguments: wild)
  func range(easing: String) throws {
    let fading = try Self.scene("bar", "opacity", from: "0", to: "1", easing: easing)
    try drawAll(fading)
    let values = numbers(fading)
    #expect(values.allSatisfy { $0 >= 0 && $0 <= 1 }, "\(values)")
    #expect(values.first == 0 && values.last == 1)
    let coloured = try Self.scene(
      "bar", "color", from: "\"#ff0000\"", to: "\"#000000\"", easing: easing)
    try drawAll(coloured)
    for frame in 0..<30 {
      let list = coloured.film.displayList(frame: frame)
      for color in Self.colors(list.commands) {
        let parts = [color.red, color.green, color.blue, color.alpha]
        #expect(parts.allSatisfy { $0 >= 0 && $0 <= 1 }, "frame \(frame): \(color)")
      }
    }
    #expect(coloured.facts(at: 0).items("bar").first?["fill"]?.string == "#ff0000")
    #expect(coloured.facts(at: 1).items("bar").first?["fill"]?.string == "#000000")
  }

  @Test("C38: widths keep at 0 or above; places may overshoot", arguments: wild)
  func widthsAndPlaces(easing: String) throws {
    let thin = try Self.scene("line", "strokeWidth", from: "8", to: "0", easing: easing)
    try drawAll(thin)
    #expect(numbers(thin).allSatisfy { $0 >= 0 })
    let moved = try Self.scene("bar", "offset", from: "[0, 0]", to: "[10, 20]", easing: easing)
    try drawAll(moved)
    let places = (0...100).compactMap { step in
      moved.facts(at: Double(step) / 100).timelineValues.first??.array?.first?.number
    }
    #expect(places.count == 101)
    #expect(places.contains { $0 < 0 || $0 > 10 }, "\(easing) overshoots")
    #expect(places.first == 0 && places.last == 10)
  }

  static func colors(_ commands: [DrawCommand]) -> [Color] {
    commands.flatMap { command -> [Color] in
      switch command {
      case .fill(_, .solid(let color)), .stroke(_, .solid(let color), _): [color]
      case .text(let text): if case .solid(let color) = text.paint { [color] } else { [] }
      case .group(let group): colors(group.commands)
      default: []
      }
    }
  }

  @Test("C38: a counting number that overshoots below 0 never reads as minus 0", arguments: wild)
  func minusZero(easing: String) throws {
    for format in ["", ", \"format\": \".0f\"", ", \"format\": \".0%\""] {
      let scene = try CaseScene(
        """
        "name": "it", "data": {"values": [{"v": 3}]}, "mark": "text",
        "encoding": {"text": {"field": "v", "type": "quantitative"\(format)}},
        "timeline": [
          {
            "target": "it", "property": "value", "from": 0, "to": 3, "duration": 1,
            "easing": "\(easing)"
          }
        ]
        """)
      for step in 0...100 {
        let text = scene.facts(at: Double(step) / 100).items("text").first?["text"]?.string ?? "-0"
        #expect(!["-0", "\u{2212}0", "-0%", "\u{2212}0%"].contains(text), "\(step): \(text)")
      }
    }
  }
}
