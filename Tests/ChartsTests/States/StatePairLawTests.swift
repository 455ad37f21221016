import Charts
import Drawing
import Foundation
import Syntax
import Testing

/// What holds of the way between any two states of the scenes of motion.
struct StatePairLawTests {
  @Test("there are pairs of states to test")
  func pairs() { #expect(StatePairs.all.count >= 40) }

  @Test(
    "both ends are the still charts, and frames are the same in any order",
    arguments: StatePairs.all)
  func ends(pair: StatePairs.Pair) throws {
    let film = try StatePairs.film(pair)
    let first = try StatePairs.still(pair.scene, in: pair.from).displayList(at: 0.25).commands
    let last = try StatePairs.still(pair.scene, in: pair.to).displayList(at: 0.25).commands
    #expect(film.displayList(at: 0.5).commands == first)
    #expect(film.displayList(at: 1.5).commands == last)
    let frames = [25, 14, 19, 11]
    let lists = frames.map { film.displayList(frame: $0) }
    let alone = try StatePairs.film(pair)
    for (frame, list) in zip(frames, lists).reversed() {
      #expect(alone.displayList(frame: frame) == list, "frame \(frame)")
    }
  }

  /// The sides of a box.
  private struct Box {
    var minX, minY, maxX, maxY: Double

    init?(_ numbers: [Double]?) {
      guard let numbers, numbers.count == 4 else { return nil }
      (minX, minY) = (numbers[0], numbers[1])
      (maxX, maxY) = (numbers[0] + numbers[2], numbers[1] + numbers[3])
    }

    var center: (x: Double, y: Double) { ((minX + maxX) / 2, (minY + maxY) / 2) }
  }

  @Test(
    "every moment between is a picture: finite, no size below 0, no mark outside the plot",
    arguments: StatePairs.all)
  func valid(pair: StatePairs.Pair) throws {
    let film = try StatePairs.film(pair)
    let first = try #require(Box(Facts(film, at: 0.25).plot))
    let last = try #require(Box(Facts(film, at: 2).plot))
    for step in 1..<9 {
      let seconds = 0.5 + Double(step) / 9
      let facts = Facts(film, at: seconds)
      let plot = try #require(Box(facts.plot))
      for item in facts.allItems {
        let key = item["key"]?.string ?? ""
        for (name, value) in item.object?.members.map({ ($0.key, $0.value) }) ?? [] {
          guard let number = value.number else { continue }
          #expect(number.isFinite, "\(key) \(name) at \(seconds)")
          if ["width", "height", "size", "outerRadius"].contains(name) {
            #expect(number >= 0, "\(key) \(name) at \(seconds)")
          }
        }
        guard let box = Box(item["box"]?.array?.compactMap(\.number)) else { continue }
        // A dot at the plot's edge reaches half of its size beyond it.
        let (x, y) = box.center
        let slack = 0.75
        #expect(
          x >= plot.minX - slack && x <= plot.maxX + slack && y >= plot.minY - slack
            && y <= plot.maxY + slack, "\(key) has its middle outside the plot at \(seconds)")
        if item["width"] != nil, item.number("opacity") > 0 {
          // What sets out late is still in the old plot.
          #expect(
            box.minX >= min(first.minX, last.minX) - 2 && box.maxX <= max(first.maxX, last.maxX) + 2
              && box.minY >= min(first.minY, last.minY) - 2
              && box.maxY <= max(first.maxY, last.maxY) + 2,
            "\(key) reaches out of the plot at \(seconds)")
        }
      }
    }
  }

  @Test(
    "an item that both states have moves no faster than its way and its curve allow",
    arguments: StatePairs.all)
  func continuous(pair: StatePairs.Pair) throws {
    let film = try StatePairs.film(pair)
    let steps = 25
    func keys(_ seconds: Double) -> Set<String> {
      Set(Facts(film, at: seconds).allItems.compactMap { $0["key"]?.string })
    }
    let both = keys(0.5).intersection(keys(1.5))
    var places: [String: [(step: Int, x: Double, y: Double)]] = [:]
    for step in 1..<steps {
      for item in Facts(film, at: 0.5 + Double(step) / Double(steps)).allItems {
        guard let key = item["key"]?.string, both.contains(key), item.number("opacity") > 0.2,
          let box = Box(item["box"]?.array?.compactMap(\.number))
        else { continue }
        places[key, default: []].append((step, box.center.x, box.center.y))
      }
    }
    for (key, way) in places {
      let lengths = zip(way, way.dropFirst()).filter { $1.step == $0.step + 1 }.map {
        hypot($1.x - $0.x, $1.y - $0.y)
      }
      // The cubic curve has a slope of 3; a delayed start adds 1.5 · 1.45, a shorter stage as much again.
      let limit = lengths.reduce(0, +) * 3 * 2.2 * 1.7 / Double(steps) + 2
      #expect(lengths.max() ?? 0 <= limit, "\(key) jumps \(lengths.max() ?? 0) of \(limit)")
    }
  }

  @Test("bars that stay bars have lengths between their two values", arguments: StatePairs.all)
  func lengths(pair: StatePairs.Pair) throws {
    let film = try StatePairs.film(pair)
    func bars(_ seconds: Double) -> [String: (Double, Double)] {
      Dictionary(
        Facts(film, at: seconds).items("bar").compactMap { item in
          item["x"] == nil
            ? nil : (item["key"]?.string ?? "", (item.number("width"), item.number("height")))
        }, uniquingKeysWith: { first, _ in first })
    }
    let (start, end) = (bars(0.5), bars(1.5))
    // What turns by a quarter is shorter on the way, so that it stays inside the plot.
    guard pair.from != "across", pair.to != "across" else { return }
    for step in 1..<10 {
      for (key, size) in bars(0.5 + Double(step) / 10) {
        guard let a = start[key], let b = end[key] else { continue }
        #expect(size.0 >= min(a.0, b.0) - 0.01 && size.0 <= max(a.0, b.0) + 0.01, "\(key) width")
        #expect(size.1 >= min(a.1, b.1) - 0.01 && size.1 <= max(a.1, b.1) + 0.01, "\(key) height")
      }
    }
  }
}
