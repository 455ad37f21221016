import Charts
import Drawing
import Foundation
import Geometry
import Syntax
import Testing

/// Shapes that come apart, turn and bend on their way keep to what they are.
struct ShapeOnTheWayTests {
  private static func fills(_ commands: [DrawCommand]) -> [(path: Path, paint: Paint)] {
    commands.flatMap { command -> [(path: Path, paint: Paint)] in
      switch command {
      case .fill(let path, let paint): [(path, paint)]
      case .group(let group): fills(group.commands)
      default: []
      }
    }
  }

  private static func form(_ name: String) throws -> TransitionFilms.Form {
    try #require(TransitionFilms.forms.first { $0.name == name })
  }

  private static func film(_ from: String, _ to: String) throws -> Film {
    try TransitionFilms.film(form(from), form(to))
  }

  @Test("the strips of an area are filled as one shape for each series, and are the area at first")
  func strips() throws {
    let film = try Self.film("areas", "grouped bars")
    let area = Self.fills(film.displayList(at: 0.5).commands).filter {
      ($0.path.bounds?.width ?? 0) > 60
    }
    let early = Self.fills(film.displayList(at: 0.501).commands)
    #expect(area.count == 2)
    for shape in area {
      let same = early.filter { $0.paint == shape.paint && ($0.path.bounds?.width ?? 0) > 60 }
      #expect(same.count == 1)
      let figures = same.first?.path.elements.count { if case .move = $0 { true } else { false } }
      #expect(figures == 3)
      let (a, b) = (shape.path.bounds ?? .zero, same.first?.path.bounds ?? .zero)
      #expect(abs(a.minX - b.minX) < 0.1 && abs(a.maxX - b.maxX) < 0.1)
      #expect(abs(a.minY - b.minY) < 0.1 && abs(a.maxY - b.maxY) < 0.1)
    }
  }

  @Test("the parts of a bar lie on the whole while their colours are still near")
  func parts() throws {
    let film = try Self.film("sums", "upright bars")
    let bars = Facts(film, at: 0.5).items("bar").compactMap {
      $0["box"]?.array?.compactMap(\.number)
    }
    #expect(bars.count == 3)
    let fills = Self.fills(film.displayList(at: 0.62).commands)
    for bar in bars {
      let whole = fills.filter {
        let box = $0.path.bounds ?? .zero
        return abs(box.height - bar[3]) < 2 && abs(box.midX - bar[0] - bar[2] / 2) < 2
      }
      #expect(!whole.isEmpty, "no whole bar at \(bar)")
    }
  }

  @Test(
    "bars that turn do not lie on one another",
    arguments: [
      ("upright bars", "lying bars"), ("lying bars", "upright bars"), ("shares", "lying bars"),
    ])
  func turn(from: String, to: String) throws {
    let film = try Self.film(from, to)
    for step in 1..<20 {
      let seconds = 0.5 + Double(step) / 20
      let shapes = Self.fills(film.displayList(at: seconds).commands).compactMap {
        fill -> [Point]? in
        let points = fill.path.polylines(tolerance: 0.2).first ?? []
        guard points.count >= 4, (fill.path.bounds?.width ?? 0) > 8 else { return nil }
        return points
      }
      let bars = Array(shapes.suffix(6))
      for (index, bar) in bars.enumerated() {
        for other in bars[(index + 1)...] {
          #expect(Self.overlap(bar, other) < 0.6, "at \(seconds)")
        }
      }
    }
  }

  /// How deep two convex outlines lie in one another: the least overlap along the sides of either.
  private static func overlap(_ a: [Point], _ b: [Point]) -> Double {
    var least = Double.infinity
    for outline in [a, b] {
      for (start, end) in zip(outline, outline.dropFirst() + outline.prefix(1)) {
        let length = start.distance(to: end)
        guard length > 1 else { continue }
        let normal = Point(x: -(end.y - start.y) / length, y: (end.x - start.x) / length)
        func span(_ points: [Point]) -> (Double, Double) {
          let places = points.map { $0.x * normal.x + $0.y * normal.y }
          return (places.min() ?? 0, places.max() ?? 0)
        }
        let (first, second) = (span(a), span(b))
        least = min(least, min(first.1, second.1) - max(first.0, second.0))
      }
    }
    return least
  }

  @Test("a stack grows as one bar: each part begins where the one below it has ended")
  func stack() throws {
    let film = try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 300, "height": 200, "fps": 20, "duration": 2}, "name": "v",
         "data": {"values": [{"k": "a", "p": "x", "v": 3}, {"k": "a", "p": "y", "v": 5}, {"k": "a", "p": "z", "v": 2}]},
         "mark": "bar",
         "encoding": {"x": {"field": "k", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"},
           "color": {"field": "p", "type": "nominal"}},
         "timeline": [{"target": "v", "preset": "grow", "begin": 0, "duration": 1, "easing": "linear"}]}
        """#)
    let last = Facts(film, at: 2).items("bar")
    let whole = last.map { $0.number("height") }.reduce(0, +)
    for step in 1..<20 {
      let share = Double(step) / 20
      let bars = Facts(film, at: share).items("bar").filter { $0.number("height") > 0 }
      let top = bars.map { $0.number("y") }.min() ?? .nan
      let foot = bars.map { $0.number("y") + $0.number("height") }.max() ?? .nan
      #expect(abs(foot - top - whole * share) < 1e-6, "at \(share)")
      #expect(
        abs(bars.map { $0.number("height") }.reduce(0, +) - whole * share) < 1e-6, "at \(share)")
    }
  }

  @Test("slices that have come to be dots are round while others are still on their way")
  func dots() throws {
    let film = try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 300, "height": 200, "fps": 20, "duration": 2},
         "data": {"values": [{"k": "a", "v": 3}, {"k": "b", "v": 5}, {"k": "c", "v": 4}]},
         "mark": {"type": "arc", "innerRadius": 30},
         "encoding": {"theta": {"field": "v", "type": "quantitative"},
           "color": {"field": "k", "type": "nominal", "legend": null}},
         "states": [{"name": "dots", "mark": {"type": "circle", "innerRadius": null, "size": 200},
           "encoding": {"theta": null, "x": {"field": "v", "type": "quantitative"},
             "y": {"field": "k", "type": "nominal"}}}],
         "timeline": [{"transition": "dots", "begin": 0.5, "duration": 1, "stages": {"move": [0, 1]}}]}
        """#)
    for seconds in [1.4, 1.45, 1.49] {
      let dots = Self.fills(film.displayList(at: seconds).commands).compactMap { fill -> Path? in
        (fill.path.bounds?.width ?? 300) < 60 ? fill.path : nil
      }
      #expect(dots.count == 3)
      // 4π for a circle, 16 for a square.
      for dot in dots.prefix(2) { #expect(Self.roughness(dot) < 14, "at \(seconds)") }
    }
  }

  /// The squared girth of an outline over its area.
  private static func roughness(_ path: Path) -> Double {
    let points = path.polylines(tolerance: 0.05).first ?? []
    var (girth, area) = (0.0, 0.0)
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      girth += a.distance(to: b)
      area += (a.x * b.y - b.x * a.y) / 2
    }
    return girth * girth / abs(area)
  }
}
