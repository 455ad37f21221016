import Charts
import Geometry
import Syntax
import Testing

/// Data whose range is a point, or nothing.
@Suite struct C20DegenerateRanges {
  static let marks = ["line", "area", "point", "bar"]
  static let extremeValues: [[Double]] = [
    [-1.7e308, 1.7e308], [.leastNonzeroMagnitude * 1000, .leastNonzeroMagnitude * 2000],
    [1e300, 1e300], [.leastNonzeroMagnitude], [0, .leastNonzeroMagnitude],
    [1e15, 1e15 + 1], [-1e-300, 0, 1e300],
  ]
  static let levels: [[Double]] = [[7], flat, Array(repeating: 0, count: 10), []]
  static let flat = Array(repeating: 1000.0, count: 10)

  static func scene(_ mark: String, _ points: [(Double, Double?)], zero: Bool = true) throws
    -> CaseScene
  {
    let y = zero ? "" : ", \"scale\": {\"zero\": false}"
    return try CaseScene(
      """
      "name": "series", \(CaseRows.rows(points)),
      "mark": {"type": "\(mark)", "color": "#ff0000", "opacity": 1},
      "encoding": {
        "x": {"field": "x", "type": "quantitative"},
        "y": {"field": "y", "type": "quantitative"\(y)}
      }
      """, duration: nil)
  }

  static func points(_ values: [Double]) -> [(Double, Double?)] {
    values.enumerated().map { (Double($0.offset), $0.element) }
  }

  /// What holds for any data: finite numbers, and axes that say something true.
  private func check(_ scene: CaseScene, spans value: Double?, _ name: String) {
    for share in [0, 0.3, 0.7, 1] {
      let time = scene.film.duration * share
      #expect(scene.isFinite(at: time), "\(name) at \(time) s")
      #expect(scene.facts(at: time).isComplete, "\(name) at \(time) s")
    }
    let facts = scene.facts(at: scene.film.duration)
    for channel in ["x", "y"] {
      let labels = facts.labels(channel)
      #expect(labels.count >= 2, "\(name): \(channel)")
      #expect(Set(labels.map(\.text)).count == labels.count, "\(name): \(labels)")
      #expect(labels.allSatisfy { $0.value.number?.isFinite == true }, "\(name): \(labels)")
      #expect(labels.allSatisfy { $0.position.isFinite }, "\(name): \(labels)")
    }
    let numbers = facts.domain("y").compactMap(\.number)
    if let value, let low = numbers.min(), let high = numbers.max() {
      #expect(low <= value && value <= high, "\(name): \(value) in \(numbers)")
    }
  }

  /// All ink of the series lies in the plot, give or take half of a stroke or of a dot.
  private func checkPlace(_ scene: CaseScene, _ picture: CasePicture, _ name: String) {
    let plot = scene.facts(at: scene.film.duration).plot.expanded(by: 5)
    #expect(abs(picture.total() - picture.total(in: plot)) < 1e-9, "\(name)")
  }

  @Test("C20: one point shows as one patch in its place", arguments: marks, [true, false])
  func onePoint(mark: String, zero: Bool) throws {
    let scene = try Self.scene(mark, [(5, 7)], zero: zero)
    check(scene, spans: 7, mark)
    let picture = try scene.picture(at: scene.film.duration)
    #expect(picture.patches() == 1)
    #expect(picture.total() > 4, "it can be seen")
    checkPlace(scene, picture, mark)
  }

  @Test("C20: a flat series is one level row", arguments: marks, [true, false])
  func flat(mark: String, zero: Bool) throws {
    let scene = try Self.scene(mark, Self.points(Self.flat), zero: zero)
    check(scene, spans: 1000, mark)
    let picture = try scene.picture(at: scene.film.duration)
    checkPlace(scene, picture, mark)
    let box = try #require(picture.bounds())
    #expect(box.right - box.left > 100, "it runs along the plot")
    let key = mark == "bar" ? "y" : "y"
    let tops = Set(scene.facts(at: scene.film.duration).numbers(mark, key))
    #expect(tops.count == 1, "\(tops)")
    if mark == "line" { #expect(box.bottom - box.top <= 3) }
  }

  @Test("C20: zeros have an axis from 0 and stand on it", arguments: marks)
  func zeros(mark: String) throws {
    let scene = try Self.scene(mark, Self.points(Array(repeating: 0, count: 10)))
    check(scene, spans: 0, mark)
    let picture = try scene.picture(at: scene.film.duration)
    checkPlace(scene, picture, mark)
    // Nothing is as high as 0: a bar and an area have no ink, a line and points do.
    #expect((picture.total() > 0) == ["line", "point"].contains(mark))
  }

  @Test("C20: no rows leave the axes, and a warning", arguments: marks)
  func empty(mark: String) throws {
    let scene = try Self.scene(mark, [])
    check(scene, spans: nil, mark)
    #expect(scene.warnings.count == 1)
    #expect(scene.warnings.first?.contains("\"series\"") == true, "\(scene.warnings)")
    #expect(try scene.picture(at: scene.film.duration).total() == 0)
  }

  @Test("C20: rows without any value are as good as none", arguments: marks)
  func allMissing(mark: String) throws {
    let scene = try Self.scene(mark, [(0, nil), (1, nil)])
    #expect(scene.warnings.count == 1, "\(scene.warnings)")
    #expect(try scene.picture(at: scene.film.duration).total() == 0)
    #expect(scene.isFinite(at: scene.film.duration))
  }

  @Test("C20: a number that no double holds is an error that names its field")
  func tooLarge() {
    let mistakes = CaseScene.mistakes(
      """
      "data": {"values": [{"x": 1, "amount": 1e400}]}, "mark": "line",
      "encoding": {
        "x": {"field": "x", "type": "quantitative"}, "y": {"field": "amount", "type": "quantitative"}
      }
      """)
    #expect(mistakes.count == 1, "\(mistakes)")
    #expect(mistakes.first?.contains("amount") == true, "\(mistakes)")
    #expect(mistakes.first?.contains("1e400") == true, "\(mistakes)")
    #expect(mistakes.first?.hasPrefix("0:") == false, "\(mistakes)")
  }

  @Test(
    "C20: the widest, the narrowest and the smallest ranges stay finite", arguments: marks,
    extremeValues)
  func extremes(mark: String, values: [Double]) throws {
    let scene = try Self.scene(mark, Self.points(values))
    for share in [0, 0.5, 1] {
      #expect(scene.isFinite(at: scene.film.duration * share), "\(values)")
      _ = try scene.picture(at: scene.film.duration * share)
    }
  }

  @Test(
    "C20: every mark stays finite whatever its data",
    arguments: [
      "line", "area", "point", "bar", "circle", "square", "rect", "rule", "text", "tick", "trail",
      "boxplot", "errorbar", "errorband",
    ], levels)
  func everyMark(mark: String, values: [Double]) throws {
    for x in ["quantitative", "nominal", "temporal"] {
      let scene = try CaseScene(
        """
        \(CaseRows.rows(Self.points(values))), "mark": "\(mark)",
        "encoding": {
          "x": {"field": "x", "type": "\(x)"}, "y": {"field": "y", "type": "quantitative"},
          "color": {"field": "y", "type": "quantitative"}
        }
        """, duration: nil)
      for share in [0, 0.5, 1] {
        let time = scene.film.duration * share
        #expect(scene.isFinite(at: time), "\(x) at \(time) s")
        #expect(scene.facts(at: time).isComplete, "\(x) at \(time) s")
      }
    }
  }
}
