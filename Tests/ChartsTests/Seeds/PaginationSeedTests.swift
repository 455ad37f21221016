import Charts
import Syntax
import Testing

/// The paged line chart: 2.9 times zoomed, three pages, every third label.
struct PaginationSeedTests {
  private func film() throws -> Film { try SceneFilms.film("pagination") }

  @Test(
    "each page shows 3.7931 units, beginning at 0, 3.6034 and 7.2069",
    arguments: [
      (0.6, 0.0), (2.6, 3.603_448), (4.6, 7.206_897), (6.2, 7.206_897),
    ])
  func windows(seconds: Double, start: Double) throws {
    let window = Facts(try film(), at: seconds).view?["window"]?["x"]
    #expect(abs((window?.number("start") ?? .nan) - start) < 1e-5)
    #expect(
      abs((window?.number("end") ?? .nan) - (window?.number("start") ?? .nan) - 11 / 2.9) < 1e-9)
  }

  @Test("between pages the window moves without a jump and only forwards")
  func panning() throws {
    let film = try film()
    var last = -1.0
    for frame in 0..<film.frameCount {
      let facts = Facts(film, at: film.seconds(frame: frame))
      let start = facts.view?["window"]?["x"]?.number("start") ?? .nan
      #expect(start >= last - 1e-12, "frame \(frame)")
      #expect(start - max(last, 0) < 0.25, "frame \(frame)")
      last = start
    }
  }

  @Test(
    "a page's labels are those of the ticks in it, every third one",
    arguments: [
      (0.6, ["0 INR", "120 INR"]), (2.6, ["240 INR"]), (4.6, ["360 INR"]),
    ])
  func categoryLabels(seconds: Double, labels: [String]) throws {
    let shown = Facts(try film(), at: seconds).axis("x").filter {
      $0["visible"]?.boolean == true
    }.compactMap { $0["text"]?.string }
    #expect(shown == labels)
  }

  @Test("labels stand under x = 0, 3, 6 and 9 in the window")
  func labelPlaces() throws {
    let facts = Facts(try film(), at: 2.6)
    let plot = facts.plot
    for label in facts.axis("x") where label["text"]?.string?.isEmpty == false {
      let place = plot[0] + (label.number("value") - 3.603_448_275_862) / (11 / 2.9) * plot[2]
      #expect(abs(label.number("position") - place) < 1e-6)
    }
  }

  @Test("the value axis is on the right, from 0 to 81.4 with ticks 0 20 40 60 80 on every page")
  func valueAxis() throws {
    for seconds in [0.6, 2.0, 4.6] {
      let facts = Facts(try film(), at: seconds)
      let axis = facts.view?["axes"]?.array?.first { $0["channel"]?.string == "y" }
      #expect(axis?["orient"]?.string == "right")
      #expect(axis?["domain"]?.array?.compactMap(\.number) == [0, 81.4])
      #expect(
        axis?["labels"]?.array?.compactMap { $0["text"]?.string } == ["0", "20", "40", "60", "80"])
    }
  }

  @Test("both series have their values, the current one solid blue, the previous one dashed red")
  func series() throws {
    let facts = Facts(try film(), at: 6)
    let plot = facts.plot
    let current: [Double] = [1, 29, 36, 74, 37, 67, 45, 42, 38, 18, 18, 23]
    let previous: [Double] = [0, 1, 1, 7, 8, 3, 10, 9, 10, 10, 6, 7]
    for (layer, values, color) in [
      ("current", current, "#0000ff"), ("previous", previous, "#ff0000"),
    ] {
      let items = facts.items("line", layer: layer)
      #expect(items.count == 12)
      for (item, value) in zip(items, values) {
        #expect(abs(item.number("y") - (plot[1] + plot[3] * (1 - value / 81.4))) < 1e-9)
        #expect(item["stroke"]?.string == color)
      }
    }
  }

  @Test("a note at the top right says Count, in 12 points")
  func note() throws {
    let facts = Facts(try film(), at: 3)
    #expect(facts.texts("title") == ["Count"])
    let title = facts.node["texts"]?.array?.first { $0["role"]?.string == "title" }
    let box = title?["box"]?.array?.compactMap(\.number) ?? []
    #expect(abs(box[0] + box[2] - (facts.plot[0] + facts.plot[2])) < 0.5)
    #expect(title?["font"]?.string?.hasSuffix(" 12 400") == true)
  }
}
