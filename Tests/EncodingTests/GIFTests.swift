import Encoding
import Frames
import Testing

@Suite("GIF") struct GIFTests {
  let format: OutputFormat
  let folder: ScratchFolder

  init() throws {
    format = try OutputFormat(named: "gif")
    folder = try ScratchFolder()
  }

  /// A bar that moves in every frame, over an edge with many shades.
  private func bar(
    frames: Int, rate: FrameRate, plays: PlayCount = .forever, stops: Int = .max
  ) -> TestFilm {
    TestFilm(
      video: VideoDescription(
        size: PixelSize(width: 120, height: 40), rate: rate, frameCount: frames, plays: plays)
    ) { frame, index in
      frame.fill(0xFFFF_FFFF)
      frame.fill(x: 0..<min(index, stops) % 120 + 1, y: 10..<30, 0xFF20_60C0)
    }
  }

  private func written(_ name: String = "a.gif") throws -> GIFFile {
    let file = try GIFFile(folder.bytes(name))
    #expect(file.isComplete)
    #expect(file.images.allSatisfy { !$0.hasOwnPalette })
    return file
  }

  @Test(
    "C05: delays carry their rounding",
    arguments: [
      (90, FrameRate(30), [3, 4], 300), (24, FrameRate(24), [4, 5], 100),
      (50, FrameRate(25), [4], 200), (100, FrameRate(50), [2], 200),
      (60, FrameRate(30000, 1001), [3, 4], 200),
    ])
  func carriesTheRoundingOfDelays(frames: Int, rate: FrameRate, delays: [Int], sum: Int) throws {
    let encoder = try bar(frames: frames, rate: rate).encode(
      as: format, to: folder("a.gif"), chunkLength: 40)
    #expect(encoder.warnings.isEmpty)
    let images = try written().images
    #expect(images.count == frames)
    #expect(Set(images.map(\.delay)).sorted() == delays)
    #expect(images.reduce(0) { $0 + $1.delay } == sum)
  }

  @Test("C05: what is too fast is resampled to 50 a second, with a warning")
  func resamplesWhatIsTooFast() throws {
    let encoder = try bar(frames: 120, rate: FrameRate(60)).encode(as: format, to: folder("a.gif"))
    #expect(encoder.video.frameCount == 100)
    #expect(encoder.warnings.contains { $0.contains("50 instead of 60") })
    let images = try written().images
    #expect(images.count == 100)
    #expect(images.allSatisfy { $0.delay == 2 })
  }

  @Test(
    "C06: a GIF plays as often as asked",
    arguments: [
      (PlayCount.times(1), nil), (.times(3), [3, 1, 2, 0, 0]), (.forever, [3, 1, 0, 0, 0]),
    ] as [(PlayCount, [UInt8]?)])
  func playsAsOftenAsAsked(plays: PlayCount, block: [UInt8]?) throws {
    try bar(frames: 30, rate: FrameRate(10), plays: plays, stops: 9)
      .encode(as: format, to: folder("a.gif"), chunkLength: 12)
    let file = try written()
    #expect(file.loop == block)
    #expect(file.images.reduce(0) { $0 + $1.delay } == 300)
  }

  @Test func coversOnlyWhatChanges() throws {
    try bar(frames: 30, rate: FrameRate(10), stops: 9)
      .encode(as: format, to: folder("a.gif"), chunkLength: 7)
    let images = try written().images
    #expect(images[0].width == 120 && images[0].height == 40)
    #expect(images[5].x == 5 && images[5].y == 10)
    #expect(images[5].width == 1 && images[5].height == 20)
    // A chunk starts at its seventh, fourteenth … frame, and none is drawn whole again.
    #expect(images.dropFirst().allSatisfy { $0.width == 1 })
    #expect(images[20].height == 1)
  }

  @Test("C13: one frame is one image") func writesOneFrame() throws {
    try bar(frames: 1, rate: FrameRate(30)).encode(as: format, to: folder("a.gif"))
    #expect(try written().images.count == 1)
  }

  @Test(
    .enabled(if: MediaTool.areInstalled, "ffprobe and ffmpeg are not installed"),
    arguments: [1000, 13, 1])
  func showsEveryPixelOfFewColors(chunkLength: Int) throws {
    let film = bar(frames: 50, rate: FrameRate(25))
    try film.encode(as: format, to: folder("a.gif"), chunkLength: chunkLength)
    let rgb = try MediaTool.decode(folder("a.gif"), pixelFormat: "rgb24")
    #expect(rgb.count == 50 * 120 * 40 * 3)
    let frame = PixelFrame(size: film.video.size)
    var wrong = 0
    for index in 0..<50 {
      film.paint(frame, index)
      for y in 0..<40 {
        for x in 0..<120 {
          let start = ((index * 40 + y) * 120 + x) * 3
          let found = rgb[start..<start + 3].reduce(UInt32(0xFF)) { $0 << 8 | UInt32($1) }
          if found != frame[x, y] { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test(
    "C07: transparent frames leave no ghosts",
    .enabled(if: MediaTool.areInstalled, "ffprobe and ffmpeg are not installed"),
    arguments: [1000, 2, 1], [PlayCount.forever, .times(1)])
  func leavesNoGhostsOfTransparentFrames(chunkLength: Int, plays: PlayCount) throws {
    var film = TestFilm(
      video: VideoDescription(
        size: PixelSize(width: 120, height: 40), rate: FrameRate(10), frameCount: 5,
        hasAlpha: true)
    ) { frame, index in
      frame.fill(0)
      frame.fill(x: 4 + index * 20..<12 + index * 20, y: 16..<24, 0xFFFF_0000)
    }
    film.video.plays = plays
    try film.encode(as: format, to: folder("a.gif"), chunkLength: chunkLength)
    #expect(try written().images.count == 5)
    let rgba = try MediaTool.decode(folder("a.gif"), pixelFormat: "bgra")
    #expect(rgba.count == 5 * 120 * 40 * 4)
    for index in 0..<5 {
      for y in 0..<40 {
        for x in 0..<120 {
          let start = ((index * 40 + y) * 120 + x) * 4
          let isInside = (16..<24).contains(y) && (4 + index * 20..<12 + index * 20).contains(x)
          let right: [UInt8] = isInside ? [0, 0, 255, 255] : [0]
          let found = isInside ? Array(rgba[start..<start + 4]) : [rgba[start + 3]]
          if found != right { Issue.record("frame \(index) at \(x), \(y): \(found)") }
        }
      }
    }
  }

  @Test func hasTheSameBytesHoweverTheChunksAreRun() throws {
    let film = bar(frames: 24, rate: FrameRate(25))
    try film.encode(as: format, to: folder("a.gif"), chunkLength: 8)
    try film.encode(as: format, to: folder("b.gif"), chunkLength: 8, lastChunkFirst: true)
    #expect(try folder.bytes("a.gif") == folder.bytes("b.gif"))
  }
}
