import Foundation
import Frames
import Testing

@testable import Encoding

@Suite("Format catalog") struct FormatCatalogTests {
  @Test func holdsExactlyTheFolder() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Encoding/Formats").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let types = OutputFormat.catalog.map { "\($0).swift" }
    #expect(types.sorted() == files.sorted())
  }

  @Test func hasNoNameOrExtensionTwice() {
    let names = OutputFormat.all.map(\.name)
    #expect(Set(names).count == names.count)
    let endings = OutputFormat.all.flatMap(\.fileExtensions)
    #expect(Set(endings).count == endings.count)
    #expect(OutputFormat.all.allSatisfy { !$0.summary.isEmpty })
  }

  @Test(arguments: [
    ("out.mp4", "mp4"), ("new/dir/out.GIF", "gif"), ("a.b/f-%04d.png", "png"), ("x.m4v", "mp4"),
    ("x.webm", "webm"),
  ])
  func tellsTheFormatFromThePath(path: String, name: String) throws {
    #expect(try OutputFormat(path: path).name == name)
    #expect(try OutputFormat(named: name.uppercased()).name == name)
  }

  @Test(arguments: ["out", "a.b/out", "-", "", ".mp4", "dir.mp4/", "out."])
  func refusesPathsWithoutExtension(path: String) {
    let error = #expect(throws: EncodingError.self) { try OutputFormat(path: path) }
    #expect(error == .missingExtension(path: path, known: OutputFormat.list))
    #expect(error?.description.contains("mp4, gif, png, webm") == true)
  }

  @Test func refusesUnknownFormats() {
    #expect(throws: EncodingError.unknownFormat(name: "avi", known: OutputFormat.list)) {
      try OutputFormat(path: "out.avi")
    }
    #expect(throws: EncodingError.unknownFormat(name: "avi", known: OutputFormat.list)) {
      try OutputFormat(named: "avi")
    }
  }

  @Test func refusesPicturesThatAreTooLarge() throws {
    let video = VideoDescription(
      size: PixelSize(width: 16385, height: 2), rate: FrameRate(30), frameCount: 1)
    for format in OutputFormat.all {
      let error = #expect(throws: EncodingError.self) { _ = try format.encoder(of: video) }
      guard case .limit(let message) = error else {
        Issue.record("\(format.name) gave \(String(describing: error))")
        continue
      }
      #expect(message.contains("16385x2"))
    }
  }

  @Test func warnsAboveLevel51() throws {
    let large = VideoDescription(
      size: PixelSize(width: 3840, height: 2160), rate: FrameRate(60), frameCount: 1)
    let usual = VideoDescription(
      size: PixelSize(width: 3840, height: 2160), rate: FrameRate(30), frameCount: 1)
    #expect(try MP4(large).warnings.contains { $0.contains("5.1") })
    #expect(try MP4(usual).warnings.isEmpty)
  }
}
