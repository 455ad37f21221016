import Charts
import Syntax
import Testing

/// Which layers share a scale, and where the axes of those that do not stand.
struct SharedScaleTests {
  private static let rows = """
    [{"n": "A", "q": 4, "v": 10, "t": "2021-01-01"}, {"n": "B", "q": 7, "v": 30, "t": "2021-03-01"},
     {"n": "A", "q": 5, "v": 20, "t": "2021-02-01"}, {"n": "B", "q": 9, "v": 50, "t": "2021-04-01"}]
    """

  private static func axes(_ layers: String, _ rest: String = "") throws -> [String] {
    let film = try SceneFilms.film(
      text: #"{"data": {"values": \#(rows)}, "layer": [\#(layers)]\#(rest), "theme": "vega"}"#)
    let facts = Facts(film, at: film.duration)
    return (facts.view?["axes"]?.array ?? []).map {
      "\($0["orient"]?.string ?? "") \($0["title"]?.string ?? "")"
    }
  }

  private static func layer(_ mark: String, _ x: String) -> String {
    #"{"mark": \#(mark), "encoding": {"x": {\#(x)}, "y": {"field": "q", "type": "quantitative"}}}"#
  }

  private static let names = layer(#""bar""#, #""field": "n""#)
  private static let numbers = layer(#""point""#, #""field": "v", "type": "quantitative""#)
  private static let times = layer(#""point""#, #""field": "t", "type": "temporal""#)
  private static let logarithms = layer(
    #""point""#, #""field": "v", "type": "quantitative", "scale": {"type": "log"}"#)
  private static let boxes = """
    {"mark": "boxplot", "encoding": {"y": {"field": "n"}, "x": {"field": "q", "type": "quantitative"}}}
    """

  /// The axes are those of Vega 6.
  @Test(arguments: [
    // Names and quantities have nothing in common, a place and a time have.
    ([names, numbers], ["bottom n", "top v", "left q"]),
    ([numbers, names], ["bottom v", "top n", "left q"]),
    ([numbers, times], ["bottom v", "top t", "left q"]),
    ([names, times], ["bottom n, t", "left q"]),
    ([numbers, logarithms], ["bottom v", "left q"]),
    // The parts of a box share their scales, however different the layer beside it is.
    ([boxes, names], ["bottom q", "top n", "left n", "right q"]),
  ])
  func kindsThatDoNotGoTogetherStayApart(layers: [String], axes: [String]) throws {
    #expect(try Self.axes(layers.joined(separator: ",")) == axes)
  }

  @Test func independenceHoldsAtItsOwnDepth() throws {
    let line = Self.layer(#"{"type": "line", "point": true}"#, #""field": "n""#)
    let apart = #", "resolve": {"scale": {"y": "independent"}}"#
    // A line and its points are one part.
    #expect(try Self.axes("\(line), \(Self.names)", apart) == ["bottom n", "left q", "right q"])
    // Two layers within one share, as nothing else is said of them.
    let pair = #"{"layer": [\#(line), \#(Self.names)]}"#
    #expect(try Self.axes("\(pair), \(Self.names)", apart) == ["bottom n", "left q", "right q"])
    // What is apart within keeps to itself around it too.
    let split = #"{"layer": [\#(line), \#(Self.names)]\#(apart)}"#
    let axes = try Self.axes("\(split), \(Self.names)")
    #expect(axes.count == 4)
    #expect(axes.prefix(3) == ["bottom n", "left q", "right q"])
  }
}
