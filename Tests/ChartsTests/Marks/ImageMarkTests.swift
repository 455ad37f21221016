import Charts
import Drawing
import Foundation
import Geometry
import SceneModel
import Syntax
import TestSupport
import Testing

/// Images stand where Vega-Lite has them, and move as other marks do.
struct ImageMarkTests {
  /// A mark's properties, its encoding, and the boxes that Vega-Lite 6 gives it on a plot of 300 × 200: x, y, width, height.
  private struct Row: Sendable {
    let mark: String
    let encoding: String
    let boxes: [[Double]]

    init(_ mark: String, _ encoding: String, _ boxes: [[Double]]) {
      self.mark = mark
      self.encoding = encoding
      self.boxes = boxes
    }
  }

  private static let rows = """
    [{a: 'A', n: 1, m: 4, u: 10, d: '2020-01-01'}, {a: 'B', n: 2, m: 7, u: 20, d: '2020-02-01'},
     {a: 'C', n: 5, m: 2, u: 30, d: '2020-04-01'}]
    """

  private static func film(
    _ mark: String, _ encoding: String, rows: String = rows, rest: String = ""
  ) throws -> Film {
    let text = """
      {theme: 'vega', canvas: {width: 300, height: 200, padding: 0}, data: {values: \(rows)},
       mark: {type: 'image' \(mark.isEmpty ? "" : ", " + mark)}, encoding: {\(encoding)} \(rest)}
      """
    let names = [
      "{N}": "{field: 'n', type: 'quantitative', axis: null}",
      "{M}": "{field: 'm', type: 'quantitative', axis: null}",
      "{A}": "{field: 'a', type: 'nominal', axis: null}",
    ]
    return try SceneFilms.film(
      text: names.reduce(text) { $0.replacing($1.key, with: $1.value) })
  }

  private static let url = ", url: {value: 'data:,a'}"

  private static func boxes(_ film: Film, at seconds: Double? = nil) -> [[Double]] {
    Facts(film, at: seconds ?? film.duration).items("image").map { item in
      ["x", "y", "width", "height"].map { (item.number($0) * 100).rounded() / 100 }
    }
  }

