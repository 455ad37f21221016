import Charts
import Drawing
import Geometry
import Testing

/// A dashed line that draws itself.
@Suite struct C39Dashes {
  /// A level line 400 pixels long from column 20, in row 29 and 30.
  static func scene(property: String, from: Int, to: Int, mark: String = "line") throws -> CaseScene
  {
    let body =
      mark == "line"
      ? """
      "data": {"values": [{"x": 0}, {"x": 400}]},
      "encoding": {
        "x": {
          "field": "x", "type": "quantitative", "axis": null, "scale": {"domain": [0, 400], "nice": false}
        },
        "y": {"value": 10}
      },
      """
      : """
      "data": {"values": [{"x": 0, "end": 400}]},
      "encoding": {
        "x": {
          "field": "x", "type": "quantitative", "axis": null, "scale": {"domain": [0, 400], "nice": false}
        },
        "x2": {"field": "end"}, "y": {"value": 10}
      },
      """
    return try CaseScene(
      """
      \(body)
      "name": "it", "config": {"view": {"stroke": null}},
      "mark": {
        "type": "\(mark)", "color": "#ff0000", "opacity": 1, "strokeWidth": 2,
        "strokeDash": [10, 5], "strokeCap": "butt"
      },
      "timeline": [
        {"target": "it", "property": "\(property)", "from": \(from), "to": \(to), "duration": 1}
      ]
      """, canvas: "\"padding\": 20", width: 440, height: 60)
  }

  /// The cover of each column, from the line's start.
  private func columns(_ picture: CasePicture) -> [Double] {
    (0..<picture.width).map { x in (0..<picture.height).map { picture.ink(x, $0) }.reduce(0, +) }
  }

  private func start(_ scene: CaseScene) -> Int { Int(scene.facts(at: 1).plot.x.rounded()) }

  private func checkGaps(_ columns: [Double], start: Int, _ name: String) {
    for column in 0..<400 where column % 15 >= 10 {
      #expect(columns[start + column] == 0, "\(name): column \(column)")
    }
  }

  @Test("C39: dashes keep still while the line draws", arguments: ["line", "rule"])
  func draws(mark: String) throws {
    let scene = try Self.scene(property: "strokeEnd", from: 0, to: 1, mark: mark)
    let start = start(scene)
    #expect(scene.facts(at: 1).plot.width == 400)
    var last: [Double] = []
    for frame in 0..<30 {
      let head = 400 * scene.film.seconds(frame: frame)
      let columns = columns(try scene.picture(frame: frame))
      for (x, ink) in columns.enumerated() where Double(x - start) > head + 1 {
        #expect(ink == 0, "frame \(frame): column \(x - start) is ahead of \(head)")
      }
      checkGaps(columns, start: start, "frame \(frame)")
      for (x, (before, now)) in zip(last, columns).enumerated() {
        #expect(now >= before - 0.01, "frame \(frame): column \(x - start) lost ink")
      }
      // All that the head has passed is there: two thirds are dashes of two rows.
      #expect(abs(columns.reduce(0, +) - head * 2 * 2 / 3) < 25, "frame \(frame)")
      last = columns
    }
    #expect(try scene.picture(at: 0).total() == 0)
  }

  @Test("C39: dashes keep still while the line's start is trimmed", arguments: ["line", "rule"])
  func trims(mark: String) throws {
    let scene = try Self.scene(property: "strokeStart", from: 0, to: 1, mark: mark)
    let start = start(scene)
    var last: [Double]?
    for frame in 0..<30 {
      let tail = 400 * scene.film.seconds(frame: frame)
      let columns = columns(try scene.picture(frame: frame))
      for (x, ink) in columns.enumerated() where Double(x - start) < tail - 1 {
        #expect(ink == 0, "frame \(frame): column \(x - start) is behind \(tail)")
      }
      checkGaps(columns, start: start, "frame \(frame)")
      for (x, (before, now)) in zip(last ?? columns, columns).enumerated() {
        #expect(now <= before + 0.01, "frame \(frame): column \(x - start) gained ink")
      }
      last = columns
    }
    #expect(try scene.picture(at: 1).total() == 0)
  }

  @Test("C39: the whole line is the still chart's", arguments: ["line", "rule"])
  func whole(mark: String) throws {
    let drawn = try Self.scene(property: "strokeEnd", from: 0, to: 1, mark: mark)
    let trimmed = try Self.scene(property: "strokeStart", from: 0, to: 1, mark: mark)
    #expect(drawn.film.displayList(at: 1) == trimmed.film.displayList(at: 0))
    let columns = columns(try drawn.picture(at: 1))
    let start = start(drawn)
    for column in 0..<400 where column % 15 < 10 {
      #expect(abs(columns[start + column] - 2) < 0.02, "column \(column)")
    }
  }

  @Test("C39: dashes keep still in every part of a line with gaps")
  func parts() throws {
    for (property, isTrimmed) in [("strokeEnd", false), ("strokeStart", true)] {
      let scene = try CaseScene(
        """
        "data": {"values": [
          {"x": 0, "y": 1}, {"x": 123, "y": 1}, {"x": 130, "y": null}, {"x": 140, "y": 1},
          {"x": 271, "y": 1}, {"x": 280, "y": null}, {"x": 290, "y": 1}, {"x": 400, "y": 1}
        ]},
        "encoding": {
          "x": {
            "field": "x", "type": "quantitative", "axis": null,
            "scale": {"domain": [0, 400], "nice": false}
          },
          "y": {"field": "y", "type": "quantitative", "axis": null, "scale": {"domain": [0, 2]}}
        },
        "name": "it", "config": {"view": {"stroke": null}},
        "mark": {
          "type": "line", "color": "#ff0000", "opacity": 1, "strokeWidth": 2,
          "strokeDash": [10, 5], "strokeCap": "butt"
        },
        "timeline": [
          {"target": "it", "property": "\(property)", "from": 0, "to": 1, "duration": 1}
        ]
        """, canvas: "\"padding\": 20", width: 440, height: 60)
      let still = columns(try scene.picture(at: isTrimmed ? 0 : 1))
      var last = isTrimmed ? still : Array(repeating: 0, count: still.count)
      for frame in 0..<30 {
        let columns = columns(try scene.picture(frame: frame))
        for x in columns.indices {
          #expect(columns[x] <= still[x] + 0.01, "\(property), frame \(frame), column \(x)")
          #expect(
            isTrimmed ? columns[x] <= last[x] + 0.01 : columns[x] >= last[x] - 0.01,
            "\(property), frame \(frame), column \(x)")
        }
        last = columns
      }
    }
  }
}
