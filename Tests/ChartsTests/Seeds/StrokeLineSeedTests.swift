import Charts
import Syntax
import Testing

/// The scrolling line that draws itself, and the dot that is tapped.
struct StrokeLineSeedTests {
  private static let values: [Double] = [100, 40, 60, 45, 100, 55, 33, 120, 40, 100]
  private static let tap = 2.9

  private func film() throws -> Film { try SceneFilms.film("stroke-line") }

  @Test("point i stands at the middle of its label; the next label begins 15 points on")
  func places() throws {
    let facts = Facts(try film(), at: 0)
    let boxes = facts.axis("x").map { $0["box"]?.array?.compactMap(\.number) ?? [] }
    let points = facts.items("line")
    #expect(boxes.count == 10 && points.count == 10)
    for index in boxes.indices {
      #expect(abs(points[index].number("x") - (boxes[index][0] + boxes[index][2] / 2)) < 1e-6)
      if index > 0 {
        #expect(abs(boxes[index][0] - (boxes[index - 1][0] + boxes[index - 1][2]) - 15) < 1e-6)
      }
    }
  }

  @Test("the window stops where the last label ends")
  func reach() throws {
    let facts = Facts(try film(), at: 4)
    let last = facts.axis("x").last?["box"]?.array?.compactMap(\.number) ?? []
    #expect(abs(last[0] + last[2] - (facts.plot[0] + facts.plot[2])) < 1e-6)
  }

  @Test("one unit of data is one point, above a baseline 16 points from the bottom")
  func heights() throws {
    let facts = Facts(try film(), at: 0)
    #expect(facts.plot[1] + facts.plot[3] == 216 - 16)
    for (item, value) in zip(facts.items("line"), Self.values) {
      #expect(abs(item.number("y") - (200 - value)) < 1e-9)
    }
  }

  @Test("ten grid lines, 20 points apart, from 20 points into the content to its end")
  func grid() throws {
    let facts = Facts(try film(), at: 0)
    let rules = facts.items("rule")
    let labels = facts.axis("x").last?["box"]?.array?.compactMap(\.number) ?? []
    #expect(rules.count == 10)
    for (index, rule) in rules.enumerated() {
      #expect(abs(rule.number("y") - (200 - 20 * Double(index))) < 1e-9)
      #expect(rule.number("x") == 20)
      #expect(abs(rule.number("x2") - (labels[0] + labels[2])) < 1e-6)
    }
  }

  @Test("the stroke's end runs from 0 to 1 in 2 seconds, evenly")
  func stroke() throws {
    let film = try film()
    for (seconds, value) in [(0, 0), (0.5, 0.25), (1, 0.5), (1.5, 0.75), (2, 1.0), (3, 1)] {
      let row = Facts(film, at: seconds).rows("line", "strokeEnd").first
      #expect(abs((row?.number("value") ?? .nan) - value) < 1e-12)
      #expect(row?.number("begin") == 0 && row?.number("end") == 2)
    }
  }

  @Test(
    "the tapped dot runs through [2, 1.5, 0.8, 1, 2] twice at 60 frames a second, and stays at 2")
  func scales() throws {
    let film = try film()
    let run: [Double] = [
      2, 1.889, 1.778, 1.667, 1.556, 1.422, 1.267, 1.111, 0.956, 0.8, 0.844, 0.889, 0.933, 0.978,
      1.111, 1.333, 1.556, 1.778,
    ]
    for (index, expected) in (run + run + [2, 2]).enumerated() {
      let seconds = Self.tap + Double(index) / 60
      let dot = Facts(film, at: seconds).items("circle")[7]
      #expect(abs(dot.number("scale") - expected) < 0.0006, "frame \(index) after the tap")
    }
    let end = Facts(film, at: film.duration)
    #expect(end.items("circle")[7].number("scale") == 2)
    #expect(end.items("circle")[3].number("scale") == 0.5)
  }

  @Test("after the tap its caption is red, and the others are gone")
  func captions() throws {
    let film = try film()
    #expect(Facts(film, at: 2.8).texts("text").count == 10)
    let end = Facts(film, at: film.duration)
    #expect(end.texts("text") == ["120"])
    #expect(end.items("text")[7]["fill"]?.string == "#ff0000")
  }

  @Test("dots are 10 points across and cyan")
  func dots() throws {
    for dot in Facts(try film(), at: 2).items("circle") {
      #expect(dot.number("size") == 100)
      #expect(dot["fill"]?.string == "#00ffff")
    }
  }
}