  @Test("an image's box is where Vega-Lite has it", arguments: 0..<places.count)
  func place(index: Int) throws {
    let row = Self.places[index]
    let film = try Self.film(
      row.mark, "url: {value: 'data:,a'}" + (row.encoding.isEmpty ? "" : ", ") + row.encoding,
      rest: Self.still)
    let boxes = Self.boxes(film)
    #expect(boxes.count == row.boxes.count)
    for (box, wanted) in zip(boxes, row.boxes) {
      for (a, b) in zip(box, wanted) { #expect(abs(a - b) < 0.02, "\(row): \(boxes)") }
    }
  }

  /// The images of a list, with the opacity and the clip of their groups.
  private struct Drawn {
    var identity: String
    var frame: Rectangle
    var opacity: Double
    var clip: Rectangle?
  }

  private static func drawn(_ film: Film, at seconds: Double? = nil) -> [Drawn] {
    func drawn(_ commands: [DrawCommand], _ opacity: Double, _ clip: Rectangle?) -> [Drawn] {
      commands.flatMap { command -> [Drawn] in
        switch command {
        case .image(let placed):
          [
            Drawn(
              identity: placed.image.identity, frame: placed.frame, opacity: opacity, clip: clip)
          ]
        case .group(let group):
          drawn(group.commands, opacity * group.opacity, group.clip?.bounds ?? clip)
        default: []
        }
      }
    }
    return drawn(film.displayList(at: seconds ?? film.duration).commands, 1, nil)
  }

  private static let still = ", timeline: []"

  /// An image of 40 × 20 in a box of 60 × 60 about (60, 85.71).
  @Test("a picture keeps its shape in the middle of its box, fills it, or covers its disk")
  func shape() throws {
    func drawn(_ mark: String) throws -> Drawn {
      let film = try Self.film(
        "width: 60, height: 60, " + mark, "x: {value: 100}, y: {value: 80}" + Self.url,
        rest: Self.still)
      return try #require(Self.drawn(film).first)
    }
    #expect(try drawn("opacity: 1").frame == Rectangle(x: 70, y: 65, width: 60, height: 30))
    #expect(try drawn("aspect: true").frame == Rectangle(x: 70, y: 65, width: 60, height: 30))
    #expect(try drawn("aspect: false").frame == Rectangle(x: 70, y: 50, width: 60, height: 60))
    let disk = try drawn("crop: 'circle'")
    #expect(disk.frame == Rectangle(x: 40, y: 50, width: 120, height: 60))
    let clip = try #require(disk.clip)
    #expect(abs(clip.x - 70) < 0.1 && abs(clip.width - 60) < 0.2 && abs(clip.y - 50) < 0.1)
    #expect(try drawn("opacity: 0.4").opacity == 0.4)
  }

  @Test(
    "what an image shows comes from a value, a field, a condition or an expression",
    arguments: [
      ("", ", url: {value: 'data:,a'}", "aaa"),
      ("", ", url: {field: 'p'}", "aba"),
      ("url: 'data:,b'", "", "bbb"),
      ("url: {expr: 'datum.p'}", "", "aba"),
      ("", ", url: {condition: {test: 'datum.n > 1', value: 'data:,b'}, value: 'data:,a'}", "abb"),
      ("", ", url: {condition: {test: 'datum.n > 1', field: 'p'}, value: 'data:,b'}", "bba"),
      ("url: 'data:,b'", ", url: {field: 'p'}", "aba"),
      ("", ", url: {field: 'q'}", "ab"),
    ])
  func source(mark: String, url: String, order: String) throws {
    let rows = """
      [{n: 1, m: 4, p: 'data:,a', q: 'data:;base64,YQ=='}, {n: 2, m: 7, p: 'data:,b', q: 'data:,%62'},
       {n: 5, m: 2, p: 'data:,a', q: null}]
      """
    let film = try Self.film(
      ["width: 9, height: 9", mark].filter { !$0.isEmpty }.joined(separator: ", "),
      "x: {N}, y: {M}" + url, rows: rows, rest: Self.still)
    let names = Dictionary(
      uniqueKeysWithValues: ["a", "b"].map { name in
        ((try? FixedSizeImages().image(Array(name.utf8)))?.identity ?? "", name)
      })
    #expect(Self.drawn(film).map { names[$0.identity] ?? "?" }.joined() == order)
    #expect(film.warnings.isEmpty)
  }

  private static func mistakes(_ url: String, folder: TemporaryFolder) -> [String] {
    let text = #"{"data": {"values": [{}]}, "mark": {"type": "image", "url": "\#(url)"}}"#
    do {
      let scene = try SceneDecoder().decode(
        SourceText(name: "a.json", bytes: Array(text.utf8)), folder: folder.path)
      let film = try SceneFilms.film(scene, folder: folder.path)
      return film.warnings.map { "warning: " + $0.message }
    } catch let error as DiagnosticError {
      return error.diagnostics.map {
        let place = $0.location?.position
        return "\(place?.line ?? 0):\(place?.column ?? 0): "
          + $0.message.replacing(folder.path, with: "FOLDER")
      }
    } catch { return ["\(error)"] }
  }

  @Test("an image that the scene names and that cannot be read is an error with its place")
  func constant() throws {
    let folder = try TemporaryFolder()
    try folder.write("broken", to: "broken.png")
    try folder.write("fine", to: "inner/fine.png")
    let outer = try TemporaryFolder()
    try outer.write("fine", to: "outer.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.png"), withDestinationPath: outer.file("outer.png"))
    try folder.write(String(repeating: "x", count: 1 << 20 | 1), to: "large.png")
    func told(_ url: String) -> [String] { Self.mistakes(url, folder: folder) }
    let place = "1:61: the image"
    #expect(told("inner/fine.png").isEmpty)
    #expect(told("inner/../inner/fine.png").isEmpty)
    #expect(
      told("none.png") == [#"\#(place) "none.png" cannot be read: no such file: FOLDER/none.png"#])
    #expect(told("broken.png") == [#"\#(place) "broken.png" is broken"#])
    #expect(
      told("inner") == [
        #"\#(place) "inner" cannot be read: this is a folder, not a file: FOLDER/inner"#
      ])
    #expect(
      told("large.png") == [
        #"\#(place) "large.png" cannot be read: this file has more than 1 MiB: FOLDER/large.png"#
      ])
    for url in [
      "../x.png", outer.file("outer.png"), "link.png", "inner/../../x.png", "/etc/passwd",
    ] {
      #expect(told(url).first?.contains("is not in the scene's folder") == true, "\(url)")
    }
    #expect(
      told("https://example.org/a.png") == [
        #"warning: the image "https://example.org/a.png" is not drawn: web addresses are not fetched; save the file in the scene's folder and name that"#
      ])
    #expect(
      told("ftp://example.org/a.png").first?.contains(
        "only local files are read; found a ftp address") == true)
    #expect(
      told("data:;base64,!!!") == [
        #"\#(place) "data:;base64,!!!" is a data address that cannot be read"#
      ])
  }

  @Test("values that cannot be read are counted, and not drawn")
  func values() throws {
    let rows = """
      [{n: 1, m: 4, p: 'data:,a'}, {n: 2, m: 7, p: 'data:,broken'}, {n: 5, m: 2, p: 'none.png'}, {n: 3, m: 3, p: null}]
      """
    let film = try Self.film(
      "width: 9, height: 9", "x: {N}, y: {M}, url: {field: 'p'}", rows: rows, rest: Self.still)
    #expect(Self.drawn(film).count == 1)
    #expect(
      film.warnings.map(\.message) == [
        #"2 values of "p" are not drawn as images: "data:,broken" in row 2 of the data is broken"#
      ])
    #expect(film.warnings.first?.location != nil)
  }

  @Test("a mark without any url draws nothing and says so")
  func missing() throws {
    let film = try Self.film("", "x: {N}, y: {M}", rest: Self.still)
    #expect(Self.drawn(film).isEmpty)
    #expect(
      film.warnings.map(\.message) == [
        "an image mark needs a \"url\", of the mark or as a channel, and draws nothing"
      ])
  }

  @Test("between states an image moves and is resized by its key, and pictures dissolve")
  func states() throws {
    let film = try Self.film(
      "width: 20, height: 10", "x: {N}, y: {M}, key: {field: 'a'}" + Self.url,
      rest: """
        , states: [{name: 'next', mark: {type: 'image', width: 40, height: 30},
            encoding: {x: {scale: {domain: [0, 10]}}, url: {value: 'data:,b'}}}],
        timeline: [{transition: 'next', duration: 1, easing: 'linear'}]
        """)
    let (first, last) = (Self.boxes(film, at: 0), Self.boxes(film))
    #expect(first[0] == [50, 80.71, 20, 10])
    #expect(last[0] == [10, 70.71, 40, 30])
    let middle = Self.drawn(film, at: 0.5)
    #expect(middle.count == 6)
    #expect(Set(middle.map(\.opacity)) == [0.5])
    let box = Self.boxes(film, at: 0.5)[0]
    #expect(box[2] == 30 && box[3] == 20)
    #expect(box[0] < 50 && box[0] > 10)
  }

  @Test("selection and presets move images as other marks")
  func motion() throws {
    let film = try Self.film(
      "width: 20, height: 10, emphasis: {scale: 2, dim: 0.5}", "x: {N}, y: {M}" + Self.url,
      rest: """
        , timeline: [{target: 'images', preset: 'fade', duration: 1, stagger: 0, easing: 'linear'},
          {target: 'images[1]', property: 'selection', from: 0, to: 1, duration: 1, easing: 'linear'}]
        """)
    for drawn in Self.drawn(film, at: 0.5) { #expect(abs(drawn.opacity - 0.5) < 0.01) }
    let end = Self.drawn(film)
    #expect(end.map(\.opacity).sorted() == [0.5, 0.5, 1])
    let item = Facts(film, at: film.duration).items("image")[1]
    #expect(item.number("scale") == 2)
  }

  @Test("in a build-up images come once their bars have grown")
  func buildUp() throws {
    let film = try SceneFilms.film("motion/images-race")
    func largest(_ mark: String, _ seconds: Double) -> Double {
      let items = Facts(film, at: seconds).items(mark)
      return items.map { mark == "bar" ? $0.number("width") : $0.number("scale") }.max() ?? 0
    }
    let begin = stride(from: 0, to: film.duration, by: 0.05)
    let first = try #require(begin.first { largest("image", $0) > 0 })
    #expect(largest("bar", first) > 300)
  }

  @Test("where bars pass one another, the image of the lower one goes under the upper one")
  func passing() throws {
    let film = try SceneFilms.film("motion/images-race")
    let names = ["birch", "hazel", "larch", "maple", "oak", "pine"]
    var covered = 0
    for frame in 0..<film.frameCount {
      let facts = Facts(film, at: Double(frame) / 30)
      let bars = facts.items("bar").map { bar in
        Rectangle(
          x: bar.number("x"), y: bar.number("y"), width: bar.number("width"),
          height: bar.number("height"))
      }
      let keys = facts.items("bar").compactMap { $0["key"]?.string?.lowercased() }
      #expect(Set(keys) == Set(names))
      for image in facts.items("image") {
        let box = Rectangle(x: image.number("x"), y: image.number("y"), width: 32, height: 32)
        guard let own = keys.firstIndex(of: image["key"]?.string?.lowercased() ?? ""),
          // Wholly within an upper bar, of which more than half covers it.
          bars[(own + 1)...].contains(where: {
            $0.minX < box.minX && $0.maxX > box.maxX && $0.minY < box.midY && $0.maxY > box.maxY
          })
        else { continue }
        covered += 1
        let drawn = Self.drawn(film, at: Double(frame) / 30).filter {
          abs($0.frame.midX - box.midX) < 0.01 && abs($0.frame.midY - box.midY) < 0.01
        }
        #expect(drawn.allSatisfy { $0.opacity < 0.01 }, "frame \(frame)")
      }
    }
    #expect(covered > 0)
  }

  @Test("in a race images go with the ends of their bars")
  func race() throws {
    let film = try SceneFilms.film("motion/images-race")
    // The build-up is over then.
    for index in 3...10 {
      let facts = Facts(film, at: film.duration * Double(index) / 10)
      let bars = Dictionary(
        uniqueKeysWithValues: facts.items("bar").compactMap { bar in
          bar["key"]?.string.map { ($0, bar) }
        })
      let images = facts.items("image")
      #expect(images.count == 6)
      for image in images {
        let bar = try #require(image["key"]?.string.flatMap { bars[$0] })
        #expect(abs(image.number("x") - bar.number("x") - bar.number("width") - 5) < 0.01)
        #expect(
          abs(image.number("y") + 16 - bar.number("y") - bar.number("height") / 2) < 0.01)
      }
    }
  }

  private static let places: [Row] = [
    Row(
      "width: 50, height: 40",
      "x: {N}, y: {M}",
      [[35, 65.71, 50, 40], [95, -20, 50, 40], [275, 122.86, 50, 40]]),
    Row(
      "",
      "x: {N}, y: {M}",
      [[0, 85.71, 60, 114.29], [0, 0, 120, 200], [0, 142.86, 300, 57.14]]),
    Row(
      "width: 50",
      "x: {N}, y: {M}",
      [[35, 85.71, 50, 114.29], [95, 0, 50, 200], [275, 142.86, 50, 57.14]]),
    Row(
      "width: 50, height: 40, align: 'left', baseline: 'top'",
      "x: {N}, y: {M}",
      [[60, 85.71, 50, 40], [120, 0, 50, 40], [300, 142.86, 50, 40]]),
    Row(
      "width: 50, height: 40, align: 'right', baseline: 'bottom'",
      "x: {N}, y: {M}",
      [[10, 45.71, 50, 40], [70, -40, 50, 40], [250, 102.86, 50, 40]]),
    Row(
      "width: 20, height: 40",
      "x: {A}, y: {M}",
      [[40, 65.71, 20, 40], [140, -20, 20, 40], [240, 122.86, 20, 40]]),
    Row(
      "width: {band: 0.5}, height: 40",
      "x: {A}, y: {M}",
      [[25, 65.71, 50, 40], [125, -20, 50, 40], [225, 122.86, 50, 40]]),
    Row(
      "",
      "x: {A}, y: {M}",
      [[0, 85.71, 100, 114.29], [100, 0, 100, 200], [200, 142.86, 100, 57.14]]),
    Row(
      "",
      "x: {A}, y: {field: 'n', type: 'nominal', axis: null}",
      [[0, 0, 100, 66.67], [100, 66.67, 100, 66.67], [200, 133.33, 100, 66.67]]),
    Row(
      "width: 20, height: 10, align: 'left', baseline: 'top'",
      "x: {A}, y: {field: 'n', type: 'nominal', axis: null}",
      [[0, 0, 20, 10], [100, 66.67, 20, 10], [200, 133.33, 20, 10]]),
    Row(
      "height: 40",
      "x: {field: 'a', type: 'nominal', scale: {type: 'point'}, axis: null}, y: {M}",
      [[41, 65.71, 18, 40], [141, -20, 18, 40], [241, 122.86, 18, 40]]),
    Row(
      "",
      "x: {N}, x2: {field: 'm'}, y: {M}, y2: {datum: 0}",
      [[42.86, 85.71, 128.57, 114.29], [85.71, 0, 214.29, 200], [85.71, 142.86, 128.57, 57.14]]),
    Row(
      "width: 10, height: 10",
      "x: {N}, x2: {field: 'm'}, y: {M}",
      [[42.86, 80.71, 128.57, 10], [85.71, -5, 214.29, 10], [85.71, 137.86, 128.57, 10]]),
    Row(
      "width: {expr: 'datum.u'}, height: 40",
      "x: {N}, y: {M}",
      [[55, 65.71, 10, 40], [110, -20, 20, 40], [285, 122.86, 30, 40]]),
    Row(
      "width: 20, height: 40, yOffset: -10",
      "x: {A}, y: {M}, xOffset: {field: 'n', type: 'nominal'}",
      [[21.25, 55.71, 20, 40], [140, -30, 20, 40], [258.75, 112.86, 20, 40]]),
    Row(
      "width: 50, height: 40",
      "x: {value: 100}, y: {value: 60}",
      [[75, 40, 50, 40], [75, 40, 50, 40], [75, 40, 50, 40]]),
    Row(
      "width: 50, height: 40",
      "",
      [[275, -20, 50, 40], [275, -20, 50, 40], [275, -20, 50, 40]]),
    Row(
      "",
      "",
      [[0, 0, 300, 200], [0, 0, 300, 200], [0, 0, 300, 200]]),
    Row(
      "x: 10, x2: 90, y: 5, y2: 50",
      "",
      [[10, 5, 80, 45], [10, 5, 80, 45], [10, 5, 80, 45]]),
    Row(
      "width: 50, height: 40",
      "x: {field: 'n', type: 'quantitative', scale: {type: 'log'}, axis: null}, y: {M}",
      [[-25, 65.71, 50, 40], [65.31, -20, 50, 40], [184.69, 122.86, 50, 40]]),
    Row(
      "width: 30, height: 40",
      "x: {field: 'd', type: 'temporal', timeUnit: 'yearmonth', axis: null}, y: {M}",
      [[-15, 65.71, 30, 40], [87.2, -20, 30, 40], [285, 122.86, 30, 40]]),
    Row(
      "width: 10, height: 40",
      "x: {A}, y: {field: 'm', type: 'quantitative', aggregate: 'sum', axis: null}",
      [[45, 65.71, 10, 40], [145, -20, 10, 40], [245, 122.86, 10, 40]]),
    Row(
      "",
      "x: {N}, y: {M}, size: {field: 'u', type: 'quantitative', legend: null}",
      [[0, 85.71, 60, 114.29], [0, 0, 120, 200], [0, 142.86, 300, 57.14]]),
  ]
}
