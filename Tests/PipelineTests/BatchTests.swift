import Foundation
import Syntax
import TestSupport
import Testing

@testable import Pipeline

@Suite struct BatchTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func plan(_ operands: [String], out: String? = "out") throws -> BatchPlan {
    try BatchPlan(
      operands.map(folder.file),
      BatchPlan.Placement(folder: out.map(folder.file), format: nil))
  }

  private func run(
    _ plan: BatchPlan, _ change: (inout BatchRunner.Settings) -> Void = { _ in }
  ) async -> [String] {
    var settings = BatchRunner.Settings()
    settings.workers = 2
    change(&settings)
    return await BatchRunner(plan, settings).run { _ in }.map(\.word)
  }

  @Test func `folders, patterns and lists give jobs in order`() throws {
    for name in ["s/b.json", "s/a.json5", "s/c.txt"] {
      try folder.write(SmallScene.text(), to: name)
    }
    try folder.write("[{\"a\": 1}]", to: "s/rows.json")
    #expect(try plan(["s"]).jobs.map(\.outputPath.name) == ["a.mp4", "b.mp4"])
    #expect(try plan(["s/?.json"]).jobs.map(\.outputPath.name) == ["b.mp4"])
    try folder.write(
      """
      {"scene": "../s/b.json", "output": "x/one.gif", "set": {"year": 2020}}

      {"scene": "../s/b.json", "format": "png"}
      """, to: "lists/jobs.ndjson")
    let jobs = try plan(["lists/jobs.ndjson"], out: nil).jobs
    #expect(jobs.map(\.scenePath) == Array(repeating: folder.file("lists/../s/b.json"), count: 2))
    #expect(
      jobs.map(\.outputPath) == [
        folder.file("lists/x/one.gif"), folder.file("lists/b.png"),
      ])
    #expect(jobs.first?.parameters["year"]?.number == 2020)
  }

  @Test(arguments: [
    (#"{"scen": "a.json"}"#, "a job has no \"scen\"; did you mean `scene`?"),
    (#"{"output": "a.mp4"}"#, "a job needs a \"scene\""),
    (#"{"scene": "a.json", "set": 3}"#, "\"set\" is an object of params"),
    ("[]", "a job is a JSON object"),
  ])
  func `a mistake in a list is named with its line`(line: String, message: String) throws {
    try folder.write("\n" + line + "\n", to: "jobs.ndjson")
    do {
      _ = try plan(["jobs.ndjson"])
      Issue.record("nothing was thrown")
    } catch RenderError.scene(let diagnostics) {
      #expect(diagnostics.map(\.message) == [message])
      #expect(diagnostics.first?.location?.position.line == 2)
    }
  }

  @Test func `two jobs for one file, or jobs without a place, are refused`() throws {
    try folder.write(SmallScene.text(), to: "a/x.json")
    try folder.write(SmallScene.text(), to: "b/x.json")
    #expect(throws: RenderError.self) { try plan(["a/x.json", "b/x.json"]) }
    #expect(throws: RenderError.self) { try plan(["a/x.json"], out: nil) }
    #expect(throws: RenderError.self) { try plan(["b/*.json5"]) }
  }

  @Test func `a failure stops no other job, and the first one all where that is asked for`()
    async throws
  {
    for index in 1...5 { try folder.write(SmallScene.text(seconds: 0.2), to: "\(index).json") }
    try folder.write("{ broken", to: "2.json")
    let plan = try plan((1...5).map { "\($0).json" })
    #expect(await run(plan) == ["done", "failed", "done", "done", "done"])
    #expect(folder.names.filter { $0.hasPrefix("out/") }.count == 4)
    let stopped = await run(plan) {
      $0.stopsAtFailure = true
      $0.workers = 1
    }
    #expect(stopped == ["done", "failed", "stopped", "stopped", "stopped"])
  }

  @Test func `resuming leaves out what is newer than all it is made from`() async throws {
    let data = #"{"url": "rows.csv"}"#
    try folder.write("k,v\nA,1\n", to: "rows.csv")
    try folder.write(SmallScene.text(seconds: 0.2, data: data), to: "a.json")
    try folder.write(SmallScene.text(seconds: 0.2), to: "b.json")
    let plan = try plan(["a.json", "b.json"])
    #expect(await run(plan) { $0.resumes = true } == ["done", "done"])
    #expect(await run(plan) { $0.resumes = true } == ["skipped", "skipped"])
    let later = Date.now.addingTimeInterval(60)
    try FileManager.default.setAttributes(
      [.modificationDate: later], ofItemAtPath: folder.file("rows.csv"))
    #expect(await run(plan) { $0.resumes = true } == ["done", "skipped"])
    #expect(await run(plan) == ["done", "done"])
  }

  @Test func `the report has a line for each job`() async throws {
    try folder.write(SmallScene.text(seconds: 0.2), to: "a.json")
    let plan = try plan(["a.json", "b.json"])
    var settings = BatchRunner.Settings()
    settings.workers = 2
    let outcomes = await BatchRunner(plan, settings).run { _ in }
    try BatchReport.write(outcomes, of: plan, to: folder.file("r.ndjson"))
    let lines = try #require(folder.read("r.ndjson")).split(separator: 10).map {
      try JSONParser.parse(SourceText(name: "r", bytes: Array($0))).root
    }
    #expect(lines.map { $0["status"]?.string } == ["done", "failed"])
    #expect(lines.first?["frames"]?.number == 6)
    #expect(lines.last?["reason"]?.string?.contains(folder.file("b.json")) == true)
  }
}

extension String {
  /// The part after the last slash.
  fileprivate var name: String { String(split(separator: "/").last ?? "") }
}
