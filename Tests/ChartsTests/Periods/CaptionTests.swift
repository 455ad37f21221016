@testable import Charts
import Drawing
import Geometry
import SceneModel
import Syntax
import TestSupport
import Testing
import Typesetting

/// The period's name and its total.
struct CaptionTests {
  private static func texts(_ view: ViewLayout) -> [String: TextGeometry] {
    Dictionary(
      view.marks.filter { $0.layerName == "time" }.flatMap(\.items).compactMap { item in
        if case .text(let text) = item.geometry { (item.key.text, text) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test("in the scenes with periods the name and the total never move, and digits have one width")
  func still() throws {
    for name in SceneFilms.motion {
      let film = try SceneFilms.film(name)
      let first = Self.texts(film.layouts(at: 0)[0])
      for frame in stride(from: 0, to: film.frameCount, by: 4) {
        for (key, text) in Self.texts(film.layouts(at: film.seconds(frame: frame))[0]) {
          #expect(text.point == first[key]?.point, "\(name), \(key) at frame \(frame)")
          #expect(text.font.tabularFigures)
        }
      }
    }
  }

  @Test("in the scenes with periods the name and the total lie under no mark")
  func free() throws {
    var seen = 0
    for name in SceneFilms.motion {
      let film = try SceneFilms.film(name)
      guard film.layouts(at: 0)[0].periods != nil else { continue }
      for frame in stride(from: 0, to: film.frameCount, by: 5) {
        let view = film.layouts(at: film.seconds(frame: frame))[0]
        let own = Self.texts(view).values.map { text in
          let box = text.placement(measurer: FixedWidthMeasurer()).box
          // Digits stand on the baseline; what a font has below it is empty.
          return Rectangle(
            x: box.x, y: text.point.y - text.font.size * 0.73, width: box.width,
            height: text.font.size * 0.73)
        }
        for item in view.marks.filter({ $0.layer >= 0 }).flatMap(\.items)
        where item.style.opacity > 0 {
          seen += 1
          for box in own {
            #expect(!Self.covers(item, box), "\(name): \(item.key) at frame \(frame)")
          }
        }
      }
    }
    #expect(seen > 100)
  }

  private static func covers(_ item: MarkItem, _ box: Rectangle) -> Bool {
    switch item.geometry {
    case .bar(let bar): return box.intersects(bar.rectangle)
    case .text(let text):
      return box.intersects(text.placement(measurer: FixedWidthMeasurer()).box)
    case .symbol(let symbol):
      return box.expanded(by: symbol.size.squareRoot() / 2).contains(symbol.center)
    case .arc(let arc):
      let x = min(max(arc.center.x, box.minX), box.maxX)
      let y = min(max(arc.center.y, box.minY), box.maxY)
      return arc.center.distance(to: Point(x: x, y: y)) < arc.outerRadius
    case .image(let image): return box.intersects(image.box)
    case .rule, .vertex, .outline: return false
    }
  }

  private static func film(_ rows: String, _ time: String) throws -> Film {
    try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 400, "height": 300, "fps": 10, "hold": 0},
         "data": {"values": [\#(rows)]}, "name": "view", "mark": "bar",
         "encoding": {"time": {"field": "t", \#(time)},
           "x": {"field": "n", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"}},
         "timeline": [\#(time.contains("total") ? play : "")]}
        """#)
  }

  private static let play = #"{"target": "view", "preset": "play"}"#

  @Test("the name stands where bars leave room, and where the author says")
  func corner() throws {
    // The tall bar is on the left, so that only the right is free at the top.
    let left = #"{"t": 1, "n": "A", "v": 9}, {"t": 1, "n": "B", "v": 1}"#
    let right = #"{"t": 1, "n": "A", "v": 1}, {"t": 1, "n": "B", "v": 9}"#
    func place(_ rows: String, _ label: String) throws -> (Point, Rectangle) {
      let view = try Self.film(rows, label).layouts(at: 0)[0]
      let text = try #require(Self.texts(view)["period"])
      return (text.placement(measurer: FixedWidthMeasurer()).box.center, view.plot)
    }
    let (a, plot) = try place(left, #""label": true"#)
    #expect(a.x > plot.midX && a.y < plot.midY)
    let (b, _) = try place(right, #""label": true"#)
    #expect(b.x < plot.midX && b.y < plot.midY)
    let (c, _) = try place(left, #""label": {"corner": "bottomLeft"}"#)
    #expect(c.x < plot.midX && c.y > plot.midY)
  }

  @Test(
    "a total runs evenly from one period's to the next one's",
    arguments: [
      ("sum", 12.0, 30.0), ("mean", 6.0, 15.0), ("min", 4.0, 10.0), ("max", 8.0, 20.0),
      ("count", 2.0, 2.0),
    ])
  func total(operation: String, from: Double, to: Double) throws {
    let rows =
      #"{"t": 1, "n": "A", "v": 4}, {"t": 1, "n": "B", "v": 8}, {"t": 2, "n": "A", "v": 10}, {"t": 2, "n": "B", "v": 20}"#
    let film = try Self.film(
      rows, #""total": {"op": "\#(operation)", "format": ".2f", "title": "All"}"#)
    for step in 0...10 {
      let texts = Self.texts(film.layouts(at: Double(step) / 10)[0])
      let value = from + (to - from) * Double(step) / 10
      let shown = texts["total"]?.lines.first.flatMap { Double($0) }
      #expect(abs((shown ?? .nan) - value) < 0.0051, "at \(step)")
      #expect(texts["total title"]?.lines == ["All"])
    }
  }

  @Test("periods of which a point has one value only share the scale of their data")
  func single() throws {
    let film = try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 400, "height": 300, "fps": 10, "hold": 0},
         "data": {"values": [{"t": 1, "v": 100}, {"t": 2, "v": 110}]}, "mark": "point",
         "encoding": {"time": {"field": "t"},
           "y": {"field": "v", "type": "quantitative", "scale": {"zero": false}}}}
        """#)
    let axis = Facts(film, at: 0).view?["axes"]?.array?.first
    #expect(axis?["domain"]?.array?.compactMap(\.number) == [100, 110])
  }
}
