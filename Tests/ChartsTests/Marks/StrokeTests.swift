import Charts
import Drawing
import Geometry
import Testing

/// Strokes of lines, trails and texts, as live Vega has them.
struct StrokeTests {
  /// All commands of a film's last frame, out of their groups.
  private static func commands(mark: String, config: String = "{}") throws -> [DrawCommand] {
    let film = try SceneFilms.film(
      text: #"""
        {"theme": "vega", "timeline": [], "config": \#(config), "mark": \#(mark),
         "data": {"values": [{"k": "A", "v": 3}, {"k": "B", "v": 7}, {"k": "C", "v": 5}]},
         "encoding": {"x": {"field": "k", "axis": null},
           "y": {"field": "v", "type": "quantitative", "axis": null}, "text": {"value": "word"}}}
        """#)
    func flat(_ commands: [DrawCommand]) -> [DrawCommand] {
      commands.flatMap { command in
        if case .group(let group) = command { flat(group.commands) } else { [command] }
      }
    }
    return flat(film.displayList(at: 0).commands)
  }

  private static func strokes(_ commands: [DrawCommand]) -> [StrokeStyle] {
    commands.compactMap { if case .stroke(_, _, let style) = $0 { style } else { nil } }
  }

  @Test(
    "a line's size is its width where none is said as near",
    arguments: [
      (#""size": 30"#, "{}", 30.0),
      (#""size": 30, "strokeWidth": 5"#, "{}", 5),
      (#""opacity": 1"#, #"{"line": {"size": 30}, "rule": {"size": 30}}"#, 30),
      (#""size": 30"#, #"{"line": {"strokeWidth": 5}, "rule": {"strokeWidth": 5}}"#, 30),
      (#""strokeWidth": 3"#, #"{"line": {"size": 30}, "rule": {"size": 30}}"#, 3),
      (
        #""opacity": 1"#,
        #"{"line": {"size": 30, "strokeWidth": 5}, "rule": {"size": 30, "strokeWidth": 5}}"#, 5
      ),
      (#""style": "a""#, #"{"style": {"a": {"size": 9}}}"#, 9),
    ])
  func lineSize(mark: String, config: String, width: Double) throws {
    for kind in ["line", "rule"] {
      let commands = try Self.commands(mark: #"{"type": "\#(kind)", \#(mark)}"#, config: config)
      let widths = Set(Self.strokes(commands).map(\.width))
      #expect(widths.contains(width), "\(kind) \(widths)")
    }
  }

  @Test("the size of all marks leaves a line's width as it is")
  func sizeOfAllMarks() throws {
    let line = try Self.commands(mark: #"{"type": "line"}"#, config: #"{"mark": {"size": 30}}"#)
    #expect(Self.strokes(line).contains { $0.width == 2 })
    #expect(!Self.strokes(line).contains { $0.width == 30 })
  }

  @Test("a trail has its stroke along its edge, over what it fills")
  func trailEdge() throws {
    let plain = try Self.commands(mark: #"{"type": "trail", "size": 8}"#)
    let edged = try Self.commands(
      mark: #"{"type": "trail", "size": 8, "stroke": "purple", "strokeWidth": 7}"#)
    #expect(Self.strokes(plain).allSatisfy { $0.width != 7 })
    #expect(Self.strokes(edged).filter { $0.width == 7 }.count == 1)
    #expect(edged.count == plain.count + 1)
    guard
      case .stroke(let path, _, _)? = edged.last(where: { Self.strokes([$0]).first?.width == 7 })
    else { return }
    // Two pieces, each one closed figure.
    #expect(path.elements.count { $0 == .close } == 2)
  }

  @Test(
    "letters have an edge where a text has a stroke",
    arguments: [
      (#""stroke": "white", "strokeWidth": 3"#, 3.0, true), (#""stroke": "white""#, 1, true),
      (#""fill": null, "stroke": "red""#, 1, false), (#""color": "red""#, nil, true),
      (#""stroke": "red", "strokeWidth": 0"#, nil, true),
      (#""strokeWidth": 3"#, nil, true),
    ])
  func textEdge(mark: String, width: Double?, isFilled: Bool) throws {
    let texts = try Self.commands(mark: #"{"type": "text", \#(mark)}"#).compactMap { command in
      if case .text(let text) = command, text.run.text == "word" { text } else { nil }
    }
    #expect(texts.count == 3)
    for text in texts {
      #expect(text.edge?.style.width == width)
      #expect((text.paint != .solid(.clear)) == isFilled)
    }
  }
}
