import Foundation
import Geometry
import Scales
import SceneModel
import Testing

@testable import Charts
import Guides
import VisualEncoding

/// Where axes change their domains on the way between two states, what is drawn reads as what is written.
struct StateAxisTests {
  private static func rows(_ values: [Double]) -> String {
    let rows = values.enumerated().map { #"{"k": "\#($0.offset)", "v": \#($0.element)}"# }
    return #"{"values": [\#(rows.joined(separator: ","))]}"#
  }

  /// Bars that lie and count, from one set of values to another; `rest` belongs to the transition.
  private static func film(_ first: [Double], _ last: [Double], scale: String, rest: String) throws
    -> Film
  {
    try SceneFilms.film(
      text: #"""
        {"canvas": {"hold": 0}, "data": \#(rows(first)),
         "encoding": {
           "x": {"field": "v", "type": "quantitative", "scale": {\#(scale)}},
           "y": {"field": "k", "type": "nominal"}, "key": {"field": "k"}},
         "layer": [{"mark": "bar"},
           {"mark": {"type": "text", "align": "left", "dx": 4}, "encoding": {"text": {"field": "v", "format": ".3f"}}}],
         "states": [{"name": "next", "data": \#(rows(last))}],
         "timeline": [{"transition": "next", "duration": 1 \#(rest)}]}
        """#)
  }

  /// The value that the axis, as it is drawn, has at a canvas position, read off two of its labels.
  ///
  /// Nil at the moment when old labels are gone and new ones have not come.
  private static func value(at position: Double, _ view: ViewLayout, isLog: Bool = false)
    -> Double?
  {
    guard let axis = view.axes.first(where: { $0.input.channel == .x }) else { return nil }
    let labels = axis.labels.filter { $0.opacity > 0 }.compactMap { label in
      label.value.scaleNumber.map { (value: isLog ? log10($0) : $0, at: label.position) }
    }
    guard let first = labels.min(by: { $0.at < $1.at }),
      let last = labels.max(by: { $0.at < $1.at }), first.at < last.at
    else { return nil }
    let value =
      first.value + (position - first.at) / (last.at - first.at) * (last.value - first.value)
    return isLog ? pow(10, value) : value
  }

  struct Case: Sendable {
    var first: [Double]
    var last: [Double]
    var scale = ""
    var rest = ""
    var isLog = false
  }

  @Test(
    "a bar ends where the axis reads its figure, at every moment",
    arguments: [
      Case(first: [10, 4], last: [100, 7]),
      Case(first: [100, 7], last: [10, 4]),
      Case(first: [1, 2], last: [20, 1], rest: #", "easing": "linear""#),
      Case(first: [-10, 4], last: [-100, 50]),
      Case(first: [10, -4], last: [1, -90]),
      Case(first: [8, 3, 9], last: [80, 60, 70], rest: #", "stagger": {"total": 0.5}"#),
      Case(first: [80, 60, 70], last: [8, 3, 9], rest: #", "stagger": {"total": 0.5}"#),
      Case(first: [8, -3, 9], last: [-80, 60, 7], rest: #", "stagger": 0.2"#),
      Case(
        first: [8, 3], last: [80, 60], rest: #", "stages": {"rescale": [0, 0.6], "move": [0.3, 1]}"#
      ),
      Case(
        first: [10, 4], last: [1000, 70], scale: #""type": "log", "domainMin": 1"#, isLog: true),
      Case(
        first: [900, 4], last: [10, 70], scale: #""type": "log", "domainMin": 1"#, isLog: true),
      Case(first: [10, 4], last: [40, 70], scale: #""domain": [0, 100]"#),
    ])
  func barsAndFigures(_ item: Case) throws {
    let film = try Self.film(item.first, item.last, scale: item.scale, rest: item.rest)
    var figures = 0
    for step in 0...40 {
      let view = film.layouts(at: Double(step) / 40)[0]
      var ends: [ItemKey: Double] = [:]
      for bar in view.marks.filter({ $0.kind == .bar }).flatMap(\.items) {
        if case .bar(let shape) = bar.geometry { ends[bar.key] = shape.ends.tip.x }
      }
      for text in view.marks.filter({ $0.kind == .text }).flatMap(\.items) {
        guard case .text(let words) = text.geometry,
          let figure = Double(words.lines[0].replacing("\u{2212}", with: "-"))
        else { continue }
        let end = try #require(ends[text.key])
        #expect(abs(words.point.x - end) < 0.01, "the figure is at the bar's end at \(step)")
        guard let read = Self.value(at: end, view, isLog: item.isLog) else { continue }
        let span = max(item.first.map(abs).max() ?? 0, item.last.map(abs).max() ?? 0)
        #expect(
          abs(read - figure) < (item.isLog ? 0.02 * figure : 0.004 * span),
          "\(figure) stands at \(read) of the axis at \(step) of 40")
        figures += 1
      }
    }
    #expect(figures >= 35 * item.first.count)
  }

  @Test("bars that set out one after another stand on the axis' zero at every moment")
  func bases() throws {
    let film = try Self.film(
      [8, 3, 9], [60, -40, 30], scale: "", rest: #", "stagger": {"total": 0.6}"#)
    for step in 0...40 {
      let view = film.layouts(at: Double(step) / 40)[0]
      for bar in view.marks.filter({ $0.kind == .bar }).flatMap(\.items) {
        guard case .bar(let shape) = bar.geometry else { continue }
        guard let base = Self.value(at: shape.ends.base.x, view) else { continue }
        #expect(abs(base) < 0.2, "a bar stands on \(base) at \(step) of 40")
      }
    }
  }
}
