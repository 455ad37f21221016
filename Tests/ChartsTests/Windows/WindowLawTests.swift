import Geometry
import Motion
import SceneModel
import Testing

@testable import Charts
import Guides

/// What holds in every frame of a window that moves, over the scenes and over seeds.
struct WindowLawTests {
  @Test("the plot is the same rectangle in every frame", arguments: WindowFilms.scenes)
  func plot(name: String) throws {
    let film = try SceneFilms.film(name)
    let first = film.layout.views[0].plot
    for frame in stride(from: 0, to: film.frameCount, by: 13) {
      let view = try WindowFilms.view(film, at: film.seconds(frame: frame))
      #expect(view.plot == first, "frame \(frame)")
    }
  }

  private static func checkInside(_ film: Film, _ name: String) throws {
    for frame in stride(from: 0, to: film.frameCount, by: 7) {
      let view = try WindowFilms.view(film, at: film.seconds(frame: frame))
      let points = view.pointsInView
      #expect(!points.isEmpty, "\(name), frame \(frame)")
      #expect(
        points.allSatisfy { $0 >= view.plot.minY - 0.01 && $0 <= view.plot.maxY + 0.01 },
        "\(name), frame \(frame)")
    }
  }

  @Test("what is in view lies in the fitted domain", arguments: WindowFilms.scenes)
  func inside(name: String) throws {
    try Self.checkInside(try SceneFilms.film(name), name)
  }

  @Test(
    "what is in view lies in the fitted domain: lines, points and bars of any data",
    arguments: [UInt64](1...4), ["line", "point", "bar", "area"])
  func insideOfSeeds(seed: UInt64, mark: String) throws {
    let film = try SceneFilms.film(
      text: WindowFilms.text(
        seed, mark: mark, viewport: WindowFilms.fitted, timeline: WindowFilms.paging))
    try Self.checkInside(film, "seed \(seed) \(mark)")
  }

  /// The greatest change of a domain's end between two times of a film, as a share of the domain.
  private static func jump(_ film: Film, from: Double, to: Double, step: Double) throws -> Double {
    var last: [Double]?
    var greatest = 0.0
    for seconds in stride(from: from, through: to, by: step) {
      let domain = try WindowFilms.view(film, at: seconds).domain(.y)
      if let last, last.count == 2, domain.count == 2 {
        let span = min(last[1] - last[0], domain[1] - domain[0])
        greatest = max(
          greatest, abs(last[0] - domain[0]) / span, abs(last[1] - domain[1]) / span)
      }
      last = domain
    }
    return greatest
  }

  @Test(
    "the domain's ends move without a jump: half the time, half the way",
    arguments: [UInt64](1...4), ["line", "point"])
  func continuity(seed: UInt64, mark: String) throws {
    let film = try SceneFilms.film(
      text: WindowFilms.text(
        seed, mark: mark, viewport: WindowFilms.fitted, timeline: WindowFilms.paging))
    // One page's turn, 0.4 to 1.2 s.
    let coarse = try Self.jump(film, from: 0.39, to: 1.21, step: 0.008)
    let fine = try Self.jump(film, from: 0.39, to: 1.21, step: 0.002)
    #expect(fine < coarse * 0.45 + 1e-6, "seed \(seed) \(mark): \(coarse), \(fine)")
    #expect(fine < 0.05, "seed \(seed) \(mark): \(fine)")
  }

  @Test("the scenes' domains move without a jump", arguments: WindowFilms.scenes)
  func scenesContinuity(name: String) throws {
    let film = try SceneFilms.film(name)
    for index in 0..<40 {
      let seconds = film.duration * (Double(index) + 0.37) / 40
      let jump = try Self.jump(film, from: seconds, to: seconds + 1.1e-4, step: 1e-4)
      #expect(jump < 0.003, "\(name) at \(seconds): \(jump)")
    }
  }

  @Test(
    "at a page's stop the domain is that of a chart of the page alone",
    arguments: [UInt64](1...4), ["line", "point"])
  func stops(seed: UInt64, mark: String) throws {
    for scale in [#"{"zero": false}"#, "{}"] {
      let film = try SceneFilms.film(
        text: WindowFilms.text(
          seed, count: 61, mark: mark, viewport: WindowFilms.fitted, scale: scale,
          timeline: WindowFilms.paging))
      for page in 0..<5 {
        let seconds = 0.2 + Double(page) * 1.2
        let view = try WindowFilms.view(film, at: seconds)
        let start = try #require(view.window?.x?.start)
        #expect(abs(start - Double(page) * 12) < 1e-9, "page \(page)")
        let rows = WindowFilms.series(seed, count: 61).enumerated().filter {
          Double($0.offset) >= start - 1e-9 && Double($0.offset) <= start + 12 + 1e-9
        }
        let values = rows.map { #"{"x": \#($0.offset), "y": \#($0.element)}"# }
        let alone = try SceneFilms.film(
          text: #"""
            {"canvas": {"width": 640, "height": 360},
             "data": {"values": [\#(values.joined(separator: ","))]}, "mark": "\#(mark)",
             "encoding": {"x": {"field": "x", "type": "quantitative"},
               "y": {"field": "y", "type": "quantitative", "scale": \#(scale)}}}
            """#)
        #expect(
          view.domain(.y) == alone.layout.views[0].domain(.y), "seed \(seed) page \(page) \(mark)")
        let ticks = view.axes.first { $0.input.channel == .y }?.input.ticks ?? []
        #expect(ticks.allSatisfy { $0.opacity == 1 }, "seed \(seed) page \(page)")
      }
    }
  }

  @Test("ticks never pop and their labels never touch", arguments: WindowFilms.scenes)
  func ticks(name: String) throws {
    let film = try SceneFilms.film(name)
    func shown(_ seconds: Double) throws -> [String: Double] {
      var shown: [String: Double] = [:]
      for axis in try WindowFilms.view(film, at: seconds).axes {
        let visible = axis.labels.filter { $0.visible && $0.opacity > 0.02 }
        for label in visible {
          shown["\(axis.input.channel) \(label.value) \(label.text)"] = label.opacity
        }
        let spans = visible.map { axis.frame.span(of: $0.box) }.sorted { $0.start < $1.start }
        #expect(!LabelOverlap.hasOverlap(spans, separation: 0), "\(name) at \(seconds)")
      }
      return shown
    }
    for index in 0..<80 {
      let seconds = film.duration * (Double(index) + 0.53) / 80
      let (before, after) = (try shown(seconds), try shown(seconds + 5e-4))
      for key in Set(before.keys).union(after.keys) {
        let change = abs((before[key] ?? 0) - (after[key] ?? 0))
        #expect(change < 0.15, "\(name): \(key) at \(seconds)")
      }
    }
  }
}
