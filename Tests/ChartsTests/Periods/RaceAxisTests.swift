import Charts
import Drawing
import Geometry
import Guides
import SceneModel
import Tables
import Testing

/// The axes of races on their way: ticks move and fade.
struct RaceAxisTests {
  /// A name or a figure, by its place on the canvas.
  private struct Word {
    let x: Double
    let y: Double
    let size: Double
    let opacity: Double
  }

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
        .filter(\.visible)
        .map { Word(x: 0, y: $0.box.center.y, size: $0.font.size, opacity: $0.opacity) }
      var figures: [Word] = []
      for item in view.marks.filter({ $0.kind == .text && $0.layer > 0 }).flatMap(\.items) {
        guard case .text(let text) = item.geometry else { continue }
        figures.append(
          Word(
            x: text.point.x, y: text.point.y, size: text.font.size,
            opacity: item.isShown ? item.style.opacity : 0))
      }
      // Those that come and go past the plot's end are faint on their own.
      let end = view.plot.maxY - 2 * view.plot.height / 9
      for words in [names, figures] {
        for (index, a) in words.enumerated() {
          let near = words.filter {
            abs($0.x - a.x) < 2 * a.size && abs($0.y - a.y) < 1.5 * a.size
          }
          for b in words[(index + 1)...]
          where abs(a.x - b.x) < 2 * a.size && abs(a.y - b.y) < 0.5 * a.size {
            #expect(min(a.opacity, b.opacity) <= 0.3, "both show at frame \(frame)")
            guard max(a.y, b.y) < end else { continue }
            crossings += 1
            let best = near.map(\.opacity).max() ?? 0
            #expect(best > 0.7, "none can be read at frame \(frame)")
          }
        }
      }
    }
    #expect(crossings > 5, "nothing overtakes in \(name)")
  }
}
