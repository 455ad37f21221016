import Encoding
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

  /// What may change between two runs, and whether the film of the second is another.
  private static let changes:
    [(
      String, isOther: Bool, @Sendable (TemporaryFolder) throws -> Void,
      @Sendable (inout BatchRunner.Settings) -> Void
    )] = [
      ("nothing", false, { _ in }, { _ in }),
      (
        "times alone", false,
        { folder in
          try FileManager.default.setAttributes(
            [.modificationDate: Date.now.addingTimeInterval(60)],
            ofItemAtPath: folder.file("rows.csv"))
        }, { _ in }
      ),
      (
        "data whose file keeps its time", true,
        { folder in
          let path = folder.file("rows.csv")
          let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
          try folder.write("k,v\nA,2\n", to: "rows.csv")
          try FileManager.default.setAttributes(
            [.modificationDate: time as Any], ofItemAtPath: path)
        }, { _ in }
      ),
      ("the scene", true, { try $0.write(scene + " ", to: "a.json") }, { _ in }),
      ("the theme", true, { try $0.write(#"{"background": "red"}"#, to: "t.json") }, { _ in }),
      ("a film from elsewhere", true, { try $0.write("film", to: "out/a.mp4") }, { _ in }),
      (
        "a film that is gone", true,
        { try FileManager.default.removeItem(atPath: $0.file("out/a.mp4")) }, { _ in }
      ),
      ("scale", true, { _ in }, { $0.scene.scale = 2 }),
      ("locale", true, { _ in }, { $0.scene.locale = "de-DE" }),
      ("a param", true, { _ in }, { $0.scene.parameters["year"] = 2021 }),
      ("plays", true, { _ in }, { $0.plays = .times(2) }),
      ("workers", false, { _ in }, { $0.workers = 1 }),
    ]

  private static let scene =
    #"{"params": [{"name": "year", "value": 2020}], "#
    + SmallScene.text(seconds: 0.2, data: #"{"url": "rows.csv"}"#).dropFirst()

  @Test(arguments: changes.map(\.0))
  func `resuming leaves out what the same bytes and options made`(name: String) async throws {
    let change = try #require(Self.changes.first { $0.0 == name })
    try folder.write("k,v\nA,1\n", to: "rows.csv")
    try folder.write(#"{"background": "white"}"#, to: "t.json")
    try folder.write(Self.scene, to: "a.json")
    let plan = try plan(["a.json"])
    let theme = folder.file("t.json")
    #expect(await run(plan) { $0.scene.theme = theme } == ["done"])
    try #require(FileOrigin.read(folder.file("out/a.mp4")) != nil, "no extended attributes here")
    try change.2(folder)
    let second = await run(plan) {
      $0.scene.theme = theme
      $0.resumes = true
      change.3(&$0)
    }
    #expect(second == [change.isOther ? "done" : "skipped"])
  }

  @Test func `a sequence is left out as a whole, or made as a whole`() async throws {
    try folder.write(SmallScene.text(seconds: 0.1), to: "a.json")
    try folder.write(#"{"scene": "a.json", "format": "png"}"#, to: "jobs.ndjson")
    let plan = try plan(["jobs.ndjson"])
    #expect(await run(plan) == ["done"])
    #expect(await run(plan) { $0.resumes = true } == ["skipped"])
    try folder.write("", to: "out/a-2.png")
    #expect(await run(plan) { $0.resumes = true } == ["done"])
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
