import Charts
import Drawing
import Geometry
import SceneModel

/// A race with 200 periods and 40 names of which ten are shown, and two that are always level.
struct LongRace {
  static let periods = 200
  static let shown = 10
  static let twins = ["Name 9", "Name 10"]

  /// One film for all tests.
  static let film = Result { try LongRace().film }

  let film: Film
  static let framesPerPeriod = 6

  private init() throws {
    var rows: [String] = []
    for period in 0..<Self.periods {
      for name in 0..<40 {
        rows.append(
          #"{"t": \#(period), "name": "Name \#(name)", "value": \#(Self.value(name, period))}"#)
      }
    }
    film = try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 480, "height": 300, "fps": \#(Self.framesPerPeriod), "hold": 0},
         "data": {"values": [\#(rows.joined(separator: ","))]}, "name": "race",
         "encoding": {
           "time": {"field": "t", "rescale": true, "top": \#(Self.shown), "total": true},
           "key": {"field": "name"},
           "x": {"field": "value", "type": "quantitative"},
           "y": {"field": "name", "type": "nominal", "sort": "-x"},
           "color": {"field": "name", "type": "nominal", "legend": null}
         },
         "layer": [
           {"mark": "bar"},
           {"mark": {"type": "text", "align": "left", "dx": 4},
            "encoding": {"text": {"field": "value", "type": "quantitative"}, "color": null}}
         ],
         "timeline": [{"target": "race", "preset": "play"}]}
        """#)
  }

  /// A value that wanders, whole so that it is the same however it is written.
  static func value(_ name: Int, _ period: Int) -> Int {
    let name = name == 10 ? 9 : name
    // A triangle wave of a length of its own for each name.
    let length = 60 + (name * 17) % 50
    let place = (period + name * 13) % (2 * length)
    let wave = place < length ? place : 2 * length - place
    return 400 + name * 7 + wave * 6
  }

  /// The names that a period shows, from the largest value on; level ones in any order.
  static func values(period: Int) -> [(name: String, value: Int)] {
    (0..<40).map { ("Name \($0)", value($0, period)) }.sorted { $0.1 > $1.1 }.prefix(shown).map {
      $0
    }
  }

  /// The bars of a layout by their keys; of one that leaves and comes at once the more opaque.
  static func bars(_ view: ViewLayout) -> [String: (box: Rectangle, opacity: Double)] {
    var bars: [String: (box: Rectangle, opacity: Double)] = [:]
    for group in view.marks where group.kind == .bar {
      for item in group.items {
        guard case .bar(let bar) = item.geometry else { continue }
        bars[item.key.text] = (bar.rectangle, item.style.opacity)
      }
    }
    return bars
  }
}
