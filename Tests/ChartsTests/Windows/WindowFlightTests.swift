import Drawing
import Geometry
import Motion
import SceneModel
import Syntax
import Testing

@testable import Charts

/// A zoom that flies to a part of the domain, and what tells where the window is.
struct WindowFlightTests {
  private static func window(_ film: Film, at seconds: Double) throws -> (Double, Double) {
    let window = try #require(try WindowFilms.view(film, at: seconds).window?.x)
    return (window.start, window.start + window.length)
  }

  @Test("a flight ends exactly at its goal, and the next one begins there")
  func goals() throws {
    let film = try SceneFilms.film(
      text: WindowFilms.text(
        3, count: 101, viewport: #"{"x": {"scale": 1}}"#,
        timeline: #"""
          {"name": "a", "target": "chart", "preset": "zoom", "window": [10, 20], "duration": 1},
          {"name": "b", "target": "chart", "preset": "zoom", "window": [80, 95], "duration": 1, "delay": 0.5},
          {"name": "c", "target": "chart", "preset": "zoom", "window": "initial", "duration": 1, "delay": 0.5}
          """#))
    for (seconds, low, high) in [
      (0.0, 0.0, 100.0), (1, 10, 20), (1.4, 10, 20), (2.5, 80, 95), (2.9, 80, 95), (4, 0, 100),
    ] {
      let window = try Self.window(film, at: seconds)
      #expect(abs(window.0 - low) < 1e-9 && abs(window.1 - high) < 1e-9, "\(seconds): \(window)")
    }
    // Between the two goals it zooms out, and never beyond the domain.
    var widest = 0.0
    for step in 0...100 {
      let window = try Self.window(film, at: 1.5 + Double(step) / 100)
      #expect(window.0 >= -1e-9 && window.1 <= 100 + 1e-9)
      widest = max(widest, window.1 - window.0)
    }
    #expect(widest > 40)
  }

  @Test("goals are dates and names too")
  func values() throws {
    let film = try SceneFilms.film("motion/fly-to")
    let rows = film.motion.timeline.animations.filter { $0.property == .zoom }
    #expect(rows.count == 3)
    let window = try Self.window(film, at: rows[0].end)
    #expect(abs(window.0 - 1_199_145_600_000) < 1 && abs(window.1 - 1_243_814_400_000) < 1)
    let names = try SceneFilms.film(
      text: #"""
        {"name": "chart", "data": {"values": [{"a": "A", "b": 1}, {"a": "B", "b": 2}, {"a": "C", "b": 3}, {"a": "D", "b": 2}]},
         "mark": "bar", "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}},
         "viewport": {"x": {"scale": 1}},
         "timeline": [{"target": "chart", "preset": "zoom", "window": ["B", "C"], "duration": 1}]}
        """#)
    let steps = try Self.window(names, at: 1)
    #expect(abs(steps.0 - 1) < 1e-9 && abs(steps.1 - 3) < 1e-9)
  }

  private static func message(_ viewport: String, _ goal: String) -> String {
    do {
      _ = try SceneFilms.film(
        text: #"""
          {"name": "chart", "data": {"values": [{"x": 0, "y": 1}, {"x": 9, "y": 3}]}, "mark": "line",
           "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}},
           \#(viewport)
           "timeline": [{"target": "chart", "preset": "zoom", "window": \#(goal)}]}
          """#)
      return ""
    } catch let error as DiagnosticError {
      return error.diagnostics.first?.message ?? ""
    } catch {
      return "\(error)"
    }
  }

  @Test("what cannot be flown to is a mistake")
  func mistakes() {
    let viewport = #""viewport": {"x": {"scale": 1}},"#
    #expect(Self.message(viewport, "[1, 4]").isEmpty)
    #expect(
      Self.message("", "[1, 4]").hasPrefix("a zoom to a \"window\" needs a \"viewport\" along x"))
    #expect(
      Self.message(viewport, "[4, 1]") == "\"window\" needs a beginning and an end after it")
    #expect(
      Self.message(viewport, #"["May", "June"]"#)
        == "\"May\" is no value of the domain that \"window\" moves over")
  }

  @Test("page dots keep their room while the pill moves, and the last page is the last dot")
  func pages() throws {
    let film = try SceneFilms.film("motion/pages-refit")
    var places: [Double] = []
    for frame in stride(from: 0, to: film.frameCount, by: 5) {
      let view = try WindowFilms.view(film, at: film.seconds(frame: frame))
      let indicator = try #require(view.indicator)
      #expect(indicator.extent == 3)
      let bounds = indicator.commands(opacity: 1).compactMap { command -> Rectangle? in
        guard case .fill(let path, _) = command else { return nil }
        return path.bounds
      }
      #expect(bounds.count == 3)
      #expect(abs((bounds[0].minX + bounds[2].maxX) / 2 - view.plot.midX) < 1e-9)
      #expect(bounds.allSatisfy { $0.minY > view.plot.maxY && $0.maxY <= view.frame.maxY })
      #expect(indicator.place >= places.last ?? 0)
      places.append(indicator.place)
    }
    #expect(places.first == 0 && abs((places.last ?? 0) - 2) < 1e-9)
  }

  @Test(
    "bars stand where the window has their values, however close it is", arguments: [1.0, 3, 9])
  func bars(scale: Double) throws {
    let film = try SceneFilms.film(
      text: WindowFilms.text(
        3, mark: "bar", viewport: #"{"x": {"scale": \#(scale)}}"#,
        timeline: #"{"target": "chart", "preset": "zoom", "window": [20, 24], "duration": 1}"#))
    for seconds in [0, 0.3, 0.6, 1] {
      let view = try WindowFilms.view(film, at: seconds)
      let window = try #require(view.window?.x)
      for (value, item) in view.marks[0].items.enumerated() where item.key == "\(value)" {
        guard case .bar(let bar) = item.geometry else { continue }
        let place = (Double(value) - window.start) / window.length * view.plot.width
        #expect(
          abs(bar.rectangle.midX - view.plot.minX - place) < 1e-6, "bar \(value) at \(seconds)")
      }
    }
  }
}
