import Foundation
import TestSupport
import Testing

@testable import CommandLineTool

/// The exit status and the messages of the cases of data, text and motion.
@Suite struct DataCasesToolTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static func scene(
    values: String, mark: String, y: String = "", title: String = "", timeline: String = ""
  ) -> String {
    let place =
      mark == "arc"
      ? "\"theta\": {\"field\": \"y\", \"type\": \"quantitative\"}, \"color\": {\"field\": \"x\", \"type\": \"nominal\"}"
      : "\"x\": {\"field\": \"x\", \"type\": \"quantitative\"}, \"y\": {\"field\": \"y\", \"type\": \"quantitative\"\(y)}"
    return """
      {
        "canvas": {"width": 160, "height": 90, "scale": 1, "fps": 10, "duration": 1},
        \(title)
        "name": "series", "data": {"values": [\(values)]}, "mark": "\(mark)",
        "encoding": {\(place)}\(timeline)
      }
      """
  }

  static let flat = (0..<10).map { "{\"x\": \($0), \"y\": 1000}" }.joined(separator: ",")

  /// A message or a fact that tells of a number gone wrong.
  private func hasLostNumber(_ text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { ["nan", "inf", "infinity"].contains($0) }
  }

  @Test(
    "C18, C20: data without a range ends with 0, a warning at most, and no word of NaN",
    arguments: ["line", "area", "point", "bar", "arc"],
    ["{\"x\": 5, \"y\": 7}", flat, "{\"x\": 1, \"y\": 0}, {\"x\": 2, \"y\": 0}", ""])
  func degenerate(mark: String, values: String) async throws {
    try folder.write(Self.scene(values: values, mark: mark), to: "a.json")
    for arguments in [
      ["inspect", "a.json", "--at", "50%"], ["inspect", "a.json"],
      ["frame", "a.json", "-o", "a.png"],
    ] {
      let run = try await BuiltProgram.run(arguments, in: folder)
      #expect(run.status == 0, "\(run.messages)")
      #expect(!hasLostNumber(run.messages), "\(run.messages)")
      #expect(arguments[0] == "frame" || !hasLostNumber(run.outputText))
      let warns = values.isEmpty || (mark == "arc" && values.contains("\"y\": 0"))
      #expect(run.messages.contains("warning") == warns, "\(run.messages)")
    }
  }

  @Test(
    "C18, C20, C22, C29, C41, C42: what cannot be shown is an error of the scene, at its place",
    arguments: [
      (scene(values: "{\"x\":1,\"y\":100},{\"x\":2,\"y\":-100}", mark: "arc"), "index 1"),
      (scene(values: "{\"x\":1,\"y\":1e400}", mark: "line"), "1e400"),
      (
        scene(
          values: "{\"x\":1,\"y\":-1}", mark: "line", y: ", \"scale\": {\"type\": \"log\"}"),
        "log"
      ),
      (
        scene(
          values: "{\"x\":1,\"y\":1e9}", mark: "line", y: ", \"axis\": {\"tickStep\": 1}"),
        "ticks"
      ),
      (
        scene(
          values: flat, mark: "line",
          timeline:
            ", \"timeline\": [{\"target\": \"series\", \"property\": \"strokeEnd\", \"to\": 1, \"duration\": -1}]"
        ), "duration"
      ),
      (
        scene(
          values: flat, mark: "line",
          timeline:
            ", \"timeline\": [{\"target\": \"series\", \"property\": \"strokeEnd\", \"to\": 1, \"duration\": 1, \"repeatCount\": \"forever\"}]"
        ).replacing(", \"duration\": 1},", with: "},"), "forever"
      ),
    ])
  func refused(text: String, word: String) async throws {
    try folder.write(text, to: "a.json")
    let run = try await BuiltProgram.run(["frame", "a.json", "-o", "a.png"], in: folder)
    #expect([3, 6].contains(run.status), "\(run.messages)")
    #expect(run.messages.contains(word), "\(run.messages)")
    #expect(run.messages.hasPrefix("a.json:"), "it has a place: \(run.messages)")
    #expect(folder.names == ["a.json"])
  }

  @Test("C33: a missing font is one warning, and an error under --strict")
  func missingFont() async throws {
    try folder.write(
      Self.scene(
        values: Self.flat, mark: "line",
        title: "\"title\": {\"text\": \"Money\", \"font\": \"NoSuchFontXYZ\"},"), to: "a.json")
    let run = try await BuiltProgram.run(["frame", "a.json", "-o", "a.png"], in: folder)
    #expect(run.status == 0)
    #expect(run.messages.components(separatedBy: "NoSuchFontXYZ").count == 2, "\(run.messages)")
    let first = folder.read("a.png")
    _ = try await BuiltProgram.run(["frame", "a.json", "-o", "a.png"], in: folder)
    #expect(first != nil && folder.read("a.png") == first, "two runs are the same")
    let strict = try await BuiltProgram.run(
      ["frame", "a.json", "-o", "b.png", "--strict"], in: folder)
    #expect(strict.status != 0 && folder.read("b.png") == nil, "\(strict.messages)")
  }

  @Test(
    "C34: signs of markup leave nothing on standard error",
    arguments: ["R&D <5%", "a&amp;b", "100% </b>", "say \\\"no\\\""])
  func markup(label: String) async throws {
    try folder.write(
      Self.scene(values: Self.flat, mark: "line", title: "\"title\": \"\(label)\","), to: "a.json")
    let run = try await BuiltProgram.run(["frame", "a.json", "-o", "a.png"], in: folder)
    #expect(run.status == 0)
    #expect(!run.messages.contains("Pango") && !run.messages.contains("warning"))
    let facts = try await BuiltProgram.run(["inspect", "a.json"], in: folder)
    #expect(facts.outputText.contains("\"text\": \"\(label)\""), "\(facts.outputText)")
  }
}
