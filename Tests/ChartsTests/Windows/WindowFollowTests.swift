import Drawing
import Geometry
import SceneModel
import Syntax
import Testing

@testable import Charts

/// A window that follows the head of a line.
struct WindowFollowTests {
  private static let drawing = #"{"target": "lines", "preset": "draw", "duration": 3}"#

  private static func film(_ seed: UInt64, anchor: Double) throws -> Film {
    try SceneFilms.film(
      text: WindowFilms.text(
        seed, count: 200,
        viewport:
          #"{"x": {"window": 30, "follow": "lines", "anchor": \#(anchor)}, "y": {"fit": true}}"#,
        timeline: drawing))
  }

  /// Where the last stroke of a frame ends.
  private static func head(_ commands: [DrawCommand]) -> Point? {
    var found: Point?
    for command in commands {
      switch command {
      case .group(let group): found = head(group.commands) ?? found
      case .stroke(let path, _, let style) where style.width >= 2:
        if case .line(let point)? = path.elements.last { found = point }
      default: break
      }
    }
    return found
  }

  @Test(
    "the head is kept at its share of the plot, but for the domain's beginning and end",
    arguments: [UInt64](1...2), [0.5, 0.8])
  func anchor(seed: UInt64, anchor: Double) throws {
    let film = try Self.film(seed, anchor: anchor)
    var followed = 0
    var last = -Double.infinity
    for frame in stride(from: 0, to: film.frameCount, by: 3) {
      let seconds = film.seconds(frame: frame)
      let view = try WindowFilms.view(film, at: seconds)
      let window = try #require(view.window?.x)
      #expect(window.start >= -1e-9 && window.start <= 169 + 1e-9, "frame \(frame)")
      #expect(window.start >= last - 1e-9, "frame \(frame)")
      last = window.start
      guard window.start > 1, window.start < 168,
        let head = Self.head(film.displayList(at: seconds).commands)
      else { continue }
      followed += 1
      let share = (head.x - view.plot.minX) / view.plot.width
      #expect(abs(share - anchor) < 0.08, "seed \(seed) frame \(frame): \(share)")
    }
    #expect(followed > 20)
    #expect(last > 168.9)
  }

  @Test("of several lines the one that is ahead leads")
  func furthest() throws {
    let film = try SceneFilms.film(
      text: #"""
        {"data": {"sequence": {"start": 0, "stop": 101, "as": "x"}},
         "layer": [
           {"name": "slow", "mark": "line", "encoding": {"y": {"datum": 1, "type": "quantitative"}, "x": {"field": "x", "type": "quantitative"}}},
           {"name": "fast", "mark": "line", "encoding": {"y": {"field": "x", "type": "quantitative"}, "x": {"field": "x", "type": "quantitative"}}}],
         "viewport": {"x": {"window": 20, "follow": "lines"}},
         "timeline": [
           {"target": "slow", "preset": "draw", "duration": 4, "easing": "linear"},
           {"target": "fast", "preset": "draw", "begin": 0, "duration": 2, "easing": "linear"}]}
        """#)
    let view = try WindowFilms.view(film, at: 1)
    #expect(abs((view.window?.x?.start ?? 0) - (50 - 16)) < 1e-6)
  }

  @Test("a line that is not there, or no line, is a mistake", arguments: ["lime", "dots"])
  func mistakes(name: String) {
    #expect(throws: DiagnosticError.self) {
      try SceneFilms.film(
        text: #"""
          {"data": {"values": [{"x": 1, "y": 2}]},
           "layer": [{"name": "line", "mark": "line"}, {"name": "dots", "mark": "point"}],
           "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}},
           "viewport": {"x": {"window": 2, "follow": "\#(name)"}}}
          """#)
    }
  }
}
