import Charts
import Drawing
import Geometry
import SceneModel
import Tables
import Testing

/// The axes of races on their way: ticks move and fade.
struct RaceAxisTests {
  private struct Tick {
    let opacity: Double
    let along: Double
  }

  private static func ticks(_ view: ViewLayout) -> [Channel: [Value: Tick]] {
    var result: [Channel: [Value: Tick]] = [:]
    for axis in view.axes {
      for label in axis.labels {
        let opacity = label.visible ? label.opacity : 0
        // A tick that leaves while it comes is there twice.
        if let other = result[axis.input.channel]?[label.value], other.opacity > opacity {
          continue
        }
        result[axis.input.channel, default: [:]][label.value] = Tick(
          opacity: opacity, along: label.position)
      }
    }
    return result
  }

  @Test(
    "no label of a race's axis pops or jumps", arguments: ["motion/race", "motion/race-others"])
  func labels(name: String) throws {
    let film = try SceneFilms.film(name)
    var before: [Channel: [Value: Tick]] = [:]
    for frame in 0..<film.frameCount {
      let view = film.layouts(at: film.seconds(frame: frame))[0]
      let now = Self.ticks(view)
      for channel in [Channel.x, .y] where frame > 0 {
        let (old, new) = (before[channel] ?? [:], now[channel] ?? [:])
        for value in Set(old.keys).union(new.keys) {
          let change = abs((old[value]?.opacity ?? 0) - (new[value]?.opacity ?? 0))
          // Past the plot's end a label has 8 points to fade on, which a quick axis passes in three frames.
          #expect(change < 0.45, "\(value) by \(change) at frame \(frame)")
          if let a = old[value], let b = new[value], a.opacity > 0.1, b.opacity > 0.1 {
            let slot = view.plot.height / 9
            let most = channel == .y ? slot : view.plot.width / 12
            #expect(abs(a.along - b.along) < most, "\(value) moves at frame \(frame)")
          }
        }
      }
      before = now
    }
  }

  @Test(
    "where one overtakes another, one of their names and figures can be read, never both at one place",
    arguments: ["motion/race", "motion/race-others"])
  func overtaking(name: String) throws {
    let film = try SceneFilms.film(name)
    var crossings = 0
    for frame in 0..<film.frameCount {
      let view = film.layouts(at: film.seconds(frame: frame))[0]
      let names = view.axes.filter { $0.input.channel == .y }.flatMap(\.labels)
        .filter { $0.visible && $0.opacity > 0.3 }
        .map { (x: 0.0, y: $0.position, size: $0.font.size) }
      var figures: [(x: Double, y: Double, size: Double)] = []
      for item in view.marks.filter({ $0.kind == .text && $0.layer > 0 }).flatMap(\.items) {
        guard case .text(let text) = item.geometry, item.style.opacity > 0.3 else { continue }
        figures.append((text.point.x, text.point.y, text.font.size))
      }
      for texts in [names, figures] {
        let sorted = texts.sorted { $0.y < $1.y }
        for (a, b) in zip(sorted, sorted.dropFirst()) where abs(a.x - b.x) < 2 * a.size {
          if b.y - a.y < a.size { crossings += 1 }
          #expect(b.y - a.y > 0.5 * a.size, "at frame \(frame)")
        }
      }
    }
    #expect(crossings > 5, "nothing overtakes in \(name)")
  }
}
