import Charts
import Drawing
import Syntax
import Testing

/// C44: a race shakes when a long name enters, bars overlap where a value is missing, and ties flicker.
struct C44Race {
  private static let long = "A name of thirty letters in all"

  private static let rows: [(period: Int, name: String, value: Double?)] = [
    (0, "Ash", 90), (0, "Beech", 50), (0, "Cherry", 40), (0, "Dogwood", 30), (0, "Elder", 20),
    (0, long, 5),
    (1, "Ash", nil), (1, "Beech", 50), (1, "Cherry", 50), (1, "Dogwood", 35), (1, "Elder", 20),
    (1, long, 10),
    (2, "Ash", 100), (2, "Beech", 50), (2, "Cherry", 50), (2, "Dogwood", 30), (2, "Elder", 20),
    (2, long, 70),
    (3, "Ash", 110), (3, "Beech", 55), (3, "Cherry", 65), (3, "Dogwood", 30), (3, "Elder", 20),
    (3, long, 75),
  ]

  private struct Bar {
    let y: Double
    let height: Double
    let width: Double
    let opacity: Double
  }

  private static func bars(_ film: Film, frame: Int) -> [String: Bar] {
    let items = Facts(film, at: film.seconds(frame: frame)).items("bar")
    let all = Facts(film, at: film.seconds(frame: frame)).view?["marks"]?.array ?? []
    let bars = all.filter { $0["mark"]?.string == "bar" }.flatMap { $0["items"]?.array ?? [] }
    return Dictionary(
      (bars.isEmpty ? items : bars).map {
        (
          $0["key"]?.string ?? "",
          Bar(
            y: $0.number("y"), height: $0.number("height"), width: $0.number("width"),
            opacity: $0.number("opacity"))
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test(
    "C44 the plot is the same in every frame, no bar jumps a slot, and the tie keeps its order",
    arguments: [false, true])
  func race(rescale: Bool) throws {
    let film = try RaceFilms.film(Self.rows, top: 4, rescale: rescale)
    let plot = Facts(film, at: 0).plot
    var before: [String: Bar] = [:]
    for frame in 0..<film.frameCount {
      let facts = Facts(film, at: film.seconds(frame: frame))
      #expect(facts.plot == plot, "frame \(frame)")
      let bars = Self.bars(film, frame: frame)
      let slot = plot[3] / 4
      for (name, bar) in bars {
        #expect(bar.y.isFinite && bar.width.isFinite && bar.width >= 0, "\(name) \(frame)")
        if let last = before[name] {
          #expect(abs(bar.y - last.y) < slot, "\(name) jumps at frame \(frame)")
        } else if frame > 0 {
          #expect(bar.opacity < 0.2, "\(name) pops at frame \(frame)")
        }
      }
      // Beech and Cherry both have 50 in the periods 1 and 2.
      if (30...60).contains(frame), let first = bars["Beech"], let second = bars["Cherry"] {
        #expect(first.y < second.y, "the tie turns at frame \(frame)")
      }
      before = bars
    }
  }

  @Test("C44 at a period no two bars overlap, and lengths are the data's")
  func periods() throws {
    let film = try RaceFilms.film(Self.rows, top: 4, rescale: false)
    for period in 0...3 {
      let bars = Self.bars(film, frame: period * 30).filter { $0.value.opacity > 0 }
      #expect(bars.count == 4)
      let sorted = bars.values.sorted { $0.y < $1.y }
      for (a, b) in zip(sorted, sorted.dropFirst()) { #expect(a.y + a.height <= b.y + 1e-6) }
      let unit = (bars["Beech"]?.width ?? 0) / (period == 3 ? 55 : 50)
      for (name, bar) in bars {
        // Without a value a name has no rank, and the filter by rank drops it.
        let value = Self.rows.first { $0.period == period && $0.name == name }?.value ?? nil
        #expect(abs(bar.width - unit * (value ?? .nan)) < 1e-6, "\(name) in period \(period)")
      }
    }
  }
}
