import Foundation
import Frames
import Testing

@testable import Encoding

/// A picture sequence is a whole: an older one goes when a new one comes, and nothing else goes.
@Suite struct SequenceTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func write(
    _ path: String, frames: Int, replaces: Bool = true, beforeTheEnd: () throws -> Void = {}
  ) throws {
    let film = try OutputFormat(named: "png").encoder(
      of: VideoDescription(
        size: PixelSize(width: 2, height: 2), rate: FrameRate(30), frameCount: frames))
    let frame = PixelFrame(size: film.video.size)
    let muxer = try film.muxer(
      to: OutputDestination(path: folder(path), replacesExisting: replaces))
    let encoder = try film.chunkEncoder(for: 0..<frames)
    for _ in 0..<frames {
      try encoder.encode(frame, changes: BlockMask(size: film.video.size, changed: true))
    }
    try muxer.append(encoder.finish())
    try beforeTheEnd()
    try muxer.finish()
  }

  private func touch(_ names: [String]) throws {
    for name in names { try Data([9]).write(to: URL(filePath: folder(name))) }
  }

  @Test(
    arguments: ["f.png", "f-%d.png", "%d.png", "f-%04d.png", "%03d-x.png", "f%d"],
    [(120, 12), (12, 120), (11, 10), (3, 2), (1000, 5), (12, 12)])
  func `exactly the new frames are there`(path: String, lengths: (Int, Int)) throws {
    try write(path, frames: lengths.0)
    try write(path, frames: lengths.1)
    #expect(try folder.names.count == lengths.1)
  }

  @Test func `a folder has exactly the new frames`() throws {
    try write("in/", frames: 120)
    try write("in/", frames: 12)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("in")).sorted()
    #expect(names == (0..<12).map { $0 < 10 ? "frame-0\($0).png" : "frame-\($0).png" })
  }

  @Test func `what is not of the sequence stays`() throws {
    let others = [
      "f.png", "f-2020.png", "f-a.png", "g-001.png", "f-001.jpg", "f-1a.png", "f-.png", "f-7.png",
    ]
    try touch(others)
    try write("f.png", frames: 120)
    try write("f.png", frames: 12)
    #expect(try folder.names.count == others.count + 12)
    for name in others { #expect(try folder.bytes(name) == [9], "\(name)") }
  }

  @Test(arguments: [
    ["f-12.png"], ["f-20.png"], ["f-005.png"], ["f-000.png", "f-001.png", "f-119.png"],
  ])
  func `what could be taken for a frame is in the way`(names: [String]) throws {
    try touch(names)
    #expect(throws: EncodingError.self) { try write("f.png", frames: 12) }
    #expect(try folder.names == names)
  }

  @Test func `an older sequence is kept where nothing may be replaced`() throws {
    try write("f.png", frames: 120)
    #expect(throws: EncodingError.exists(path: folder("f-000.png"))) {
      try write("f.png", frames: 12, replaces: false)
    }
    #expect(try folder.names.count == 120)
  }

  @Test(
    arguments: [(20, 12), (12, 12), (11, 20), (0, 12)] as [(older: Int, newer: Int)], [0, 7, 10])
  func `where one frame cannot be put, the older sequence is as it was`(
    lengths: (older: Int, newer: Int), blocked: Int
  ) throws {
    let name =
      blocked < 10 && max(lengths.older, lengths.newer) > 10
      ? "f-0\(blocked).png" : "f-\(blocked).png"
    if lengths.older > 0 { try write("f.png", frames: lengths.older) }
    let older = try folder.names.filter { $0 != name }
    for (index, name) in older.enumerated() {
      try Data([UInt8(index)]).write(to: URL(filePath: folder(name)))
    }
    #expect(throws: EncodingError.self) {
      try write("f.png", frames: lengths.newer) {
        // A folder takes the frame's name after the last look at it.
        try? FileManager.default.removeItem(atPath: folder(name))
        try FileManager.default.createDirectory(
          atPath: folder(name), withIntermediateDirectories: false)
      }
    }
    #expect(try folder.names.filter { $0 != name } == older)
    for (index, name) in older.enumerated() {
      #expect(try folder.bytes(name) == [UInt8(index)], "\(name)")
    }
  }
}
