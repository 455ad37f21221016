import Charts
import Syntax
import Testing

/// Long names under bars: cut at the edge, overlapping, or gone.
struct C30LongNames {
  private static let names = [
    "Oslo", "Rotterdam", "San Francisco", "Thiruvananthapuram", "Llanfair Caereinion on Banwy",
  ]

  @Test(
    "C30: labels stay on the canvas and off one another, at any angle",
    arguments: [
      #""labelAngle": 0,"#, #""labelAngle": 45,"#, #""labelAngle": 90,"#, #""labelAngle": -45,"#,
      "",
    ])
  func names(angle: String) throws {
    let rows = Self.names.enumerated().map { #"{"n": "\#($0.element)", "v": \#($0.offset + 2)}"# }
    let film = try SceneFilms.film(
      text: """
        {
          "canvas": {"width": 800, "height": 450, "scale": 1},
          "data": {"values": [\(rows.joined(separator: ","))]},
          "mark": "bar",
          "encoding": {
            "x": {"field": "n", "type": "nominal", "sort": null, "axis": {\(angle) "title": null}},
            "y": {"field": "v", "type": "quantitative"}
          }
        }
        """)
    let facts = Facts(film, at: film.duration)
    let labels = facts.axis("x")
    #expect(labels.map { $0["text"]?.string } == Self.names)
    let shown = labels.filter { $0["visible"]?.boolean == true }
    #expect(shown.count == 5 || angle.contains(": 0"))
    let boxes = shown.map { $0["box"]?.array?.compactMap(\.number) ?? [] }
    for (index, a) in boxes.enumerated() {
      #expect(a[0] >= 0 && a[1] >= 0 && a[0] + a[2] <= 800 && a[1] + a[3] <= 450, "\(a)")
      for b in boxes[(index + 1)...] {
        let meets =
          a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]
        #expect(!meets, "\(a) and \(b)")
      }
    }
    #expect(facts.plot[3] >= 0.4 * 450)
  }
}
