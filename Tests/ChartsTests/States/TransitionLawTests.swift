import Charts
import Drawing
import Foundation
import Syntax
import Testing

/// What holds of a transition between any two forms of a chart.
struct TransitionLawTests {
  static let pairs = TransitionFilms.forms.flatMap { from in
    TransitionFilms.forms.map { Pair(from: from, to: $0) }
  }

  struct Pair: Sendable, CustomTestStringConvertible {
    let from: TransitionFilms.Form
    let to: TransitionFilms.Form

    var testDescription: String { "\(from.name) → \(to.name)" }
  }

  @Test("both ends are the still charts", arguments: pairs)
  func ends(pair: Pair) throws {
    let film = try TransitionFilms.film(pair.from, pair.to)
    let first = try TransitionFilms.still(pair.from).displayList(at: 0).commands
    let last = try TransitionFilms.still(pair.to).displayList(at: 0).commands
    #expect(film.displayList(at: 0).commands == first)
    #expect(film.displayList(at: 0.5).commands == first)
    #expect(film.displayList(at: 1.5).commands == last)
    #expect(film.displayList(at: 2).commands == last)
  }

  @Test("every frame between is a picture: finite, no size below 0", arguments: pairs)
  func valid(pair: Pair) throws {
    let film = try TransitionFilms.film(pair.from, pair.to)
    for frame in stride(from: 0, to: film.frameCount, by: 2) {
      let text = DisplayListText.text(of: film.displayList(frame: frame))
      #expect(!text.contains("nan") && !text.contains("inf"), "frame \(frame)")
      for item in Facts(film, at: film.seconds(frame: frame)).allItems {
        for key in ["width", "height", "size", "outerRadius"] {
          if let value = item[key]?.number { #expect(value >= 0, "frame \(frame): \(key)") }
        }
        #expect((0...1).contains(item.number("opacity")), "frame \(frame)")
      }
    }
  }

  @Test("a transition to the same form changes nothing", arguments: TransitionFilms.forms)
  func same(form: TransitionFilms.Form) throws {
    let film = try TransitionFilms.film(form, form)
    let first = film.displayList(frame: 0)
    for frame in 0..<film.frameCount {
      let list = film.displayList(frame: frame)
      #expect(Difference.largest(list, first) < 0.002, "frame \(frame)")
    }
  }

  /// Shapes and words do not turn into one another.
  static let alike = pairs.filter { ($0.from.name == "words") == ($0.to.name == "words") }

  @Test("items that both states have move without a jump", arguments: alike)
  func continuous(pair: Pair) throws {
    let film = try TransitionFilms.film(pair.from, pair.to)
    let steps = 40
    var before: [String: [Double]] = [:]
    for step in 0...steps {
      let items = Facts(film, at: 0.5 + Double(step) / Double(steps)).allItems
      for item in items {
        guard let key = item["key"]?.string, let box = item["box"]?.array?.compactMap(\.number),
          item.number("opacity") > 0.2
        else { continue }
        let center = [box[0] + box[2] / 2, box[1] + box[3] / 2]
        if let last = before[key], step > 1, step < steps {
          let way = hypot(center[0] - last[0], center[1] - last[1])
          #expect(way < 60, "\(key) moved \(way) points in a fortieth at \(step)")
        }
        before[key] = center
      }
    }
  }

  @Test("a bar's length passes only between its two values")
  func lengths() throws {
    let forms = TransitionFilms.forms
    let film = try TransitionFilms.film(forms[0], forms[3])
    func bars(_ seconds: Double) -> [String: Double] {
      Dictionary(
        Facts(film, at: seconds).items("bar").map {
          ($0["key"]?.string ?? "", $0.number("height"))
        },
        uniquingKeysWith: { first, _ in first })
    }
    let (start, end) = (bars(0), bars(2))
    #expect(start.count == 6)
    for step in 1..<50 {
      for (key, height) in bars(0.5 + Double(step) / 50) {
        let (a, b) = (start[key] ?? .nan, end[key] ?? .nan)
        #expect(height >= min(a, b) - 1e-6 && height <= max(a, b) + 1e-6, "\(key) at \(step)")
      }
    }
  }

  @Test("labels never pop: each takes three frames at least to come or go")
  func labels() throws {
    for name in SceneFilms.motion {
      let film = try SceneFilms.film(name)
      // Numbers that count and names of periods change their words at once, as they should.
      let targets = (Facts(film, at: 0).node["timeline"]?.array ?? []).map {
        $0["target"]?.string ?? ""
      }
      guard targets.contains(where: { $0.contains("transitions[") }) else { continue }
      var before: [String: Double] = [:]
      for frame in 0..<film.frameCount {
        let now = Opacities(film.displayList(frame: frame)).texts
        for (text, opacity) in now where frame > 0 {
          #expect(abs(opacity - before[text, default: 0]) < 0.45, "\(name) frame \(frame): \(text)")
        }
        for (text, opacity) in before where now[text] == nil {
          #expect(opacity < 0.4, "\(name) frame \(frame): \(text) is gone")
        }
        before = now
      }
    }
  }
}

extension Facts {
  /// The items of all groups.
  var allItems: [JSONNode] {
    (view?["marks"]?.array ?? []).flatMap { $0["items"]?.array ?? [] }
  }
}
