import Foundation
import TestSupport
import Testing

@testable import CommandLineTool

/// A stopped render leaves what was there before, and nothing else.
@Suite struct SignalToolTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Long enough that no machine is done before the signal comes.
    try folder.write(SmallScene.text(seconds: 120, fps: "60"), to: "long.json")
    try folder.write("old", to: "film.mp4")
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `C15: a signal removes what was begun and keeps what was there`(
    signal: Int32, status: Int32
  ) throws {
    let program = try BuiltProgram.start(
      ["render", "long.json", "-o", "film.mp4", "-o", "frames/%d.png"], in: folder)
    program.waitForMessage("10 %")
    program.send(signal)
    let result = program.finish()
    #expect(result.status == status, "\(result.messages)")
    #expect(folder.names == ["film.mp4", "long.json"])
    #expect(folder.read("film.mp4") == Data("old".utf8))
  }

  @Test func `C15: a killed render leaves the old file`() throws {
    let program = try BuiltProgram.start(["render", "long.json", "-o", "film.mp4"], in: folder)
    program.waitForMessage("10 %")
    program.send(SIGKILL)
    #expect(program.finish().status == 137)
    #expect(folder.read("film.mp4") == Data("old".utf8))
  }

  @Test func `a stopped batch tells what it has done`() throws {
    try folder.write(SmallScene.text(seconds: 0.1), to: "short.json")
    let program = try BuiltProgram.start(
      ["batch", "short.json", "long.json", "--out-dir", "out", "--jobs", "1"], in: folder)
    program.waitForMessage("[1/2]")
    program.send(SIGINT)
    let result = program.finish()
    #expect(result.status == 130)
    #expect(result.messages.contains("1 done, 0 failed, 1 stopped"), "\(result.messages)")
    #expect(folder.names.filter { $0.hasPrefix("out/") } == ["out/short.mp4"])
  }
}
