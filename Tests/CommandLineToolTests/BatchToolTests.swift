import Foundation
import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct BatchToolTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String], at subfolder: String = "") async throws
    -> BuiltProgram.Run
  {
    try await BuiltProgram.run(arguments, in: folder, at: subfolder)
  }

  @Test func `C47: two bad scenes of five stop nothing and are named`() async throws {
    for index in [1, 2, 5] { try folder.write(SmallScene.text(seconds: 0.2), to: "\(index).json") }
    try folder.write("{ \"mark\": ", to: "3.json")
    try folder.write(SmallScene.text(data: #"{"url": "none.csv"}"#), to: "4.json")
    let scenes = (1...5).map { "\($0).json" }
    let result = try await run(["batch"] + scenes + ["--out-dir", "out"])
    #expect(result.status == 7)
    #expect(
      folder.names.filter { $0.hasPrefix("out/") } == ["out/1.mp4", "out/2.mp4", "out/5.mp4"])
    #expect(result.messages.contains("3 done, 2 failed"))
    let errors = result.messages.split(separator: "\n").filter { $0.hasPrefix("error:") }
    #expect(errors.count == 2)
    #expect(errors.first?.contains("3.json:1:") == true)
    #expect(errors.last?.contains("4.json") == true && errors.last?.contains("none.csv") == true)
    #expect(!result.messages.contains { "\r\u{1B}".contains($0) })
    #expect(result.messages.split(separator: "\n").count < 20)

    let stopped = try await run(
      ["batch"] + scenes + ["--out-dir", "few", "--fail-fast", "--jobs", "1"])
    #expect(stopped.status == 7)
    #expect(folder.names.filter { $0.hasPrefix("few/") } == ["few/1.mp4", "few/2.mp4"])
    #expect(try await run(["batch", "1.json", "2.json", "--out-dir", "all"]).status == 0)
  }

  @Test func `C48: a scene's data is beside it, wherever the program runs`() async throws {
    try folder.write("k,v\nA,3\nB,5\n", to: "a/b/data.csv")
    try folder.write(
      SmallScene.text(seconds: 0.1, data: #"{"url": "data.csv"}"#), to: "a/b/scene.json")
    try folder.write(
      #"{"scene": "../a/b/scene.json", "output": "four.png", "format": "png"}"#,
      to: "lists/jobs.ndjson")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.json"), withDestinationPath: "a/b/scene.json")
    let one = folder.file("one.png")
    let first = try await BuiltProgram.run(
      ["frame", folder.file("a/b/scene.json"), "--at", "last", "-o", one], in: folder)
    #expect(first.status == 0, "\(first.messages)")
    #expect(try await run(["frame", "scene.json", "-o", "two.png"], at: "a/b").status == 0)
    #expect(try await run(["frame", "link.json", "-o", "three.png"]).status == 0)
    let batch = try await run(["batch", "../lists/jobs.ndjson", "--fps", "10"], at: "a")
    #expect(batch.status == 0, "\(batch.messages)")
    let picture = try #require(folder.read("one.png"))
    for name in ["a/b/two.png", "three.png", "lists/four.png"] {
      #expect(folder.read(name) == picture, "\(name)")
    }

    try FileManager.default.removeItem(atPath: folder.file("a/b/data.csv"))
    let missing = try await run(["frame", "scene.json", "-o", "no.png"], at: "a/b")
    #expect(missing.status == 4)
    #expect(missing.messages.contains(folder.file("a/b/data.csv")), "\(missing.messages)")
    #expect(folder.read("a/b/no.png") == nil)
  }

  @Test func `nothing is drawn where two jobs would write one file`() async throws {
    try folder.write(SmallScene.text(seconds: 0.1), to: "x/a.json")
    try folder.write(SmallScene.text(seconds: 0.1), to: "y/a.json")
    let result = try await run(["batch", "x", "y", "--out-dir", "out"])
    #expect(result.status == 2 && result.messages.contains("two jobs"))
    #expect(folder.names == ["x/a.json", "y/a.json"])
  }

  @Test func `a resumed batch does what is missing, and reports`() async throws {
    for name in ["a.json", "b.json"] { try folder.write(SmallScene.text(seconds: 0.1), to: name) }
    _ = try await run(["batch", "a.json", "--out-dir", "out"])
    let result = try await run(
      ["batch", "*.json", "--out-dir", "out", "--resume", "--report", "r.ndjson"])
    #expect(result.status == 0 && result.messages.contains("1 done, 0 failed, 1 skipped"))
    let report = String(decoding: try #require(folder.read("r.ndjson")), as: UTF8.self)
    #expect(
      report == """
        {"scene":"a.json","output":"out/a.mp4","status":"skipped"}
        {"scene":"b.json","output":"out/b.mp4","status":"done","frames":3}

        """)
  }
}
