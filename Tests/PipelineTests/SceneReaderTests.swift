import Charts
import Foundation
import Frames
import SceneModel
import Syntax
import TestSupport
import Testing

@testable import Pipeline

@Suite struct SceneReaderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `C14: a frame's time is exact after ten minutes of a fractional rate`() throws {
    let path = try folder.write(
      SmallScene.text(seconds: 600, fps: "\"30000/1001\""), to: "a.json")
    let film = try SceneReader(SceneOptions()).prepare(path).film
    #expect(film.frameCount == 17982)
    let seconds = try film.seconds(at: .frame(17980))
    #expect(abs(seconds - 17980.0 * 1001 / 30000) < 1e-9)
    #expect(try film.seconds(at: .last) == 600)
  }

  @Test func `what the user asks for goes before the scene's own`() throws {
    let path = try folder.write(SmallScene.text(), to: "a.json")
    var options = SceneOptions()
    options.frameRate = FrameRate(24)
    options.scale = 2
    let film = try SceneReader(options).prepare(path).film
    #expect(film.canvas.frameRate == FrameRate(24) && film.frameCount == 24)
    #expect(film.pixelSize == PixelSize(width: 320, height: 180))
  }

  @Test func `a file that is not there is told with its path`() throws {
    do {
      _ = try SceneReader(SceneOptions()).prepare(folder.file("none.json"))
      Issue.record("nothing was thrown")
    } catch {
      guard case .scene(let diagnostics) = error else { throw error }
      #expect(diagnostics.map(\.kind) == [.file])
      #expect(diagnostics.first?.message.contains(folder.file("none.json")) == true)
    }
  }

  @Test func `paths are joined and named`() {
    #expect(FileName.join("a/b", "c") == "a/b/c" && FileName.join("a/", "c") == "a/c")
    #expect(FileName.join("a", "/c") == "/c" && FileName.join("a", "-") == "-")
    #expect(FileName.folder(of: "x") == "." && FileName.folder(of: "/x") == "/")
    #expect(FileName.stem(of: "a/b.c.json") == "b.c" && FileName.stem(of: "-") == "film")
    #expect(FileName.stem(of: ".hidden") == ".hidden" && FileName.stem(of: "") == "film")
  }

  @Test func `a link's folder is the file's own`() throws {
    try folder.write("{}", to: "real/scene.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.json"), withDestinationPath: "real/scene.json")
    #expect(FileName.realFolder(of: folder.file("link.json")) == folder.file("real"))
    #expect(FileName.realFolder(of: folder.file("real/scene.json")) == folder.file("real"))
  }

  @Test func `a path not there yet is resolved as far as it can be`() throws {
    try folder.write("", to: "real/x")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("other"), withDestinationPath: "real")
    #expect(FileName.resolved(folder.file("other/new.mp4")) == folder.file("real/new.mp4"))
    #expect(FileName.resolved(folder.file("real/./new.mp4")) == folder.file("real/new.mp4"))
  }
}
