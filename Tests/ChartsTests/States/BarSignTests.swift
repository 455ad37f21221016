import Charts
import Geometry
import Testing

/// Bars whose values change their sign on the way stand on zero in every frame.
struct BarSignTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The channels but for the measure, time and key; `MEASURE` goes where the measure does.
    let encoding: String
    var mark = #""bar""#
    /// The second value of a row by its first, so that some change their sign.
    var isPeriods = true
    var measure = ""
  }

  private static let upright = #""x": {"field": "name"}, "y": MEASURE"#
  private static let lying = #""y": {"field": "name"}, "x": MEASURE"#

  static let cases: [Case] = [
    Case(testDescription: "upright, periods", encoding: upright),
    Case(testDescription: "lying, periods", encoding: lying),
    Case(
      testDescription: "round, periods", encoding: upright,
      mark: #"{"type": "bar", "cornerRadiusEnd": 4}"#),
    Case(testDescription: "upright, states", encoding: upright, isPeriods: false),
    Case(testDescription: "lying, states", encoding: lying, isPeriods: false),
    Case(
      testDescription: "round, states", encoding: lying,
      mark: #"{"type": "bar", "cornerRadiusEnd": 4}"#, isPeriods: false),
    Case(
      testDescription: "beside one another", encoding: upright + #", "xOffset": {"field": "part"}"#),
    Case(
      testDescription: "reversed", encoding: upright, measure: #", "scale": {"reverse": true}"#),
    Case(
      testDescription: "a race", encoding: #""y": {"field": "name", "sort": "-x"}, "x": MEASURE"#),
    Case(
      testDescription: "a root", encoding: upright, measure: #", "scale": {"type": "symlog"}"#),
    Case(
      testDescription: "no axis", encoding: upright, isPeriods: false, measure: #", "axis": null"#),
  ]

  private static func rows(_ period: Int, _ parts: [String: [Double]], name: String = "A")
    -> String
  {
    parts.sorted { $0.key < $1.key }.map { part, values in
      #"{"p": \#(period), "name": "\#(name)", "part": "\#(part)", "v": \#(values[period])}"#
    }.joined(separator: ", ")
  }

  private static func film(_ item: Case, _ values: [String: [String: [Double]]]) throws -> Film {
    func data(_ period: Int) -> String {
      values.sorted { $0.key < $1.key }.map { rows(period, $0.value, name: $0.key) }
        .joined(separator: ", ")
    }
    let measure = #"{"field": "v", "type": "quantitative"\#(item.measure)}"#
    let encoding = item.encoding.replacing("MEASURE", with: measure)
    let first = item.isPeriods ? data(0) + ", " + data(1) : data(0)
    let rest =
      item.isPeriods
      ? #""timeline": [{"target": "view", "preset": "play", "easing": "linear", "duration": 1}]"#
      : #"""
      "states": [{"name": "s", "data": {"values": [\#(data(1))]}}],
      "timeline": [{"transition": "s", "duration": 1, "easing": "linear",
                    "stages": {"rescale": [0, 1], "move": [0, 1]}}]
      """#
    let time = item.isPeriods ? #", "time": {"field": "p"}"# : ""
    return try SceneFilms.film(
      text: #"""
        {"name": "view", "data": {"values": [\#(first)]}, "mark": \#(item.mark),
         "encoding": {\#(encoding)\#(time)}, \#(rest)}
        """#)
  }

  private static func bars(_ film: Film, at seconds: Double) -> [String: BarGeometry] {
    var bars: [String: BarGeometry] = [:]
    for item in film.layouts(at: seconds)[0].marks.flatMap(\.items) {
      if case .bar(let bar) = item.geometry { bars[item.key.text] = bar }
    }
    return bars
  }

  private static func zero(_ bar: BarGeometry) -> Double {
    bar.isUpright ? bar.ends.base.y : bar.ends.base.x
  }

  @Test("a bar from 40 to -40 has no length at the middle, and stands on zero", arguments: cases)
  func crossing(item: Case) throws {
    let film = try Self.film(
      item, ["A": ["u": [40, -40]], "B": ["u": [-20, 20]], "C": ["u": [30, 10]]])
    for seconds in [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1] {
      let bars = Self.bars(film, at: seconds)
      #expect(bars.count == 3)
      let zeros = bars.values.map(Self.zero)
      let first = try #require(zeros.first)
      #expect(zeros.allSatisfy { abs($0 - first) < 1e-6 }, "\(zeros) at \(seconds)")
      let lengths = bars.sorted { $0.key < $1.key }.map(\.value.signedLength)
      let sign: Double = item.measure.contains("reverse") ? -1 : 1
      if seconds < 0.45 { #expect(lengths[0] * sign > 0 && lengths[1] * sign < 0) }
      if seconds > 0.55 { #expect(lengths[0] * sign < 0 && lengths[1] * sign > 0) }
      if seconds == 0.5 {
        #expect(abs(lengths[0]) < 1e-6, "\(lengths[0])")
        #expect(abs(lengths[1]) < 1e-6, "\(lengths[1])")
      }
    }
  }

  @Test(
    "a stack in which bars change their sign is stacked anew at each moment",
    arguments: [
      ["u": [20, -15], "w": [-10, 25]], ["u": [20, -20], "w": [10, 10]],
      ["u": [10, 10], "w": [20, -20], "z": [5, 15]], ["u": [-8, 8], "w": [-4, 4], "z": [2, -2]],
      ["u": [-10, -10], "w": [40, -40], "z": [0, 5]],
    ])
  func stacks(values: [String: [Double]]) throws {
    for isPeriods in [true, false] {
      for lies in [false, true] {
        let base = lies ? Self.lying : Self.upright
        let film = try Self.film(
          Case(
            testDescription: "", encoding: base + #", "color": {"field": "part"}"#,
            isPeriods: isPeriods), ["A": values])
        for seconds in [0, 0.2, 0.35, 0.5, 0.65, 0.8, 1] {
          let bars = Self.bars(film, at: seconds)
          #expect(bars.count == values.count)
          // Of each side the bars lie on one another from zero on, without room between.
          for isUp in [true, false] {
            let side = bars.values.filter { ($0.signedLength > 0) == isUp && $0.signedLength != 0 }
              .sorted { Self.zero($0) < Self.zero($1) }
            for (a, b) in zip(side, side.dropFirst()) {
              let (x, y) =
                lies ? (a.rectangle.maxX, b.rectangle.minX) : (a.rectangle.maxY, b.rectangle.minY)
              #expect(abs(x - y) < 1e-6, "a gap of \(y - x) at \(seconds)")
            }
          }
          let total = bars.values.map(\.signedLength).reduce(0, +)
          let (first, last) = (Self.bars(film, at: 0), Self.bars(film, at: 1))
          let ends = [first, last].map { $0.values.map(\.signedLength).reduce(0, +) }
          if isPeriods {
            #expect(abs(total - (ends[0] + (ends[1] - ends[0]) * seconds)) < 1e-6)
          }
        }
      }
    }
  }

  @Test("a bar that lies down and changes its sign has no length half way")
  func turning() throws {
    let film = try SceneFilms.film(
      text: #"""
        {"data": {"values": [{"n": "A", "v": 40}, {"n": "B", "v": 20}]}, "mark": "bar",
         "encoding": {"x": {"field": "n"}, "y": {"field": "v", "type": "quantitative",
                      "scale": {"domain": [-40, 40]}}},
         "states": [{"name": "s", "data": {"values": [{"n": "A", "v": -40}, {"n": "B", "v": 20}]},
           "encoding": {"y": {"field": "n", "type": "nominal", "scale": null}, "x": {"field": "v", "type": "quantitative", "scale": {"domain": [-40, 40]}}}}],
         "timeline": [{"transition": "s", "duration": 1, "easing": "linear",
                       "stages": {"rescale": [0, 1], "move": [0, 1]}}]}
        """#)
    let items = film.layouts(at: 0.5)[0].marks.flatMap(\.items)
    let turning = try #require(items.first { $0.key == "A" })
    guard case .outline(let path) = turning.geometry else {
      Issue.record("\(turning.geometry) does not turn")
      return
    }
    let box = try #require(path.bounds)
    // A bar without a length is a line across its way: its box is as high as it is wide.
    let other = try #require(items.first { $0.key == "B" })
    guard case .outline(let whole) = other.geometry, let size = whole.bounds else { return }
    #expect(box.width * box.height < size.width * size.height)
    #expect(abs(box.width - box.height) < 1)
  }
}
