import Encoding
import Foundation
import Frames
import Testing

@Suite("Unfinished films") struct UnfinishedFilmTests {
  private let video = VideoDescription(
    size: PixelSize(width: 32, height: 32), rate: FrameRate(30), frameCount: 6)

  /// A muxer that has had half of its film.
  private func half(_ name: String, to path: String) throws -> any FilmMuxer {
    var film = try OutputFormat(named: name).encoder(of: video)
    let frame = PixelFrame(size: video.size)
    frame.fill(0xFF40_80C0)
    var colors = ColorHistogram()
    colors.add(frame, hasAlpha: false)
    film = film.using(colors)
    let encoder = try film.chunkEncoder(for: 0..<3)
    for _ in encoder.framesToDraw {
      try encoder.encode(frame, changes: BlockMask(size: video.size, changed: true))
    }
    let muxer = try film.muxer(to: OutputDestination(path: path))
    try muxer.append(encoder.finish())
    return muxer
  }

  @Test(arguments: OutputFormat.all.map(\.name), [false, true])
  func leaveWhatWasThereBefore(name: String, isDiscarded: Bool) throws {
    let folder = try ScratchFolder()
    let file = "film." + name
    try Data([9]).write(to: URL(fileURLWithPath: folder(file)))
    do {
      let muxer = try half(name, to: folder(file))
      #expect(try folder.names.count > 1)
      if isDiscarded { muxer.discard() }
    }
    #expect(try folder.names == [file])
    #expect(try folder.bytes(file) == [9])
  }

  @Test(arguments: OutputFormat.all.map(\.name))
  func areRefusedWhereAFileIsInTheWay(name: String) throws {
    let folder = try ScratchFolder()
    var film = try OutputFormat(named: name).encoder(of: video)
    film = film.using(ColorHistogram())
    for path in film.paths(for: folder("film." + name)).suffix(1) {
      try Data([9]).write(to: URL(fileURLWithPath: path))
    }
    let before = try folder.names
    let error = #expect(throws: EncodingError.self) {
      _ = try film.muxer(
        to: OutputDestination(path: folder("film." + name), replacesExisting: false))
    }
    #expect(error?.description.contains("exists") == true)
    #expect(try folder.names == before)
  }

  @Test(arguments: OutputFormat.all.map(\.name))
  func leaveADeviceADevice(name: String) throws {
    let film = TestFilm(video: video) { frame, index in frame.fill(0xFF00_0000 | UInt32(index)) }
    try film.encode(as: OutputFormat(named: name), to: "/dev/null", chunkLength: 4)
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
    #expect(!FileManager.default.fileExists(atPath: "/dev/null-0"))
  }

  @Test(
    arguments: OutputFormat.all.map(\.name),
    [(1, 1, FrameRate(30)), (3, 17, FrameRate(1000)), (2, 2, FrameRate(1, 100))])
  func smallAndOddOnesAreWritten(name: String, film: (Int, Int, FrameRate)) throws {
    let folder = try ScratchFolder()
    let film = TestFilm(
      video: VideoDescription(
        size: PixelSize(width: film.0, height: film.1), rate: film.2, frameCount: 2)
    ) { frame, index in frame.fill(0xFF00_0000 | UInt32(index) * 200) }
    try film.encode(as: OutputFormat(named: name), to: folder("film." + name))
    #expect(try !folder.names.isEmpty)
  }
}
