import Charts
import Foundation
import Frames
import Raster
import Testing

@testable import Pipeline

/// A frame of which only a part was drawn, compared and converted is the frame drawn whole.
@Suite struct PartlyDrawnTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every scene of the project, with the folder that it lies in.
  static var scenes: [String] {
    ["scenes", "scenes/bench"].flatMap { folder in
      let path = package.appendingPathComponent(folder).path
      let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return files.filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
    }
  }

  /// Runs of frames that follow each other, from moments spread over the film.
  private static func frames(of count: Int) -> [Int] {
    stride(from: 0, to: count, by: max(count / 7, 1)).flatMap { start in
      (start..<min(start + 4, count))
    }
  }

  private static func bytes(_ frame: PixelFrame) -> [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(frame.bytes))
  }

  @Test func `there are scenes to look at`() { #expect(Self.scenes.count > 10) }

  @Test(arguments: scenes)
  func `every frame equals the one drawn alone, and the changes are exact`(name: String) throws {
    var options = SceneOptions()
    options.scale = 1
    let scene = try SceneReader(options).prepare(
      Self.package.appendingPathComponent(name).path)
    let size = scene.film.pixelSize
    let drawer = try FrameDrawer(fonts: scene.fonts, size: size)
    var before: PixelFrame?
    for index in Self.frames(of: scene.film.frameCount) {
      let list = scene.film.displayList(frame: index)
      let changes = try drawer.draw(list)
      let whole = PixelFrame(size: size)
      try Rasterizer(fonts: scene.fonts, size: size).draw(list, into: whole)
      #expect(Self.bytes(drawer.frame) == Self.bytes(whole), "frame \(index)")
      if let before {
        #expect(changes == whole.changedBlocks(from: before), "frame \(index)")
      }
      before = whole
    }
  }
}
