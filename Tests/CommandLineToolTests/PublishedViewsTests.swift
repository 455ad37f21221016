import Foundation
import Testing

/// Published Vega-Lite views, held against what Vega draws for them, where the collection is at hand.
struct PublishedViewsTests {
  /// The views that are drawn as Vega draws them; more is better.
  private static let floor = 302

  /// The collection beside the package, or nil.
  private static var collection: String? {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let script = folder.appending(path: "shared/vega-lite/compare.py").path
    return FileManager.default.fileExists(atPath: script) ? script : nil
  }

  @Test(
    .enabled(
      if: PublishedViewsTests.collection != nil,
      "the published views are not beside the package (../shared/vega-lite)"))
  func asManyAsBeforeAreDrawnAsVegaDrawsThem() throws {
    let script = try #require(Self.collection)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script, try BuiltProgram.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let last = output.split(separator: "\n").last.map(String.init) ?? ""
    let count = last.split(separator: " ").first.flatMap { Int($0) } ?? 0
    #expect(count >= Self.floor, "\(output)")
  }
}
