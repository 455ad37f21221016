import Charts
import Syntax
import Testing

/// Labels of small slices that pile up, and percentages that are wrong.
struct C31PieLabels {
  private func film(_ values: [Int], radius: String = "112%") throws -> Film {
    let rows = values.enumerated().map { #"{"k": "slice \#($0.offset)", "v": \#($0.element)}"# }
    return try SceneFilms.film(
      text: """
        {
          "data": {"values": [\(rows.joined(separator: ","))]},
          "transform": [
            {"joinaggregate": [{"op": "sum", "field": "v", "as": "total"}]},
            {"calculate": "datum.v / datum.total", "as": "share"}
          ],
          "encoding": {
            "theta": {"field": "v", "type": "quantitative", "stack": true},
            "color": {"field": "k", "type": "nominal", "sort": null, "legend": null}
          },
          "layer": [
            {"mark": {"type": "arc", "outerRadius": "80%"}},
            {
              "mark": {"type": "text", "radius": "\(radius)"},
              "encoding": {"text": {"field": "share", "type": "quantitative", "format": ".0%"}}
            }
          ]
        }
        """)
  }

  @Test(
    "C31: labels of small slices keep off one another and on the canvas; hidden ones are listed")
  func piles() throws {
    let film = try film([90, 6, 1, 1, 1, 1], radius: "92%")
    let texts = Facts(film, at: film.duration).node["texts"]?.array ?? []
    let labels = texts.filter { $0["role"]?.string == "text" }
    #expect(labels.count == 6)
    let shown = labels.filter { $0["visible"]?.boolean == true }
      .map { $0["box"]?.array?.compactMap(\.number) ?? [] }
    #expect(shown.count >= 2 && shown.count < 6)
    for (index, a) in shown.enumerated() {
      #expect(a[0] >= 0 && a[1] >= 0 && a[0] + a[2] <= 640 && a[1] + a[3] <= 360)
      for b in shown[(index + 1)...] {
        let meets =
          a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]
        #expect(!meets, "\(a) and \(b)")
      }
    }
  }

  @Test(
    "C31: each percentage is correctly rounded, the same on every run",
    arguments: [
      ([55, 21, 9, 15], ["55%", "21%", "9%", "15%"]), ([1, 1, 1], ["33%", "33%", "33%"]),
      ([80, 86, 80], ["33%", "35%", "33%"]),
    ])
  func percentages(values: [Int], texts: [String]) throws {
    for _ in 0..<3 {
      let items = Facts(try film(values, radius: "50%"), at: 9).items("text")
      #expect(items.map { $0["text"]?.string } == texts)
    }
  }
}
