import Foundation
import Syntax
import TestSupport
import Testing

@testable import CommandLineTool

/// The named moments of a timeline, as frames, as parts of a film, and as a cue sheet.
@Suite struct MomentToolTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      {
        "canvas": {"width": 160, "height": 90, "scale": 1, "fps": 30, "hold": 0.5},
        "data": {"values": [{"k": "A", "v": 3}, {"k": "B", "v": 5}]},
        "name": "bars",
        "mark": "bar",
        "encoding": {
          "x": {"field": "k", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"}
        },
        "states": [{"name": "lying", "encoding": {
          "y": {"field": "k", "type": "nominal"}, "x": {"field": "v", "type": "quantitative"}}}],
        "timeline": [
          {"name": "growth", "target": "bars", "property": "extent", "from": 0, "duration": 0.5},
          {"transition": "lying", "delay": 0.25, "duration": 0.8},
          {"target": "title", "property": "opacity", "from": 1, "to": 1, "duration": 0.1,
           "begin": "lying.end + 0.1"}
        ],
        "title": "Two"
      }
      """, to: "scene.json")
  }

  private func run(_ arguments: String...) async throws -> BuiltProgram.Run {
    try await BuiltProgram.run(arguments, in: folder)
  }

  @Test func `a named moment is a frame's place, and a state names its transition`() async throws {
    #expect(try await run("render", "scene.json", "-o", "f/%d.png").status == 0)
    for (moment, frame) in [
      ("growth.begin", 0), ("growth.end", 15), ("lying.begin + 0.25", 30), ("lying.end-0.05", 45),
    ] {
      #expect(try await run("frame", "scene.json", "--at", moment, "-o", "x.png").status == 0)
      #expect(folder.read("x.png") == folder.read(String(format: "f/%02d.png", frame)), "\(moment)")
    }
    #expect(folder.read("f/15.png") != folder.read("f/30.png"))
  }

  @Test func `a part of the film runs from one name to another`() async throws {
    let result = try await run(
      "render", "scene.json", "--range", "growth.end..lying.end", "-o", "p/%d.png")
    // From 0.5 s up to 1.55 s: frames 15 to 46.
    #expect(result.status == 0 && folder.names.filter { $0.hasPrefix("p/") }.count == 32)
  }

  @Test func `cues have the seconds and frames of every name`() async throws {
    let result = try await run("render", "scene.json", "-o", "x.mp4", "--cues", "new/cues.json")
    #expect(result.status == 0)
    let data = try #require(folder.read("new/cues.json"))
    let sheet = try JSONParser.parse(SourceText(name: "cues", bytes: Array(data))).root
    #expect(sheet["fps"]?.number == 30 && sheet["frames"]?.number == 68)
    let cues = try #require(sheet["cues"]?.array)
    #expect(cues.compactMap { $0["name"]?.string } == ["growth", "lying"])
    #expect(cues.compactMap { $0["begin"]?["seconds"]?.number } == [0, 0.75])
    #expect(cues.compactMap { $0["begin"]?["frame"]?.number } == [0, 23])
    #expect(cues.compactMap { $0["end"]?["seconds"]?.number } == [0.5, 1.55])
    #expect(cues.compactMap { $0["end"]?["frame"]?.number } == [15, 47])
  }

  @Test func `a name that is not there is refused with the nearest one`() async throws {
    let result = try await run("frame", "scene.json", "--at", "groth.end", "-o", "x.png")
    #expect(result.status == 2 && result.messages.contains("did you mean \"growth\"?"))
    #expect(folder.read("x.png") == nil)
  }
}
