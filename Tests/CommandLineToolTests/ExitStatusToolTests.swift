import Foundation
import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct ExitStatusToolTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallScene.text(seconds: 0.2), to: "good.json")
    try folder.write("{ \"mark\": \"bar\",\n  broken\n}", to: "broken.json")
    try folder.write(SmallScene.text(data: #"{"url": "none.csv"}"#), to: "nodata.json")
    try folder.write("a file", to: "blocked")
  }

  @Test(arguments: [
    ("--version", 0, ""), ("help", 0, ""), ("render --help", 0, ""), ("formats", 0, ""),
    ("easings", 0, ""), ("info", 0, ""), ("validate good.json", 0, ""),
    ("", 2, "Usage"), ("rendr", 2, "did you mean \"render\"?"), ("render", 2, "needs SCENE"),
    ("render good.json --ouput x", 2, "did you mean --output?"),
    ("render good.json extra.json", 2, "no use for \"extra.json\""),
    ("render good.json -o out", 2, "mp4"), ("render good.json -o out.xyz", 2, "gif"),
    ("render good.json -o a.gif -o a.gif", 2, "two outputs"),
    ("render good.json -o -", 2, "--format"), ("render good.json --format xyz", 2, "mp4"),
    ("render good.json --fps 0", 2, "--fps"), ("render good.json --jobs 0", 2, "--jobs"),
    ("render good.json --size 3", 2, "--size"), ("render good.json --scale nan", 2, "--scale"),
    ("render good.json --set x", 2, "KEY=VALUE"),
    ("render good.json --range 1", 2, "A..B"), ("render good.json --range 9..", 2, "no frame"),
    ("frame good.json --at soon", 2, "--at"), ("frame good.json --at 9", 2, "after"),
    ("frame good.json --at frame:99", 2, "no frame 99"),
    ("render broken.json -o a.gif", 3, "broken.json:"),
    ("validate broken.json good.json", 3, "broken.json:"),
    ("render none.json -o a.gif", 4, "none.json"), ("validate none.json", 4, "none.json"),
    ("render nodata.json -o a.gif", 4, "none.csv"),
    ("render good.json -o blocked/a.gif", 5, "blocked"),
    ("render good.json -o /proc/none/a.gif", 5, "/proc/none/a.gif"),
    ("render good.json --size 40000x100 -o a.png", 6, "40000"),
    ("batch good.json broken.json --out-dir out --format gif", 7, "broken.json"),
    ("batch good.json", 2, "--out-dir"),
  ])
  func `each end has its exit status and says why`(
    line: String, status: Int32, message: String
  ) async throws {
    let result = try await BuiltProgram.run(
      line.split(separator: " ").map(String.init), in: folder)
    #expect(result.status == status, "\(result.messages)")
    #expect(message.isEmpty || result.messages.contains(message), "\(result.messages)")
    if status != 0, status != 7 { #expect(folder.read("a.gif") == nil) }
    if status == 0 { #expect(!result.output.isEmpty) }
  }

  @Test func `a mistake shows its line and a caret`() async throws {
    let result = try await BuiltProgram.run(["validate", "broken.json"], in: folder)
    let lines = result.messages.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("broken.json:") == true)
    #expect(lines.contains { $0.hasSuffix("^") })
    #expect(result.outputText.isEmpty)
  }

  @Test func `a full disk and a closed reader are failures to write`() async throws {
    let program = try BuiltProgram.path
    for (command, message) in [
      ("help >/dev/full", "standard output could not be written"),
      ("render good.json -o - --format gif -q >/dev/full", "cannot write"),
    ] {
      let result = try shell("'\(program)' \(command)")
      #expect(result.status == 5 && result.messages.contains(message), "\(result.messages)")
    }
    for command in ["help", "render good.json -o - --format gif -q"] {
      // The reader is gone before the first byte.
      let result = try shell("{ sleep 0.2; '\(program)' \(command); echo $? >status; } | true")
      #expect(folder.read("status") == Data("5\n".utf8))
      #expect(result.messages.isEmpty, "\(result.messages)")
    }
  }

  private func shell(_ script: String) throws -> (status: Int32, messages: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardError = FileHandle(forWritingAtPath: try folder.write("", to: "err"))
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: folder.read("err") ?? Data(), as: UTF8.self)
    )
  }
}
