import Drawing
import Motion
import SceneModel
import Syntax
import TestSupport
import Testing

@testable import Charts

/// Every pair of a target with a property or a preset moves something, or is refused.
struct MotionPairTests {
  /// A chart of each kind of mark, with all guides that it may have.
  static let charts: [(name: String, text: String)] = {
    let rows = """
      [{k: 'Ann', c: 'u', v: 3, w: 12, lo: 2}, {k: 'Bob', c: 'v', v: 7, w: 31, lo: 4},
       {k: 'Cid', c: 'u', v: 5, w: 24, lo: 1}, {k: 'Dora', c: 'v', v: 9, w: 47, lo: 6}]
      """
    func chart(_ mark: String, _ encoding: String, _ rest: String = "") -> String {
      """
      {canvas: {width: 480, height: 300, duration: 4}, theme: 'vega', name: 'own', title: 'T 12',
       data: {values: \(rows)}, mark: \(mark), encoding: {\(encoding)} \(rest)}
      """
    }
    let xw = "x: {field: 'w', type: 'quantitative'}"
    let yv = "y: {field: 'v', type: 'quantitative'}"
    let xk = "x: {field: 'k', type: 'nominal'}"
    let color = "color: {field: 'c', type: 'nominal'}"
    let annotations = """
      , annotations: [
        {name: 'call', begin: 0, callout: 'High 9', datum: {k: 'Bob'}}, {name: 'zone', begin: 0, band: {y: [2, 4]}, text: 'b 4'},
        {name: 'level', begin: 0, rule: {y: 5}, text: 'r 5'}, {name: 'note', begin: 0, note: 'n 3', corner: 'topLeft'}]
      """
    return [
      (
        "bars",
        chart("{type: 'bar', emphasis: {scale: 1.2}}", "\(xk), \(yv), \(color)", annotations)
      ),
      ("outlined bars", chart("{type: 'bar', stroke: 'black'}", "\(xk), \(yv)")),
      (
        "points",
        chart("'point'", "\(xw), \(yv), \(color)", ", viewport: {x: {scale: 2}, y: {scale: 2}}")
      ),
      ("circles", chart("'circle'", "\(xw), \(yv), \(color)")),
      ("lines", chart("'line'", "\(xk), \(yv), \(color)")),
      ("areas", chart("'area'", "\(xk), \(yv), \(color)")),
      (
        "line over area", chart("{type: 'area', line: true, point: true}", "\(xk), \(yv), \(color)")
      ),
      ("trails", chart("'trail'", "\(xk), \(yv), \(color), size: {field: 'v'}")),
      (
        "arcs",
        chart(
          "{type: 'arc', innerRadius: 40}", "theta: {field: 'v'}, color: {field: 'k'}",
          ", center: {title: 'Sum'}")
      ),
      (
        "texts", chart("'text'", "\(xw), \(yv), text: {field: 'v', type: 'quantitative'}, \(color)")
      ),
      ("rules", chart("'rule'", "\(xk), \(yv), \(color)")),
      ("ticks", chart("'tick'", "\(xw), y: {field: 'c', type: 'nominal'}, color: {field: 'k'}")),
      ("rects", chart("'rect'", "\(xk), y: {field: 'c', type: 'nominal'}, color: {field: 'v'}")),
      (
        "images",
        chart("{type: 'image', width: 30, height: 30, url: 'data:,a'}", "\(xw), \(yv)")
      ),
      ("periods", chart("'bar'", "\(xk), \(yv), time: {field: 'w', type: 'ordinal'}")),
    ]
  }()

  static let targets = [
    "own", "title", "xAxis", "yAxis", "xAxis.labels", "yAxis.labels", "xAxis.grid", "yAxis.grid",
    "grid", "legend", "center", "call", "call.text", "zone", "zone.text", "level", "level.text",
    "note", "note.text", "bars", "points", "line", "area", "trails", "arcs", "labels", "rules",
    "ticks", "rects", "bars[1]", "points[1]", "line['u']", "area['u']", "trails['u']",
    "arcs['Bob']", "labels[1]", "rules[1]", "ticks[1]", "rects[1]", "images", "images[1]",
  ]

