@testable import Charts
import Drawing
import Geometry
import SceneModel
import Syntax
import Testing

/// The first of a race and what becomes of the others.
struct TopTests {
  static let names = ["Ash", "Beech", "Cedar", "Elm", "Fir", "Hazel"]

  static func value(_ name: Int, _ period: Int) -> Int {
    20 + (name * 31 + period * (7 + name * 5)) % 61
  }

  private static func film(_ keys: String, aggregate: String = "", rescale: Bool = true) throws
    -> Film
  {
    var rows: [String] = []
    for period in 0..<7 {
      for (index, name) in names.enumerated() {
        rows.append(
          #"{"t": \#(period), "name": "\#(name)", "value": \#(value(index, period)), "land": "\#(index % 2)"}"#
        )
      }
    }
    return try SceneFilms.film(
      text: #"""
        {"canvas": {"width": 480, "height": 260, "fps": 20, "hold": 0},
         "data": {"values": [\#(rows.joined(separator: ","))]}, "name": "race",
         "encoding": {
           "time": {"field": "t", "rescale": \#(rescale), \#(keys)}, "key": {"field": "name"},
           "x": {"field": "value", "type": "quantitative"\#(aggregate)},
           "y": {"field": "name", "type": "nominal", "sort": "-x"},
           "color": {"field": "name", "type": "nominal"}
         },
         "layer": [
           {"mark": "bar"},
           {"mark": {"type": "text", "align": "left", "dx": 4}, "encoding": {
             "text": {"field": "value", "type": "quantitative"\#(aggregate)}, "color": null}}
         ],
         "timeline": [{"target": "race", "preset": "play"}]}
        """#)
  }

  private static func bars(_ view: ViewLayout) -> [MarkItem] {
    view.marks.filter { $0.kind == .bar }.flatMap(\.items)
  }

  private static func box(_ item: MarkItem) -> Rectangle {
    if case .bar(let bar) = item.geometry { bar.rectangle } else { .zero }
  }

  @Test(
    "the others are last, whatever they come to, and all lengths together are the total",
    arguments: ["", #", "aggregate": "sum""#])
  func others(aggregate: String) throws {
    let film = try Self.film(#""top": 3, "others": "Rest", "total": true"#, aggregate: aggregate)
    for period in 0..<7 {
      let view = film.layouts(at: Double(period))[0]
      let bars = Self.bars(view).sorted { Self.box($0).y < Self.box($1).y }
      #expect(bars.count == 4)
      #expect(bars.last?.key == "Rest")
      let values = Self.names.indices.map { Self.value($0, period) }.sorted(by: >)
      let shown = values.prefix(3) + [values.dropFirst(3).reduce(0, +)]
      #expect(bars.map { $0.magnitude ?? 0 } == shown.map(Double.init), "period \(period)")
      let unit = view.plot.width / Double(shown.max() ?? 1)
      for (bar, value) in zip(bars, shown) {
        #expect(abs(Self.box(bar).width - unit * Double(value)) < 1e-6, "period \(period)")
      }
      let total = view.marks.filter { $0.layerName == "time" }.flatMap(\.items)
        .first { $0.key == "total" }
      guard case .text(let text)? = total?.geometry else {
        Issue.record("no total in period \(period)")
        continue
      }
      #expect(text.lines == ["\(values.reduce(0, +))"], "period \(period)")
    }
  }

  @Test("the others have a colour of their own, and no entry in a legend")
  func colour() throws {
    let film = try Self.film(#""top": 3, "others": true"#)
    let view = film.layouts(at: 0)[0]
    let bars = Self.bars(view)
    let others = try #require(bars.first { $0.key == "Others" })
    #expect(others.style.fill != nil)
    #expect(bars.filter { $0.style.fill == others.style.fill }.count == 1)
    let legend = Facts(film, at: 0).view?["legends"]?.array?.first?["labels"]?.array ?? []
    #expect(legend.count > 3)
    #expect(!legend.contains { $0["text"]?.string == "Others" })
  }

  @Test(
    "without others, what leaves goes down through the end of the plot, and no word lies past it")
  func leaves() throws {
    let film = try Self.film(#""top": 3"#)
    var entered = 0
    var before: [String: Double] = [:]
    for frame in 0..<film.frameCount {
      let view = film.layouts(at: film.seconds(frame: frame))[0]
      let isBetween = view.motionState == nil && view.marks.contains { $0.isClipped }
      for group in view.marks where group.kind == .text && group.layer >= 0 {
        for item in group.items where item.anchor.y > view.plot.maxY {
          #expect(item.style.opacity < 1e-9, "\(item.key) at frame \(frame)")
        }
      }
      for item in Self.bars(view) {
        if before[item.key.text] == nil, frame > 0 {
          entered += 1
          #expect(Self.box(item).maxY > view.plot.maxY - 1, "\(item.key) at frame \(frame)")
        }
        if Self.box(item).maxY > view.plot.maxY + 1e-6 { #expect(isBetween, "frame \(frame)") }
      }
      before = Dictionary(
        Self.bars(view).map { ($0.key.text, Self.box($0).y) },
        uniquingKeysWith: { first, _ in first })
    }
    #expect(entered > 3)
  }

  @Test("with others, bars come out of their slot and go into it, never past the plot")
  func gate() throws {
    let film = try Self.film(#""top": 3, "others": true"#)
    for frame in 0..<film.frameCount {
      let view = film.layouts(at: film.seconds(frame: frame))[0]
      for item in Self.bars(view) {
        #expect(Self.box(item).maxY <= view.plot.maxY + 1e-6, "\(item.key) at frame \(frame)")
      }
    }
  }
}
