import Frames
import Testing

@testable import Encoding

@Suite("MP4", .enabled(if: MediaTool.areInstalled, "ffprobe and ffmpeg are not installed"))
struct MP4Tests {
  let format: OutputFormat
  let folder: ScratchFolder

  init() throws {
    format = try OutputFormat(named: "mp4")
    folder = try ScratchFolder()
  }

  private func film(
    _ width: Int, _ height: Int, frames: Int, rate: FrameRate = FrameRate(30),
    paint: @escaping @Sendable (PixelFrame, Int) -> Void
  ) -> TestFilm {
    TestFilm(
      video: VideoDescription(
        size: PixelSize(width: width, height: height), rate: rate, frameCount: frames),
      paint: paint)
  }

  @Test("C02: plays everywhere: High, yuv420p, avc1, moov before mdat") func playsEverywhere()
    throws
  {
    let film = film(320, 180, frames: 30) { frame, index in
      frame.fill(0xFFFF_FFFF)
      frame.fill(x: index..<index + 40, y: 20..<90, 0xFF20_60C0)
    }
    let encoder = try film.encode(as: format, to: folder("a.mp4"), chunkLength: 10)
    #expect(encoder.warnings.isEmpty)
    let facts = try MediaTool.facts(of: folder("a.mp4"))
    let expected = [
      "pix_fmt": "yuv420p", "profile": "High", "codec_tag_string": "avc1",
      "field_order": "progressive", "sample_aspect_ratio": "1:1", "nb_frames": "30",
      "duration": "1.000000", "format.duration": "1.000000", "r_frame_rate": "30/1",
      "avg_frame_rate": "30/1", "has_b_frames": "0",
    ]
    for (name, value) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(facts[name] == value, "\(name)")
    }
    #expect(Int(facts["level"] ?? "").map { $0 <= 51 } == true)
    #expect(!facts.keys.contains { $0.contains("encoder") || $0.contains("creation") })
    let bytes = try folder.bytes("a.mp4")
    let index = try #require(bytes.firstRange(of: Array("moov".utf8)))
    let pixels = try #require(bytes.firstRange(of: Array("mdat".utf8)))
    #expect(index.lowerBound < pixels.lowerBound)
    #expect(bytes.contains(Array("nclx".utf8)))
    #expect(!bytes.contains(Array("x264".utf8)))
    #expect(!bytes.contains(Array("Lavf".utf8)))
  }

  @Test(
    "C03: colours are converted by BT.709 and tagged so",
    arguments: [(0xFF4A_CBDD, [168, 149, 71]), (0xFFFF_0000, [63, 102, 240])]
      as [(UInt32, [Int])], [(1280, 720), (320, 180)])
  func convertsAndTagsBT709(color: (UInt32, [Int]), size: (Int, Int)) throws {
    let film = film(size.0, size.1, frames: 2) { frame, _ in frame.fill(color.0) }
    try film.encode(as: format, to: folder("a.mp4"))
    let facts = try MediaTool.facts(of: folder("a.mp4"))
    #expect(facts["color_space"] == "bt709")
    #expect(facts["color_primaries"] == "bt709")
    #expect(facts["color_transfer"] == "bt709")
    #expect(facts["color_range"] == "tv")
    let planes = try MediaTool.decode(folder("a.mp4"))
    let area = size.0 * size.1
    let middles = [area / 2, area + area / 8, area * 5 / 4 + area / 8].map { Int(planes[$0]) }
    for (found, right) in zip(middles, color.1) { #expect(abs(found - right) <= 2) }
  }

  @Test("C01: an odd size is padded with the background, with a warning")
  func padsOddSizesWithTheBackground() throws {
    var film = film(63, 41, frames: 3) { frame, _ in
      frame.fill(0xFFFF_FFFF)
      frame.fill(x: 0..<63, y: 20..<41, 0xFF30_3030)
    }
    film.video.background = FlatColor(red: 0, green: 0, blue: 255)
    let encoder = try film.encode(as: format, to: folder("a.mp4"))
    #expect(encoder.warnings.count == 1)
    #expect(encoder.warnings.contains { $0.contains("63x41") && $0.contains("64x42") })
    let rgb = try MediaTool.decode(folder("a.mp4"), pixelFormat: "rgb24")
    #expect(rgb.count == 64 * 42 * 3 * 3)
    func pixel(_ x: Int, _ y: Int) -> [Int] { (0..<3).map { Int(rgb[(y * 64 + x) * 3 + $0]) } }
    for (x, y, right) in [
      (0, 0, [255, 255, 255]), (60, 10, [255, 255, 255]), (60, 38, [48, 48, 48]),
    ] {
      for (found, right) in zip(pixel(x, y), right) { #expect(abs(found - right) <= 6) }
    }
    let corner = pixel(63, 41)
    #expect(corner[2] > corner[0] + 60, "the padding is blue: \(corner)")
  }

  @Test("C01: an even size that is no multiple of 16 stays")
  func keepsEvenSizesThatAreNoMultipleOf16() throws {
    let encoder = try film(854, 482, frames: 2) { frame, _ in frame.fill(0xFF80_8080) }
      .encode(as: format, to: folder("a.mp4"))
    #expect(encoder.warnings.isEmpty)
    let facts = try MediaTool.facts(of: folder("a.mp4"))
    #expect(facts["width"] == "854")
    #expect(facts["height"] == "482")
  }

  @Test("C11: every frame is there, to the last", arguments: [1, 7, 20, 60])
  func showsEveryFrameToTheLast(chunkLength: Int) throws {
    let film = film(64, 64, frames: 60) { frame, index in
      frame.fill(0xFF00_0000 | UInt32(16 + index * 3) &* 0x01_0101)
    }
    try film.encode(as: format, to: folder("a.mp4"), chunkLength: chunkLength)
    let facts = try MediaTool.facts(of: folder("a.mp4"))
    #expect(facts["nb_frames"] == "60")
    #expect(facts["duration"] == "2.000000")
    let planes = try MediaTool.decode(folder("a.mp4"))
    let frameBytes = 64 * 64 * 3 / 2
    #expect(planes.count == 60 * frameBytes)
    for index in 0..<60 {
      let luma = Double(planes[index * frameBytes + 2080])
      #expect(abs(luma - (16 + Double(16 + index * 3) * 219 / 255)) < 1.5, "frame \(index)")
    }
  }

  @Test("C13: one frame is a film") func writesOneFrame() throws {
    try film(32, 32, frames: 1) { frame, _ in frame.fill(0xFFFF_FFFF) }
      .encode(as: format, to: folder("a.mp4"))
    let facts = try MediaTool.facts(of: folder("a.mp4"))
    #expect(facts["nb_frames"] == "1")
    #expect(facts["duration"] == "0.033333")
  }

  @Test("C14: fractional rates are exact") func keepsFractionalRatesExact() throws {
    let film = film(16, 16, frames: 300, rate: FrameRate(30000, 1001)) { frame, index in
      frame.fill(0xFF00_0000 | UInt32(index % 200) &* 0x01_0101)
    }
    try film.encode(as: format, to: folder("a.mp4"), chunkLength: 75)
    let facts = try MediaTool.facts(of: folder("a.mp4"))
    #expect(facts["r_frame_rate"] == "30000/1001")
    #expect(facts["avg_frame_rate"] == "30000/1001")
    #expect(facts["nb_frames"] == "300")
    #expect(facts["duration"] == "10.010000")
    #expect(facts["format.duration"] == "10.010000")
  }

  @Test func hasTheSameBytesHoweverTheChunksAreRun() throws {
    let film = film(80, 48, frames: 24) { frame, index in
      frame.fill(0xFFF0_F0F0)
      frame.fill(x: index * 2..<index * 2 + 9, y: index..<index + 9, 0xFF10_80C0)
    }
    try film.encode(as: format, to: folder("a.mp4"), chunkLength: 8)
    try film.encode(as: format, to: folder("b.mp4"), chunkLength: 8, lastChunkFirst: true)
    #expect(try folder.bytes("a.mp4") == folder.bytes("b.mp4"))
  }

  @Test func laysTransparencyOnTheBackgroundWithAWarning() throws {
    var film = film(32, 32, frames: 1) { frame, _ in
      frame.fill(0)
      frame.fill(x: 16..<32, y: 0..<32, 0xFFFF_0000)
    }
    film.video.hasAlpha = true
    let encoder = try film.encode(as: format, to: folder("a.mp4"))
    #expect(encoder.warnings.contains { $0.contains("white") })
    let rgb = try MediaTool.decode(folder("a.mp4"), pixelFormat: "rgb24")
    #expect(rgb[0..<3].allSatisfy { $0 > 250 })
    let red = 30 * 3
    #expect(rgb[red] > 240 && rgb[red + 1] < 15)
  }

  @Test("C06: the end is held for next to nothing") func holdsTheCompletedStateForNextToNothing()
    throws
  {
    func film(_ frames: Int) -> TestFilm {
      self.film(320, 180, frames: frames) { frame, index in
        frame.fill(0xFFFF_FFFF)
        frame.fill(x: 20..<20 + min(index, 10) * 20, y: 40..<140, 0xFF20_60C0)
      }
    }
    try film(11).encode(as: format, to: folder("short.mp4"))
    try film(71).encode(as: format, to: folder("long.mp4"))
    let (short, long) = try (folder.bytes("short.mp4"), folder.bytes("long.mp4"))
    #expect(long.count - short.count < 60 * 40)
    let planes = try MediaTool.decode(folder("long.mp4"))
    let frameBytes = 320 * 180 * 3 / 2
    let last = planes.suffix(frameBytes)
    #expect(abs(Int(last[last.startIndex + 90 * 320 + 210]) - 91) <= 3)
    for index in 12..<71 {
      let frame = planes[index * frameBytes..<(index + 1) * frameBytes]
      let worst = zip(frame, last).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
      #expect(worst <= 2, "frame \(index)")
    }
  }

  @Test func losesNothingWithTheQuantizerZero() throws {
    var film = film(64, 48, frames: 12) { frame, index in
      frame.fill(0xFFFF_FFFF)
      frame.fill(x: index * 3..<index * 3 + 17, y: index..<index + 13, 0xFF20_60C0)
    }
    film.video.compression.quality = 0
    try film.encode(as: format, to: folder("a.mp4"))
    let decoded = try MediaTool.decode(folder("a.mp4"))
    let count = 64 * 48 * 3 / 2
    #expect(decoded.count == 12 * count)
    for index in 0..<12 {
      let frame = PixelFrame(size: film.video.size)
      film.paint(frame, index)
      let planes = PicturePlanes(for: film.video)
      planes.convert(frame, changes: BlockMask(size: frame.size, changed: true))
      let luma = unsafe Array(UnsafeBufferPointer(start: planes.luma, count: 64 * 48))
      #expect(Array(decoded[index * count..<index * count + 64 * 48]) == luma, "frame \(index)")
    }
  }

  /// Pictures in which much changes are coarse; once the film rests, its end is as fine as any.
  @Test func aRestIsFineAfterMuchHasMoved() throws {
    let film = film(320, 192, frames: 20) { frame, index in
      let shift = min(index, 10)
      for y in 0..<192 {
        for x in 0..<320 {
          let value = UInt32((x * 13 + y * 7 + shift * 29) % 97 + 80)
          frame[x, y] = 0xFF00_0000 | value << 16 | value << 8 | value
        }
      }
    }
    try film.encode(as: format, to: folder("a.mp4"))
    let decoded = try MediaTool.decode(folder("a.mp4"))
    let count = 320 * 192 * 3 / 2
    func error(_ index: Int) -> Int {
      let frame = PixelFrame(size: film.video.size)
      film.paint(frame, index)
      let planes = PicturePlanes(for: film.video)
      planes.convert(frame, changes: BlockMask(size: frame.size, changed: true))
      return (0..<320 * 192).reduce(0) {
        $0 + abs(Int(unsafe planes.luma[$1]) - Int(decoded[index * count + $1]))
      }
    }
    #expect(error(19) * 10 < error(10) * 8, "\(error(10)) while moving, \(error(19)) at rest")
  }
}
