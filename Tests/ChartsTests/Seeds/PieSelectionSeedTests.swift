import Charts
import Foundation
import Syntax
import Testing

/// The pie whose slices are selected in turn.
struct PieSelectionSeedTests {
  private func film() throws -> Film { try SceneFilms.film("pie-selection") }

  @Test("slices run clockwise from twelve o'clock: 222.857, 85.714 and 51.429 degrees")
  func angles() throws {
    let arcs = Facts(try film(), at: 1.5).items("arc")
    #expect(arcs.map { $0["key"]?.string } == ["Rent", "Transport", "Education"])
    var begin = 0.0
    for (arc, degrees) in zip(arcs, [222.857_143, 85.714_286, 51.428_571]) {
      let low = min(arc.number("startAngle"), arc.number("endAngle")) * 180 / .pi
      let high = max(arc.number("startAngle"), arc.number("endAngle")) * 180 / .pi
      #expect(abs(low - begin) < 1e-5)
      #expect(abs(high - low - degrees) < 1e-5)
      begin = high
    }
  }

  @Test("the pie is three quarters of the view wide, with a hole of 0.6 of its radius")
  func radii() throws {
    for arc in Facts(try film(), at: 1.5).items("arc") {
      #expect(abs(arc.number("outerRadius") - 0.75 * 360 / 2) < 1e-9)
      #expect(abs(arc.number("innerRadius") / arc.number("outerRadius") - 0.6) < 1e-12)
    }
  }

  @Test("percent labels stand in the middle of their slice at 0.78 of the radius")
  func labels() throws {
    let facts = Facts(try film(), at: 1.65)
    let arcs = facts.items("arc")
    let texts = facts.items("text")
    #expect(texts.map { $0["text"]?.string } == ["62%", "24%", "14%"])
    for (text, arc) in zip(texts, arcs) {
      let middle = (arc.number("startAngle") + arc.number("endAngle")) / 2
      let radius = 0.78 * arc.number("outerRadius")
      let box = text["box"]?.array?.compactMap(\.number) ?? []
      #expect(abs(box[0] + box[2] / 2 - (arc.number("x") + radius * sin(middle))) < 1e-9)
      #expect(abs(box[1] + box[3] / 2 - (arc.number("y") - radius * cos(middle))) < 1e-9)
    }
  }

  @Test("selection springs to 1.03 with its peak at 1.0303, half a second on; the others stay at 1")
  func spring() throws {
    let film = try film()
    var peak = (scale: 0.0, seconds: 0.0)
    for step in 0...400 {
      let seconds = 1.7 + Double(step) / 500
      let facts = Facts(film, at: seconds)
      let scale = facts.items("arc")[0].number("scale")
      if scale > peak.scale { peak = (scale, seconds - 1.7) }
      #expect(facts.items("arc")[1].number("scale") == 1)
      #expect(facts.items("text")[0].number("scale") == scale)
    }
    #expect(abs(peak.scale - 1.0303) <= 0.0005)
    #expect(abs(peak.seconds - 0.487) <= 0.003)
  }

  @Test(
    "the center says the total, then the selected slice, then the total again",
    arguments: [
      (1.6, "Total", "$2100.00"), (3.0, "Rent", "$1300.00"), (4.4, "Transport", "$500.00"),
      (5.8, "Education", "$300.00"), (7.8, "Total", "$2100.00"),
    ])
  func center(seconds: Double, title: String, value: String) throws {
    let facts = Facts(try film(), at: seconds)
    #expect(facts.texts("center-title") == [title])
    #expect(facts.texts("center-value") == [value])
  }

  @Test("the rows below have a name, a value and a percentage each")
  func rows() throws {
    let facts = Facts(try film(), at: 3)
    #expect(facts.texts("legend-label") == ["Rent", "Transport", "Education"])
    #expect(facts.texts("legend-value") == ["$1300.00", "$500.00", "$300.00"])
    #expect(facts.texts("legend-share") == ["62%", "24%", "14%"])
  }
}
