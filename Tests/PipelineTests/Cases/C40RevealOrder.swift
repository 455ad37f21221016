import Charts
import Drawing
import Geometry
import Testing

/// What belongs to a line and must not show before the line gets there.
@Suite struct C40RevealOrder {
  /// How far a dot, and half a cap of a line, reach beyond the head's own place.
  static let dotRadius = 3.9

  private func color(_ text: String) -> Color {
    text == "#ff0000" ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
  }

  @Test(
    "C40: halfway through a draw, nothing of the line, its dots, labels or area is ahead of the head",
    arguments: LineScene.all)
  func behindTheHead(line: LineScene) throws {
    let scene = try line.scene()
    let end = scene.film.duration
    // Labels of lines that meet would lie on one another: at one place one of them shows.
    let places = Set(
      line.values.flatMap { values in
        values.enumerated().compactMap { x, y in y.map { "\(x) \($0)" } }
      })
    let labels = line.usedColors.map {
      ShownLine(scene.film.displayList(at: end), color: color($0)).labels.count
    }
    #expect(
      !line.hasLabels || labels.reduce(0, +) == places.count, "the end has a label at each place")
    for text in line.usedColors {
      var last: Double?
      let whole = ShownLine(scene.film.displayList(at: end), color: color(text))
      let count = line.values.map { $0.compactMap(\.self).count }.reduce(0, max)
      #expect(!line.hasDots || whole.dots.count >= count, "the end has all dots")
      #expect(!line.hasArea || count < 2 || whole.areas != nil, "the end has the area")
      for step in 0..<40 {
        let time = end * Double(step) / 40
        let list = scene.film.displayList(at: time)
        let shown = ShownLine(list, color: color(text))
        guard list != scene.film.displayList(at: end) else { continue }
        let moment = "\(line.testDescription), \(text), \(time) s"
        let isTrail = line.mark == "trail"
        let head = shown.reach(isTrail ? shown.areas : shown.line, sideways: line.isSideways)
        if let head, let last { #expect(head >= last - 1e-6, "the head goes on: \(moment)") }
        last = head ?? last
        let dots = shown.dots.compactMap { shown.reach($0, sideways: line.isSideways) }
        let labels = shown.labels.compactMap { shown.reach($0, sideways: line.isSideways) }
        let area = shown.reach(shown.areas, sideways: line.isSideways)
        guard isTrail || whole.line != nil else {
          // Without a stroke there is no head: all of it shows from the line's end on.
          continue
        }
        guard let head else {
          #expect(dots.isEmpty && labels.isEmpty && area == nil, "before the line: \(moment)")
          continue
        }
        for dot in dots {
          // A dot's middle is at or behind the head; a popping one is larger for a while.
          #expect(dot <= head + Self.dotRadius * 1.1 + 1e-6, "a dot: \(moment)")
        }
        for label in labels {
          #expect(label <= head + Self.dotRadius + 1e-6, "a label: \(moment)")
        }
        if let area { #expect(area <= head + 1, "the area: \(moment)") }
        if let area, !line.isSideways, line.values[0].allSatisfy({ $0 != nil }),
          line.motion == .property, line.values[0].count > 1,
          !["basis", "bundle"].contains(line.interpolate)
        {
          #expect(area >= head - 1, "the area's edge is the head: \(moment)")
        }
      }
    }
  }

  @Test("C40: at its end, the drawn chart is the still one", arguments: LineScene.all)
  func equalsStill(line: LineScene) throws {
    let drawn = try line.scene()
    var still = line
    still.motion = .still
    let picture = try still.scene().film.displayList(at: 0)
    #expect(drawn.film.displayList(at: drawn.film.duration) == picture)
    #expect(drawn.film.displayList(frame: drawn.film.frameCount - 1) == picture)
  }

  @Test("C40: at half of the way the first dots, their labels and half of the area are there")
  func half() throws {
    let line = LineScene(values: [[2, 4, 3, 5, 4]])
    let scene = try line.scene()
    let shown = ShownLine(scene.film.displayList(at: 0.5), color: color("#ff0000"))
    let still = ShownLine(scene.film.displayList(at: 1), color: color("#ff0000"))
    #expect(still.dots.count == 5 && still.labels.count == 5)
    #expect(shown.dots.count == 2 || shown.dots.count == 3, "\(shown.dots)")
    #expect(shown.labels.count >= 2, "\(shown.labels)")
    let head = try #require(shown.line).maxX
    let area = try #require(shown.areas).maxX
    #expect(abs(area - head) < 1)
    let picture = try scene.picture(at: 0.5)
    let box = try #require(picture.bounds())
    #expect(Double(box.right) <= head + Self.dotRadius + 1)
  }

  @Test("C40: lines that meet at a place show their own dots, each with its own line")
  func sharedPlaces() throws {
    let scene = try CaseScene(
      """
      "data": {"values": [
        {"x": 0, "y": 1, "s": "a"}, {"x": 1, "y": 2, "s": "a"}, {"x": 2, "y": 4, "s": "a"},
        {"x": 0, "y": 1, "s": "b"}, {"x": 1, "y": 2, "s": "b"}, {"x": 2, "y": 1, "s": "b"}
      ]},
      "encoding": {
        "x": {"field": "x", "type": "quantitative", "axis": null},
        "y": {"field": "y", "type": "quantitative", "axis": null},
        "color": {
          "field": "s", "type": "nominal", "legend": null, "scale": {"range": ["#ff0000", "#0000ff"]}
        }
      },
      "layer": [
        {"name": "path", "mark": "line"}, {"mark": {"type": "circle", "opacity": 1}}
      ],
      "timeline": [
        {"target": "path['a']", "property": "strokeEnd", "from": 0, "to": 1, "duration": 0.5},
        {"target": "path['b']", "property": "strokeEnd", "from": 0, "to": 1, "duration": 0.5}
      ]
      """)
    let first = ShownLine(scene.film.displayList(at: 0.5), color: color("#ff0000"))
    let second = ShownLine(scene.film.displayList(at: 0.5), color: color("#0000ff"))
    #expect(first.dots.count == 3)
    #expect(second.line == nil && second.dots.isEmpty, "\(second.dots)")
    #expect(ShownLine(scene.film.displayList(at: 1), color: color("#0000ff")).dots.count == 3)
  }
}
