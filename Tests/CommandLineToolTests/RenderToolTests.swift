import Foundation
import Syntax
import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct RenderToolTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallScene.text(seconds: 0.5), to: "scene.json")
  }

  private func run(_ arguments: String..., input: String? = nil) async throws -> BuiltProgram.Run {
    try await BuiltProgram.run(arguments, in: folder, input: input)
  }

  @Test func `C17: several outputs come of one run, in new folders too`() async throws {
    let result = try await run(
      "render", "scene.json", "-o", "out.mp4", "-o", "new/dir/out.gif", "-o", "f/%d.png")
    #expect(result.status == 0 && result.output.isEmpty)
    #expect(folder.read("out.mp4")?.dropFirst(4).prefix(4) == Data("ftyp".utf8))
    #expect(folder.read("new/dir/out.gif")?.prefix(6) == Data("GIF89a".utf8))
    #expect(folder.names.count == 3 + 15)
  }

  @Test func `without an output the scene's name is used in the working folder`() async throws {
    try folder.write(SmallScene.text(seconds: 0.1), to: "deep/er/sales.json")
    #expect(try await run("render", "deep/er/sales.json").status == 0)
    #expect(try await run("frame", "deep/er/sales.json").status == 0)
    #expect(folder.read("sales.mp4") != nil && folder.read("sales.png") != nil)
  }

  @Test(
    arguments: [
      ("png", [0x89, 0x50, 0x4E, 0x47]), ("gif", [0x47, 0x49, 0x46, 0x38]), ("mp4", [0, 0, 0]),
    ] as [(String, [UInt8])])
  func `standard output has the film and nothing else`(format: String, head: [UInt8]) async throws {
    let result = try await run("render", "scene.json", "-o", "-", "--format", format)
    #expect(result.status == 0)
    #expect(result.output.starts(with: head) && result.output.count > 200)
    #expect(try await run("render", "scene.json", "-o", "file." + format).status == 0)
    if format != "png" { #expect(folder.read("file." + format) == result.output) }
  }

  @Test func `a scene may come from standard input`() async throws {
    let result = try await run(
      "frame", "-", "-o", "x.png", input: SmallScene.text(seconds: 0.5))
    #expect(result.status == 0)
    #expect(try await run("frame", "scene.json", "-o", "y.png").status == 0)
    #expect(folder.read("x.png") != nil && folder.read("x.png") == folder.read("y.png"))
  }

  @Test func `a frame is the film's, and the end is the last frame`() async throws {
    _ = try await run("render", "scene.json", "-o", "%d.png")
    for (position, name) in [
      ("frame:7", "07"), ("last", "14"), ("0.5", "14"), ("100%", "14"), ("0", "00"),
    ] {
      #expect(try await run("frame", "scene.json", "--at", position, "-o", "x.png").status == 0)
      #expect(folder.read("x.png") == folder.read(name + ".png"), "\(position)")
    }
  }

  @Test func `a range is that part of the film`() async throws {
    _ = try await run("render", "scene.json", "-o", "all/%d.png")
    let result = try await run(
      "render", "scene.json", "--range", "frame:10..frame:13", "-o", "part/%d.png")
    #expect(result.status == 0)
    #expect(folder.names.filter { $0.hasPrefix("part/") }.count == 3)
    for index in 0..<3 {
      #expect(folder.read("part/\(index).png") == folder.read("all/\(index + 10).png"))
    }
  }

  @Test func `C17: an existing file is replaced, or kept where that is asked for`() async throws {
    try folder.write("old", to: "out.gif")
    let kept = try await run("render", "scene.json", "-o", "out.gif", "--no-clobber")
    #expect(kept.status == 5 && kept.messages.contains("exists"))
    #expect(folder.read("out.gif") == Data("old".utf8))
    #expect(try await run("render", "scene.json", "-o", "out.gif").status == 0)
    #expect(folder.read("out.gif")?.prefix(3) == Data("GIF".utf8))
  }

  @Test func `C47: a log has no control characters and a line for each tenth`() async throws {
    let result = try await run("render", "scene.json", "-o", "out.gif")
    #expect(!result.messages.contains { "\r\u{1B}".contains($0) })
    let tenths = result.messages.split(separator: "\n").filter { $0.contains(" % ") }
    #expect(tenths.count == 10 && tenths.last?.contains("100 % (15 of 15 frames)") == true)
    let quiet = try await run("render", "scene.json", "-o", "out.gif", "--quiet")
    #expect(quiet.status == 0 && quiet.messages.isEmpty)
  }

  @Test func `events are JSON, from start to done`() async throws {
    let result = try await run("render", "scene.json", "-o", "o.gif", "--progress", "json")
    let events = try Self.events(result.messages)
    #expect(events.first?["event"]?.string == "start")
    #expect(events.last?["event"]?.string == "done")
    #expect(events.last?["outputs"]?.array?.first?.string == "o.gif")
    let percents = events.compactMap { $0["percent"]?.number }
    #expect(percents == percents.sorted() && percents.last == 100)
    let failed = try await run("render", "none.json", "-o", "o.gif", "--progress", "json")
    let last = try Self.events(failed.messages).last
    #expect(last?["event"]?.string == "error")
    #expect(failed.status == 4)
  }

  private static func events(_ text: String) throws -> [JSONNode] {
    try text.split(separator: "\n").map {
      try JSONParser.parse(SourceText(name: "events", bytes: Array($0.utf8))).root
    }
  }

  @Test func `a bar on request, colours on request`() async throws {
    let bar = try await run("render", "scene.json", "-o", "o.gif", "--progress", "bar")
    #expect(bar.messages.contains("\r") && bar.messages.contains("15/15 frames"))
    let colored = try await run("render", "none.json", "--color", "always")
    #expect(colored.messages.contains("\u{1B}[1;31merror:"))
  }
}
