import Encoding
import Frames
import Testing

@Suite("PNG") struct PNGTests {
  let format: OutputFormat
  let folder: ScratchFolder

  init() throws {
    format = try OutputFormat(named: "png")
    folder = try ScratchFolder()
  }

  private func film(_ width: Int, _ height: Int, frames: Int, hasAlpha: Bool = false) -> TestFilm {
    TestFilm(
      video: VideoDescription(
        size: PixelSize(width: width, height: height), rate: FrameRate(30), frameCount: frames,
        hasAlpha: hasAlpha)
    ) { frame, index in
      frame.fill(hasAlpha ? 0 : 0xFFFF_FFFF)
      // Half opaque red is 0x80 in both, premultiplied.
      frame.fill(x: 1..<3, y: 0..<2, hasAlpha ? 0x8080_0000 : 0xFFFF_0000 | UInt32(index))
    }
  }

  @Test(arguments: [
    ("one.png", 1, ["one.png"]), ("f.png", 3, ["f-0.png", "f-1.png", "f-2.png"]),
    ("n%d.png", 2, ["n0.png", "n1.png"]), ("n%04d.png", 1, ["n0000.png"]),
    ("in/new/%03d.png", 1, ["in"]),
  ])
  func namesItsFiles(path: String, frames: Int, names: [String]) throws {
    let encoder = try film(4, 2, frames: frames).encode(as: format, to: folder(path))
    #expect(try folder.names == names)
    #expect(encoder.paths(for: path).count == frames)
  }

  @Test func numbersAreAsWideAsTheLastOne() throws {
    let encoder = try format.encoder(of: film(4, 2, frames: 101).video)
    let paths = encoder.paths(for: "out/")
    #expect(paths.first == "out/frame-000.png")
    #expect(paths.last == "out/frame-100.png")
    #expect(encoder.paths(for: folder.path).first == folder.path + "/frame-000.png")
  }

  @Test(.enabled(if: MediaTool.areInstalled, "ffprobe and ffmpeg are not installed"))
  func keepsEveryPixel() throws {
    try film(63, 41, frames: 1).encode(as: format, to: folder("a.png"))
    let rgb = try MediaTool.decode(folder("a.png"), pixelFormat: "rgb24")
    #expect(rgb.count == 63 * 41 * 3)
    #expect(Array(rgb[0..<9]) == [255, 255, 255, 255, 0, 0, 255, 0, 0])
  }

  @Test(.enabled(if: MediaTool.areInstalled, "ffprobe and ffmpeg are not installed"))
  func hasStraightAlpha() throws {
    try film(4, 2, frames: 1, hasAlpha: true).encode(as: format, to: folder("a.png"))
    let rgba = try MediaTool.decode(folder("a.png"), pixelFormat: "rgba")
    #expect(Array(rgba[0..<8]) == [0, 0, 0, 0, 255, 0, 0, 128])
  }

  @Test func hasTheSameBytesTwice() throws {
    try film(40, 30, frames: 3).encode(as: format, to: folder("a%d.png"))
    try film(40, 30, frames: 3).encode(
      as: format, to: folder("b%d.png"), chunkLength: 2, lastChunkFirst: true)
    for index in 0..<3 {
      #expect(try folder.bytes("a\(index).png") == folder.bytes("b\(index).png"))
    }
  }
}
