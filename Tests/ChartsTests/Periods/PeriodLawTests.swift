import Charts
import Drawing
import Geometry
import Testing

/// What holds of a channel of time under every mark.
struct PeriodLawTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let form: PeriodFilms.Form
    let rescale: Bool

    var testDescription: String { form.name + (rescale ? ", rescaled" : "") }
  }

  static let cases = PeriodFilms.forms.flatMap { form in
    // Without a measured axis there is nothing to rescale, and asking for it is refused.
    (form.encoding.contains("MEASURE") ? [false, true] : [false]).map {
      Case(form: form, rescale: $0)
    }
  }

  /// What is compared of an item: all but where in its file it is said.
  private struct Fact: Hashable, CustomStringConvertible {
    let key: String
    let geometry: ItemGeometry
    let style: ItemStyle

    var description: String { "\(key): \(geometry)" }
  }

  private static func facts(_ film: Film, at seconds: Double) -> [Fact] {
    film.layouts(at: seconds)[0].marks.flatMap { group in
      group.items.map { item in
        var geometry = item.geometry
        if case .text(var text) = geometry {
          text.font.tabularFigures = false
          geometry = .text(text)
        }
        return Fact(key: item.key.text, geometry: geometry, style: item.style)
      }
    }
  }

  @Test("each period is the still chart of its rows", arguments: cases)
  func stills(item: Case) throws {
    let film = try PeriodFilms.film(item.form, rescale: item.rescale)
    for period in 0..<PeriodFilms.count {
      let still = try PeriodFilms.still(item.form, rescale: item.rescale, period: period)
      let expected = Self.facts(still, at: 0)
      #expect(!expected.isEmpty)
      #expect(Self.facts(film, at: Double(period)) == expected, "period \(period)")
    }
  }

  @Test("on the way every number is finite, and no shape is outside the plot", arguments: cases)
  func inside(item: Case) throws {
    let film = try PeriodFilms.film(item.form, rescale: item.rescale)
    for step in 0...(10 * (PeriodFilms.count - 1)) {
      let seconds = Double(step) / 10
      let text = DisplayListText.text(of: film.displayList(at: seconds))
      #expect(!text.contains("nan") && !text.contains("inf"), "at \(seconds)")
      let view = film.layouts(at: seconds)[0]
      // A tick is a point thick.
      let room = view.plot.expanded(by: item.form.name == "tick" ? 0.5 : 1e-6)
      for item in view.marks.flatMap(\.items) {
        for point in Self.points(item.geometry) {
          #expect(room.contains(point), "\(item.key) at \(seconds)")
        }
      }
    }
  }

  /// The places that must be in the plot: corners, centers, vertices.
  private static func points(_ geometry: ItemGeometry) -> [Point] {
    switch geometry {
    case .bar(let bar):
      [bar.rectangle.origin, Point(x: bar.rectangle.maxX, y: bar.rectangle.maxY)]
    case .symbol(let symbol): [symbol.center]
    case .image(let image): [image.box.center]
    case .arc(let arc):
      [Point(x: arc.center.x, y: arc.center.y - arc.outerRadius), arc.center]
    case .rule(let start, let end): [start, end]
    case .text(let text): [text.point]
    case .vertex(let vertex): [vertex.point] + (vertex.base.map { [$0] } ?? [])
    case .outline(let path): path.bounds.map { [$0.origin, Point(x: $0.maxX, y: $0.maxY)] } ?? []
    }
  }

  @Test("a line over time draws on: its head goes straight from one period's value to the next")
  func draws() throws {
    for rescale in [false, true] {
      let form = PeriodFilms.forms.first { $0.name == "line over time" }
      let film = try PeriodFilms.film(try #require(form), rescale: rescale)
      func heads(_ seconds: Double) -> [Point] {
        film.layouts(at: seconds)[0].marks.compactMap { group in
          guard case .vertex(let vertex)? = group.items.last?.geometry else { return nil }
          return vertex.point
        }
      }
      for period in 0..<(PeriodFilms.count - 1) {
        let (from, to) = (heads(Double(period)), heads(Double(period + 1)))
        #expect(from.count == 3)
        let middle = heads(Double(period) + 0.25)
        for ((a, b), c) in zip(zip(from, to), middle) {
          #expect(a.x < b.x)
          #expect(c.distance(to: a.interpolated(to: b, fraction: 0.25)) < 1e-6)
        }
      }
    }
  }
}
