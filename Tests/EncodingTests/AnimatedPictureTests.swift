import Foundation
import Frames
import Testing

@testable import Encoding

/// APNG and WebP, read by their own rules.
@Suite("Animated pictures") struct AnimatedPictureTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// A square that moves over what is half clear, then rests.
  private func film(
    _ name: String, hasAlpha: Bool = true, rate: FrameRate = FrameRate(30),
    plays: PlayCount = .forever
  ) throws -> [UInt8] {
    var video = VideoDescription(
      size: PixelSize(width: 93, height: 61), rate: rate, frameCount: 9, hasAlpha: hasAlpha)
    video.plays = plays
    let film = TestFilm(video: video, paint: AnimatedPictureTests.paint)
    let path = folder("a." + name)
    try film.encode(as: OutputFormat(named: name), to: path, chunkLength: 4)
    return try folder.bytes("a." + name)
  }

  @Sendable private static func paint(_ frame: PixelFrame, _ index: Int) {
    frame.fill(0x8080_0000)
    let left = 8 * min(index, 6)
    frame.fill(x: left..<left + 12, y: 20..<30, 0x4000_4000)
  }

  private func controls(_ file: [UInt8]) -> [(name: String, body: [UInt8])] {
    PNGChunk.all(in: file).map { ($0.name, Array(file[$0.body])) }
  }

  @Test(
    arguments: [(.forever, 0), (.times(1), 1), (.times(3), 3)] as [(PlayCount, Int)])
  func anAPNGTellsItsFramesAndPlays(plays: PlayCount, written: Int) throws {
    let chunks = controls(try film("apng", plays: plays))
    let animation = try #require(chunks.first { $0.name == "acTL" }?.body)
    #expect(BigEndian.number(animation[0..<4]) == 9)
    #expect(BigEndian.number(animation[4..<8]) == written)
    #expect(chunks.filter { $0.name == "fcTL" }.count == 9)
    #expect(chunks.filter { $0.name == "IDAT" }.count == 1)
    let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.name) }.map {
      BigEndian.number($0.body[0..<4])
    }
    #expect(numbers == Array(0..<17))
  }

  @Test func onlyWhatChangedIsWritten() throws {
    let parts = controls(try film("apng")).filter { $0.name == "fcTL" }.map { chunk in
      (1..<5).map { BigEndian.number(chunk.body[4 * $0..<4 * $0 + 4]) }
    }
    #expect(parts.first == [93, 61, 0, 0])
    // Width, height, x and y in whole blocks around both squares.
    #expect(parts[1] == [32, 16, 0, 16])
    #expect(parts[4] == [32, 16, 16, 16])
    #expect(parts[8] == [1, 1, 0, 0])
  }

  @Test(
    arguments: [
      (FrameRate(30), 1, 30), (FrameRate(30000, 1001), 1001, 30000), (FrameRate(1, 100), 100, 1),
    ])
  func anAPNGHasExactDelays(rate: FrameRate, delay: Int, ticks: Int) throws {
    for control in controls(try film("apng", rate: rate)) where control.name == "fcTL" {
      #expect(BigEndian.number(control.body[20..<22]) == delay)
      #expect(BigEndian.number(control.body[22..<24]) == ticks)
    }
  }

  /// The images of a WebP: place, size, milliseconds, flags, and the chunks of their pixels.
  private func images(_ file: [UInt8]) -> [(numbers: [Int], flags: UInt8, picture: [UInt8])] {
    RIFFChunk.all(in: file[12...]).filter { $0.name == "ANMF" }.map { chunk in
      let body = Array(file[chunk.body])
      let numbers = (0..<5).map { LittleEndian.number(body[3 * $0..<3 * $0 + 3]) }
      return (numbers, body[15], Array(body[16...]))
    }
  }

  @Test(arguments: [true, false], [(.forever, 0), (.times(2), 2)] as [(PlayCount, Int)])
  func aWebPTellsItsSizeAndPlays(hasAlpha: Bool, plays: (PlayCount, Int)) throws {
    let file = try film("webp", hasAlpha: hasAlpha, plays: plays.0)
    #expect(file.starts(with: Array("RIFF".utf8)))
    #expect(LittleEndian.number(file[4..<8]) == file.count - 8)
    let chunks = RIFFChunk.all(in: file[12...])
    #expect(chunks.prefix(2).map(\.name) == ["VP8X", "ANIM"])
    let header = Array(file[chunks[0].body])
    #expect(header[0] == (hasAlpha ? 0x12 : 0x02))
    #expect(LittleEndian.number(header[4..<7]) == 92 && LittleEndian.number(header[7..<10]) == 60)
    #expect(LittleEndian.number(file[chunks[1].body].suffix(2)) == plays.1)
  }

  @Test func aWebPCarriesTheErrorOfItsDelays() throws {
    let images = images(try film("webp"))
    #expect(images.map { $0.numbers[4] } == [33, 34, 33, 33, 34, 33, 33, 34, 33])
    #expect(images.allSatisfy { $0.flags == 2 })
    #expect(images[1].numbers[0..<4] == [0, 8, 31, 15])
  }

  @Test(.enabled(if: MediaTool.areInstalled, "ffprobe and ffmpeg are not installed"))
  func aWebPKeepsItsPixels() throws {
    let images = images(try film("webp"))
    try #require(images.count == 9)
    var canvas = [UInt8](repeating: 0, count: 93 * 61 * 4)
    for (index, image) in images.enumerated() {
      let (width, height) = (image.numbers[2] + 1, image.numbers[3] + 1)
      let form = Array("WEBP".utf8) + image.picture
      let still = Array("RIFF".utf8) + LittleEndian.bytes(form.count, 4) + form
      try Data(still).write(to: URL(fileURLWithPath: folder("still.webp")))
      let pixels = try MediaTool.decode(folder("still.webp"), pixelFormat: "bgra")
      try #require(pixels.count == width * height * 4)
      for y in 0..<height {
        let start = ((image.numbers[1] * 2 + y) * 93 + image.numbers[0] * 2) * 4
        canvas.replaceSubrange(
          start..<start + width * 4, with: pixels[y * width * 4..<(y + 1) * width * 4])
      }
      let frame = PixelFrame(size: PixelSize(width: 93, height: 61))
      AnimatedPictureTests.paint(frame, index)
      for (x, y) in [(2, 2), (8 * min(index, 6) + 3, 22), (8 * min(index, 6) + 14, 22), (90, 60)] {
        let right = StraightPixels.straight(frame[x, y])
        let found = canvas[(y * 93 + x) * 4..<(y * 93 + x) * 4 + 4]
        #expect(UInt32(LittleEndian.number(found)) == right, "frame \(index) at \(x), \(y)")
      }
    }
  }

  @Test func fastOnesAreToldOf() throws {
    let video = VideoDescription(
      size: PixelSize(width: 9, height: 9), rate: FrameRate(120), frameCount: 3)
    #expect(try APNG(video).warnings.contains { $0.contains("90") })
    #expect(try WebP(video).warnings.contains { $0.contains("90") })
  }
}
