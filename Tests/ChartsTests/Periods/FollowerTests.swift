import Charts
import Drawing
import Geometry
import SceneModel
import Testing

/// Trails and wakes of points.
struct FollowerTests {
  /// Three points over six periods of a second; one of them is not there at first.
  private static func film(_ followers: String) throws -> Film {
    var rows: [String] = []
    for period in 0..<6 {
      for (place, name) in ["A", "B", "C"].enumerated() where name != "C" || period > 1 {
        let x = (place * 7 + period * 13) % 19
        let y = (place * 11 + period * 5) % 17
        rows.append(#"{"t": \#(period), "name": "\#(name)", "x": \#(x), "y": \#(y)}"#)
      }
    }
    return try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 300, "height": 200, "fps": 10, "hold": 0},
         "data": {"values": [\#(rows.joined(separator: ","))]}, "name": "view", "mark": "circle",
         "encoding": {"time": {"field": "t", "label": false, \#(followers)},
           "key": {"field": "name"}, "x": {"field": "x", "type": "quantitative"},
           "y": {"field": "y", "type": "quantitative"},
           "color": {"field": "name", "type": "nominal"}},
         "timeline": [{"target": "view", "preset": "play"}]}
        """#)
  }

  private static func points(_ view: ViewLayout) -> [String: MarkItem] {
    Dictionary(
      view.marks.filter { $0.layer == 0 }.flatMap(\.items).map { ($0.key.text, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func trails(_ view: ViewLayout) -> [String: [Point]] {
    Dictionary(
      view.marks.filter { $0.layerName == "trail" }.map { group in
        (
          group.key.text,
          group.items.compactMap { item -> Point? in
            if case .vertex(let vertex) = item.geometry { vertex.point } else { nil }
          }
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func center(_ item: MarkItem?) -> Point? {
    if case .symbol(let symbol)? = item?.geometry { symbol.center } else { nil }
  }

  @Test("a trail's head is its point, its corners are the periods, and it begins n periods back")
  func trail() throws {
    let film = try Self.film(#""trail": 2"#)
    #expect(Self.trails(film.layouts(at: 0)[0]).isEmpty)
    func place(_ name: String, _ seconds: Double) -> Point? {
      Self.center(Self.points(film.layouts(at: seconds)[0])[name])
    }
    for step in 1...50 {
      let seconds = Double(step) / 10
      let view = film.layouts(at: seconds)[0]
      let trails = Self.trails(view)
      for name in ["A", "B"] {
        let trail = try #require(trails[name], "at \(seconds)")
        let head = try #require(place(name, seconds))
        let tail = try #require(place(name, max(0, seconds - 2)))
        #expect(trail[trail.count - 1].distance(to: head) < 1e-9, "\(name) at \(seconds)")
        #expect(trail[0].distance(to: tail) < 1e-6, "\(name) at \(seconds)")
        for period in 0...5 where Double(period) < seconds && Double(period) > seconds - 2 {
          let corner = try #require(place(name, Double(period)))
          #expect(trail.contains { $0.distance(to: corner) < 1e-9 }, "\(name) at \(seconds)")
        }
      }
      // What has just come has no way behind it.
      #expect((trails["C"] != nil) == (seconds > 2), "at \(seconds)")
    }
  }

  @Test("a trail has its point's colour and lies under all points")
  func looks() throws {
    let film = try Self.film(#""trail": {"strokeWidth": 3, "opacity": 0.5}"#)
    let view = film.layouts(at: 3.4)[0]
    let points = Self.points(view)
    for group in view.marks where group.layerName == "trail" {
      let style = try #require(group.items.first?.style)
      #expect(style.stroke == points[group.key.text]?.style.fill)
      #expect(style.strokeStyle.width == 3)
      #expect(abs(style.opacity - 0.5 * (points[group.key.text]?.style.opacity ?? 0)) < 1e-9)
    }
    let first = view.marks.firstIndex { $0.layer == 0 } ?? 0
    let last = view.marks.lastIndex { $0.layerName == "trail" } ?? .max
    #expect(last < first)
  }

  @Test("a wake has a copy at each of the last periods, the older the fainter, and none pops")
  func wake() throws {
    let film = try Self.film(#""wake": {"length": 2, "opacity": 0.5}"#)
    var before: [String: Double] = [:]
    for step in 0...100 {
      let seconds = Double(step) / 20
      let view = film.layouts(at: seconds)[0]
      let copies = view.marks.filter { $0.layerName == "wake" }.flatMap(\.items)
      let own = Self.points(view)["A"]?.style.opacity ?? 0
      for copy in copies {
        let period = try #require(copy.key.text.split(separator: " ").last.flatMap { Int($0) })
        let age = seconds - Double(period)
        #expect(age > 0 && age < 3, "\(copy.key) at \(seconds)")
        let name = String(copy.key.text.prefix(1))
        let there = Self.center(Self.points(film.layouts(at: Double(period))[0])[name])
        #expect(Self.center(copy) == there, "\(copy.key) at \(seconds)")
        #expect(
          abs(copy.style.opacity - before[copy.key.text, default: 0]) < 0.06,
          "\(copy.key) at \(seconds)")
      }
      if step == 80 {
        let shares = ["A 3", "A 2"].map { key in
          (copies.first { $0.key.text == key }?.style.opacity ?? 0) / own
        }
        #expect(abs(shares[0] - 0.5) < 1e-9)
        #expect(abs(shares[1] - 0.25) < 1e-9)
        #expect(!copies.contains { $0.key == "A 4" || $0.key == "A 1" })
      }
      before = Dictionary(
        copies.map { ($0.key.text, $0.style.opacity) }, uniquingKeysWith: { first, _ in first })
    }
  }
}
