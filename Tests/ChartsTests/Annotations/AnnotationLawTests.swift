import Drawing
import Geometry
import Syntax
import Testing

@testable import Charts
@testable import SceneModel

/// What holds of annotations of any chart, over seeds.
struct AnnotationLawTests {
  private static let callouts = #"""
    {"name": "a", "callout": "A remark of some words", "subtitle": "and more about it", "datum": {"name": "N1"}},
    {"name": "b", "callout": "Another one", "datum": {"name": "N2"}, "leader": "curve", "begin": "withPrevious"},
    {"name": "c", "callout": "Third", "datum": {"name": "N0"}, "leader": "elbow", "begin": "withPrevious"},
    {"name": "n", "note": "In the corner", "corner": "topRight", "begin": "withPrevious"}
    """#

  @Test(
    "words lie on the canvas, off one another and off all other texts",
    arguments: AnnotationFilms.charts.map(\.text), [1, 2, 3, 4] as [UInt64])
  func places(chart: String, seed: UInt64) throws {
    let film = try AnnotationFilms.film(chart, seed: seed, annotations: Self.callouts)
    let list = film.displayList(at: film.duration)
    let texts = Facts(film, at: film.duration).all("annotation")
    #expect(texts.count == 4)
    let canvas = Rectangle(x: 0, y: 0, width: 480, height: 270)
    for text in texts {
      let box = try #require(text.rectangle)
      #expect(text["visible"]?.boolean == true)
      #expect(
        canvas.contains(box.origin) && canvas.contains(Point(x: box.maxX, y: box.maxY)),
        "seed \(seed): \(box)")
    }
    for (a, b) in TextBoxes(list).overlaps() {
      Issue.record("seed \(seed): \"\(a.text)\" lies on \"\(b.text)\"")
    }
  }

  @Test("a leader ends at its datum, begins at its words, and never crosses them")
  func leaders() {
    var state: UInt64 = 7
    func next(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound
        + (range.upperBound - range.lowerBound) * Double(state >> 40) / Double(1 << 24)
    }
    var drawn = 0
    for round in 0..<600 {
      let box = Rectangle(
        x: next(0...300), y: next(0...200), width: next(20...160), height: next(14...50))
      let tip = Point(x: next(-50...500), y: next(-50...300))
      let leader = Annotation.Leader.allCases[round % 3]
      guard box.distance(to: tip) > 6 else { continue }
      let way = AnnotationLeader(
        from: tip, clearance: 3, to: box, Self.annotation(leader: leader)
      ).points
      guard let first = way.first, let last = way.last else { continue }
      drawn += 1
      #expect(abs(first.distance(to: tip) - 3) < 0.6, "round \(round)")
      #expect(box.distance(to: last) < 0.01, "round \(round)")
      let inside = box.inset(left: 0.5, top: 0.5, right: 0.5, bottom: 0.5)
      for (a, b) in zip(way, way.dropFirst()) {
        #expect(inside.clip(from: a, to: b) == nil, "round \(round) \(leader): \(tip) \(box)")
      }
    }
    #expect(drawn > 400)
  }

  private static func annotation(leader: Annotation.Leader) -> Annotation {
    Annotation(
      name: nil, kind: .callout(.key("k")), lines: ["x"], subtitle: [], layer: nil, side: nil,
      leader: leader, head: .arrow, begin: nil, end: nil, properties: Properties(), location: nil,
      keyLocations: [:])
  }

  @Test("words follow their datum between states without a jump", arguments: [1, 2, 3] as [UInt64])
  func continuous(seed: UInt64) throws {
    let film = try AnnotationFilms.film(
      AnnotationFilms.charts[0].text, seed: seed,
      annotations: #"{"callout": "Follows", "datum": {"name": "N1"}, "begin": 0}"#,
      canvas: #", "duration": 3"#,
      rest: #"""
        , "states": [{"name": "sorted", "encoding": {"x": {"sort": "-y"}}},
          {"name": "lying", "encoding": {"x": {"field": "value", "type": "quantitative"}, "y": {"field": "name", "type": "nominal"}}}],
        "timeline": [{"transition": "sorted", "begin": 0.6, "duration": 1}, {"transition": "lying", "duration": 1}]
        """#)
    var last: Rectangle?
    let rate = 200.0
    for step in 80...600 {
      let facts = Facts(film, at: Double(step) / rate)
      let box = try #require(facts.all("annotation").first?.rectangle)
      if let last {
        #expect(box.origin.distance(to: last.origin) < 14, "seed \(seed) step \(step)")
      }
      last = box
    }
  }

  @Test("what points at nothing is an error at its place")
  func faults() {
    let cases: [(String, String)] = [
      (#"{"callout": "x", "datum": {"name": "N99"}}"#, #"no row has {"name":"N99"}"#),
      (#"{"callout": "x", "datum": {"nam": "N1"}}"#, #"no row has {"nam":"N1"}"#),
      (#"{"callout": "x", "key": "zz"}"#, #"no item has the key "zz""#),
      (
        #"{"callout": "x", "layer": "bar", "datum": {"name": "N1"}}"#,
        #"there is no layer "bar""#
      ),
      (#"{"rule": {"y": 5000}}"#, "5000 is not in the domain of y"),
      (#"{"band": {"x": ["N1", "Q"]}}"#, #""Q" is not in the domain of x"#),
      (#"{"note": "x", "x": "N1", "y": -900}"#, "-900 is not in the domain of y"),
    ]
    for (annotation, message) in cases {
      do {
        _ = try AnnotationFilms.film(AnnotationFilms.charts[0].text, annotations: annotation)
        Issue.record("\(annotation) was laid out")
      } catch let error as DiagnosticError {
        #expect(error.diagnostics.first?.message.hasSuffix(message) == true, "\(error)")
        #expect(error.diagnostics.first?.location != nil)
      } catch {
        Issue.record("\(error)")
      }
    }
  }
}
