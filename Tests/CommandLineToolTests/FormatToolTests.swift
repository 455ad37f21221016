import Foundation
import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct FormatToolTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) async throws -> BuiltProgram.Run {
    try await BuiltProgram.run(arguments, in: folder)
  }

  @Test(arguments: ["mp4", "gif", "png", "webm", "apng", "webp", "mov", "y4m"])
  func `C13: a film shorter than a frame has one frame`(format: String) async throws {
    try folder.write(SmallScene.text(seconds: 0.01), to: "a.json")
    let result = try await run("render", "a.json", "-o", "a." + format)
    #expect(result.status == 0 && result.messages.contains("(1 frame)"), "\(result.messages)")
    #expect(Set(folder.names) == ["a." + format, "a.json"])
  }

  @Test(arguments: [
    ("a.gif", "hevc", "the format gif has one way to encode"),
    ("a.png", "av1", "leave out \"av1\""),
    ("a.mov", "hevc", "the format mov has one way to encode"),
    ("a.webm", "h264", "the format webm does not hold h264; its codecs are vp9"),
    ("a.mp4", "vp9", "the format mp4 does not hold vp9; its codecs are h264, hevc, av1"),
  ])
  func `a codec that the format does not hold is refused`(
    file: String, codec: String, message: String
  ) async throws {
    try folder.write(SmallScene.text(seconds: 0.1), to: "a.json")
    let result = try await run("render", "a.json", "-o", file, "--codec", codec)
    #expect(result.status != 0 && result.messages.contains(message), "\(result.messages)")
    #expect(folder.names == ["a.json"])
  }

  @Test func `C13: no duration at all is a mistake that names the key`() async throws {
    for seconds in [0, -1.0] {
      try folder.write(SmallScene.text(seconds: seconds), to: "a.json")
      let result = try await run("render", "a.json", "-o", "a.mp4")
      #expect(result.status == 3 && result.messages.contains("duration"), "\(result.messages)")
      #expect(folder.names == ["a.json"])
    }
  }

  @Test func `C01: an odd size is padded with a warning, or refused where that is strict`()
    async throws
  {
    try folder.write(SmallScene.text(seconds: 0.1, width: 63, height: 41), to: "a.json")
    let padded = try await run("render", "a.json", "-o", "a.mp4")
    #expect(padded.status == 0)
    #expect(padded.messages.contains("63x41") && padded.messages.contains("64x42"))
    let strict = try await run("render", "a.json", "-o", "b.mp4", "--strict")
    #expect(strict.status == 3 && strict.messages.contains("64x42"))
    #expect(folder.read("b.mp4") == nil)
    let exact = try await run("render", "a.json", "-o", "a.gif", "--strict")
    #expect(exact.status == 0, "\(exact.messages)")
  }

  @Test(
    arguments: [("1", nil), ("3", [3, 1, 2, 0, 0]), ("forever", [3, 1, 0, 0, 0])]
      as [(String, [UInt8]?)])
  func `C06: a GIF plays as often as asked`(plays: String, block: [UInt8]?) async throws {
    try folder.write(SmallScene.text(seconds: 0.2), to: "a.json")
    #expect(try await run("render", "a.json", "-o", "a.gif", "--plays", plays).status == 0)
    let bytes = try #require(folder.read("a.gif"))
    let name = bytes.range(of: Data("NETSCAPE2.0".utf8))
    #expect(name.map { Array(bytes[$0.upperBound...].prefix(5)) } == block)
  }

  @Test func `C05: a GIF of a fast film tells its own rate`() async throws {
    try folder.write(SmallScene.text(seconds: 0.5, fps: "60"), to: "a.json")
    let result = try await run("render", "a.json", "-o", "a.gif", "-o", "a.mp4")
    #expect(result.status == 0 && result.messages.contains("50"), "\(result.messages)")
  }

  @Test func `C14: a rate may be given as a fraction`() async throws {
    try folder.write(SmallScene.text(seconds: 10), to: "a.json")
    let result = try await run("validate", "a.json", "--fps", "30000/1001")
    #expect(result.outputText.contains("300 frames"))
    #expect(try await run("validate", "a.json", "--fps", "29.97").output == result.output)
  }
}
