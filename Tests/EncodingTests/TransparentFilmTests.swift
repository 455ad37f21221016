import Encoding
import Frames
import Testing

/// What holds in each format that keeps what is transparent, and is read back by FFmpeg.
@Suite(
  "Transparent films", .enabled(if: MediaTool.areInstalled, "ffprobe and ffmpeg are not installed"))
struct TransparentFilmTests {
  /// A format, and how its films are read back.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var decoder: String?
    /// Whether colours are stored multiplied by their alpha.
    var isPremultiplied = false
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "webm", decoder: "libvpx-vp9"), Case(name: "apng"),
    Case(name: "mov", isPremultiplied: true),
  ]

  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Red of one half at the left, clear in the middle but for a bar that moves, and blue at the right.
  private func film(_ width: Int, _ height: Int, frames: Int = 10) -> TestFilm {
    TestFilm(
      video: VideoDescription(
        size: PixelSize(width: width, height: height), rate: FrameRate(30), frameCount: frames,
        hasAlpha: true)
    ) { frame, index in
      frame.fill(0)
      frame.fill(x: 0..<width / 3, y: 0..<height, 0x8080_0000)
      frame.fill(x: width * 2 / 3..<width, y: 0..<height, 0xFF00_00FF)
      frame.fill(x: width / 3 + 2 * index..<width / 3 + 2 * index + 6, y: 8..<16, 0x4000_4000)
    }
  }

  /// A pixel of a frame laid on white.
  private func onWhite(
    _ pixels: [UInt8], _ case: Case, _ size: PixelSize, frame: Int, x: Int, y: Int
  ) -> [Int] {
    let start = ((frame * size.height + y) * size.width + x) * 4
    let pixel = pixels[start..<start + 4].map { Int($0) }
    let alpha = pixel[3]
    return pixel.prefix(3).map { channel in
      `case`.isPremultiplied
        ? channel + 255 - alpha : (channel * alpha + 255 * (255 - alpha) + 127) / 255
    }
  }

  @Test(arguments: cases, [(96, 64), (93, 61)])
  func lieOnWhiteAsTheyWereDrawn(format: Case, sides: (Int, Int)) throws {
    let film = film(sides.0, sides.1)
    let path = folder("a." + format.name)
    let encoder = try film.encode(as: OutputFormat(named: format.name), to: path, chunkLength: 4)
    #expect(encoder.warnings.isEmpty)
    let size = film.video.size
    let pixels = try MediaTool.decode(path, pixelFormat: "rgba", decoder: format.decoder)
    try #require(pixels.count == 10 * size.width * size.height * 4)
    for frame in [0, 3, 4, 9] {
      let places: [(x: Int, color: [Int])] = [
        (10, [255, 127, 127]), (size.width / 3 + 27, [255, 255, 255]),
        (size.width - 4, [0, 0, 255]),
      ]
      for place in places {
        for y in [4, size.height / 2, size.height - 1] {
          let found = onWhite(pixels, format, size, frame: frame, x: place.x, y: y)
          for (found, right) in zip(found, place.color) {
            #expect(abs(found - right) <= 3, "frame \(frame) at \(place.x), \(y): \(found)")
          }
        }
      }
      // The bar is where this frame has it, and nowhere else.
      let bar = size.width / 3 + 2 * frame + 3
      let found = onWhite(pixels, format, size, frame: frame, x: bar, y: 12)
      for (found, right) in zip(found, [191, 255, 191]) { #expect(abs(found - right) <= 12) }
    }
  }

  @Test(arguments: cases)
  func haveTheSameBytesHoweverTheirChunksAreOrdered(format: Case) throws {
    let film = film(64, 48)
    let output = try OutputFormat(named: format.name)
    try film.encode(as: output, to: folder("a." + format.name), chunkLength: 4)
    try film.encode(
      as: output, to: folder("b." + format.name), chunkLength: 4, lastChunkFirst: true)
    #expect(try folder.bytes("a." + format.name) == folder.bytes("b." + format.name))
  }
}
