import Foundation
import TestSupport
import Testing

@testable import CommandLineTool

/// Files of one film never stand among those of another.
@Suite struct SequenceToolTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallScene.text(seconds: 0.2), to: "a.json")
    try folder.write(SmallScene.text(seconds: 0.03), to: "a-1.json")
    try folder.write(SmallScene.text(seconds: 0.2), to: "a-2.json")
    try folder.write(SmallScene.text(seconds: 0.03), to: "b.json")
  }

  private func run(_ arguments: String...) async throws -> BuiltProgram.Run {
    try await BuiltProgram.run(arguments, in: folder)
  }

  @Test func `jobs whose frames would meet are refused before anything is drawn`() async throws {
    let result = try await run(
      "batch", "a.json", "a-1.json", "b.json", "--format", "png", "--out-dir", "out")
    #expect(result.status == 2)
    #expect(result.messages.contains("a.json") && result.messages.contains("a-1.json"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("out")))
    try folder.write(
      """
      {"scene": "a.json", "output": "out/a-%d.png"}
      {"scene": "a-2.json", "output": "out/a.png"}
      """, to: "jobs.ndjson")
    #expect(try await run("batch", "jobs.ndjson").status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.file("out")))
  }

  @Test func `jobs with names that are only like one another are made`() async throws {
    let result = try await run(
      "batch", "a.json", "a-2.json", "b.json", "--format", "png", "--out-dir", "out")
    #expect(result.status == 0, "\(result.messages)")
    #expect(folder.names.filter { $0.hasPrefix("out/") }.count == 6 + 6 + 1)
  }

  @Test func `outputs of one film whose frames would meet are refused`() async throws {
    let result = try await run("render", "a.json", "-o", "x.png", "-o", "x-%03d.png")
    #expect(result.status == 2 && result.messages.contains("x-%03d.png"))
  }

  @Test func `a film that fails leaves no folder`() async throws {
    try folder.write("9", to: "old/f-7.png")
    let results = [
      try await run("render", "a.json", "-o", "new/deep/f.png", "-o", "old/f.png"),
      try await run("render", "a.json", "-o", "new/deep/f.mp4", "-o", "a.json/f.png"),
    ]
    #expect(results.map(\.status) == [5, 5])
    #expect(!FileManager.default.fileExists(atPath: folder.file("new")))
    #expect(folder.names.filter { $0.hasPrefix("old/") } == ["old/f-7.png"])
  }

  @Test func `a second format is not lost`() async throws {
    let twice = try await run(
      "batch", "b.json", "--out-dir", "out", "--format", "gif", "--format", "png")
    #expect(twice.status == 2)
    #expect(twice.messages.contains("--format is given twice, with \"gif\" and \"png\""))
    try folder.write(#"{"scene": "b.json", "output": "b.gif"}"#, to: "jobs.ndjson")
    let other = try await run("batch", "jobs.ndjson", "--format", "png")
    #expect(other.status == 0)
    #expect(other.messages.contains("warning: this job has a format of its own, gif"))
    #expect(try await run("batch", "jobs.ndjson", "--format", "png", "--strict").status == 3)
    try folder.write(
      #"{"scene": "b.json", "format": "gif", "format": "png"}"#, to: "jobs.ndjson")
    #expect(try await run("batch", "jobs.ndjson").messages.contains("warning"))
  }
}
