import Foundation
import Testing

/// Vega-Lite views held against what Vega draws of them: random ones by recorded facts, and published ones where the
/// collection is at hand.
struct VegaViewsTests {
  /// The views that are drawn as Vega draws them; more is better.
  private static let floor = 303
  /// The same of the recorded random views.
  private static let randomFloor = 237

  private static var package: URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder
  }

  /// The collection beside the package, or nil.
  private static var collection: String? {
    let folder = package.deletingLastPathComponent()
    let script = folder.appending(path: "shared/vega-lite/compare.py").path
    return FileManager.default.fileExists(atPath: script) ? script : nil
  }

  @Test(
    .enabled(
      if: VegaViewsTests.collection != nil,
      "the published views are not beside the package (../shared/vega-lite)"))
  func asManyAsBeforeAreDrawnAsVegaDrawsThem() throws {
    let script = try #require(Self.collection)
    let (count, output) = try Self.count([script, try BuiltProgram.path])
    #expect(count >= Self.floor, "\(output)")
  }

  @Test func asManyRandomViewsAsBeforeAreDrawnAsVegaDrawsThem() throws {
    let script = Self.package.appending(path: "scripts/compare-with-vega").path
    let (count, output) = try Self.count([
      script, "--recorded", "--program", try BuiltProgram.path,
    ])
    #expect(count >= Self.randomFloor, "\(output)")
  }

  /// Runs a script of Python; the number that its last line begins with, and all that it prints.
  private static func count(_ arguments: [String]) throws -> (count: Int, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let last = output.split(separator: "\n").last.map(String.init) ?? ""
    return (last.split(separator: " ").first.flatMap { Int($0) } ?? 0, output)
  }
}