  /// Two values of a property, neither of them that at rest.
  private static func values(_ property: MotionProperty) -> String {
    switch property {
    case .color: "from: '#123456', to: '#654321'"
    case .offset: "from: [5, 9], to: [20, 3]"
    case .strokeWidth: "from: 6, to: 9"
    case .viewportX, .viewportY: "from: 5, to: 7"
    case .zoom, .value: "from: 1.5, to: 2"
    case .time: "from: 1, to: 2"
    default: "from: 0.3, to: 0.7"
    }
  }

  static let motions: [String] =
    MotionProperty.allCases.map { "property: '\($0.rawValue)', \(values($0))" }
    + Preset.allCases.map { "preset: '\($0.rawValue)'" }

  @Test(arguments: charts.indices) func everyPairHasAnEffectOrIsRefused(_ chart: Int) throws {
    let (name, text) = Self.charts[chart]
    let still = try JSONNode(json5: text).laying([], at: ["timeline"])
    let control = try SceneProbe.film(still)
    let times = [0.1, 1.1, 1.35, 1.7, 2.2, 3.1]
    let rest = times.map { control.displayList(at: $0) }
    for target in Self.targets {
      // Everything that is there has an opacity.
      guard (try? film(still, target, "property: 'opacity', to: 0.5")) != nil else { continue }
      for motion in Self.motions {
        do {
          let film = try film(still, target, motion)
          let differs = zip(times, rest).contains { film.displayList(at: $0) != $1 }
          #expect(differs, "\(name): \(target) with \(motion) changes nothing")
        } catch let error as DiagnosticError {
          #expect(error.diagnostics.allSatisfy { $0.location != nil && !$0.message.isEmpty })
        }
      }
    }
  }

  private func film(_ still: JSONNode, _ target: String, _ motion: String) throws -> Film {
    let source = "[{target: \"\(target)\", \(motion), begin: 1, duration: 2}]"
    return try SceneProbe.film(still.laying(JSONNode(json5: source), at: ["timeline"]))
  }

  @Test func everyTargetIsInAChart() throws {
    let stills = try Self.charts.map { try JSONNode(json5: $0.text).laying([], at: ["timeline"]) }
    for target in Self.targets {
      #expect(
        stills.contains { (try? film($0, target, "property: 'opacity', to: 0.5")) != nil },
        "\(target) is in no chart")
    }
  }

  /// Motions that moved nothing before, with what they do now.
  @Test(arguments: [
    ("bars", "legend"), ("bars", "xAxis"), ("bars", "yAxis"), ("bars", "grid"), ("arcs", "center"),
    ("bars", "xAxis.labels"), ("bars", "yAxis.grid"),
  ])
  func guidesPopScaleTurnAndMove(chart: String, target: String) throws {
    let text = try #require(Self.charts.first { $0.name == chart }?.text)
    let still = try JSONNode(json5: text).laying([], at: ["timeline"])
    let control = try SceneProbe.film(still)
    for motion in ["preset: 'pop'", "property: 'scale', from: 0, to: 1"] {
      let film = try film(still, target, motion)
      let nothing = film.displayList(at: 1)
      #expect(nothing != control.displayList(at: 1))
      #expect(film.displayList(at: 3) == control.displayList(at: 3))
      // At a scale of 0 nothing of the guide is left.
      let gone = try self.film(still, target, "property: 'opacity', from: 0, to: 0")
      #expect(Self.drawn(nothing) == Self.drawn(gone.displayList(at: 1)))
    }
    for motion in ["property: 'offset', to: [30, 0]", "property: 'rotation', to: 1"] {
      let film = try film(still, target, motion)
      #expect(film.displayList(at: 3) != control.displayList(at: 3))
      #expect(Self.drawn(film.displayList(at: 3)) == Self.drawn(control.displayList(at: 3)))
    }
  }

  /// How many shapes and texts a list draws.
  private static func drawn(_ list: DisplayList) -> Int { count(list.commands) }

  private static func count(_ commands: [DrawCommand]) -> Int {
    commands.map { command in
      if case .group(let group) = command { count(group.commands) } else { 1 }
    }.reduce(0, +)
  }

  @Test func selectingAllIsRefusedWhereNothingWouldShow() throws {
    let still = try JSONNode(json5: Self.charts[1].text).laying([], at: ["timeline"])
    let error = #expect(throws: DiagnosticError.self) {
      try film(still, "bars", "preset: 'select'")
    }
    #expect(error?.diagnostics.first?.message.contains("name single items") == true)
    #expect(throws: Never.self) { try film(still, "bars[1]", "preset: 'select'") }
  }
}
