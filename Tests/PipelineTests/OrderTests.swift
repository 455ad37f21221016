import Encoding
import Foundation
import Frames
import TestSupport
import Testing

@testable import Pipeline

/// Any frame, drawn in any way, has the same bytes.
@Suite struct OrderTests {
  let folder: TemporaryFolder
  let scene: PreparedScene
  static let frameCount = 75

  init() throws {
    folder = try TemporaryFolder()
    // Two and a half seconds are two chunks.
    let path = try folder.write(SmallScene.text(seconds: 2.5), to: "scene.json")
    scene = try SceneReader(SceneOptions()).prepare(path)
  }

  private func render(
    _ name: String, workers: Int, selection: FilmSelection = .whole
  ) async throws {
    let output = try RenderOutput(path: folder.file(name), formatName: nil)
    let job = RenderJob(
      scene: scene, outputs: [output], selection: selection, workers: workers)
    try await Renderer(job).render()
  }

  @Test func `the film has the frames that the others are compared with`() async throws {
    try await render("film/%d.png", workers: 1)
    #expect(folder.names.filter { $0.hasPrefix("film/") }.count == Self.frameCount)
    let different = Set((0..<Self.frameCount).compactMap { folder.read("film/" + number($0)) })
    #expect(different.count > Self.frameCount / 2, "the bars move")
  }

  @Test func `C43: a frame drawn alone, in any order, is the film's`() async throws {
    try await render("film/%d.png", workers: 2)
    var generator = SeededGenerator(seed: 7)
    for index in (0..<Self.frameCount).shuffled(using: &generator).prefix(12) {
      try await render("alone.png", workers: 1, selection: .moment(.frame(index)))
      #expect(
        folder.read("alone.png") == folder.read("film/" + number(index)), "frame \(index)")
    }
  }

  @Test func `the last frame is the end state, at any way to name it`() async throws {
    try await render("film/%d.png", workers: 2)
    let last = folder.read("film/" + number(Self.frameCount - 1))
    for position in [FramePosition.last, .fraction(1), .seconds(2.5)] {
      try await render("alone.png", workers: 1, selection: .moment(position))
      #expect(folder.read("alone.png") == last, "\(position)")
    }
    let range = try #require(FrameRange(reading: "frame:70.."))
    try await render("part/%d.png", workers: 1, selection: .range(range))
    #expect(folder.read("part/4.png") == last)
  }

  @Test(arguments: ["film.mp4", "film.gif", "%d.png"])
  func `C43: the bytes are the same for one, two and eight workers`(name: String) async throws {
    for workers in [1, 2, 8] { try await render("\(workers)/\(name)", workers: workers) }
    let names = folder.names.filter { $0.hasPrefix("1/") }.map { $0.dropFirst(2) }
    #expect(!names.isEmpty)
    for name in names {
      let bytes = folder.read("1/\(name)")
      #expect(bytes != nil && bytes == folder.read("2/\(name)"), "\(name), two workers")
      #expect(bytes == folder.read("8/\(name)"), "\(name), eight workers")
    }
  }

  @Test func `an output has the same bytes alone and beside others`() async throws {
    let names = ["a.mp4", "b.gif", "c/%d.png", "d.mp4"]
    let outputs = try names.map {
      try RenderOutput(path: folder.file("all/" + $0), formatName: nil)
    }
    try await Renderer(RenderJob(scene: scene, outputs: outputs, workers: 2)).render()
    for name in names { try await render("one/" + name, workers: 2) }
    let all = folder.names.filter { $0.hasPrefix("all/") }.map { $0.dropFirst(4) }
    #expect(all.count == 3 + Self.frameCount)
    for name in all { #expect(folder.read("all/\(name)") == folder.read("one/\(name)")) }
  }

  private func number(_ index: Int) -> String { (index < 10 ? "0" : "") + "\(index).png" }
}

/// The same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
