import Charts
import Drawing
import Geometry
import Syntax
import Testing

/// When annotations and captions come and go.
struct AnnotationTimeTests {
  private static let bars = AnnotationFilms.charts[0].text

  private static func visible(_ film: Film, _ seconds: Double, _ role: String = "annotation")
    -> [String]
  {
    Facts(film, at: seconds).texts(role)
  }

  private static func span(_ film: Film, _ target: String, _ property: String) -> [Double] {
    Facts(film, at: 0).rows(target, property).map { $0.number("begin") }
  }

  @Test("without a beginning they come after the build-up, one after the other, and stay")
  func defaults() throws {
    let film = try AnnotationFilms.film(
      Self.bars,
      annotations:
        #"{"name": "a", "rule": {"y": 5}, "text": "A"}, {"name": "b", "note": "B", "corner": "topLeft"}"#
    )
    let bars =
      (Facts(film, at: 0).node["timeline"]?.array ?? []).filter {
        $0["property"]?.string == "extent"
      }.map { $0.number("end") }.max() ?? .nan
    let a = try #require(Self.span(film, "a", "strokeEnd").first)
    let b = try #require(Self.span(film, "b", "opacity").first)
    #expect(a > bars && a < bars + 1)
    #expect(b >= a + 0.4 && b < a + 1)
    #expect(Self.visible(film, a - 0.01) == [])
    #expect(Self.visible(film, a + 0.41) == ["A"])
    #expect(Self.visible(film, film.duration) == ["A", "B"])
  }

  @Test("a film of a given length leaves time for what is annotated")
  func shortFilm() throws {
    let film = try AnnotationFilms.film(
      Self.bars, annotations: #"{"note": "B", "corner": "topLeft"}"#,
      canvas: #", "duration": 2"#)
    #expect(Self.visible(film, 1.9) == ["B"])
  }

  @Test("each is gone at its end, and what waits for that end begins then")
  func ends() throws {
    let film = try AnnotationFilms.film(
      Self.bars,
      annotations: #"""
        {"name": "a", "callout": "A", "datum": {"name": "N1"}, "begin": 1, "end": 3},
        {"name": "b", "note": "B", "corner": "topLeft", "begin": "a.end + 0.5"},
        {"name": "c", "note": "C", "corner": "bottomLeft"}
        """#,
      rest:
        #", "timeline": [{"name": "late", "target": "bars", "preset": "fade", "begin": "c.begin"}]"#
    )
    #expect(Self.visible(film, 0.99) == [])
    #expect(Self.visible(film, 1.5) == ["A"])
    #expect(Self.visible(film, 2.95) == ["A"])
    #expect(Self.visible(film, 3) == [])
    #expect(Self.span(film, "b", "opacity") == [3.5])
    let c = try #require(Self.span(film, "c", "opacity").first)
    #expect(c >= 3.9)
  }

  @Test("the timeline brings one on by a preset, from the preset's beginning")
  func brought() throws {
    for (preset, property) in [
      ("fade", "opacity"), ("pop", "scale"), ("rise", "offset"), ("draw", "strokeEnd"),
    ] {
      let film = try AnnotationFilms.film(
        Self.bars, annotations: #"{"name": "a", "callout": "Words", "datum": {"name": "N1"}}"#,
        rest:
          #", "timeline": [{"target": "a", "preset": "\#(preset)", "begin": 1, "duration": 0.6}]"#)
      #expect(Self.span(film, "a", property) == [1], "\(preset)")
      #expect(Self.visible(film, 0.9) == [], "\(preset)")
      #expect(Self.visible(film, 1.7) == ["Words"], "\(preset)")
    }
  }

  @Test("its words can be typed")
  func typed() throws {
    let film = try AnnotationFilms.film(
      Self.bars, annotations: #"{"name": "a", "note": "Letters", "corner": "topLeft"}"#,
      rest: #", "timeline": [{"target": "a", "preset": "type", "begin": 1, "duration": 0.7}]"#)
    func words(_ seconds: Double) -> [String] {
      TextBoxes(film.displayList(at: seconds)).entries.map(\.text).filter {
        "Letters".hasPrefix($0)
      }
    }
    #expect(words(0.9) == [])
    #expect(words(1.35) == ["Let"])
    #expect(words(1.8) == ["Letters"])
  }

  @Test("a number in its words counts up to what is written")
  func counting() throws {
    let film = try AnnotationFilms.film(
      Self.bars,
      annotations: #"{"name": "a", "note": "1,204.0 in all", "corner": "topLeft", "begin": 0}"#,
      rest:
        #", "timeline": [{"target": "a", "preset": "count", "begin": 0, "duration": 2, "easing": "linear"}]"#
    )
    func words(_ seconds: Double) -> [String] {
      TextBoxes(film.displayList(at: seconds)).entries.map(\.text).filter {
        $0.hasSuffix("in all")
      }
    }
    #expect(words(1) == ["602.0 in all"])
    #expect(words(2) == ["1,204.0 in all"])
    #expect(words(film.duration) == ["1,204.0 in all"])
  }

  @Test("a band grows, a rule draws, a leader draws before its words")
  func motions() throws {
    let film = try AnnotationFilms.film(
      Self.bars,
      annotations: #"""
        {"name": "r", "rule": {"y": 5}, "begin": 1}, {"name": "b", "band": {"x": ["N0", "N1"]}, "begin": 1},
        {"name": "c", "callout": "C", "datum": {"name": "N1"}, "begin": 1}
        """#)
    #expect(Self.span(film, "r", "strokeEnd") == [1])
    #expect(Self.span(film, "b", "extent") == [1])
    #expect(Self.span(film, "c", "strokeEnd") == [1])
    let words = try #require(Self.span(film, "c.text", "opacity").first)
    #expect(words > 1 && words < 1.4)
  }

  @Test("the plot is the same whether a caption shows or not, and none covers the chart")
  func captions() throws {
    let film = try AnnotationFilms.film(
      Self.bars, annotations: "",
      rest: #"""
        , "captions": [{"text": "First words", "begin": 0.5},
          {"text": "Then some that go on for so long that they need a second line to be read in one go", "begin": 2, "end": 3},
          {"text": "Above", "begin": 3.5, "position": "top"}]
        """#)
    let plots = stride(from: 0, through: film.duration, by: 0.1).map { Facts(film, at: $0).plot }
    #expect(Set(plots).count == 1)
    #expect(Self.visible(film, 0.4, "caption") == [])
    #expect(Self.visible(film, 1.9, "caption") == ["First words"])
    #expect(Self.visible(film, 2.5, "caption").first?.hasPrefix("Then") == true)
    #expect(Self.visible(film, 3.2, "caption") == [])
    #expect(Self.visible(film, 4, "caption") == ["Above"])
    for seconds in [1, 2.5, 4] {
      let list = film.displayList(at: seconds)
      #expect(TextBoxes(list).overlaps().isEmpty)
      let box = try #require(
        Facts(film, at: seconds).all("caption").first { $0["visible"]?.boolean == true }?.rectangle)
      let plot = plots[0]
      #expect(box.minY > plot[1] + plot[3] || box.maxY < plot[1])
      #expect(box.minY >= 0 && box.maxY <= 270)
    }
  }
}
